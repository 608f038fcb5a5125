; from one replica to any number, question 107
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.split () (_ BitVec 7))
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
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.split () (_ BitVec 7))
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
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x2313 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2313 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
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
 (let (($x835 (= (_ bv40 7) old.ffn.up.split)))
 (or $x835 $x1563 $x49)))))
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
 (let (($x2895 (and old.ffn.width.everywhere $x44)))
 (= old.ffn.in_place (or $x2895 old.ffn.width.filled)))))
(assert
 (let (($x44 (not old.ffn.width.moved)))
 (let (($x2895 (and old.ffn.width.everywhere $x44)))
 (let ((?x1706 (ite $x2895 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x2994 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1759 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2585 ?x2994 (ite (< 1 old.tp) (_ bv16 7) ?x1706)))))
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
 (= old.ffn.up_state (ite $x49 ?x760 (ite $x1563 ?x1990 (ite $x13 (_ bv92 7) ?x1759))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x29 (= (_ bv40 7) new.ffn.down.split)))
 (or $x29 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
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
 (let (($x843 (= (_ bv40 7) new.ffn.up.split)))
 (or $x843 $x2399 $x1455)))))
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
 (let (($x1137 (and new.ffn.width.everywhere $x3169)))
 (= new.ffn.in_place (or $x1137 new.ffn.width.filled)))))
(assert
 (let (($x3169 (not new.ffn.width.moved)))
 (let (($x1137 (and new.ffn.width.everywhere $x3169)))
 (let ((?x2385 (ite $x1137 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x852 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1732 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x905 ?x852 (ite (< 1 new.tp) (_ bv16 7) ?x2385)))))
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
 (= new.ffn.up_state (ite $x1455 ?x1363 (ite $x2399 ?x2150 (ite $x2637 (_ bv92 7) ?x1732))))))))))))))))))))))
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
 (let (($x2331 (or $x2380 (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.up.split))) (not (or (= (_ bv21 7) new.ffn.up_state) (= (_ bv16 7) new.ffn.up_state))))))
 (not $x2331))))
(assert
 (let (($x2380 (not true)))
(or $x2380 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.up.split))) (not (or (= (_ bv21 7) old.ffn.up_state) (= (_ bv16 7) old.ffn.up_state))))))
(check-sat)

; from one replica to any number, question 108
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
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (or (= (_ bv4 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective) $x2311 $x3260 (= (_ bv73 7) old.ffn.up.collective)))))
(assert
 (let (($x835 (= (_ bv40 7) old.ffn.up.split)))
 (or $x835 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (let (($x1462 (= (_ bv69 7) old.ffn.up.sum)))
 (let (($x279 (= (_ bv24 7) old.ffn.up.sum)))
 (or (= (_ bv0 7) old.ffn.up.sum) (= (_ bv15 7) old.ffn.up.sum) $x279 $x1462))))
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
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (or (= (_ bv4 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective) $x2602 $x3263 (= (_ bv73 7) new.ffn.up.collective)))))
(assert
 (let (($x843 (= (_ bv40 7) new.ffn.up.split)))
 (or $x843 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (let (($x480 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x3221 (= (_ bv24 7) new.ffn.up.sum)))
 (or (= (_ bv0 7) new.ffn.up.sum) (= (_ bv15 7) new.ffn.up.sum) $x3221 $x480))))
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
 (let (($x2393 (not new.ffn.up.group.pp)))
 (let (($x3042 (or $x2393 (= 1 new.pp))))
 (let (($x1502 (not new.ffn.up.group.sp)))
 (let (($x1410 (or $x1502 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x3229 (not new.ffn.up.group.dp)))
 (let (($x1287 (or $x3229 $x3184)))
 (let (($x480 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x520 (not new.model.gated)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x3221 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x843 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2051 (and (not $x843) (or $x2602 (and (or (not new.ffn.up.group.tp) $x2386) $x1287 $x1410 $x3042)))))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2380 (not true)))
 (let (($x1250 (or $x2380 $x3263 $x2051 (and $x843 (or $x3221 (and $x2386 $x520 $x480))) (and (or new.ffn.up.group.tp $x2386) $x1287 $x1410 $x3042))))
 (not $x1250)))))))))))))))))))
(assert
 (let (($x1799 (not old.ffn.up.group.pp)))
(let (($x2603 (or $x1799 (= 1 old.pp))))
(let (($x1175 (not old.ffn.up.group.sp)))
(let (($x295 (or $x1175 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x3217 (not old.ffn.up.group.dp)))
(let (($x2180 (or $x3217 $x2122)))
(let (($x1462 (= (_ bv69 7) old.ffn.up.sum)))
(let (($x899 (not old.model.gated)))
(let (($x3274 (= 1 old.tp)))
(let (($x279 (= (_ bv24 7) old.ffn.up.sum)))
(let (($x835 (= (_ bv40 7) old.ffn.up.split)))
(let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
(let (($x1459 (and (not $x835) (or $x2311 (and (or (not old.ffn.up.group.tp) $x3274) $x2180 $x295 $x2603)))))
(let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
(let (($x2380 (not true)))
(or $x2380 $x3260 $x1459 (and $x835 (or $x279 (and $x3274 $x899 $x1462))) (and (or old.ffn.up.group.tp $x3274) $x2180 $x295 $x2603)))))))))))))))))))
(check-sat)

; from one replica to any number, question 109
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
 (let (($x3000 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3100 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3100 $x3000 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1368 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1660 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1660 $x2616 $x3114 $x2140 $x2488)))))))
(assert
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2487 $x1058))))
(assert
 (let (($x2085 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2085 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x901 (= (_ bv29 7) old.ffn.up.bias)))
 (let (($x2333 (= (_ bv27 7) old.ffn.up.bias)))
 (let (($x1810 (= (_ bv23 7) old.ffn.up.bias)))
 (let (($x2744 (= (_ bv1 7) old.ffn.up.bias)))
 (or $x2744 $x1810 $x2333 $x901))))))
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
 (let (($x835 (= (_ bv40 7) old.ffn.up.split)))
 (or $x835 $x1563 $x49)))))
(assert
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3432 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3432 $x329 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x994 $x537 (= (_ bv56 7) old.ffn.width.kind) $x3216 $x1425 $x2014 $x1557 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1976 (and $x3216 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1976))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3216 $x878 (= ?x131 old.ffn.width.n))))))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3216 $x878 (<= old.ffn.width.n ?x131))))))))
(assert
 (let (($x1207 (= (- 1) old.ffn.width.n)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1783 (ite $x994 (or $x1207 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1207 (< 1 old.ffn.width.n)))))
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x870 (ite $x2014 (or $x1207 (< old.ffn.width.block old.ffn.width.n)) (ite $x3216 (or $x1207 (< ?x131 old.ffn.width.n)) $x1783))))
 (let (($x3241 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x870)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.moved (ite $x688 old.ffn.width.given_moved $x3241)))))))))))))))
(assert
 (let (($x3000 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1859 (or $x3000 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1859))))
(assert
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1833 (or $x1557 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.everywhere (ite $x688 old.ffn.width.given_everywhere $x1833))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x2895 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x912)))
 (let (($x1818 (= 1 old.ffn.width.parts)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.first_alone (ite $x688 old.ffn.width.given_first (or $x1818 $x2895))))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (= old.ffn.in_place (or $x1121 old.ffn.width.filled)))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x1001 (ite $x1656 (_ bv16 7) (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2723 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1628 (ite (or $x2140 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3114 $x2616) (_ bv96 7) (ite $x2488 ?x2723 ?x1001)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x916 (or $x1579 $x134 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1772 (or $x1579 $x134 (and $x2616 old.ffn.width.padded $x912) (and $x2488 old.ffn.width.leads))))
 (let ((?x2163 (ite (and $x2616 old.ffn.width.filled (not $x134)) (_ bv96 7) (ite $x1772 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1058 ?x2163 (ite $x2487 (ite $x916 (_ bv96 7) (ite $x2616 (_ bv21 7) (_ bv16 7))) ?x1628)))))))))))))))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let ((?x1519 (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x523 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1827 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2585 ?x523 (ite $x1656 (_ bv16 7) ?x1519)))))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x876 (or $x3260 (not (or $x329 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let ((?x736 (ite (or $x1351 $x2293 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1109 (or $x1351 $x2293 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x912) (and $x2585 old.ffn.width.leads))))
 (let ((?x1273 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2293)) (_ bv96 7) (ite $x1109 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x49 ?x1273 (ite $x1563 ?x736 (ite $x876 (_ bv92 7) ?x1827)))))))))))))))))))))))
(assert
 (let (($x364 (not old.ffn.width.everywhere)))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1058 (not (= (_ bv96 7) old.ffn.gate_state)) $x364) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x676 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2589 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2589 $x676 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3169 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1882 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1882 $x2050 $x2104 $x1536 $x2149)))))))
(assert
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2369 $x1247))))
(assert
 (let (($x2842 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2842 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2137 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x2683 (= (_ bv27 7) new.ffn.up.bias)))
 (let (($x2395 (= (_ bv23 7) new.ffn.up.bias)))
 (let (($x2739 (= (_ bv1 7) new.ffn.up.bias)))
 (or $x2739 $x2395 $x2683 $x2137))))))
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
 (let (($x843 (= (_ bv40 7) new.ffn.up.split)))
 (or $x843 $x2399 $x1455)))))
(assert
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1719 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1719 $x3425 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1305 $x610 (= (_ bv56 7) new.ffn.width.kind) $x1498 $x1547 $x181 $x792 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3371 (and $x1498 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3371))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1498 $x1067 (= ?x2827 new.ffn.width.n))))))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1498 $x1067 (<= new.ffn.width.n ?x2827))))))))
(assert
 (let (($x2179 (= (- 1) new.ffn.width.n)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x748 (ite $x1305 (or $x2179 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2179 (< 1 new.ffn.width.n)))))
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3078 (ite $x181 (or $x2179 (< new.ffn.width.block new.ffn.width.n)) (ite $x1498 (or $x2179 (< ?x2827 new.ffn.width.n)) $x748))))
 (let (($x1934 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3078)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.moved (ite $x1639 new.ffn.width.given_moved $x1934)))))))))))))))
(assert
 (let (($x676 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x280 (or $x676 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x280))))
(assert
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1166 (or $x792 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.everywhere (ite $x1639 new.ffn.width.given_everywhere $x1166))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2089 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x1068)))
 (let (($x128 (= 1 new.ffn.width.parts)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.first_alone (ite $x1639 new.ffn.width.given_first (or $x128 $x2089))))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (= new.ffn.in_place (or $x2035 new.ffn.width.filled)))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x673 (ite $x2788 (_ bv16 7) (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1552 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1866 (ite (or $x1536 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2104 $x2050) (_ bv96 7) (ite $x2149 ?x1552 ?x673)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2633 (or $x2320 $x2337 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2756 (or $x2320 $x2337 (and $x2050 new.ffn.width.padded $x1068) (and $x2149 new.ffn.width.leads))))
 (let ((?x2225 (ite (and $x2050 new.ffn.width.filled (not $x2337)) (_ bv96 7) (ite $x2756 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1247 ?x2225 (ite $x2369 (ite $x2633 (_ bv96 7) (ite $x2050 (_ bv21 7) (_ bv16 7))) ?x1866)))))))))))))))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let ((?x1659 (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x540 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x705 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x905 ?x540 (ite $x2788 (_ bv16 7) ?x1659)))))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2347 (or $x3263 (not (or $x3425 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let ((?x1354 (ite (or $x2716 $x2840 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1609 (or $x2716 $x2840 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1068) (and $x905 new.ffn.width.leads))))
 (let ((?x2362 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2840)) (_ bv96 7) (ite $x1609 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1455 ?x2362 (ite $x2399 ?x1354 (ite $x2347 (_ bv92 7) ?x705)))))))))))))))))))))))
(assert
 (let (($x2253 (not new.ffn.width.everywhere)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1247 (not (= (_ bv96 7) new.ffn.gate_state)) $x2253) (_ bv97 7) (_ bv96 7))))))
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
 (let (($x2739 (= (_ bv1 7) new.ffn.up.bias)))
 (let (($x910 (and $x2739 (or (not (= (_ bv97 7) new.ffn.up_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.up_state)) (not new.model.gated) false))))
 (let (($x843 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x182 (and $x843 (or (or (= (_ bv29 7) new.ffn.up.bias) (= (_ bv23 7) new.ffn.up.bias)) $x910))))
 (let (($x2411 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1363 (not (= (_ bv92 7) new.ffn.up_state))))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2137 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x2290 (and $x2137 new.ffn.width.first_alone (or $x1455 (and $x2399 $x1363 (or $x3169 $x2411))))))
 (let (($x2380 (not true)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x3280 (or $x2386 $x2380 (not new.model.up_bias) (and (not $x843) (or $x2739 (= (_ bv27 7) new.ffn.up.bias))) $x2290 $x182)))
 (not $x3280))))))))))))))))
(assert
 (let (($x2744 (= (_ bv1 7) old.ffn.up.bias)))
(let (($x3010 (and $x2744 (or (not (= (_ bv97 7) old.ffn.up_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.up_state)) (not old.model.gated) false))))
(let (($x835 (= (_ bv40 7) old.ffn.up.split)))
(let (($x2078 (and $x835 (or (or (= (_ bv29 7) old.ffn.up.bias) (= (_ bv23 7) old.ffn.up.bias)) $x3010))))
(let (($x408 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
(let (($x1620 (not (= (_ bv92 7) old.ffn.up_state))))
(let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
(let (($x49 (= (_ bv61 7) old.ffn.up.split)))
(let (($x901 (= (_ bv29 7) old.ffn.up.bias)))
(let (($x2387 (and $x901 old.ffn.width.first_alone (or $x49 (and $x1563 $x1620 (or $x1368 $x408))))))
(let (($x3110 (not old.model.up_bias)))
(let (($x2380 (not true)))
(let (($x3274 (= 1 old.tp)))
(or $x3274 $x2380 $x3110 (and (not $x835) (or $x2744 (= (_ bv27 7) old.ffn.up.bias))) $x2387 $x2078))))))))))))))))
(check-sat)

; from one replica to any number, question 110
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
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.activated () (_ BitVec 7))
(declare-fun new.dp () Int)
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
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1368 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1660 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1660 $x2616 $x3114 $x2140 $x2488)))))))
(assert
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2487 $x1058))))
(assert
 (let (($x2085 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2085 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
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
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x994 $x537 (= (_ bv56 7) old.ffn.width.kind) $x3216 $x1425 $x2014 $x1557 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1976 (and $x3216 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1976))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3216 $x878 (= ?x131 old.ffn.width.n))))))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3216 $x878 (<= old.ffn.width.n ?x131))))))))
(assert
 (let (($x1207 (= (- 1) old.ffn.width.n)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1783 (ite $x994 (or $x1207 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1207 (< 1 old.ffn.width.n)))))
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x870 (ite $x2014 (or $x1207 (< old.ffn.width.block old.ffn.width.n)) (ite $x3216 (or $x1207 (< ?x131 old.ffn.width.n)) $x1783))))
 (let (($x3241 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x870)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.moved (ite $x688 old.ffn.width.given_moved $x3241)))))))))))))))
(assert
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1833 (or $x1557 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.everywhere (ite $x688 old.ffn.width.given_everywhere $x1833))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (= old.ffn.in_place (or $x1121 old.ffn.width.filled)))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x1001 (ite $x1656 (_ bv16 7) (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2723 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1628 (ite (or $x2140 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3114 $x2616) (_ bv96 7) (ite $x2488 ?x2723 ?x1001)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x916 (or $x1579 $x134 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1772 (or $x1579 $x134 (and $x2616 old.ffn.width.padded $x912) (and $x2488 old.ffn.width.leads))))
 (let ((?x2163 (ite (and $x2616 old.ffn.width.filled (not $x134)) (_ bv96 7) (ite $x1772 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1058 ?x2163 (ite $x2487 (ite $x916 (_ bv96 7) (ite $x2616 (_ bv21 7) (_ bv16 7))) ?x1628)))))))))))))))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let ((?x1519 (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x523 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1827 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2585 ?x523 (ite $x1656 (_ bv16 7) ?x1519)))))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x876 (or $x3260 (not (or $x329 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let ((?x736 (ite (or $x1351 $x2293 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1109 (or $x1351 $x2293 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x912) (and $x2585 old.ffn.width.leads))))
 (let ((?x1273 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2293)) (_ bv96 7) (ite $x1109 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x49 ?x1273 (ite $x1563 ?x736 (ite $x876 (_ bv92 7) ?x1827)))))))))))))))))))))))
(assert
 (let ((?x2404 (ite old.model.gated old.ffn.gate_state old.ffn.up_state)))
 (= old.ffn.activated (ite (and old.model.joint (= (_ bv92 7) old.ffn.up_state)) (_ bv92 7) ?x2404))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3169 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1882 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1882 $x2050 $x2104 $x1536 $x2149)))))))
(assert
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2369 $x1247))))
(assert
 (let (($x2842 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2842 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
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
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1305 $x610 (= (_ bv56 7) new.ffn.width.kind) $x1498 $x1547 $x181 $x792 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3371 (and $x1498 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3371))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1498 $x1067 (= ?x2827 new.ffn.width.n))))))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1498 $x1067 (<= new.ffn.width.n ?x2827))))))))
(assert
 (let (($x2179 (= (- 1) new.ffn.width.n)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x748 (ite $x1305 (or $x2179 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2179 (< 1 new.ffn.width.n)))))
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3078 (ite $x181 (or $x2179 (< new.ffn.width.block new.ffn.width.n)) (ite $x1498 (or $x2179 (< ?x2827 new.ffn.width.n)) $x748))))
 (let (($x1934 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3078)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.moved (ite $x1639 new.ffn.width.given_moved $x1934)))))))))))))))
(assert
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1166 (or $x792 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.everywhere (ite $x1639 new.ffn.width.given_everywhere $x1166))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (= new.ffn.in_place (or $x2035 new.ffn.width.filled)))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x673 (ite $x2788 (_ bv16 7) (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1552 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1866 (ite (or $x1536 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2104 $x2050) (_ bv96 7) (ite $x2149 ?x1552 ?x673)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2633 (or $x2320 $x2337 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2756 (or $x2320 $x2337 (and $x2050 new.ffn.width.padded $x1068) (and $x2149 new.ffn.width.leads))))
 (let ((?x2225 (ite (and $x2050 new.ffn.width.filled (not $x2337)) (_ bv96 7) (ite $x2756 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1247 ?x2225 (ite $x2369 (ite $x2633 (_ bv96 7) (ite $x2050 (_ bv21 7) (_ bv16 7))) ?x1866)))))))))))))))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let ((?x1659 (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x540 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x705 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x905 ?x540 (ite $x2788 (_ bv16 7) ?x1659)))))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2347 (or $x3263 (not (or $x3425 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let ((?x1354 (ite (or $x2716 $x2840 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1609 (or $x2716 $x2840 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1068) (and $x905 new.ffn.width.leads))))
 (let ((?x2362 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2840)) (_ bv96 7) (ite $x1609 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1455 ?x2362 (ite $x2399 ?x1354 (ite $x2347 (_ bv92 7) ?x705)))))))))))))))))))))))
(assert
 (let ((?x1314 (ite new.model.gated new.ffn.gate_state new.ffn.up_state)))
 (= new.ffn.activated (ite (and new.model.joint (= (_ bv92 7) new.ffn.up_state)) (_ bv92 7) ?x1314))))
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
 (not (or (= 1 new.tp) (not (= (_ bv92 7) new.ffn.activated)))))
(assert
 (let (($x3274 (= 1 old.tp)))
(or $x3274 (not (= (_ bv92 7) old.ffn.activated)))))
(check-sat)

; from one replica to any number, question 111
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
(declare-fun old.ffn.gathers () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
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
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x781 (= (_ bv10 7) old.ffn.down.input)))
 (or $x781 $x676 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1368 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1660 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1660 $x2616 $x3114 $x2140 $x2488)))))))
(assert
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2487 $x1058))))
(assert
 (let (($x2085 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2085 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
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
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x994 $x537 (= (_ bv56 7) old.ffn.width.kind) $x3216 $x1425 $x2014 $x1557 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1976 (and $x3216 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1976))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3216 $x878 (= ?x131 old.ffn.width.n))))))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3216 $x878 (<= old.ffn.width.n ?x131))))))))
(assert
 (let (($x1207 (= (- 1) old.ffn.width.n)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1783 (ite $x994 (or $x1207 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1207 (< 1 old.ffn.width.n)))))
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x870 (ite $x2014 (or $x1207 (< old.ffn.width.block old.ffn.width.n)) (ite $x3216 (or $x1207 (< ?x131 old.ffn.width.n)) $x1783))))
 (let (($x3241 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x870)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.moved (ite $x688 old.ffn.width.given_moved $x3241)))))))))))))))
(assert
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2177 (or $x676 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2177))))
(assert
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1833 (or $x1557 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.everywhere (ite $x688 old.ffn.width.given_everywhere $x1833))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (= old.ffn.in_place (or $x1121 old.ffn.width.filled)))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x1001 (ite $x1656 (_ bv16 7) (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2723 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1628 (ite (or $x2140 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3114 $x2616) (_ bv96 7) (ite $x2488 ?x2723 ?x1001)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x916 (or $x1579 $x134 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1772 (or $x1579 $x134 (and $x2616 old.ffn.width.padded $x912) (and $x2488 old.ffn.width.leads))))
 (let ((?x2163 (ite (and $x2616 old.ffn.width.filled (not $x134)) (_ bv96 7) (ite $x1772 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1058 ?x2163 (ite $x2487 (ite $x916 (_ bv96 7) (ite $x2616 (_ bv21 7) (_ bv16 7))) ?x1628)))))))))))))))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let ((?x1519 (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x523 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1827 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2585 ?x523 (ite $x1656 (_ bv16 7) ?x1519)))))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x876 (or $x3260 (not (or $x329 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let ((?x736 (ite (or $x1351 $x2293 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1109 (or $x1351 $x2293 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x912) (and $x2585 old.ffn.width.leads))))
 (let ((?x1273 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2293)) (_ bv96 7) (ite $x1109 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x49 ?x1273 (ite $x1563 ?x736 (ite $x876 (_ bv92 7) ?x1827)))))))))))))))))))))))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1058 (not (= (_ bv96 7) old.ffn.gate_state)) $x1353) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1925 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1353)))
 (= old.ffn.up_piece (ite $x1925 (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1282 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1282 $x29 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3169 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1882 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1882 $x2050 $x2104 $x1536 $x2149)))))))
(assert
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2369 $x1247))))
(assert
 (let (($x2842 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2842 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
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
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1305 $x610 (= (_ bv56 7) new.ffn.width.kind) $x1498 $x1547 $x181 $x792 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3371 (and $x1498 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3371))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1498 $x1067 (= ?x2827 new.ffn.width.n))))))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1498 $x1067 (<= new.ffn.width.n ?x2827))))))))
(assert
 (let (($x2179 (= (- 1) new.ffn.width.n)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x748 (ite $x1305 (or $x2179 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2179 (< 1 new.ffn.width.n)))))
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3078 (ite $x181 (or $x2179 (< new.ffn.width.block new.ffn.width.n)) (ite $x1498 (or $x2179 (< ?x2827 new.ffn.width.n)) $x748))))
 (let (($x1934 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3078)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.moved (ite $x1639 new.ffn.width.given_moved $x1934)))))))))))))))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1618 (or $x29 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1618))))
(assert
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1166 (or $x792 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.everywhere (ite $x1639 new.ffn.width.given_everywhere $x1166))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (= new.ffn.in_place (or $x2035 new.ffn.width.filled)))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x673 (ite $x2788 (_ bv16 7) (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1552 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1866 (ite (or $x1536 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2104 $x2050) (_ bv96 7) (ite $x2149 ?x1552 ?x673)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2633 (or $x2320 $x2337 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2756 (or $x2320 $x2337 (and $x2050 new.ffn.width.padded $x1068) (and $x2149 new.ffn.width.leads))))
 (let ((?x2225 (ite (and $x2050 new.ffn.width.filled (not $x2337)) (_ bv96 7) (ite $x2756 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1247 ?x2225 (ite $x2369 (ite $x2633 (_ bv96 7) (ite $x2050 (_ bv21 7) (_ bv16 7))) ?x1866)))))))))))))))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let ((?x1659 (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x540 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x705 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x905 ?x540 (ite $x2788 (_ bv16 7) ?x1659)))))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2347 (or $x3263 (not (or $x3425 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let ((?x1354 (ite (or $x2716 $x2840 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1609 (or $x2716 $x2840 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1068) (and $x905 new.ffn.width.leads))))
 (let ((?x2362 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2840)) (_ bv96 7) (ite $x1609 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1455 ?x2362 (ite $x2399 ?x1354 (ite $x2347 (_ bv92 7) ?x705)))))))))))))))))))))))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1247 (not (= (_ bv96 7) new.ffn.gate_state)) $x2666) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x182 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2666)))
 (= new.ffn.up_piece (ite $x182 (_ bv97 7) (_ bv96 7))))))
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
 (let (($x952 (not new.ffn.width.padded)))
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1929 (or (= (_ bv97 7) new.ffn.gate_piece) $x3169 (and new.ffn.gathers $x2050 $x1247))))
 (let (($x1591 (= new.ffn.gate_piece new.ffn.up_piece)))
 (let (($x3007 (or (not new.model.gated) $x1591 (and new.ffn.width.filled (not (= (_ bv92 7) new.ffn.up_state)) $x1929) (and $x2386 $x1068 $x952))))
 (not $x3007)))))))))))
(assert
 (let (($x3387 (not old.ffn.width.padded)))
(let (($x912 (not old.ffn.width.moved)))
(let (($x3274 (= 1 old.tp)))
(let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
(let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2476 (or (= (_ bv97 7) old.ffn.gate_piece) $x1368 (and old.ffn.gathers $x2616 $x1058))))
(let (($x2395 (= old.ffn.gate_piece old.ffn.up_piece)))
(let (($x535 (not old.model.gated)))
(or $x535 $x2395 (and old.ffn.width.filled (not (= (_ bv92 7) old.ffn.up_state)) $x2476) (and $x3274 $x912 $x3387))))))))))))
(check-sat)

; from one replica to any number, question 112
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
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
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
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
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
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x781 (= (_ bv10 7) old.ffn.down.input)))
 (or $x781 $x676 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2965 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1368 $x2965 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1660 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1660 $x2616 $x3114 $x2140 $x2488)))))))
(assert
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2487 $x1058))))
(assert
 (let (($x2085 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2085 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
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
 (let (($x279 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3432 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3432 $x329 $x279 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x1137 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2190 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1329 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2642 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x2642 $x1329 $x994 $x537 $x2190 $x3216 $x1425 $x2014 $x1557 $x1137))))))))))))
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
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1976 (and $x3216 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1976))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1207 (= (- 1) old.ffn.width.n)))
 (let ((?x2078 (ite (or $x1207 (< (* ?x131 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x1479 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x2078)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x3324 (ite (or $x1207 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x3062 (ite $x994 (ite (and $x1207 (= 1 old.ffn.width.parts)) 1 ?x3324) (ite $x3216 ?x1479 old.ffn.width.given_least))))
 (let (($x2190 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1137 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2642 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1329 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x3156 (ite $x1557 old.ffn.width.parts (ite (or $x1329 $x2642 $x2014 $x1137 $x2190) 1 ?x3062))))
 (= old.ffn.width.least ?x3156))))))))))))))))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3216 $x878 (= ?x131 old.ffn.width.n))))))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3216 $x878 (<= old.ffn.width.n ?x131))))))))
(assert
 (let (($x1207 (= (- 1) old.ffn.width.n)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1783 (ite $x994 (or $x1207 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1207 (< 1 old.ffn.width.n)))))
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x870 (ite $x2014 (or $x1207 (< old.ffn.width.block old.ffn.width.n)) (ite $x3216 (or $x1207 (< ?x131 old.ffn.width.n)) $x1783))))
 (let (($x3241 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x870)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.moved (ite $x688 old.ffn.width.given_moved $x3241)))))))))))))))
(assert
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2177 (or $x676 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2177))))
(assert
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1833 (or $x1557 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.everywhere (ite $x688 old.ffn.width.given_everywhere $x1833))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1137 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2642 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1329 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2589 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x1329 $x2642 $x2014 $x1137) $x912))))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.undivided (ite $x688 old.ffn.width.given_undivided $x2589))))))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (= old.ffn.in_place (or $x1121 old.ffn.width.filled)))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x1001 (ite $x1656 (_ bv16 7) (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2723 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1628 (ite (or $x2140 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3114 $x2616) (_ bv96 7) (ite $x2488 ?x2723 ?x1001)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x916 (or $x1579 $x134 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1772 (or $x1579 $x134 (and $x2616 old.ffn.width.padded $x912) (and $x2488 old.ffn.width.leads))))
 (let ((?x2163 (ite (and $x2616 old.ffn.width.filled (not $x134)) (_ bv96 7) (ite $x1772 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1058 ?x2163 (ite $x2487 (ite $x916 (_ bv96 7) (ite $x2616 (_ bv21 7) (_ bv16 7))) ?x1628)))))))))))))))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let ((?x1519 (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x523 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1827 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2585 ?x523 (ite $x1656 (_ bv16 7) ?x1519)))))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x876 (or $x3260 (not (or $x329 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let ((?x736 (ite (or $x1351 $x2293 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1109 (or $x1351 $x2293 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x912) (and $x2585 old.ffn.width.leads))))
 (let ((?x1273 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2293)) (_ bv96 7) (ite $x1109 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x49 ?x1273 (ite $x1563 ?x736 (ite $x876 (_ bv92 7) ?x1827)))))))))))))))))))))))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1058 (not (= (_ bv96 7) old.ffn.gate_state)) $x1353) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1925 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1353)))
 (= old.ffn.up_piece (ite $x1925 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3135 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x3135)))
(assert
 (let ((?x1306 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1306)))
(assert
 (let ((?x932 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x932)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1282 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1282 $x29 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x314 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3169 $x314 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1882 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1882 $x2050 $x2104 $x1536 $x2149)))))))
(assert
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2369 $x1247))))
(assert
 (let (($x2842 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2842 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
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
 (let (($x3221 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1719 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1719 $x3425 $x3221 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x1721 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2664 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2722 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2154 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x2154 $x2722 $x1305 $x610 $x2664 $x1498 $x1547 $x181 $x792 $x1721))))))))))))
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
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3371 (and $x1498 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3371))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2179 (= (- 1) new.ffn.width.n)))
 (let ((?x1795 (ite (or $x2179 (< (* ?x2827 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x2843 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1795)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x2255 (ite (or $x2179 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x1742 (ite $x1305 (ite (and $x2179 (= 1 new.ffn.width.parts)) 1 ?x2255) (ite $x1498 ?x2843 new.ffn.width.given_least))))
 (let (($x2664 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1721 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2154 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2722 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x262 (ite $x792 new.ffn.width.parts (ite (or $x2722 $x2154 $x181 $x1721 $x2664) 1 ?x1742))))
 (= new.ffn.width.least ?x262))))))))))))))))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1498 $x1067 (= ?x2827 new.ffn.width.n))))))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1498 $x1067 (<= new.ffn.width.n ?x2827))))))))
(assert
 (let (($x2179 (= (- 1) new.ffn.width.n)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x748 (ite $x1305 (or $x2179 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2179 (< 1 new.ffn.width.n)))))
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3078 (ite $x181 (or $x2179 (< new.ffn.width.block new.ffn.width.n)) (ite $x1498 (or $x2179 (< ?x2827 new.ffn.width.n)) $x748))))
 (let (($x1934 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3078)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.moved (ite $x1639 new.ffn.width.given_moved $x1934)))))))))))))))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1618 (or $x29 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1618))))
(assert
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1166 (or $x792 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.everywhere (ite $x1639 new.ffn.width.given_everywhere $x1166))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x1721 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2154 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2722 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2739 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x2722 $x2154 $x181 $x1721) $x1068))))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.undivided (ite $x1639 new.ffn.width.given_undivided $x2739))))))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (= new.ffn.in_place (or $x2035 new.ffn.width.filled)))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x673 (ite $x2788 (_ bv16 7) (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1552 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1866 (ite (or $x1536 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2104 $x2050) (_ bv96 7) (ite $x2149 ?x1552 ?x673)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2633 (or $x2320 $x2337 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2756 (or $x2320 $x2337 (and $x2050 new.ffn.width.padded $x1068) (and $x2149 new.ffn.width.leads))))
 (let ((?x2225 (ite (and $x2050 new.ffn.width.filled (not $x2337)) (_ bv96 7) (ite $x2756 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1247 ?x2225 (ite $x2369 (ite $x2633 (_ bv96 7) (ite $x2050 (_ bv21 7) (_ bv16 7))) ?x1866)))))))))))))))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let ((?x1659 (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x540 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x705 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x905 ?x540 (ite $x2788 (_ bv16 7) ?x1659)))))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2347 (or $x3263 (not (or $x3425 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let ((?x1354 (ite (or $x2716 $x2840 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1609 (or $x2716 $x2840 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1068) (and $x905 new.ffn.width.leads))))
 (let ((?x2362 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2840)) (_ bv96 7) (ite $x1609 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1455 ?x2362 (ite $x2399 ?x1354 (ite $x2347 (_ bv92 7) ?x705)))))))))))))))))))))))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1247 (not (= (_ bv96 7) new.ffn.gate_state)) $x2666) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x182 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2666)))
 (= new.ffn.up_piece (ite $x182 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x899 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x899)))
(assert
 (let ((?x1574 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1574)))
(assert
 (let ((?x993 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x993)))
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
 (let (($x952 (not new.ffn.width.padded)))
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2665 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x314 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1226 (ite (= (_ bv92 7) new.ffn.product) (or $x2386 $x314 (and $x3169 (and new.ffn.width.undivided $x2665))) (or $x3169 (= (_ bv96 7) new.ffn.product_in) (and $x2386 $x1068 $x952)))))
 (not $x1226)))))))))
(assert
 (let (($x3387 (not old.ffn.width.padded)))
(let (($x912 (not old.ffn.width.moved)))
(let (($x3274 (= 1 old.tp)))
(let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2228 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x2965 (= (_ bv57 7) old.ffn.down.split)))
(ite (= (_ bv92 7) old.ffn.product) (or $x3274 $x2965 (and $x1368 (and old.ffn.width.undivided $x2228))) (or $x1368 (= (_ bv96 7) old.ffn.product_in) (and $x3274 $x912 $x3387))))))))))
(check-sat)

; from one replica to any number, question 113
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
(declare-fun old.ffn.width_where_kept () Bool)
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
(declare-fun new.ffn.width_where_kept () Bool)
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
 (let (($x2599 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1424 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x431 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x575 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2089 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2089 $x575 $x431 $x1424 $x2599)))))))
(assert
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x781 (= (_ bv10 7) old.ffn.down.input)))
 (or $x781 $x676 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1922 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2965 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1368 $x2965 $x1922)))))
(assert
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1660 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1660 $x2616 $x3114 $x2140 $x2488)))))))
(assert
 (let (($x690 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x1727 $x690 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x544 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x544 $x2487 $x1058)))))
(assert
 (let (($x2085 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2085 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x438 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1763 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1763 $x438 $x2311 $x3260 $x2585)))))))
(assert
 (let (($x1111 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2566 (= (_ bv10 7) old.ffn.up.input)))
 (or $x2566 $x1111 (= (_ bv63 7) old.ffn.up.input)))))
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
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x994 $x537 (= (_ bv56 7) old.ffn.width.kind) $x3216 $x1425 $x2014 $x1557 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x687 $x2062 (= (_ bv56 7) old.hidden.kind) $x395 $x2588 $x1199 $x2943 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1879 (= (_ bv49 7) old.norm.statistic)))
 (or $x1879 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x2532 (= (_ bv94 7) old.stream)))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (or $x1723 $x2532 $x3010)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2352 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1739 (div (* ?x2352 old.hidden.multiple) old.hidden.parts)))
 (let (($x2475 (< 1 old.hidden.parts)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x395 $x2475 (= ?x1739 old.hidden.n))))))))
(assert
 (let ((?x2352 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1739 (div (* ?x2352 old.hidden.multiple) old.hidden.parts)))
 (let (($x2475 (< 1 old.hidden.parts)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x395 $x2475 (<= old.hidden.n ?x1739))))))))
(assert
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x395 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let (($x898 (ite $x687 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2352 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1739 (div (* ?x2352 old.hidden.multiple) old.hidden.parts)))
 (let (($x1724 (= (- 1) old.hidden.n)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x737 (ite $x1199 (or $x1724 (< old.hidden.block old.hidden.n)) (ite $x395 (or $x1724 (< ?x1739 old.hidden.n)) $x898))))
 (let (($x2974 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x737)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (= old.hidden.moved (ite $x2512 old.hidden.given_moved $x2974)))))))))))))))
(assert
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1976 (and $x3216 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1976))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3216 $x878 (= ?x131 old.ffn.width.n))))))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3216 $x878 (<= old.ffn.width.n ?x131))))))))
(assert
 (let (($x1207 (= (- 1) old.ffn.width.n)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1783 (ite $x994 (or $x1207 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1207 (< 1 old.ffn.width.n)))))
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x870 (ite $x2014 (or $x1207 (< old.ffn.width.block old.ffn.width.n)) (ite $x3216 (or $x1207 (< ?x131 old.ffn.width.n)) $x1783))))
 (let (($x3241 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x870)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.moved (ite $x688 old.ffn.width.given_moved $x3241)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2177 (or $x676 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2177))))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (let (($x2452 (ite $x2512 old.hidden.given_everywhere (or $x2943 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2452)))))))
(assert
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1833 (or $x1557 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.everywhere (ite $x688 old.ffn.width.given_everywhere $x1833))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1727 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2707 (and $x1727 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x690 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x858 (or $x3010 $x690 (and $x1723 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2707)))
 (= old.ffn.gate_entering (ite $x858 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2566 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1290 (and $x2566 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x1111 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x1331 (or $x3010 $x1111 (and $x1723 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1290)))
 (= old.ffn.up_entering (ite $x1331 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (= old.ffn.in_place (or $x1121 old.ffn.width.filled)))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x1001 (ite $x1656 (_ bv16 7) (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2723 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1628 (ite (or $x2140 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3114 $x2616) (_ bv96 7) (ite $x2488 ?x2723 ?x1001)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x916 (or $x1579 $x134 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1772 (or $x1579 $x134 (and $x2616 old.ffn.width.padded $x912) (and $x2488 old.ffn.width.leads))))
 (let ((?x2163 (ite (and $x2616 old.ffn.width.filled (not $x134)) (_ bv96 7) (ite $x1772 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1058 ?x2163 (ite $x2487 (ite $x916 (_ bv96 7) (ite $x2616 (_ bv21 7) (_ bv16 7))) ?x1628)))))))))))))))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let ((?x1519 (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x523 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1827 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2585 ?x523 (ite $x1656 (_ bv16 7) ?x1519)))))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x876 (or $x3260 (not (or $x329 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let ((?x736 (ite (or $x1351 $x2293 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1109 (or $x1351 $x2293 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x912) (and $x2585 old.ffn.width.leads))))
 (let ((?x1273 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2293)) (_ bv96 7) (ite $x1109 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x49 ?x1273 (ite $x1563 ?x736 (ite $x876 (_ bv92 7) ?x1827)))))))))))))))))))))))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1058 (not (= (_ bv96 7) old.ffn.gate_state)) $x1353) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1925 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1353)))
 (= old.ffn.up_piece (ite $x1925 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3135 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x3135)))
(assert
 (let ((?x1306 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1306)))
(assert
 (let ((?x932 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x932)))
(assert
 (let (($x2965 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1986 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1058 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x2436 (not old.model.gated)))
 (let (($x1697 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1201 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x49 old.ffn.width.everywhere $x1697))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let (($x2532 (= (_ bv94 7) old.stream)))
 (let (($x1656 (< 1 old.tp)))
 (let (($x3036 (and $x1656 $x2532 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1351 $x2293) $x1201) (or $x2436 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1579 $x134) $x1986)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x2965)))
 (= old.ffn.tokenwise $x3036))))))))))))))))))))
(assert
 (let ((?x2405 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2651 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1424 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x258 (and $x1368 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1424 $x2651) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x258 (_ bv96 7) ?x2405)))))))))
(assert
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2743 (not $x1368)))
 (let (($x3274 (= 1 old.tp)))
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x2651 (and (or (not old.ffn.down.group.tp) $x3274) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2130 (and $x2651 (or $x3010 $x3274 (not (= (_ bv4 7) old.ffn.down.collective)) $x2743))))
 (let (($x431 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1424 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x646 (or $x1424 $x431)))
 (let ((?x2168 (ite (or $x646 $x2130) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2599 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x575 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1538 (and (or $x575 $x2599) $x2651)))
 (let ((?x1440 (ite (or $x1424 (and $x431 (= (_ bv38 7) old.stream)) $x1538) (_ bv38 7) (ite $x431 (_ bv96 7) (_ bv16 7)))))
 (let (($x1741 (or (and old.hidden.filled (not $x3010)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x26 (not $x2651)))
 (let (($x1879 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let ((?x3411 (ite (and $x575 old.hidden.filled $x1723 $x26 $x1879) old.stream (ite (and $x2599 $x26 $x1741) old.stream ?x1440))))
 (let ((?x2064 (ite (and $x3010 old.hidden.everywhere (or $x1424 $x1538)) (_ bv96 7) (ite (and $x575 old.hidden.filled $x3010 $x26) (_ bv96 7) ?x3411))))
 (let (($x2089 (= (_ bv4 7) old.ffn.down.collective)))
 (let ((?x851 (ite (= (_ bv38 7) old.ffn.down_state) (ite $x2089 (_ bv96 7) ?x2064) (ite (= (_ bv96 7) old.ffn.down_state) ?x2168 old.ffn.down_state))))
 (let ((?x1892 (ite $x2599 (ite (not $x3010) old.stream (_ bv66 7)) (ite $x431 (ite $x3010 (_ bv96 7) old.stream) (ite $x1424 (_ bv92 7) (_ bv16 7))))))
 (let ((?x85 (ite old.ffn.tokenwise (ite (or $x646 $x2651) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) old.ffn.down_state) (ite $x575 (_ bv96 7) ?x1892) ?x851))))
 (= old.ffn.joined ?x85))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1311 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2008 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2699 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2703 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x806 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x806 $x2703 $x2699 $x2008 $x1311)))))))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1282 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1282 $x29 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2996 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x314 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3169 $x314 $x2996)))))
(assert
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1882 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1882 $x2050 $x2104 $x1536 $x2149)))))))
(assert
 (let (($x450 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2544 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2544 $x450 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1219 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1219 $x2369 $x1247)))))
(assert
 (let (($x2842 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2842 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2718 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2524 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2524 $x2718 $x2602 $x3263 $x905)))))))
(assert
 (let (($x1658 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1975 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1975 $x1658 (= (_ bv63 7) new.ffn.up.input)))))
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
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1305 $x610 (= (_ bv56 7) new.ffn.width.kind) $x1498 $x1547 $x181 $x792 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1140 $x1627 (= (_ bv56 7) new.hidden.kind) $x1814 $x734 $x403 $x2425 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x25 (= (_ bv49 7) new.norm.statistic)))
 (or $x25 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x436 (= (_ bv94 7) new.stream)))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (or $x1657 $x436 $x925)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x721 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1824 (div (* ?x721 new.hidden.multiple) new.hidden.parts)))
 (let (($x1112 (< 1 new.hidden.parts)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1814 $x1112 (= ?x1824 new.hidden.n))))))))
(assert
 (let ((?x721 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1824 (div (* ?x721 new.hidden.multiple) new.hidden.parts)))
 (let (($x1112 (< 1 new.hidden.parts)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1814 $x1112 (<= new.hidden.n ?x1824))))))))
(assert
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1814 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let (($x906 (ite $x1140 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x721 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1824 (div (* ?x721 new.hidden.multiple) new.hidden.parts)))
 (let (($x121 (= (- 1) new.hidden.n)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2497 (ite $x403 (or $x121 (< new.hidden.block new.hidden.n)) (ite $x1814 (or $x121 (< ?x1824 new.hidden.n)) $x906))))
 (let (($x3205 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2497)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (= new.hidden.moved (ite $x527 new.hidden.given_moved $x3205)))))))))))))))
(assert
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3371 (and $x1498 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3371))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1498 $x1067 (= ?x2827 new.ffn.width.n))))))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1498 $x1067 (<= new.ffn.width.n ?x2827))))))))
(assert
 (let (($x2179 (= (- 1) new.ffn.width.n)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x748 (ite $x1305 (or $x2179 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2179 (< 1 new.ffn.width.n)))))
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3078 (ite $x181 (or $x2179 (< new.ffn.width.block new.ffn.width.n)) (ite $x1498 (or $x2179 (< ?x2827 new.ffn.width.n)) $x748))))
 (let (($x1934 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3078)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.moved (ite $x1639 new.ffn.width.given_moved $x1934)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1618 (or $x29 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1618))))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (let (($x2530 (ite $x527 new.hidden.given_everywhere (or $x2425 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2530)))))))
(assert
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1166 (or $x792 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.everywhere (ite $x1639 new.ffn.width.given_everywhere $x1166))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2544 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2164 (and $x2544 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x450 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x2709 (or $x925 $x450 (and $x1657 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2164)))
 (= new.ffn.gate_entering (ite $x2709 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1975 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x3164 (and $x1975 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x1658 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x2652 (or $x925 $x1658 (and $x1657 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x3164)))
 (= new.ffn.up_entering (ite $x2652 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (= new.ffn.in_place (or $x2035 new.ffn.width.filled)))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x673 (ite $x2788 (_ bv16 7) (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1552 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1866 (ite (or $x1536 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2104 $x2050) (_ bv96 7) (ite $x2149 ?x1552 ?x673)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2633 (or $x2320 $x2337 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2756 (or $x2320 $x2337 (and $x2050 new.ffn.width.padded $x1068) (and $x2149 new.ffn.width.leads))))
 (let ((?x2225 (ite (and $x2050 new.ffn.width.filled (not $x2337)) (_ bv96 7) (ite $x2756 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1247 ?x2225 (ite $x2369 (ite $x2633 (_ bv96 7) (ite $x2050 (_ bv21 7) (_ bv16 7))) ?x1866)))))))))))))))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let ((?x1659 (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x540 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x705 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x905 ?x540 (ite $x2788 (_ bv16 7) ?x1659)))))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2347 (or $x3263 (not (or $x3425 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let ((?x1354 (ite (or $x2716 $x2840 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1609 (or $x2716 $x2840 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1068) (and $x905 new.ffn.width.leads))))
 (let ((?x2362 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2840)) (_ bv96 7) (ite $x1609 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1455 ?x2362 (ite $x2399 ?x1354 (ite $x2347 (_ bv92 7) ?x705)))))))))))))))))))))))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1247 (not (= (_ bv96 7) new.ffn.gate_state)) $x2666) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x182 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2666)))
 (= new.ffn.up_piece (ite $x182 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x899 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x899)))
(assert
 (let ((?x1574 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1574)))
(assert
 (let ((?x993 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x993)))
(assert
 (let (($x314 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2714 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1247 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2111 (not new.model.gated)))
 (let (($x801 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2660 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1455 new.ffn.width.everywhere $x801))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let (($x436 (= (_ bv94 7) new.stream)))
 (let (($x2788 (< 1 new.tp)))
 (let (($x2773 (and $x2788 $x436 (and (= (_ bv94 7) new.ffn.up_entering) (or $x2716 $x2840) $x2660) (or $x2111 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2320 $x2337) $x2714)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x314)))
 (= new.ffn.tokenwise $x2773))))))))))))))))))))
(assert
 (let ((?x2504 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x915 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2008 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3047 (and $x3169 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2008 $x915) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x3047 (_ bv96 7) ?x2504)))))))))
(assert
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2951 (not $x3169)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x915 (and (or (not new.ffn.down.group.tp) $x2386) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2275 (and $x915 (or $x925 $x2386 (not (= (_ bv4 7) new.ffn.down.collective)) $x2951))))
 (let (($x2699 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2008 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1634 (or $x2008 $x2699)))
 (let ((?x446 (ite (or $x1634 $x2275) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1311 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2703 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x763 (and (or $x2703 $x1311) $x915)))
 (let ((?x573 (ite (or $x2008 (and $x2699 (= (_ bv38 7) new.stream)) $x763) (_ bv38 7) (ite $x2699 (_ bv96 7) (_ bv16 7)))))
 (let (($x3234 (or (and new.hidden.filled (not $x925)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2724 (not $x915)))
 (let (($x25 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let ((?x1131 (ite (and $x2703 new.hidden.filled $x1657 $x2724 $x25) new.stream (ite (and $x1311 $x2724 $x3234) new.stream ?x573))))
 (let ((?x1099 (ite (and $x925 new.hidden.everywhere (or $x2008 $x763)) (_ bv96 7) (ite (and $x2703 new.hidden.filled $x925 $x2724) (_ bv96 7) ?x1131))))
 (let (($x806 (= (_ bv4 7) new.ffn.down.collective)))
 (let ((?x2555 (ite (= (_ bv38 7) new.ffn.down_state) (ite $x806 (_ bv96 7) ?x1099) (ite (= (_ bv96 7) new.ffn.down_state) ?x446 new.ffn.down_state))))
 (let ((?x1869 (ite $x1311 (ite (not $x925) new.stream (_ bv66 7)) (ite $x2699 (ite $x925 (_ bv96 7) new.stream) (ite $x2008 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1533 (ite new.ffn.tokenwise (ite (or $x1634 $x915) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) new.ffn.down_state) (ite $x2703 (_ bv96 7) ?x1869) ?x2555))))
 (= new.ffn.joined ?x1533))))))))))))))))))))))))))
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
 (let (($x552 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x2386 (= 1 new.tp)))
 (let (($x2536 (or (or (= (_ bv96 7) new.ffn.joined) (= new.ffn.joined new.stream)) (and $x2386 (or (not (= (_ bv61 7) new.ffn.down.split)) $x552)))))
 (not $x2536)))))
(assert
 (let (($x1203 (not (or old.hidden.moved old.hidden.padded))))
(let (($x3274 (= 1 old.tp)))
(or (or (= (_ bv96 7) old.ffn.joined) (= old.ffn.joined old.stream)) (and $x3274 (or (not (= (_ bv61 7) old.ffn.down.split)) $x1203))))))
(check-sat)

; from one replica to any number, question 114
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
 (let (($x1424 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x431 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x431 $x1424 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x781 (= (_ bv10 7) old.ffn.down.input)))
 (or $x781 $x676 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1922 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2965 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1368 $x2965 $x1922)))))
(assert
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1660 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1660 $x2616 $x3114 $x2140 $x2488)))))))
(assert
 (let (($x690 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x1727 $x690 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x544 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x544 $x2487 $x1058)))))
(assert
 (let (($x2085 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2085 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x438 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1763 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1763 $x438 $x2311 $x3260 $x2585)))))))
(assert
 (let (($x1111 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2566 (= (_ bv10 7) old.ffn.up.input)))
 (or $x2566 $x1111 (= (_ bv63 7) old.ffn.up.input)))))
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
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x994 $x537 (= (_ bv56 7) old.ffn.width.kind) $x3216 $x1425 $x2014 $x1557 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2062 (= (_ bv56 7) old.hidden.kind) $x395 $x2588 (= (_ bv91 7) old.hidden.kind) $x2943 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x2532 (= (_ bv94 7) old.stream)))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (or $x1723 $x2532 $x3010)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x395 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1976 (and $x3216 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1976))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3216 $x878 (= ?x131 old.ffn.width.n))))))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3216 $x878 (<= old.ffn.width.n ?x131))))))))
(assert
 (let (($x1207 (= (- 1) old.ffn.width.n)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1783 (ite $x994 (or $x1207 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1207 (< 1 old.ffn.width.n)))))
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x870 (ite $x2014 (or $x1207 (< old.ffn.width.block old.ffn.width.n)) (ite $x3216 (or $x1207 (< ?x131 old.ffn.width.n)) $x1783))))
 (let (($x3241 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x870)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.moved (ite $x688 old.ffn.width.given_moved $x3241)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2177 (or $x676 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2177))))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2452 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2943 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2452))))
(assert
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1833 (or $x1557 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.everywhere (ite $x688 old.ffn.width.given_everywhere $x1833))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1727 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2707 (and $x1727 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x690 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x858 (or $x3010 $x690 (and $x1723 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2707)))
 (= old.ffn.gate_entering (ite $x858 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2566 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1290 (and $x2566 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x1111 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x1331 (or $x3010 $x1111 (and $x1723 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1290)))
 (= old.ffn.up_entering (ite $x1331 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (= old.ffn.in_place (or $x1121 old.ffn.width.filled)))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x1001 (ite $x1656 (_ bv16 7) (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2723 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1628 (ite (or $x2140 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3114 $x2616) (_ bv96 7) (ite $x2488 ?x2723 ?x1001)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x916 (or $x1579 $x134 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1772 (or $x1579 $x134 (and $x2616 old.ffn.width.padded $x912) (and $x2488 old.ffn.width.leads))))
 (let ((?x2163 (ite (and $x2616 old.ffn.width.filled (not $x134)) (_ bv96 7) (ite $x1772 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1058 ?x2163 (ite $x2487 (ite $x916 (_ bv96 7) (ite $x2616 (_ bv21 7) (_ bv16 7))) ?x1628)))))))))))))))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let ((?x1519 (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x523 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1827 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2585 ?x523 (ite $x1656 (_ bv16 7) ?x1519)))))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x876 (or $x3260 (not (or $x329 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let ((?x736 (ite (or $x1351 $x2293 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1109 (or $x1351 $x2293 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x912) (and $x2585 old.ffn.width.leads))))
 (let ((?x1273 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2293)) (_ bv96 7) (ite $x1109 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x49 ?x1273 (ite $x1563 ?x736 (ite $x876 (_ bv92 7) ?x1827)))))))))))))))))))))))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1058 (not (= (_ bv96 7) old.ffn.gate_state)) $x1353) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1925 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1353)))
 (= old.ffn.up_piece (ite $x1925 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3135 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x3135)))
(assert
 (let ((?x1306 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1306)))
(assert
 (let ((?x932 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x932)))
(assert
 (let (($x2965 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1986 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1058 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x2436 (not old.model.gated)))
 (let (($x1697 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1201 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x49 old.ffn.width.everywhere $x1697))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let (($x2532 (= (_ bv94 7) old.stream)))
 (let (($x1656 (< 1 old.tp)))
 (let (($x3036 (and $x1656 $x2532 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1351 $x2293) $x1201) (or $x2436 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1579 $x134) $x1986)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x2965)))
 (= old.ffn.tokenwise $x3036))))))))))))))))))))
(assert
 (let ((?x2405 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1921 (= 1 old.pp)))
 (let (($x2568 (not old.ffn.down.group.pp)))
 (let (($x2763 (or $x2568 $x1921)))
 (let (($x818 (= 1 old.sp)))
 (let (($x1706 (not old.ffn.down.group.sp)))
 (let (($x2033 (or $x1706 $x818)))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1756 (not old.ffn.down.group.dp)))
 (let (($x3186 (or $x1756 $x2122)))
 (let (($x2651 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x3186 $x2033 $x2763)))
 (let (($x1424 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x258 (and $x1368 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1424 $x2651) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x258 (_ bv96 7) ?x2405))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2008 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2699 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x2699 $x2008 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1282 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1282 $x29 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2996 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x314 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3169 $x314 $x2996)))))
(assert
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1882 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1882 $x2050 $x2104 $x1536 $x2149)))))))
(assert
 (let (($x450 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2544 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2544 $x450 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1219 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1219 $x2369 $x1247)))))
(assert
 (let (($x2842 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2842 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2718 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2524 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2524 $x2718 $x2602 $x3263 $x905)))))))
(assert
 (let (($x1658 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1975 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1975 $x1658 (= (_ bv63 7) new.ffn.up.input)))))
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
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1305 $x610 (= (_ bv56 7) new.ffn.width.kind) $x1498 $x1547 $x181 $x792 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1627 (= (_ bv56 7) new.hidden.kind) $x1814 $x734 (= (_ bv91 7) new.hidden.kind) $x2425 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x436 (= (_ bv94 7) new.stream)))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (or $x1657 $x436 $x925)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1814 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3371 (and $x1498 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3371))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1498 $x1067 (= ?x2827 new.ffn.width.n))))))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1498 $x1067 (<= new.ffn.width.n ?x2827))))))))
(assert
 (let (($x2179 (= (- 1) new.ffn.width.n)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x748 (ite $x1305 (or $x2179 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2179 (< 1 new.ffn.width.n)))))
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3078 (ite $x181 (or $x2179 (< new.ffn.width.block new.ffn.width.n)) (ite $x1498 (or $x2179 (< ?x2827 new.ffn.width.n)) $x748))))
 (let (($x1934 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3078)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.moved (ite $x1639 new.ffn.width.given_moved $x1934)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1618 (or $x29 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1618))))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2530 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2425 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2530))))
(assert
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1166 (or $x792 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.everywhere (ite $x1639 new.ffn.width.given_everywhere $x1166))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2544 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2164 (and $x2544 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x450 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x2709 (or $x925 $x450 (and $x1657 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2164)))
 (= new.ffn.gate_entering (ite $x2709 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1975 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x3164 (and $x1975 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x1658 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x2652 (or $x925 $x1658 (and $x1657 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x3164)))
 (= new.ffn.up_entering (ite $x2652 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (= new.ffn.in_place (or $x2035 new.ffn.width.filled)))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x673 (ite $x2788 (_ bv16 7) (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1552 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1866 (ite (or $x1536 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2104 $x2050) (_ bv96 7) (ite $x2149 ?x1552 ?x673)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2633 (or $x2320 $x2337 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2756 (or $x2320 $x2337 (and $x2050 new.ffn.width.padded $x1068) (and $x2149 new.ffn.width.leads))))
 (let ((?x2225 (ite (and $x2050 new.ffn.width.filled (not $x2337)) (_ bv96 7) (ite $x2756 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1247 ?x2225 (ite $x2369 (ite $x2633 (_ bv96 7) (ite $x2050 (_ bv21 7) (_ bv16 7))) ?x1866)))))))))))))))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let ((?x1659 (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x540 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x705 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x905 ?x540 (ite $x2788 (_ bv16 7) ?x1659)))))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2347 (or $x3263 (not (or $x3425 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let ((?x1354 (ite (or $x2716 $x2840 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1609 (or $x2716 $x2840 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1068) (and $x905 new.ffn.width.leads))))
 (let ((?x2362 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2840)) (_ bv96 7) (ite $x1609 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1455 ?x2362 (ite $x2399 ?x1354 (ite $x2347 (_ bv92 7) ?x705)))))))))))))))))))))))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1247 (not (= (_ bv96 7) new.ffn.gate_state)) $x2666) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x182 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2666)))
 (= new.ffn.up_piece (ite $x182 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x899 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x899)))
(assert
 (let ((?x1574 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1574)))
(assert
 (let ((?x993 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x993)))
(assert
 (let (($x314 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2714 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1247 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2111 (not new.model.gated)))
 (let (($x801 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2660 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1455 new.ffn.width.everywhere $x801))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let (($x436 (= (_ bv94 7) new.stream)))
 (let (($x2788 (< 1 new.tp)))
 (let (($x2773 (and $x2788 $x436 (and (= (_ bv94 7) new.ffn.up_entering) (or $x2716 $x2840) $x2660) (or $x2111 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2320 $x2337) $x2714)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x314)))
 (= new.ffn.tokenwise $x2773))))))))))))))))))))
(assert
 (let ((?x2504 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x455 (= 1 new.pp)))
 (let (($x634 (not new.ffn.down.group.pp)))
 (let (($x1946 (or $x634 $x455)))
 (let (($x723 (= 1 new.sp)))
 (let (($x1025 (not new.ffn.down.group.sp)))
 (let (($x1382 (or $x1025 $x723)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2592 (not new.ffn.down.group.dp)))
 (let (($x1335 (or $x2592 $x3184)))
 (let (($x915 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1335 $x1382 $x1946)))
 (let (($x2008 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3047 (and $x3169 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2008 $x915) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x3047 (_ bv96 7) ?x2504))))))))))))))))))
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
 (let (($x634 (not new.ffn.down.group.pp)))
 (let (($x1946 (or $x634 $x455)))
 (let (($x723 (= 1 new.sp)))
 (let (($x1025 (not new.ffn.down.group.sp)))
 (let (($x1382 (or $x1025 $x723)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2592 (not new.ffn.down.group.dp)))
 (let (($x1335 (or $x2592 $x3184)))
 (let (($x915 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1335 $x1382 $x1946)))
 (let (($x2498 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x437 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x1356 (and $x915 (or $x437 (and $x2498 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x831 (or (or $x437 (= (_ bv94 7) new.ffn.down_state)) (and $x2498 (= (_ bv38 7) new.stream)))))
 (let (($x2699 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2008 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3531 (or $x2008 (and $x2699 $x831) $x1356 (and new.ffn.tokenwise $x915) (and (or new.ffn.down.group.tp (= 1 new.tp)) $x1335 $x1382 $x1946))))
 (not $x3531)))))))))))))))))))
(assert
 (let (($x1921 (= 1 old.pp)))
(let (($x2568 (not old.ffn.down.group.pp)))
(let (($x2763 (or $x2568 $x1921)))
(let (($x818 (= 1 old.sp)))
(let (($x1706 (not old.ffn.down.group.sp)))
(let (($x2033 (or $x1706 $x818)))
(let (($x2122 (= 1 old.dp)))
(let (($x1756 (not old.ffn.down.group.dp)))
(let (($x3186 (or $x1756 $x2122)))
(let (($x2651 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x3186 $x2033 $x2763)))
(let (($x832 (= (_ bv38 7) old.ffn.down_state)))
(let (($x235 (= (_ bv96 7) old.ffn.down_state)))
(let (($x935 (and $x2651 (or $x235 (and $x832 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x911 (or (or $x235 (= (_ bv94 7) old.ffn.down_state)) (and $x832 (= (_ bv38 7) old.stream)))))
(let (($x431 (= (_ bv10 7) old.ffn.down.collective)))
(let (($x1424 (= (_ bv57 7) old.ffn.down.collective)))
(or $x1424 (and $x431 $x911) $x935 (and old.ffn.tokenwise $x2651) (and (or old.ffn.down.group.tp (= 1 old.tp)) $x3186 $x2033 $x2763)))))))))))))))))))
(check-sat)

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
(declare-fun old.ffn.width_where_kept () Bool)
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
(declare-fun new.ffn.width_where_kept () Bool)
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
 (let (($x2553 (= (_ bv29 7) old.ffn.down.bias)))
 (let (($x388 (= (_ bv27 7) old.ffn.down.bias)))
 (let (($x2701 (= (_ bv1 7) old.ffn.down.bias)))
 (or $x2701 (= (_ bv23 7) old.ffn.down.bias) $x388 $x2553)))))
(assert
 (let (($x2599 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1424 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x431 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x575 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2089 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2089 $x575 $x431 $x1424 $x2599)))))))
(assert
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x781 (= (_ bv10 7) old.ffn.down.input)))
 (or $x781 $x676 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1922 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2965 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1368 $x2965 $x1922)))))
(assert
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1660 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1660 $x2616 $x3114 $x2140 $x2488)))))))
(assert
 (let (($x690 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x1727 $x690 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x544 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x544 $x2487 $x1058)))))
(assert
 (let (($x2085 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2085 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x438 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1763 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1763 $x438 $x2311 $x3260 $x2585)))))))
(assert
 (let (($x1111 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2566 (= (_ bv10 7) old.ffn.up.input)))
 (or $x2566 $x1111 (= (_ bv63 7) old.ffn.up.input)))))
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
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x994 $x537 (= (_ bv56 7) old.ffn.width.kind) $x3216 $x1425 $x2014 $x1557 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x687 $x2062 (= (_ bv56 7) old.hidden.kind) $x395 $x2588 $x1199 $x2943 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x477 (= (_ bv49 7) old.norm.statistic)))
 (or $x477 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x2532 (= (_ bv94 7) old.stream)))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (or $x1723 $x2532 $x3010)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x1985 (< 1 old.hidden.parts)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x395 $x1985 (= ?x1087 old.hidden.n))))))))
(assert
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x1985 (< 1 old.hidden.parts)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x395 $x1985 (<= old.hidden.n ?x1087))))))))
(assert
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x395 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2673 (ite $x687 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x599 (= (- 1) old.hidden.n)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2991 (ite $x1199 (or $x599 (< old.hidden.block old.hidden.n)) (ite $x395 (or $x599 (< ?x1087 old.hidden.n)) $x2673))))
 (let (($x272 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2991)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (= old.hidden.moved (ite $x2512 old.hidden.given_moved $x272)))))))))))))))
(assert
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1976 (and $x3216 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1976))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3216 $x878 (= ?x131 old.ffn.width.n))))))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3216 $x878 (<= old.ffn.width.n ?x131))))))))
(assert
 (let (($x1207 (= (- 1) old.ffn.width.n)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1783 (ite $x994 (or $x1207 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1207 (< 1 old.ffn.width.n)))))
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x870 (ite $x2014 (or $x1207 (< old.ffn.width.block old.ffn.width.n)) (ite $x3216 (or $x1207 (< ?x131 old.ffn.width.n)) $x1783))))
 (let (($x3241 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x870)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.moved (ite $x688 old.ffn.width.given_moved $x3241)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2177 (or $x676 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2177))))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (let (($x2452 (ite $x2512 old.hidden.given_everywhere (or $x2943 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2452)))))))
(assert
 (let (($x704 (not old.hidden.moved)))
 (let (($x1741 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x704)))
 (let (($x3000 (= 1 old.hidden.parts)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (= old.hidden.first_alone (ite $x2512 old.hidden.given_first (or $x3000 $x1741))))))))))
(assert
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1833 (or $x1557 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.everywhere (ite $x688 old.ffn.width.given_everywhere $x1833))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1727 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2707 (and $x1727 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x690 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x858 (or $x3010 $x690 (and $x1723 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2707)))
 (= old.ffn.gate_entering (ite $x858 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2566 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1290 (and $x2566 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x1111 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x1331 (or $x3010 $x1111 (and $x1723 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1290)))
 (= old.ffn.up_entering (ite $x1331 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (= old.ffn.in_place (or $x1121 old.ffn.width.filled)))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x1001 (ite $x1656 (_ bv16 7) (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2723 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1628 (ite (or $x2140 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3114 $x2616) (_ bv96 7) (ite $x2488 ?x2723 ?x1001)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x916 (or $x1579 $x134 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1772 (or $x1579 $x134 (and $x2616 old.ffn.width.padded $x912) (and $x2488 old.ffn.width.leads))))
 (let ((?x2163 (ite (and $x2616 old.ffn.width.filled (not $x134)) (_ bv96 7) (ite $x1772 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1058 ?x2163 (ite $x2487 (ite $x916 (_ bv96 7) (ite $x2616 (_ bv21 7) (_ bv16 7))) ?x1628)))))))))))))))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let ((?x1519 (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x523 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1827 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2585 ?x523 (ite $x1656 (_ bv16 7) ?x1519)))))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x876 (or $x3260 (not (or $x329 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let ((?x736 (ite (or $x1351 $x2293 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1109 (or $x1351 $x2293 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x912) (and $x2585 old.ffn.width.leads))))
 (let ((?x1273 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2293)) (_ bv96 7) (ite $x1109 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x49 ?x1273 (ite $x1563 ?x736 (ite $x876 (_ bv92 7) ?x1827)))))))))))))))))))))))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1058 (not (= (_ bv96 7) old.ffn.gate_state)) $x1353) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1925 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1353)))
 (= old.ffn.up_piece (ite $x1925 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3135 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x3135)))
(assert
 (let ((?x1306 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1306)))
(assert
 (let ((?x932 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x932)))
(assert
 (let (($x2965 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1986 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1058 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x2436 (not old.model.gated)))
 (let (($x1697 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1201 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x49 old.ffn.width.everywhere $x1697))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let (($x2532 (= (_ bv94 7) old.stream)))
 (let (($x1656 (< 1 old.tp)))
 (let (($x3036 (and $x1656 $x2532 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1351 $x2293) $x1201) (or $x2436 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1579 $x134) $x1986)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x2965)))
 (= old.ffn.tokenwise $x3036))))))))))))))))))))
(assert
 (let ((?x2405 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2651 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1424 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x258 (and $x1368 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1424 $x2651) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x258 (_ bv96 7) ?x2405)))))))))
(assert
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2743 (not $x1368)))
 (let (($x3274 (= 1 old.tp)))
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x2651 (and (or (not old.ffn.down.group.tp) $x3274) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1268 (and $x2651 (or $x3010 $x3274 (not (= (_ bv4 7) old.ffn.down.collective)) $x2743))))
 (let (($x431 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1424 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1144 (or $x1424 $x431)))
 (let ((?x596 (ite (or $x1144 $x1268) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x235 (= (_ bv96 7) old.ffn.down_state)))
 (let (($x2599 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x575 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1951 (and (or $x575 $x2599) $x2651)))
 (let ((?x3225 (ite (or $x1424 (and $x431 (= (_ bv38 7) old.stream)) $x1951) (_ bv38 7) (ite $x431 (_ bv96 7) (_ bv16 7)))))
 (let (($x55 (or (and old.hidden.filled (not $x3010)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2025 (not $x2651)))
 (let (($x477 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let ((?x1853 (ite (and $x575 old.hidden.filled $x1723 $x2025 $x477) old.stream (ite (and $x2599 $x2025 $x55) old.stream ?x3225))))
 (let ((?x1591 (ite (and $x3010 old.hidden.everywhere (or $x1424 $x1951)) (_ bv96 7) (ite (and $x575 old.hidden.filled $x3010 $x2025) (_ bv96 7) ?x1853))))
 (let (($x2089 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x832 (= (_ bv38 7) old.ffn.down_state)))
 (let ((?x3234 (ite $x2599 (ite (not $x3010) old.stream (_ bv66 7)) (ite $x431 (ite $x3010 (_ bv96 7) old.stream) (ite $x1424 (_ bv92 7) (_ bv16 7))))))
 (let (($x1959 (= (_ bv92 7) old.ffn.down_state)))
 (let ((?x985 (ite $x1959 (ite $x575 (_ bv96 7) ?x3234) (ite $x832 (ite $x2089 (_ bv96 7) ?x1591) (ite $x235 ?x596 old.ffn.down_state)))))
 (= old.ffn.joined (ite old.ffn.tokenwise (ite (or $x1144 $x2651) (_ bv94 7) (_ bv21 7)) ?x985)))))))))))))))))))))))))))))
(assert
 (let (($x1456 (not old.hidden.everywhere)))
 (let (($x575 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x832 (= (_ bv38 7) old.ffn.down_state)))
 (= old.ffn.full_though_split (and $x832 (= (_ bv96 7) old.ffn.joined) $x575 $x1456))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1080 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x2942 (= (_ bv27 7) new.ffn.down.bias)))
 (let (($x364 (= (_ bv1 7) new.ffn.down.bias)))
 (or $x364 (= (_ bv23 7) new.ffn.down.bias) $x2942 $x1080)))))
(assert
 (let (($x1311 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2008 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2699 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2703 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x806 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x806 $x2703 $x2699 $x2008 $x1311)))))))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1282 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1282 $x29 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2996 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x314 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3169 $x314 $x2996)))))
(assert
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1882 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1882 $x2050 $x2104 $x1536 $x2149)))))))
(assert
 (let (($x450 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2544 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2544 $x450 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1219 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1219 $x2369 $x1247)))))
(assert
 (let (($x2842 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2842 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2718 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2524 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2524 $x2718 $x2602 $x3263 $x905)))))))
(assert
 (let (($x1658 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1975 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1975 $x1658 (= (_ bv63 7) new.ffn.up.input)))))
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
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1305 $x610 (= (_ bv56 7) new.ffn.width.kind) $x1498 $x1547 $x181 $x792 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1140 $x1627 (= (_ bv56 7) new.hidden.kind) $x1814 $x734 $x403 $x2425 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2045 (= (_ bv49 7) new.norm.statistic)))
 (or $x2045 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x436 (= (_ bv94 7) new.stream)))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (or $x1657 $x436 $x925)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x2284 (< 1 new.hidden.parts)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1814 $x2284 (= ?x2109 new.hidden.n))))))))
(assert
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x2284 (< 1 new.hidden.parts)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1814 $x2284 (<= new.hidden.n ?x2109))))))))
(assert
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1814 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let (($x937 (ite $x1140 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x1820 (= (- 1) new.hidden.n)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2974 (ite $x403 (or $x1820 (< new.hidden.block new.hidden.n)) (ite $x1814 (or $x1820 (< ?x2109 new.hidden.n)) $x937))))
 (let (($x1775 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2974)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (= new.hidden.moved (ite $x527 new.hidden.given_moved $x1775)))))))))))))))
(assert
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3371 (and $x1498 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3371))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1498 $x1067 (= ?x2827 new.ffn.width.n))))))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1498 $x1067 (<= new.ffn.width.n ?x2827))))))))
(assert
 (let (($x2179 (= (- 1) new.ffn.width.n)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x748 (ite $x1305 (or $x2179 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2179 (< 1 new.ffn.width.n)))))
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3078 (ite $x181 (or $x2179 (< new.ffn.width.block new.ffn.width.n)) (ite $x1498 (or $x2179 (< ?x2827 new.ffn.width.n)) $x748))))
 (let (($x1934 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3078)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.moved (ite $x1639 new.ffn.width.given_moved $x1934)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1618 (or $x29 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1618))))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (let (($x2530 (ite $x527 new.hidden.given_everywhere (or $x2425 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2530)))))))
(assert
 (let (($x2130 (not new.hidden.moved)))
 (let (($x1760 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2130)))
 (let (($x2306 (= 1 new.hidden.parts)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (= new.hidden.first_alone (ite $x527 new.hidden.given_first (or $x2306 $x1760))))))))))
(assert
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1166 (or $x792 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.everywhere (ite $x1639 new.ffn.width.given_everywhere $x1166))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2544 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2164 (and $x2544 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x450 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x2709 (or $x925 $x450 (and $x1657 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2164)))
 (= new.ffn.gate_entering (ite $x2709 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1975 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x3164 (and $x1975 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x1658 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x2652 (or $x925 $x1658 (and $x1657 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x3164)))
 (= new.ffn.up_entering (ite $x2652 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (= new.ffn.in_place (or $x2035 new.ffn.width.filled)))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x673 (ite $x2788 (_ bv16 7) (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1552 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1866 (ite (or $x1536 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2104 $x2050) (_ bv96 7) (ite $x2149 ?x1552 ?x673)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2633 (or $x2320 $x2337 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2756 (or $x2320 $x2337 (and $x2050 new.ffn.width.padded $x1068) (and $x2149 new.ffn.width.leads))))
 (let ((?x2225 (ite (and $x2050 new.ffn.width.filled (not $x2337)) (_ bv96 7) (ite $x2756 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1247 ?x2225 (ite $x2369 (ite $x2633 (_ bv96 7) (ite $x2050 (_ bv21 7) (_ bv16 7))) ?x1866)))))))))))))))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let ((?x1659 (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x540 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x705 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x905 ?x540 (ite $x2788 (_ bv16 7) ?x1659)))))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2347 (or $x3263 (not (or $x3425 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let ((?x1354 (ite (or $x2716 $x2840 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1609 (or $x2716 $x2840 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1068) (and $x905 new.ffn.width.leads))))
 (let ((?x2362 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2840)) (_ bv96 7) (ite $x1609 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1455 ?x2362 (ite $x2399 ?x1354 (ite $x2347 (_ bv92 7) ?x705)))))))))))))))))))))))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1247 (not (= (_ bv96 7) new.ffn.gate_state)) $x2666) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x182 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2666)))
 (= new.ffn.up_piece (ite $x182 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x899 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x899)))
(assert
 (let ((?x1574 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1574)))
(assert
 (let ((?x993 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x993)))
(assert
 (let (($x314 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2714 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1247 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2111 (not new.model.gated)))
 (let (($x801 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2660 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1455 new.ffn.width.everywhere $x801))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let (($x436 (= (_ bv94 7) new.stream)))
 (let (($x2788 (< 1 new.tp)))
 (let (($x2773 (and $x2788 $x436 (and (= (_ bv94 7) new.ffn.up_entering) (or $x2716 $x2840) $x2660) (or $x2111 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2320 $x2337) $x2714)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x314)))
 (= new.ffn.tokenwise $x2773))))))))))))))))))))
(assert
 (let ((?x2504 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x915 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2008 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3047 (and $x3169 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2008 $x915) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x3047 (_ bv96 7) ?x2504)))))))))
(assert
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2951 (not $x3169)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x915 (and (or (not new.ffn.down.group.tp) $x2386) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1971 (and $x915 (or $x925 $x2386 (not (= (_ bv4 7) new.ffn.down.collective)) $x2951))))
 (let (($x2699 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2008 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2580 (or $x2008 $x2699)))
 (let ((?x888 (ite (or $x2580 $x1971) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x437 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x1311 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2703 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1155 (and (or $x2703 $x1311) $x915)))
 (let ((?x1648 (ite (or $x2008 (and $x2699 (= (_ bv38 7) new.stream)) $x1155) (_ bv38 7) (ite $x2699 (_ bv96 7) (_ bv16 7)))))
 (let (($x1386 (or (and new.hidden.filled (not $x925)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2039 (not $x915)))
 (let (($x2045 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let ((?x1707 (ite (and $x2703 new.hidden.filled $x1657 $x2039 $x2045) new.stream (ite (and $x1311 $x2039 $x1386) new.stream ?x1648))))
 (let ((?x1940 (ite (and $x925 new.hidden.everywhere (or $x2008 $x1155)) (_ bv96 7) (ite (and $x2703 new.hidden.filled $x925 $x2039) (_ bv96 7) ?x1707))))
 (let (($x806 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x2498 (= (_ bv38 7) new.ffn.down_state)))
 (let ((?x387 (ite $x1311 (ite (not $x925) new.stream (_ bv66 7)) (ite $x2699 (ite $x925 (_ bv96 7) new.stream) (ite $x2008 (_ bv92 7) (_ bv16 7))))))
 (let (($x2911 (= (_ bv92 7) new.ffn.down_state)))
 (let ((?x1159 (ite $x2911 (ite $x2703 (_ bv96 7) ?x387) (ite $x2498 (ite $x806 (_ bv96 7) ?x1940) (ite $x437 ?x888 new.ffn.down_state)))))
 (= new.ffn.joined (ite new.ffn.tokenwise (ite (or $x2580 $x915) (_ bv94 7) (_ bv21 7)) ?x1159)))))))))))))))))))))))))))))
(assert
 (let (($x1806 (not new.hidden.everywhere)))
 (let (($x2703 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2498 (= (_ bv38 7) new.ffn.down_state)))
 (= new.ffn.full_though_split (and $x2498 (= (_ bv96 7) new.ffn.joined) $x2703 $x1806))))))
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
 (let (($x2741 (or (and (= (_ bv38 7) new.ffn.down_state) new.hidden.first_alone) (and (= (_ bv96 7) new.ffn.down_state) new.stream.first_keeps_all))))
 (let (($x1080 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x2640 (not new.ffn.full_though_split)))
 (let (($x1419 (and (not (= (_ bv92 7) new.ffn.down_state)) (or (= (_ bv1 7) new.ffn.down.bias) (= (_ bv27 7) new.ffn.down.bias)) $x2640)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x269 (or $x2386 (not new.model.down_bias) (and (= (_ bv92 7) new.ffn.down_state) (not (= (_ bv27 7) new.ffn.down.bias))) $x1419 (and $x1080 $x2741))))
 (not $x269))))))))
(assert
 (let (($x1378 (or (and (= (_ bv38 7) old.ffn.down_state) old.hidden.first_alone) (and (= (_ bv96 7) old.ffn.down_state) old.stream.first_keeps_all))))
(let (($x2553 (= (_ bv29 7) old.ffn.down.bias)))
(let (($x416 (not old.ffn.full_though_split)))
(let (($x1486 (and (not (= (_ bv92 7) old.ffn.down_state)) (or (= (_ bv1 7) old.ffn.down.bias) (= (_ bv27 7) old.ffn.down.bias)) $x416)))
(let (($x2087 (not old.model.down_bias)))
(let (($x3274 (= 1 old.tp)))
(or $x3274 $x2087 (and (= (_ bv92 7) old.ffn.down_state) (not (= (_ bv27 7) old.ffn.down.bias))) $x1486 (and $x2553 $x1378)))))))))
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
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
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
(declare-fun old.ffn.width_where_kept () Bool)
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
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
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
(declare-fun new.ffn.width_where_kept () Bool)
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
 (let (($x2249 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x2249 (= (_ bv10 7) old.attention.out.collective) (= (_ bv57 7) old.attention.out.collective) (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x2774 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1133 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1133 (= (_ bv23 7) old.attention.out.residual) $x2774 (= (_ bv29 7) old.attention.out.residual)))))
(assert
 (let (($x1728 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1728)))
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
 (let (($x2988 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2988 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x118 (= (_ bv38 7) old.embedding.split)))
 (or $x118 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2599 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1424 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x575 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x575 (= (_ bv10 7) old.ffn.down.collective) $x1424 $x2599)))))
(assert
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x781 (= (_ bv10 7) old.ffn.down.input)))
 (or $x781 $x676 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x808 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x2315 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1550 (= (_ bv23 7) old.ffn.down.residual)))
 (let (($x1612 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1612 $x1550 $x2315 $x808))))))
(assert
 (let (($x1922 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2965 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1368 $x2965 $x1922)))))
(assert
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1660 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1660 $x2616 $x3114 $x2140 $x2488)))))))
(assert
 (let (($x690 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x1727 $x690 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x544 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x544 $x2487 $x1058)))))
(assert
 (let (($x2085 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2085 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x438 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1763 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1763 $x438 $x2311 $x3260 $x2585)))))))
(assert
 (let (($x1111 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2566 (= (_ bv10 7) old.ffn.up.input)))
 (or $x2566 $x1111 (= (_ bv63 7) old.ffn.up.input)))))
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
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x994 $x537 (= (_ bv56 7) old.ffn.width.kind) $x3216 $x1425 $x2014 $x1557 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2062 (= (_ bv56 7) old.hidden.kind) $x395 $x2588 (= (_ bv91 7) old.hidden.kind) $x2943 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2268 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x2268 (= (_ bv82 7) old.model.norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x2532 (= (_ bv94 7) old.stream)))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (or $x1723 $x2532 $x3010)))))
(assert
 (let (($x2874 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3535 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2449 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2449 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3535 (= (_ bv91 7) old.stream_tokens.kind) $x2874 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2577 (= (div (* ?x1086 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x395 (< 1 old.hidden.parts) $x2577))))))
(assert
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x395 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2874 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1203 (or $x2874 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x389 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1203)))
 (= old.stream_tokens.everywhere $x389)))))
(assert
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1976 (and $x3216 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1976))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3216 $x878 (= ?x131 old.ffn.width.n))))))))
(assert
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x878 (< 1 old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3216 $x878 (<= old.ffn.width.n ?x131))))))))
(assert
 (let (($x1207 (= (- 1) old.ffn.width.n)))
 (let (($x994 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1783 (ite $x994 (or $x1207 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1207 (< 1 old.ffn.width.n)))))
 (let ((?x874 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x131 (div (* ?x874 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3216 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2014 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x870 (ite $x2014 (or $x1207 (< old.ffn.width.block old.ffn.width.n)) (ite $x3216 (or $x1207 (< ?x131 old.ffn.width.n)) $x1783))))
 (let (($x3241 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x870)))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.moved (ite $x688 old.ffn.width.given_moved $x3241)))))))))))))))
(assert
 (let (($x1728 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2774 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1133 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1133 (and $x2774 $x1728)))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x676 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2177 (or $x676 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2177))))
(assert
 (let (($x1612 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x560 (or $x1612 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x560)))))
(assert
 (let (($x446 (not old.model.embedding_norm)))
 (let (($x555 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x2988 (= (_ bv5 7) old.embedding.collective)))
 (let (($x118 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x118 $x2988 $x1723 old.hidden.filled (not $x555) $x446))))))))
(assert
 (let (($x2268 (= (_ bv68 7) old.model.norm)))
 (let (($x2196 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x2249 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1728 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1728 $x2249 $x1723 old.hidden.filled (not $x2196) $x2268))))))))
(assert
 (let (($x2268 (= (_ bv68 7) old.model.norm)))
 (let (($x2651 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2025 (not $x2651)))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x575 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1922 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x1922 $x575 $x1723 old.hidden.filled $x2025 $x2268)))))))))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2452 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2943 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2452))))
(assert
 (let (($x1557 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1833 (or $x1557 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x537 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x688 (or $x1425 $x537)))
 (= old.ffn.width.everywhere (ite $x688 old.ffn.width.given_everywhere $x1833))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1855 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1855)))
(assert
 (let (($x1727 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2707 (and $x1727 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x690 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x858 (or $x3010 $x690 (and $x1723 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2707)))
 (= old.ffn.gate_entering (ite $x858 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2566 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1290 (and $x2566 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x1111 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x1331 (or $x3010 $x1111 (and $x1723 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1290)))
 (= old.ffn.up_entering (ite $x1331 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x1170 (or $x3010 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1170))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (= old.ffn.in_place (or $x1121 old.ffn.width.filled)))))
(assert
 (let (($x3462 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x1736 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x946 (and old.model.behind_dense $x1736)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x946 $x3462))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x1001 (ite $x1656 (_ bv16 7) (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2723 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2488 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2616 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1628 (ite (or $x2140 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3114 $x2616) (_ bv96 7) (ite $x2488 ?x2723 ?x1001)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x916 (or $x1579 $x134 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2487 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1772 (or $x1579 $x134 (and $x2616 old.ffn.width.padded $x912) (and $x2488 old.ffn.width.leads))))
 (let ((?x2163 (ite (and $x2616 old.ffn.width.filled (not $x134)) (_ bv96 7) (ite $x1772 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1058 ?x2163 (ite $x2487 (ite $x916 (_ bv96 7) (ite $x2616 (_ bv21 7) (_ bv16 7))) ?x1628)))))))))))))))))))))
(assert
 (let (($x912 (not old.ffn.width.moved)))
 (let (($x1121 (and old.ffn.width.everywhere $x912)))
 (let ((?x1519 (ite $x1121 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1656 (< 1 old.tp)))
 (let ((?x523 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1827 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2585 ?x523 (ite $x1656 (_ bv16 7) ?x1519)))))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x876 (or $x3260 (not (or $x329 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let ((?x736 (ite (or $x1351 $x2293 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1109 (or $x1351 $x2293 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x912) (and $x2585 old.ffn.width.leads))))
 (let ((?x1273 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2293)) (_ bv96 7) (ite $x1109 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x49 ?x1273 (ite $x1563 ?x736 (ite $x876 (_ bv92 7) ?x1827)))))))))))))))))))))))
(assert
 (let (($x204 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_in_attention))))
 (= old.stream.junk_in_ffn $x204)))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1058 (not (= (_ bv96 7) old.ffn.gate_state)) $x1353) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1353 (not old.ffn.width.everywhere)))
 (let (($x1925 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1353)))
 (= old.ffn.up_piece (ite $x1925 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3135 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x3135)))
(assert
 (let ((?x1306 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1306)))
(assert
 (let ((?x932 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x932)))
(assert
 (let (($x2965 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1058 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1986 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1058 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x134 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2140 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3114 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1579 (or $x3114 $x2140)))
 (let (($x2436 (not old.model.gated)))
 (let (($x1697 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1201 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x49 old.ffn.width.everywhere $x1697))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1351 (or $x2311 $x3260)))
 (let (($x2532 (= (_ bv94 7) old.stream)))
 (let (($x1656 (< 1 old.tp)))
 (let (($x3036 (and $x1656 $x2532 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1351 $x2293) $x1201) (or $x2436 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1579 $x134) $x1986)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x2965)))
 (= old.ffn.tokenwise $x3036))))))))))))))))))))
(assert
 (let ((?x2405 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2651 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1424 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1368 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x258 (and $x1368 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1424 $x2651) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x258 (_ bv96 7) ?x2405)))))))))
(assert
 (let (($x808 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x2351 (or $x808 (= (= (_ bv23 7) old.ffn.down.residual) (= (_ bv5 7) old.ffn.down.collective)))))
 (let (($x3010 (= (_ bv96 7) old.stream)))
 (let (($x832 (= (_ bv38 7) old.ffn.down_state)))
 (let (($x2922 (or (or (= (_ bv92 7) old.ffn.down_state) (= (_ bv96 7) old.ffn.down_state)) old.hidden.filled)))
 (let (($x2352 (= old.ffn.down_state old.stream)))
 (let (($x1959 (= (_ bv92 7) old.ffn.down_state)))
 (let (($x413 (and (or $x808 (= (_ bv23 7) old.ffn.down.residual)) $x1959 (or $x3010 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1723 (= (_ bv38 7) old.stream)))
 (let (($x2315 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1349 (and $x2315 (not $x1959) (or $x2352 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1957 (or $x1349 (and $x2315 $x1723 old.hidden.filled) $x413 (and $x808 old.stream.first_keeps_all $x2352) (and $x808 old.stream.first_has_all $x2922) (and $x832 $x3010 old.hidden.filled $x2351))))
 (let (($x2651 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2025 (not $x2651)))
 (let (($x2599 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x575 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2064 (and $x2315 old.stream.junk_in_ffn (or $x1959 (and $x832 (or $x575 $x2599) $x2025)))))
 (let (($x750 (or $x2352 (and old.stream.in_order (or (not $x832) old.hidden.everywhere)))))
 (let (($x3274 (= 1 old.tp)))
 (= old.ffn.residual_once (or (and $x3274 $x750) (and (not $x2064) $x1957)))))))))))))))))))))))
(assert
 (let (($x1492 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x1492 (= (_ bv10 7) new.attention.out.collective) (= (_ bv57 7) new.attention.out.collective) (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1864 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1279 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1279 (= (_ bv23 7) new.attention.out.residual) $x1864 (= (_ bv29 7) new.attention.out.residual)))))
(assert
 (let (($x1819 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x1819)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2560 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x2560 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x2388 (= (_ bv38 7) new.embedding.split)))
 (or $x2388 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1311 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2008 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2703 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x2703 (= (_ bv10 7) new.ffn.down.collective) $x2008 $x1311)))))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1282 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1282 $x29 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x326 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x2254 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2641 (= (_ bv23 7) new.ffn.down.residual)))
 (let (($x1427 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1427 $x2641 $x2254 $x326))))))
(assert
 (let (($x2996 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x314 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3169 $x314 $x2996)))))
(assert
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1882 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1882 $x2050 $x2104 $x1536 $x2149)))))))
(assert
 (let (($x450 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2544 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2544 $x450 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1219 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1219 $x2369 $x1247)))))
(assert
 (let (($x2842 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2842 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2718 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2524 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2524 $x2718 $x2602 $x3263 $x905)))))))
(assert
 (let (($x1658 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1975 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1975 $x1658 (= (_ bv63 7) new.ffn.up.input)))))
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
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1305 $x610 (= (_ bv56 7) new.ffn.width.kind) $x1498 $x1547 $x181 $x792 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1627 (= (_ bv56 7) new.hidden.kind) $x1814 $x734 (= (_ bv91 7) new.hidden.kind) $x2425 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2137 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2137 (= (_ bv82 7) new.model.norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x436 (= (_ bv94 7) new.stream)))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (or $x1657 $x436 $x925)))))
(assert
 (let (($x1358 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1443 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1653 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1653 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1443 (= (_ bv91 7) new.stream_tokens.kind) $x1358 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x2888 (= (div (* ?x2795 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1814 (< 1 new.hidden.parts) $x2888))))))
(assert
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1814 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1358 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1063 (or $x1358 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3454 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1063)))
 (= new.stream_tokens.everywhere $x3454)))))
(assert
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3371 (and $x1498 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3371))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1498 $x1067 (= ?x2827 new.ffn.width.n))))))))
(assert
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1067 (< 1 new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1498 $x1067 (<= new.ffn.width.n ?x2827))))))))
(assert
 (let (($x2179 (= (- 1) new.ffn.width.n)))
 (let (($x1305 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x748 (ite $x1305 (or $x2179 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2179 (< 1 new.ffn.width.n)))))
 (let ((?x435 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2827 (div (* ?x435 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x181 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3078 (ite $x181 (or $x2179 (< new.ffn.width.block new.ffn.width.n)) (ite $x1498 (or $x2179 (< ?x2827 new.ffn.width.n)) $x748))))
 (let (($x1934 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3078)))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.moved (ite $x1639 new.ffn.width.given_moved $x1934)))))))))))))))
(assert
 (let (($x1819 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1864 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1279 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1279 (and $x1864 $x1819)))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x29 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1618 (or $x29 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1618))))
(assert
 (let (($x1427 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2397 (or $x1427 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2397)))))
(assert
 (let (($x1013 (not new.model.embedding_norm)))
 (let (($x1812 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x2560 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2388 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x2388 $x2560 $x1657 new.hidden.filled (not $x1812) $x1013))))))))
(assert
 (let (($x2137 (= (_ bv68 7) new.model.norm)))
 (let (($x1929 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x1492 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1819 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1819 $x1492 $x1657 new.hidden.filled (not $x1929) $x2137))))))))
(assert
 (let (($x2137 (= (_ bv68 7) new.model.norm)))
 (let (($x915 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2039 (not $x915)))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x2703 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2996 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2996 $x2703 $x1657 new.hidden.filled $x2039 $x2137)))))))))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2530 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2425 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2530))))
(assert
 (let (($x792 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1166 (or $x792 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x610 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1547 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1639 (or $x1547 $x610)))
 (= new.ffn.width.everywhere (ite $x1639 new.ffn.width.given_everywhere $x1166))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1932 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x1932)))
(assert
 (let (($x2544 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2164 (and $x2544 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x450 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x2709 (or $x925 $x450 (and $x1657 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2164)))
 (= new.ffn.gate_entering (ite $x2709 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1975 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x3164 (and $x1975 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x1658 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x2652 (or $x925 $x1658 (and $x1657 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x3164)))
 (= new.ffn.up_entering (ite $x2652 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x2345 (or $x925 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2345))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (= new.ffn.in_place (or $x2035 new.ffn.width.filled)))))
(assert
 (let (($x1033 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x1024 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x670 (and new.model.behind_dense $x1024)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x670 $x1033))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x673 (ite $x2788 (_ bv16 7) (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1552 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2149 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2050 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1866 (ite (or $x1536 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2104 $x2050) (_ bv96 7) (ite $x2149 ?x1552 ?x673)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2633 (or $x2320 $x2337 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2369 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2756 (or $x2320 $x2337 (and $x2050 new.ffn.width.padded $x1068) (and $x2149 new.ffn.width.leads))))
 (let ((?x2225 (ite (and $x2050 new.ffn.width.filled (not $x2337)) (_ bv96 7) (ite $x2756 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1247 ?x2225 (ite $x2369 (ite $x2633 (_ bv96 7) (ite $x2050 (_ bv21 7) (_ bv16 7))) ?x1866)))))))))))))))))))))
(assert
 (let (($x1068 (not new.ffn.width.moved)))
 (let (($x2035 (and new.ffn.width.everywhere $x1068)))
 (let ((?x1659 (ite $x2035 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2788 (< 1 new.tp)))
 (let ((?x540 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x705 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x905 ?x540 (ite $x2788 (_ bv16 7) ?x1659)))))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2347 (or $x3263 (not (or $x3425 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let ((?x1354 (ite (or $x2716 $x2840 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1609 (or $x2716 $x2840 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1068) (and $x905 new.ffn.width.leads))))
 (let ((?x2362 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2840)) (_ bv96 7) (ite $x1609 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1455 ?x2362 (ite $x2399 ?x1354 (ite $x2347 (_ bv92 7) ?x705)))))))))))))))))))))))
(assert
 (let (($x2683 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_in_attention))))
 (= new.stream.junk_in_ffn $x2683)))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1247 (not (= (_ bv96 7) new.ffn.gate_state)) $x2666) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2666 (not new.ffn.width.everywhere)))
 (let (($x182 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2666)))
 (= new.ffn.up_piece (ite $x182 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x899 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x899)))
(assert
 (let ((?x1574 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1574)))
(assert
 (let ((?x993 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x993)))
(assert
 (let (($x314 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1247 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2714 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1247 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2337 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1536 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2104 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2320 (or $x2104 $x1536)))
 (let (($x2111 (not new.model.gated)))
 (let (($x801 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2660 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1455 new.ffn.width.everywhere $x801))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2716 (or $x2602 $x3263)))
 (let (($x436 (= (_ bv94 7) new.stream)))
 (let (($x2788 (< 1 new.tp)))
 (let (($x2773 (and $x2788 $x436 (and (= (_ bv94 7) new.ffn.up_entering) (or $x2716 $x2840) $x2660) (or $x2111 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2320 $x2337) $x2714)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x314)))
 (= new.ffn.tokenwise $x2773))))))))))))))))))))
(assert
 (let ((?x2504 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x915 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2008 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3169 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3047 (and $x3169 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2008 $x915) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x3047 (_ bv96 7) ?x2504)))))))))
(assert
 (let (($x326 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x2604 (or $x326 (= (= (_ bv23 7) new.ffn.down.residual) (= (_ bv5 7) new.ffn.down.collective)))))
 (let (($x925 (= (_ bv96 7) new.stream)))
 (let (($x2498 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x188 (or (or (= (_ bv92 7) new.ffn.down_state) (= (_ bv96 7) new.ffn.down_state)) new.hidden.filled)))
 (let (($x2238 (= new.ffn.down_state new.stream)))
 (let (($x2911 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x2790 (and (or $x326 (= (_ bv23 7) new.ffn.down.residual)) $x2911 (or $x925 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1657 (= (_ bv38 7) new.stream)))
 (let (($x2254 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x223 (and $x2254 (not $x2911) (or $x2238 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x815 (or $x223 (and $x2254 $x1657 new.hidden.filled) $x2790 (and $x326 new.stream.first_keeps_all $x2238) (and $x326 new.stream.first_has_all $x188) (and $x2498 $x925 new.hidden.filled $x2604))))
 (let (($x915 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2039 (not $x915)))
 (let (($x1311 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2703 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2101 (and $x2254 new.stream.junk_in_ffn (or $x2911 (and $x2498 (or $x2703 $x1311) $x2039)))))
 (let (($x1369 (or $x2238 (and new.stream.in_order (or (not $x2498) new.hidden.everywhere)))))
 (let (($x2386 (= 1 new.tp)))
 (= new.ffn.residual_once (or (and $x2386 $x1369) (and (not $x2101) $x815)))))))))))))))))))))))
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
 (let (($x3065 (not new.model.scaled_residual)))
 (let (($x2137 (= (_ bv68 7) new.model.norm)))
 (let (($x1427 (= (_ bv1 7) new.ffn.down.residual)))
 (not (or new.model.parallel $x1427 (and $x2137 $x3065 new.ffn.residual_once)))))))
(assert
 (let (($x1511 (not old.model.scaled_residual)))
(let (($x2268 (= (_ bv68 7) old.model.norm)))
(let (($x1612 (= (_ bv1 7) old.ffn.down.residual)))
(or old.model.parallel $x1612 (and $x2268 $x1511 old.ffn.residual_once))))))
(check-sat)

; from one replica to any number, question 117
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1886 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (or $x3165 $x2744 $x687 $x2062 $x1886 $x395 $x2588 $x1199 $x2943 $x2726))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2634 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x629 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x34 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1558 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2144 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2144 $x1558 $x34 $x629 $x2634)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2430 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2674 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1796 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3023 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1587 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1314 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1314 $x1587 (= (_ bv56 7) old.lm_head.cut.kind) $x3023 $x1796 $x2674 $x2430 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1884 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1202 (= (_ bv40 7) old.lm_head.split)))
 (or $x1202 (= (_ bv57 7) old.lm_head.split) $x1884))))
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
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x1741 (= (- 1) old.hidden.n)))
 (let ((?x217 (ite (or $x1741 (< (* ?x1087 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2720 (ite $x395 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x217) old.hidden.given_least)))
 (let ((?x112 (ite (or $x1741 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1055 (ite $x687 (ite (and $x1741 (= 1 old.hidden.parts)) 1 ?x112) ?x2720)))
 (let (($x1886 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1928 (ite $x2943 old.hidden.parts (ite (or $x2744 $x3165 $x1199 $x2726 $x1886) 1 ?x1055))))
 (= old.hidden.least ?x1928))))))))))))))))))
(assert
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x395 (< 1 old.hidden.parts) (= ?x1087 old.hidden.n)))))))
(assert
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x395 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1546 (ite $x687 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x1741 (= (- 1) old.hidden.n)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1967 (ite $x1199 (or $x1741 (< old.hidden.block old.hidden.n)) (ite $x395 (or $x1741 (< ?x1087 old.hidden.n)) $x1546))))
 (let (($x1023 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1967)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (= old.hidden.moved (ite $x2512 old.hidden.given_moved $x1023)))))))))))))))
(assert
 (let ((?x542 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2508 (div (* ?x542 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x3023 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1420 (and $x3023 (< 1 old.lm_head.cut.parts) (= ?x2508 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x1420))))))
(assert
 (let (($x3023 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3244 (and $x3023 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3244))))
(assert
 (let (($x2082 (= (- 1) old.lm_head.cut.n)))
 (let (($x1314 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x3003 (ite $x1314 (or $x2082 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2082 (< 1 old.lm_head.cut.n)))))
 (let ((?x542 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2508 (div (* ?x542 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x3023 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2674 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1161 (ite $x2674 (or $x2082 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x3023 (or $x2082 (< ?x2508 old.lm_head.cut.n)) $x3003))))
 (let (($x1748 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1161)))
 (let (($x1587 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1796 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2694 (or $x1796 $x1587)))
 (= old.lm_head.cut.moved (ite $x2694 old.lm_head.cut.given_moved $x1748)))))))))))))))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (let (($x2452 (ite $x2512 old.hidden.given_everywhere (or $x2943 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2452)))))))
(assert
 (let (($x2430 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2292 (or $x2430 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1587 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1796 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2694 (or $x1796 $x1587)))
 (= old.lm_head.cut.everywhere (ite $x2694 old.lm_head.cut.given_everywhere $x2292))))))))
(assert
 (let (($x2731 (not old.hidden.moved)))
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x270 (or old.hidden.everywhere old.hidden.filled (and (or $x2744 $x3165 $x1199 $x2726) $x2731))))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (= old.hidden.undivided (ite $x2512 old.hidden.given_undivided $x270))))))))))))
(assert
 (let (($x3103 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x629 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1447 (or $x629 $x3103)))
 (let (($x1202 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1873 (and $x1202 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1447)))
 (let (($x1884 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x926 (ite (and $x1884 old.lm_head.cut.everywhere $x1447) (_ bv96 7) (ite $x1884 (_ bv95 7) (ite $x1873 (_ bv96 7) (ite $x1202 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x926)))))))))
(assert
 (let (($x3103 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2597 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x3103)))
 (let (($x486 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x1356 (ite (= (_ bv92 7) old.lm_head.state) (ite $x486 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2597 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x38 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x502 (ite (= (_ bv95 7) old.lm_head.state) (ite $x38 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1356)))
 (= old.lm_head.joined ?x502))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (or $x3257 $x1062 $x1140 $x1627 $x3375 $x1814 $x734 $x403 $x2425 $x2627))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2016 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x332 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2932 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2516 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x3131 (= (_ bv4 7) new.lm_head.collective)))
 (or $x3131 $x2516 $x2932 $x332 $x2016)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x651 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2514 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x233 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x677 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x420 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x420 $x677 (= (_ bv56 7) new.lm_head.cut.kind) $x233 $x1652 $x2514 $x651 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1394 (= (_ bv95 7) new.lm_head.split)))
 (let (($x277 (= (_ bv40 7) new.lm_head.split)))
 (or $x277 (= (_ bv57 7) new.lm_head.split) $x1394))))
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
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x3030 (= (- 1) new.hidden.n)))
 (let ((?x423 (ite (or $x3030 (< (* ?x2109 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2255 (ite $x1814 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x423) new.hidden.given_least)))
 (let ((?x3088 (ite (or $x3030 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x953 (ite $x1140 (ite (and $x3030 (= 1 new.hidden.parts)) 1 ?x3088) ?x2255)))
 (let (($x3375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x972 (ite $x2425 new.hidden.parts (ite (or $x1062 $x3257 $x403 $x2627 $x3375) 1 ?x953))))
 (= new.hidden.least ?x972))))))))))))))))))
(assert
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1814 (< 1 new.hidden.parts) (= ?x2109 new.hidden.n)))))))
(assert
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1814 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1433 (ite $x1140 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x3030 (= (- 1) new.hidden.n)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x347 (ite $x403 (or $x3030 (< new.hidden.block new.hidden.n)) (ite $x1814 (or $x3030 (< ?x2109 new.hidden.n)) $x1433))))
 (let (($x3415 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x347)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (= new.hidden.moved (ite $x527 new.hidden.given_moved $x3415)))))))))))))))
(assert
 (let ((?x574 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1958 (div (* ?x574 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x233 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1347 (and $x233 (< 1 new.lm_head.cut.parts) (= ?x1958 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x1347))))))
(assert
 (let (($x233 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2638 (and $x233 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2638))))
(assert
 (let (($x2480 (= (- 1) new.lm_head.cut.n)))
 (let (($x420 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2974 (ite $x420 (or $x2480 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2480 (< 1 new.lm_head.cut.n)))))
 (let ((?x574 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1958 (div (* ?x574 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x233 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2514 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x944 (ite $x2514 (or $x2480 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x233 (or $x2480 (< ?x1958 new.lm_head.cut.n)) $x2974))))
 (let (($x90 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x944)))
 (let (($x677 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1077 (or $x1652 $x677)))
 (= new.lm_head.cut.moved (ite $x1077 new.lm_head.cut.given_moved $x90)))))))))))))))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (let (($x2530 (ite $x527 new.hidden.given_everywhere (or $x2425 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2530)))))))
(assert
 (let (($x651 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2072 (or $x651 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x677 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1077 (or $x1652 $x677)))
 (= new.lm_head.cut.everywhere (ite $x1077 new.lm_head.cut.given_everywhere $x2072))))))))
(assert
 (let (($x699 (not new.hidden.moved)))
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1026 (or new.hidden.everywhere new.hidden.filled (and (or $x1062 $x3257 $x403 $x2627) $x699))))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (= new.hidden.undivided (ite $x527 new.hidden.given_undivided $x1026))))))))))))
(assert
 (let (($x2980 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x332 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1206 (or $x332 $x2980)))
 (let (($x277 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1919 (and $x277 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1206)))
 (let (($x1394 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x328 (ite (and $x1394 new.lm_head.cut.everywhere $x1206) (_ bv96 7) (ite $x1394 (_ bv95 7) (ite $x1919 (_ bv96 7) (ite $x277 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x328)))))))))
(assert
 (let (($x2980 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1733 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x2980)))
 (let (($x1234 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x1534 (ite (= (_ bv92 7) new.lm_head.state) (ite $x1234 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1733 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x210 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x1955 (ite (= (_ bv95 7) new.lm_head.state) (ite $x210 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1534)))
 (= new.lm_head.joined ?x1955))))))))
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
 (let (($x3464 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x2386 (= 1 new.tp)))
 (let (($x888 (or (= (_ bv96 7) new.lm_head.joined) (and $x2386 (or (not (= (_ bv95 7) new.lm_head.split)) $x3464)))))
 (not $x888)))))
(assert
 (let (($x2222 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x3274 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x3274 (or (not (= (_ bv95 7) old.lm_head.split)) $x2222))))))
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1886 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (or $x3165 $x2744 $x687 $x2062 $x1886 $x395 $x2588 $x1199 $x2943 $x2726))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x629 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x34 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x34 $x629 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x2430 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1796 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3023 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1587 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1587 (= (_ bv56 7) old.lm_head.cut.kind) $x3023 $x1796 (= (_ bv91 7) old.lm_head.cut.kind) $x2430 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1884 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1202 (= (_ bv40 7) old.lm_head.split)))
 (or $x1202 (= (_ bv57 7) old.lm_head.split) $x1884))))
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
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x1741 (= (- 1) old.hidden.n)))
 (let ((?x217 (ite (or $x1741 (< (* ?x1087 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2720 (ite $x395 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x217) old.hidden.given_least)))
 (let ((?x112 (ite (or $x1741 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1055 (ite $x687 (ite (and $x1741 (= 1 old.hidden.parts)) 1 ?x112) ?x2720)))
 (let (($x1886 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1928 (ite $x2943 old.hidden.parts (ite (or $x2744 $x3165 $x1199 $x2726 $x1886) 1 ?x1055))))
 (= old.hidden.least ?x1928))))))))))))))))))
(assert
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x395 (< 1 old.hidden.parts) (= ?x1087 old.hidden.n)))))))
(assert
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x395 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1546 (ite $x687 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x1741 (= (- 1) old.hidden.n)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1967 (ite $x1199 (or $x1741 (< old.hidden.block old.hidden.n)) (ite $x395 (or $x1741 (< ?x1087 old.hidden.n)) $x1546))))
 (let (($x1023 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1967)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (= old.hidden.moved (ite $x2512 old.hidden.given_moved $x1023)))))))))))))))
(assert
 (let (($x3023 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3244 (and $x3023 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3244))))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (let (($x2452 (ite $x2512 old.hidden.given_everywhere (or $x2943 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2452)))))))
(assert
 (let (($x2430 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2292 (or $x2430 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x977 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2292)))
 (= old.lm_head.cut.everywhere $x977)))))
(assert
 (let (($x2731 (not old.hidden.moved)))
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x270 (or old.hidden.everywhere old.hidden.filled (and (or $x2744 $x3165 $x1199 $x2726) $x2731))))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (= old.hidden.undivided (ite $x2512 old.hidden.given_undivided $x270))))))))))))
(assert
 (let (($x2066 (not old.lm_head.group.pp)))
 (let (($x2472 (or $x2066 (= 1 old.pp))))
 (let (($x2928 (not old.lm_head.group.sp)))
 (let (($x934 (or $x2928 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2835 (not old.lm_head.group.dp)))
 (let (($x902 (or $x2835 $x2122)))
 (let (($x3103 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x902 $x934 $x2472)))
 (let (($x629 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1447 (or $x629 $x3103)))
 (let (($x1202 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1873 (and $x1202 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1447)))
 (let (($x1884 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x926 (ite (and $x1884 old.lm_head.cut.everywhere $x1447) (_ bv96 7) (ite $x1884 (_ bv95 7) (ite $x1873 (_ bv96 7) (ite $x1202 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x926))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (or $x3257 $x1062 $x1140 $x1627 $x3375 $x1814 $x734 $x403 $x2425 $x2627))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x332 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2932 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x2932 $x332 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x651 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x233 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x677 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x677 (= (_ bv56 7) new.lm_head.cut.kind) $x233 $x1652 (= (_ bv91 7) new.lm_head.cut.kind) $x651 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1394 (= (_ bv95 7) new.lm_head.split)))
 (let (($x277 (= (_ bv40 7) new.lm_head.split)))
 (or $x277 (= (_ bv57 7) new.lm_head.split) $x1394))))
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
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x3030 (= (- 1) new.hidden.n)))
 (let ((?x423 (ite (or $x3030 (< (* ?x2109 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2255 (ite $x1814 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x423) new.hidden.given_least)))
 (let ((?x3088 (ite (or $x3030 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x953 (ite $x1140 (ite (and $x3030 (= 1 new.hidden.parts)) 1 ?x3088) ?x2255)))
 (let (($x3375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x972 (ite $x2425 new.hidden.parts (ite (or $x1062 $x3257 $x403 $x2627 $x3375) 1 ?x953))))
 (= new.hidden.least ?x972))))))))))))))))))
(assert
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1814 (< 1 new.hidden.parts) (= ?x2109 new.hidden.n)))))))
(assert
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1814 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1433 (ite $x1140 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x3030 (= (- 1) new.hidden.n)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x347 (ite $x403 (or $x3030 (< new.hidden.block new.hidden.n)) (ite $x1814 (or $x3030 (< ?x2109 new.hidden.n)) $x1433))))
 (let (($x3415 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x347)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (= new.hidden.moved (ite $x527 new.hidden.given_moved $x3415)))))))))))))))
(assert
 (let (($x233 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2638 (and $x233 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2638))))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (let (($x2530 (ite $x527 new.hidden.given_everywhere (or $x2425 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2530)))))))
(assert
 (let (($x651 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2072 (or $x651 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2779 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2072)))
 (= new.lm_head.cut.everywhere $x2779)))))
(assert
 (let (($x699 (not new.hidden.moved)))
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1026 (or new.hidden.everywhere new.hidden.filled (and (or $x1062 $x3257 $x403 $x2627) $x699))))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (= new.hidden.undivided (ite $x527 new.hidden.given_undivided $x1026))))))))))))
(assert
 (let (($x2030 (not new.lm_head.group.pp)))
 (let (($x707 (or $x2030 (= 1 new.pp))))
 (let (($x1499 (not new.lm_head.group.sp)))
 (let (($x871 (or $x1499 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x599 (not new.lm_head.group.dp)))
 (let (($x2810 (or $x599 $x3184)))
 (let (($x2980 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2810 $x871 $x707)))
 (let (($x332 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1206 (or $x332 $x2980)))
 (let (($x277 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1919 (and $x277 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1206)))
 (let (($x1394 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x328 (ite (and $x1394 new.lm_head.cut.everywhere $x1206) (_ bv96 7) (ite $x1394 (_ bv95 7) (ite $x1919 (_ bv96 7) (ite $x277 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x328))))))))))))))))
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
 (let (($x2030 (not new.lm_head.group.pp)))
 (let (($x707 (or $x2030 (= 1 new.pp))))
 (let (($x1499 (not new.lm_head.group.sp)))
 (let (($x871 (or $x1499 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x599 (not new.lm_head.group.dp)))
 (let (($x2810 (or $x599 $x3184)))
 (let (($x2980 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2810 $x871 $x707)))
 (let (($x2932 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x332 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1658 (or $x332 (and (= (_ bv96 7) new.lm_head.state) (or $x2932 $x2980)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x2810 $x871 $x707))))
 (not $x1658)))))))))))))
(assert
 (let (($x2066 (not old.lm_head.group.pp)))
(let (($x2472 (or $x2066 (= 1 old.pp))))
(let (($x2928 (not old.lm_head.group.sp)))
(let (($x934 (or $x2928 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x2835 (not old.lm_head.group.dp)))
(let (($x902 (or $x2835 $x2122)))
(let (($x3103 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x902 $x934 $x2472)))
(let (($x34 (= (_ bv10 7) old.lm_head.collective)))
(let (($x629 (= (_ bv57 7) old.lm_head.collective)))
(or $x629 (and (= (_ bv96 7) old.lm_head.state) (or $x34 $x3103)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x902 $x934 $x2472)))))))))))))
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1886 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (or $x3165 $x2744 $x687 $x2062 $x1886 $x395 $x2588 $x1199 $x2943 $x2726))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x629 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x34 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2144 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2144 (= (_ bv5 7) old.lm_head.collective) $x34 $x629 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x2430 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1796 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3023 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1587 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1587 (= (_ bv56 7) old.lm_head.cut.kind) $x3023 $x1796 (= (_ bv91 7) old.lm_head.cut.kind) $x2430 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1289 (= (_ bv64 7) old.lm_head.order)))
 (or $x1289 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x1884 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1202 (= (_ bv40 7) old.lm_head.split)))
 (or $x1202 (= (_ bv57 7) old.lm_head.split) $x1884))))
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
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x1741 (= (- 1) old.hidden.n)))
 (let ((?x217 (ite (or $x1741 (< (* ?x1087 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2720 (ite $x395 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x217) old.hidden.given_least)))
 (let ((?x112 (ite (or $x1741 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1055 (ite $x687 (ite (and $x1741 (= 1 old.hidden.parts)) 1 ?x112) ?x2720)))
 (let (($x1886 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1928 (ite $x2943 old.hidden.parts (ite (or $x2744 $x3165 $x1199 $x2726 $x1886) 1 ?x1055))))
 (= old.hidden.least ?x1928))))))))))))))))))
(assert
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x395 (< 1 old.hidden.parts) (= ?x1087 old.hidden.n)))))))
(assert
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x395 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1546 (ite $x687 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x1741 (= (- 1) old.hidden.n)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1967 (ite $x1199 (or $x1741 (< old.hidden.block old.hidden.n)) (ite $x395 (or $x1741 (< ?x1087 old.hidden.n)) $x1546))))
 (let (($x1023 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1967)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (= old.hidden.moved (ite $x2512 old.hidden.given_moved $x1023)))))))))))))))
(assert
 (let (($x3023 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3244 (and $x3023 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3244))))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (let (($x2452 (ite $x2512 old.hidden.given_everywhere (or $x2943 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2452)))))))
(assert
 (let (($x2430 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2292 (or $x2430 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x977 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2292)))
 (= old.lm_head.cut.everywhere $x977)))))
(assert
 (let (($x2731 (not old.hidden.moved)))
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x270 (or old.hidden.everywhere old.hidden.filled (and (or $x2744 $x3165 $x1199 $x2726) $x2731))))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (= old.hidden.undivided (ite $x2512 old.hidden.given_undivided $x270))))))))))))
(assert
 (let (($x3103 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x629 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1447 (or $x629 $x3103)))
 (let (($x1202 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1873 (and $x1202 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1447)))
 (let (($x1884 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x926 (ite (and $x1884 old.lm_head.cut.everywhere $x1447) (_ bv96 7) (ite $x1884 (_ bv95 7) (ite $x1873 (_ bv96 7) (ite $x1202 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x926)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (or $x3257 $x1062 $x1140 $x1627 $x3375 $x1814 $x734 $x403 $x2425 $x2627))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x332 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2932 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3131 (= (_ bv4 7) new.lm_head.collective)))
 (or $x3131 (= (_ bv5 7) new.lm_head.collective) $x2932 $x332 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x651 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x233 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x677 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x677 (= (_ bv56 7) new.lm_head.cut.kind) $x233 $x1652 (= (_ bv91 7) new.lm_head.cut.kind) $x651 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2183 (= (_ bv64 7) new.lm_head.order)))
 (or $x2183 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x1394 (= (_ bv95 7) new.lm_head.split)))
 (let (($x277 (= (_ bv40 7) new.lm_head.split)))
 (or $x277 (= (_ bv57 7) new.lm_head.split) $x1394))))
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
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x3030 (= (- 1) new.hidden.n)))
 (let ((?x423 (ite (or $x3030 (< (* ?x2109 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2255 (ite $x1814 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x423) new.hidden.given_least)))
 (let ((?x3088 (ite (or $x3030 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x953 (ite $x1140 (ite (and $x3030 (= 1 new.hidden.parts)) 1 ?x3088) ?x2255)))
 (let (($x3375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x972 (ite $x2425 new.hidden.parts (ite (or $x1062 $x3257 $x403 $x2627 $x3375) 1 ?x953))))
 (= new.hidden.least ?x972))))))))))))))))))
(assert
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1814 (< 1 new.hidden.parts) (= ?x2109 new.hidden.n)))))))
(assert
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1814 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1433 (ite $x1140 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x3030 (= (- 1) new.hidden.n)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x347 (ite $x403 (or $x3030 (< new.hidden.block new.hidden.n)) (ite $x1814 (or $x3030 (< ?x2109 new.hidden.n)) $x1433))))
 (let (($x3415 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x347)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (= new.hidden.moved (ite $x527 new.hidden.given_moved $x3415)))))))))))))))
(assert
 (let (($x233 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2638 (and $x233 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2638))))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (let (($x2530 (ite $x527 new.hidden.given_everywhere (or $x2425 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2530)))))))
(assert
 (let (($x651 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2072 (or $x651 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2779 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2072)))
 (= new.lm_head.cut.everywhere $x2779)))))
(assert
 (let (($x699 (not new.hidden.moved)))
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1026 (or new.hidden.everywhere new.hidden.filled (and (or $x1062 $x3257 $x403 $x2627) $x699))))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (= new.hidden.undivided (ite $x527 new.hidden.given_undivided $x1026))))))))))))
(assert
 (let (($x2980 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x332 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1206 (or $x332 $x2980)))
 (let (($x277 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1919 (and $x277 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1206)))
 (let (($x1394 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x328 (ite (and $x1394 new.lm_head.cut.everywhere $x1206) (_ bv96 7) (ite $x1394 (_ bv95 7) (ite $x1919 (_ bv96 7) (ite $x277 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x328)))))))))
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
 (let (($x2528 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x2183 (= (_ bv64 7) new.lm_head.order)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x1161 (or $x2386 (not (= (_ bv95 7) new.lm_head.state)) $x2183 $x2528 new.lm_head.reversible)))
 (not $x1161))))))
(assert
 (let (($x3374 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x1289 (= (_ bv64 7) old.lm_head.order)))
(let (($x3274 (= 1 old.tp)))
(or $x3274 (not (= (_ bv95 7) old.lm_head.state)) $x1289 $x3374 old.lm_head.reversible)))))
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1886 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (or $x3165 $x2744 $x687 $x2062 $x1886 $x395 $x2588 $x1199 $x2943 $x2726))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x615 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1958 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x967 (= (_ bv1 7) old.lm_head.bias)))
 (or $x967 (= (_ bv23 7) old.lm_head.bias) $x1958 $x615)))))
(assert
 (let (($x629 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x629 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2430 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2674 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1796 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3023 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1587 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1314 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1314 $x1587 (= (_ bv56 7) old.lm_head.cut.kind) $x3023 $x1796 $x2674 $x2430 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1884 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1202 (= (_ bv40 7) old.lm_head.split)))
 (or $x1202 (= (_ bv57 7) old.lm_head.split) $x1884))))
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
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x1741 (= (- 1) old.hidden.n)))
 (let ((?x217 (ite (or $x1741 (< (* ?x1087 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2720 (ite $x395 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x217) old.hidden.given_least)))
 (let ((?x112 (ite (or $x1741 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1055 (ite $x687 (ite (and $x1741 (= 1 old.hidden.parts)) 1 ?x112) ?x2720)))
 (let (($x1886 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1928 (ite $x2943 old.hidden.parts (ite (or $x2744 $x3165 $x1199 $x2726 $x1886) 1 ?x1055))))
 (= old.hidden.least ?x1928))))))))))))))))))
(assert
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x395 (< 1 old.hidden.parts) (= ?x1087 old.hidden.n)))))))
(assert
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x395 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x687 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1546 (ite $x687 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1086 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1087 (div (* ?x1086 old.hidden.multiple) old.hidden.parts)))
 (let (($x1741 (= (- 1) old.hidden.n)))
 (let (($x395 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1967 (ite $x1199 (or $x1741 (< old.hidden.block old.hidden.n)) (ite $x395 (or $x1741 (< ?x1087 old.hidden.n)) $x1546))))
 (let (($x1023 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1967)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (= old.hidden.moved (ite $x2512 old.hidden.given_moved $x1023)))))))))))))))
(assert
 (let (($x3023 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3244 (and $x3023 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3244))))
(assert
 (let (($x3246 (= (- 1) old.lm_head.cut.n)))
 (let (($x1314 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1929 (ite $x1314 (or $x3246 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x3246 (< 1 old.lm_head.cut.n)))))
 (let ((?x31 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x1729 (< (div (* ?x31 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x3023 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2674 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x314 (ite $x2674 (or $x3246 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x3023 (or $x3246 $x1729) $x1929))))
 (let (($x1253 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x314)))
 (let (($x1587 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1796 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2694 (or $x1796 $x1587)))
 (= old.lm_head.cut.moved (ite $x2694 old.lm_head.cut.given_moved $x1253)))))))))))))))
(assert
 (let (($x2943 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (let (($x2452 (ite $x2512 old.hidden.given_everywhere (or $x2943 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2452)))))))
(assert
 (let (($x2430 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2292 (or $x2430 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1587 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1796 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2694 (or $x1796 $x1587)))
 (= old.lm_head.cut.everywhere (ite $x2694 old.lm_head.cut.given_everywhere $x2292))))))))
(assert
 (let (($x1605 (not old.lm_head.cut.moved)))
 (let (($x2039 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x1510 (= 1 old.lm_head.cut.parts)))
 (let (($x1587 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1796 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2694 (or $x1796 $x1587)))
 (= old.lm_head.cut.first_alone (ite $x2694 old.lm_head.cut.given_first (or $x1510 (and $x2039 $x1605)))))))))))
(assert
 (let (($x2731 (not old.hidden.moved)))
 (let (($x2726 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3165 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2744 (= (_ bv18 7) old.hidden.kind)))
 (let (($x270 (or old.hidden.everywhere old.hidden.filled (and (or $x2744 $x3165 $x1199 $x2726) $x2731))))
 (let (($x2062 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2512 (or $x2588 $x2062)))
 (= old.hidden.undivided (ite $x2512 old.hidden.given_undivided $x270))))))))))))
(assert
 (let (($x3103 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x629 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1447 (or $x629 $x3103)))
 (let (($x1202 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1873 (and $x1202 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1447)))
 (let (($x1884 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x926 (ite (and $x1884 old.lm_head.cut.everywhere $x1447) (_ bv96 7) (ite $x1884 (_ bv95 7) (ite $x1873 (_ bv96 7) (ite $x1202 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x926)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (or $x3257 $x1062 $x1140 $x1627 $x3375 $x1814 $x734 $x403 $x2425 $x2627))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x128 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x956 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x843 (= (_ bv1 7) new.lm_head.bias)))
 (or $x843 (= (_ bv23 7) new.lm_head.bias) $x956 $x128)))))
(assert
 (let (($x332 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x332 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x651 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2514 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x233 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x677 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x420 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x420 $x677 (= (_ bv56 7) new.lm_head.cut.kind) $x233 $x1652 $x2514 $x651 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1394 (= (_ bv95 7) new.lm_head.split)))
 (let (($x277 (= (_ bv40 7) new.lm_head.split)))
 (or $x277 (= (_ bv57 7) new.lm_head.split) $x1394))))
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
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x3030 (= (- 1) new.hidden.n)))
 (let ((?x423 (ite (or $x3030 (< (* ?x2109 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2255 (ite $x1814 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x423) new.hidden.given_least)))
 (let ((?x3088 (ite (or $x3030 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x953 (ite $x1140 (ite (and $x3030 (= 1 new.hidden.parts)) 1 ?x3088) ?x2255)))
 (let (($x3375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x972 (ite $x2425 new.hidden.parts (ite (or $x1062 $x3257 $x403 $x2627 $x3375) 1 ?x953))))
 (= new.hidden.least ?x972))))))))))))))))))
(assert
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1814 (< 1 new.hidden.parts) (= ?x2109 new.hidden.n)))))))
(assert
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1814 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1140 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1433 (ite $x1140 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2109 (div (* ?x2795 new.hidden.multiple) new.hidden.parts)))
 (let (($x3030 (= (- 1) new.hidden.n)))
 (let (($x1814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x347 (ite $x403 (or $x3030 (< new.hidden.block new.hidden.n)) (ite $x1814 (or $x3030 (< ?x2109 new.hidden.n)) $x1433))))
 (let (($x3415 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x347)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (= new.hidden.moved (ite $x527 new.hidden.given_moved $x3415)))))))))))))))
(assert
 (let (($x233 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2638 (and $x233 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2638))))
(assert
 (let (($x450 (= (- 1) new.lm_head.cut.n)))
 (let (($x420 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x737 (ite $x420 (or $x450 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x450 (< 1 new.lm_head.cut.n)))))
 (let ((?x3083 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x1946 (< (div (* ?x3083 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x233 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2514 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1522 (ite $x2514 (or $x450 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x233 (or $x450 $x1946) $x737))))
 (let (($x1659 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1522)))
 (let (($x677 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1077 (or $x1652 $x677)))
 (= new.lm_head.cut.moved (ite $x1077 new.lm_head.cut.given_moved $x1659)))))))))))))))
(assert
 (let (($x2425 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (let (($x2530 (ite $x527 new.hidden.given_everywhere (or $x2425 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2530)))))))
(assert
 (let (($x651 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2072 (or $x651 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x677 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1077 (or $x1652 $x677)))
 (= new.lm_head.cut.everywhere (ite $x1077 new.lm_head.cut.given_everywhere $x2072))))))))
(assert
 (let (($x3356 (not new.lm_head.cut.moved)))
 (let (($x1939 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x1863 (= 1 new.lm_head.cut.parts)))
 (let (($x677 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1077 (or $x1652 $x677)))
 (= new.lm_head.cut.first_alone (ite $x1077 new.lm_head.cut.given_first (or $x1863 (and $x1939 $x3356)))))))))))
(assert
 (let (($x699 (not new.hidden.moved)))
 (let (($x2627 (= (_ bv99 7) new.hidden.kind)))
 (let (($x403 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3257 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1062 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1026 (or new.hidden.everywhere new.hidden.filled (and (or $x1062 $x3257 $x403 $x2627) $x699))))
 (let (($x1627 (= (_ bv48 7) new.hidden.kind)))
 (let (($x734 (= (_ bv86 7) new.hidden.kind)))
 (let (($x527 (or $x734 $x1627)))
 (= new.hidden.undivided (ite $x527 new.hidden.given_undivided $x1026))))))))))))
(assert
 (let (($x2980 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x332 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1206 (or $x332 $x2980)))
 (let (($x277 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1919 (and $x277 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1206)))
 (let (($x1394 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x328 (ite (and $x1394 new.lm_head.cut.everywhere $x1206) (_ bv96 7) (ite $x1394 (_ bv95 7) (ite $x1919 (_ bv96 7) (ite $x277 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x328)))))))))
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
 (let (($x128 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1819 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x2386 (= 1 new.tp)))
 (let (($x2486 (or $x2386 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x1819 (and (= (_ bv95 7) new.lm_head.state) $x128 new.lm_head.cut.first_alone))))
 (not $x2486))))))
(assert
 (let (($x615 (= (_ bv29 7) old.lm_head.bias)))
(let (($x436 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x2142 (not old.model.head_bias)))
(let (($x3274 (= 1 old.tp)))
(or $x3274 $x2142 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x436 (and (= (_ bv95 7) old.lm_head.state) $x615 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 121
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
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
 (let (($x1990 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1166 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1166 $x1990 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2709 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2709 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x2951 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2951 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x2410 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x2410)))
(assert
 (let (($x950 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2901 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2632 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1537 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2439 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2439 $x1537 $x2632 $x2901 $x950)))))))
(assert
 (let (($x2239 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2052 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2052 $x2239))))
(assert
 (let (($x1280 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1280 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2450 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2602 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2229 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1287 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1410 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1410 $x1287 $x2229 $x2602 $x2450)))))))
(assert
 (let (($x38 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x619 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x619 $x38))))
(assert
 (let (($x2130 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x216 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2303 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2303 $x216 $x2130 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x486 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1743 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1113 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2950 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x888 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2178 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2178 $x888 (= (_ bv56 7) old.ffn.width.kind) $x2950 $x1113 $x1743 $x486 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x925 (= (_ bv38 7) old.stages.send)))
 (let (($x2474 (= (_ bv14 7) old.stages.send)))
 (let (($x3427 (= (_ bv10 7) old.stages.send)))
 (or $x3427 $x2474 $x925 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x2837 (= (_ bv53 7) old.stages.stream)))
 (or $x2837 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2950 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1892 (and $x2950 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1892))))
(assert
 (let ((?x2842 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3228 (div (* ?x2842 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2769 (< 1 old.ffn.width.parts)))
 (let (($x2950 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2950 $x2769 (= ?x3228 old.ffn.width.n))))))))
(assert
 (let ((?x2842 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3228 (div (* ?x2842 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2769 (< 1 old.ffn.width.parts)))
 (let (($x2950 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2950 $x2769 (<= old.ffn.width.n ?x3228))))))))
(assert
 (let (($x1677 (= (- 1) old.ffn.width.n)))
 (let (($x2178 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2504 (ite $x2178 (or $x1677 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1677 (< 1 old.ffn.width.n)))))
 (let ((?x2842 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3228 (div (* ?x2842 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2950 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1743 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x811 (ite $x1743 (or $x1677 (< old.ffn.width.block old.ffn.width.n)) (ite $x2950 (or $x1677 (< ?x3228 old.ffn.width.n)) $x2504))))
 (let (($x241 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x811)))
 (let (($x888 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1113 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1079 (or $x1113 $x888)))
 (= old.ffn.width.moved (ite $x1079 old.ffn.width.given_moved $x241)))))))))))))))
(assert
 (let (($x1990 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3078 (or $x1990 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3078))))
(assert
 (let (($x486 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1984 (or $x486 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x888 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1113 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1079 (or $x1113 $x888)))
 (= old.ffn.width.everywhere (ite $x1079 old.ffn.width.given_everywhere $x1984))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1219 (not old.ffn.width.moved)))
 (let (($x905 (and old.ffn.width.everywhere $x1219)))
 (= old.ffn.in_place (or $x905 old.ffn.width.filled)))))
(assert
 (let (($x1219 (not old.ffn.width.moved)))
 (let (($x905 (and old.ffn.width.everywhere $x1219)))
 (let (($x869 (< 1 old.tp)))
 (let ((?x906 (ite $x869 (_ bv16 7) (ite $x905 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1374 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x950 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1537 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2632 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2901 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1574 (ite (or $x2901 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2632 $x1537) (_ bv96 7) (ite $x950 ?x1374 ?x906)))))
 (let (($x1354 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1866 (or $x2632 $x2901)))
 (let (($x375 (or $x1866 $x1354 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2052 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2786 (or $x1866 $x1354 (and $x1537 old.ffn.width.padded $x1219) (and $x950 old.ffn.width.leads))))
 (let ((?x1320 (ite (and $x1537 old.ffn.width.filled (not $x1354)) (_ bv96 7) (ite $x2786 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2239 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2239 ?x1320 (ite $x2052 (ite $x375 (_ bv96 7) (ite $x1537 (_ bv21 7) (_ bv16 7))) ?x1574)))))))))))))))))))))
(assert
 (let (($x1219 (not old.ffn.width.moved)))
 (let (($x905 (and old.ffn.width.everywhere $x1219)))
 (let ((?x2537 (ite $x905 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x869 (< 1 old.tp)))
 (let ((?x1975 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2450 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2225 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2450 ?x1975 (ite $x869 (_ bv16 7) ?x2537)))))
 (let (($x216 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2602 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x195 (or $x2602 (not (or $x216 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x945 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2229 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1033 (or $x2229 $x2602)))
 (let ((?x1989 (ite (or $x1033 $x945 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x619 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x81 (or $x1033 $x945 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1219) (and $x2450 old.ffn.width.leads))))
 (let ((?x47 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x945)) (_ bv96 7) (ite $x81 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x38 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x38 ?x47 (ite $x619 ?x1989 (ite $x195 (_ bv92 7) ?x2225)))))))))))))))))))))))
(assert
 (let (($x944 (not old.ffn.width.everywhere)))
 (let (($x2239 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2239 (not (= (_ bv96 7) old.ffn.gate_state)) $x944) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x944 (not old.ffn.width.everywhere)))
 (let (($x441 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x944)))
 (= old.ffn.up_piece (ite $x441 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1451 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1451)))
(assert
 (let ((?x2977 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2977)))
(assert
 (let ((?x918 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x918)))
(assert
 (let (($x2410 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x869 (< 1 old.tp)))
 (let (($x172 (and $x869 $x2410 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x172)))))
(assert
 (let (($x2837 (= (_ bv53 7) old.stages.stream)))
 (let (($x1751 (and $x2837 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x2051 (not old.model.parallel)))
 (let (($x2592 (not old.stages.leaves)))
 (let (($x2641 (or $x2592 (and old.layer.dense $x2051 (not (= (_ bv1 7) old.ffn.down.residual))) $x1751)))
 (= old.stages.one_part $x2641)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2604 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1993 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1993 $x2604 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x48 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x48 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x492 (= (_ bv40 7) new.ffn.down.split)))
 (or $x492 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x1512 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x1512)))
(assert
 (let (($x1580 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2751 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2718 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2347 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2666 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2666 $x2347 $x2718 $x2751 $x1580)))))))
(assert
 (let (($x3253 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3133 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x3133 $x3253))))
(assert
 (let (($x3017 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3017 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1637 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x771 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x536 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x218 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1932 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1932 $x218 $x536 $x771 $x1637)))))))
(assert
 (let (($x1653 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1443 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1443 $x1653))))
(assert
 (let (($x2664 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2722 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2004 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2004 $x2722 $x2664 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1820 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x957 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x435 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2179 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1689 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1640 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1640 $x1689 (= (_ bv56 7) new.ffn.width.kind) $x2179 $x435 $x957 $x1820 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2534 (= (_ bv38 7) new.stages.send)))
 (let (($x3176 (= (_ bv14 7) new.stages.send)))
 (let (($x2523 (= (_ bv10 7) new.stages.send)))
 (or $x2523 $x3176 $x2534 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x881 (= (_ bv53 7) new.stages.stream)))
 (or $x881 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2179 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2339 (and $x2179 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2339))))
(assert
 (let ((?x1413 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x680 (div (* ?x1413 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2985 (< 1 new.ffn.width.parts)))
 (let (($x2179 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2179 $x2985 (= ?x680 new.ffn.width.n))))))))
(assert
 (let ((?x1413 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x680 (div (* ?x1413 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2985 (< 1 new.ffn.width.parts)))
 (let (($x2179 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2179 $x2985 (<= new.ffn.width.n ?x680))))))))
(assert
 (let (($x183 (= (- 1) new.ffn.width.n)))
 (let (($x1640 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2356 (ite $x1640 (or $x183 (<= new.ffn.width.parts new.ffn.width.n)) (or $x183 (< 1 new.ffn.width.n)))))
 (let ((?x1413 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x680 (div (* ?x1413 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2179 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x957 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1821 (ite $x957 (or $x183 (< new.ffn.width.block new.ffn.width.n)) (ite $x2179 (or $x183 (< ?x680 new.ffn.width.n)) $x2356))))
 (let (($x2360 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1821)))
 (let (($x1689 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x435 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x931 (or $x435 $x1689)))
 (= new.ffn.width.moved (ite $x931 new.ffn.width.given_moved $x2360)))))))))))))))
(assert
 (let (($x2604 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x607 (or $x2604 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x607))))
(assert
 (let (($x1820 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2658 (or $x1820 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1689 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x435 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x931 (or $x435 $x1689)))
 (= new.ffn.width.everywhere (ite $x931 new.ffn.width.given_everywhere $x2658))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2875 (not new.ffn.width.moved)))
 (let (($x17 (and new.ffn.width.everywhere $x2875)))
 (= new.ffn.in_place (or $x17 new.ffn.width.filled)))))
(assert
 (let (($x2875 (not new.ffn.width.moved)))
 (let (($x17 (and new.ffn.width.everywhere $x2875)))
 (let (($x2559 (< 1 new.tp)))
 (let ((?x3100 (ite $x2559 (_ bv16 7) (ite $x17 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2181 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1580 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2347 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2718 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2751 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x273 (ite (or $x2751 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2718 $x2347) (_ bv96 7) (ite $x1580 ?x2181 ?x3100)))))
 (let (($x517 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2248 (or $x2718 $x2751)))
 (let (($x2832 (or $x2248 $x517 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x3133 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2747 (or $x2248 $x517 (and $x2347 new.ffn.width.padded $x2875) (and $x1580 new.ffn.width.leads))))
 (let ((?x259 (ite (and $x2347 new.ffn.width.filled (not $x517)) (_ bv96 7) (ite $x2747 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3253 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x3253 ?x259 (ite $x3133 (ite $x2832 (_ bv96 7) (ite $x2347 (_ bv21 7) (_ bv16 7))) ?x273)))))))))))))))))))))
(assert
 (let (($x2875 (not new.ffn.width.moved)))
 (let (($x17 (and new.ffn.width.everywhere $x2875)))
 (let ((?x531 (ite $x17 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2559 (< 1 new.tp)))
 (let ((?x1612 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1637 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1489 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1637 ?x1612 (ite $x2559 (_ bv16 7) ?x531)))))
 (let (($x2722 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x771 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1020 (or $x771 (not (or $x2722 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1575 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x536 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3003 (or $x536 $x771)))
 (let ((?x1289 (ite (or $x3003 $x1575 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1443 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1748 (or $x3003 $x1575 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2875) (and $x1637 new.ffn.width.leads))))
 (let ((?x1090 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1575)) (_ bv96 7) (ite $x1748 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1653 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1653 ?x1090 (ite $x1443 ?x1289 (ite $x1020 (_ bv92 7) ?x1489)))))))))))))))))))))))
(assert
 (let (($x1875 (not new.ffn.width.everywhere)))
 (let (($x3253 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x3253 (not (= (_ bv96 7) new.ffn.gate_state)) $x1875) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1875 (not new.ffn.width.everywhere)))
 (let (($x1573 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1875)))
 (= new.ffn.up_piece (ite $x1573 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2283 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2283)))
(assert
 (let ((?x2352 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2352)))
(assert
 (let ((?x3227 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x3227)))
(assert
 (let (($x1512 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x2559 (< 1 new.tp)))
 (let (($x1959 (and $x2559 $x1512 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x1959)))))
(assert
 (let (($x881 (= (_ bv53 7) new.stages.stream)))
 (let (($x2033 (and $x881 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x2275 (not new.model.parallel)))
 (let (($x2599 (not new.stages.leaves)))
 (let (($x2568 (or $x2599 (and new.layer.dense $x2275 (not (= (_ bv1 7) new.ffn.down.residual))) $x2033)))
 (= new.stages.one_part $x2568)))))))
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
 (let (($x3287 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x3287)))
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1661 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2728 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x372 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 $x372 (= (_ bv48 7) old.batch.sequences.kind) $x2728 $x1661 (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685))))))))))
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
 (let ((?x3074 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x3377 (* (div (* ?x3074 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x1928 (= (- 1) old.batch.sequences.n)))
 (let ((?x395 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x1928 (< ?x3377 old.batch.sequences.n)) 0 1))))
 (let (($x1661 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1165 (or $x1928 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x687 (ite (and $x1928 (= 1 old.batch.sequences.parts)) 1 (ite $x1165 0 1))))
 (let (($x372 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2728 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x2618 (ite (or $x2211 $x1228 $x2227 $x2685 $x2728) 1 (ite $x372 ?x687 (ite $x1661 ?x395 old.batch.sequences.given_least)))))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2185 old.batch.sequences.parts ?x2618))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x3536 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x3260 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x2311 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1283 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x828 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2928 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x902 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x783 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x783 $x902 $x2928 (= (_ bv48 7) new.batch.sequences.kind) $x828 $x1283 (= (_ bv86 7) new.batch.sequences.kind) $x2311 $x3260 $x3536))))))))))
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
 (let ((?x2029 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x427 (* (div (* ?x2029 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x328 (= (- 1) new.batch.sequences.n)))
 (let ((?x2290 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x328 (< ?x427 new.batch.sequences.n)) 0 1))))
 (let (($x1283 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2565 (or $x328 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x329 (ite (and $x328 (= 1 new.batch.sequences.parts)) 1 (ite $x2565 0 1))))
 (let (($x2928 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x828 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x3536 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2311 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x783 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x902 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x606 (ite (or $x902 $x783 $x2311 $x3536 $x828) 1 (ite $x2928 ?x329 (ite $x1283 ?x2290 new.batch.sequences.given_least)))))
 (let (($x3260 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x3260 new.batch.sequences.parts ?x606))))))))))))))))))
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
 (let (($x1709 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1709))))
(assert
 (let (($x1806 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x1806)))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x2559 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2559 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x3328 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2033 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1706 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2352 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1658 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2599 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2599 $x1658 (= (_ bv56 7) old.attention.heads.kind) $x2352 $x1706 $x2033 $x3328 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1612 (= (_ bv8 7) old.attention.pairs)))
 (or $x1612 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1586 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3374 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1025 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1321 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1198 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1198 $x1321 $x1025 $x3374 $x1586)))))))
(assert
 (let (($x1932 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1932 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x552 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1573 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2690 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1748 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1748 $x2690 $x1573 $x552))))))
(assert
 (let (($x514 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x514 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1890 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x1890 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x1067 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1067)))
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
 (let (($x3371 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2352 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2352 $x3371)))))
(assert
 (let ((?x2025 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1721 (div (* ?x2025 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2352 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x531 (and $x2352 (< 1 old.attention.heads.parts) (= ?x1721 old.attention.heads.n))))
 (= old.attention.heads.filled $x531))))))
(assert
 (let (($x3396 (= (- 1) old.attention.heads.n)))
 (let (($x2599 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2037 (ite $x2599 (or $x3396 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3396 (< 1 old.attention.heads.n)))))
 (let ((?x2025 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1721 (div (* ?x2025 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2352 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2033 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x517 (ite $x2033 (or $x3396 (< old.attention.heads.block old.attention.heads.n)) (ite $x2352 (or $x3396 (< ?x1721 old.attention.heads.n)) $x2037))))
 (let (($x1446 (= 1 old.attention.heads.parts)))
 (let (($x3328 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1658 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1706 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1489 (or $x1706 $x1658)))
 (let (($x2699 (ite $x1489 old.attention.heads.given_moved (ite (or $x3328 $x1446) false $x517))))
 (= old.attention.heads.moved $x2699))))))))))))))))
(assert
 (let ((?x1580 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2747 (div (* ?x1580 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2559 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2615 (and $x2559 (< 1 old.attention.head_dim.parts) (= ?x2747 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2615))))))
(assert
 (let ((?x3133 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x610 (* (div (- ?x3133 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x514 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2800 (and $x514 (< 1 old.attention.value_dim.parts) (= (div ?x610 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2800))))))
(assert
 (let (($x2748 (not old.attention.heads.padded)))
 (let (($x1446 (= 1 old.attention.heads.parts)))
 (let (($x3328 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1658 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1706 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1489 (or $x1706 $x1658)))
 (let (($x1143 (ite $x1489 old.attention.heads.given_everywhere (or $x3328 (and $x1446 $x2748)))))
 (= old.attention.heads.everywhere $x1143)))))))))
(assert
 (let (($x1586 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1198 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3374 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2179 (ite (or $x3374 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1198 $x1586) (_ bv16 7) (_ bv96 7)))))
 (let (($x1993 (or old.model.latent old.attention.kv_filled)))
 (let (($x2690 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1321 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3182 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1748 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2604 (and $x1321 $x1748 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3182)))
 (let ((?x607 (ite (or $x1198 $x2604 (and $x1321 $x2690 old.attention.heads.filled $x1993)) (_ bv96 7) (_ bv16 7))))
 (let (($x435 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1025 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3100 (or $x1025 $x3374)))
 (let ((?x2366 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3100 $x435) old.attention.qkv.split ?x607) ?x2179)))
 (let (($x552 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1733 (ite $x552 (ite (or $x3100 $x435 old.model.query_latent) (_ bv96 7) (ite $x1321 (_ bv21 7) (_ bv16 7))) ?x2366)))
 (= old.attention.q ?x1733)))))))))))))))))))
(assert
 (let (($x433 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x433 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1701 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1399 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2339 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x653 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3027 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2397 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2397 $x3027 (= (_ bv56 7) new.attention.heads.kind) $x653 $x2339 $x1399 $x1701 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1064 (= (_ bv8 7) new.attention.pairs)))
 (or $x1064 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x685 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2135 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1212 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x223 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2659 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2659 $x223 $x1212 $x2135 $x685)))))))
(assert
 (let (($x210 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x210 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1836 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x125 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1305 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3457 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3457 $x1305 $x125 $x1836))))))
(assert
 (let (($x787 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x787 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3065 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x3065 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x3221 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3221)))
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
 (let (($x2254 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x653 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x653 $x2254)))))
(assert
 (let ((?x2641 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x869 (div (* ?x2641 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2951 (and $x653 (< 1 new.attention.heads.parts) (= ?x869 new.attention.heads.n))))
 (= new.attention.heads.filled $x2951))))))
(assert
 (let (($x3357 (= (- 1) new.attention.heads.n)))
 (let (($x2397 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2130 (ite $x2397 (or $x3357 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3357 (< 1 new.attention.heads.n)))))
 (let ((?x2641 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x869 (div (* ?x2641 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1399 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1451 (ite $x1399 (or $x3357 (< new.attention.heads.block new.attention.heads.n)) (ite $x653 (or $x3357 (< ?x869 new.attention.heads.n)) $x2130))))
 (let (($x172 (= 1 new.attention.heads.parts)))
 (let (($x1701 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3027 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2339 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x608 (or $x2339 $x3027)))
 (let (($x38 (ite $x608 new.attention.heads.given_moved (ite (or $x1701 $x172) false $x1451))))
 (= new.attention.heads.moved $x38))))))))))))))))
(assert
 (let ((?x944 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x872 (div (* ?x944 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x433 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2239 (and $x433 (< 1 new.attention.head_dim.parts) (= ?x872 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2239))))))
(assert
 (let ((?x1569 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1287 (* (div ?x1569 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x787 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1536 (and $x787 (< 1 new.attention.value_dim.parts) (= (div ?x1287 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1536))))))
(assert
 (let (($x2320 (not new.attention.heads.padded)))
 (let (($x172 (= 1 new.attention.heads.parts)))
 (let (($x1701 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3027 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2339 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x608 (or $x2339 $x3027)))
 (let (($x2388 (ite $x608 new.attention.heads.given_everywhere (or $x1701 (and $x172 $x2320)))))
 (= new.attention.heads.everywhere $x2388)))))))))
(assert
 (let (($x685 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2659 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2135 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x905 (ite (or $x2135 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2659 $x685) (_ bv16 7) (_ bv96 7)))))
 (let (($x2303 (or new.model.latent new.attention.kv_filled)))
 (let (($x1305 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x223 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3457 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x216 (and $x223 $x3457 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1477 (ite (or $x2659 $x216 (and $x223 $x1305 new.attention.heads.filled $x2303)) (_ bv96 7) (_ bv16 7))))
 (let (($x1410 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1212 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x535 (or $x1212 $x2135)))
 (let ((?x468 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x535 $x1410) new.attention.qkv.split ?x1477) ?x905)))
 (let (($x1836 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2537 (ite $x1836 (ite (or $x535 $x1410 new.model.query_latent) (_ bv96 7) (ite $x223 (_ bv21 7) (_ bv16 7))) ?x468)))
 (= new.attention.q ?x2537))))))))))))))))))
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
 (let (($x3227 (not new.attention.heads.everywhere)))
 (let (($x2409 (not new.attention.heads.moved)))
 (let (($x1334 (= 1 new.tp)))
 (let (($x2994 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x1334 (and (= (_ bv37 7) new.attention.q) $x2409 $x3227))))
 (not $x2994))))))
(assert
 (let (($x2111 (not old.attention.heads.everywhere)))
(let (($x256 (not old.attention.heads.moved)))
(let (($x634 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x634 (and (= (_ bv37 7) old.attention.q) $x256 $x2111))))))
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
 (let (($x1643 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1643)))
(assert
 (let (($x1573 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x1573 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x3385 (= (_ bv38 7) old.embedding.split)))
 (or $x3385 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x930 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x930)))
(assert
 (let (($x2401 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2401 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x383 (= (_ bv40 7) old.ffn.up.split)))
 (or $x383 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x2281 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1112 (= (_ bv96 7) old.hidden.kind)))
 (let (($x513 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1354 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2060 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2773 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2467 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1092 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1834 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1841 (= (_ bv11 7) old.hidden.kind)))
 (or $x1841 $x1834 $x1092 $x2467 $x2773 $x2060 $x1354 $x513 $x1112 $x2281))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x794 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x794 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x2083 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2603 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1148 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1405 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1405 (= (_ bv56 7) old.lm_head.cut.kind) $x1148 $x2603 (= (_ bv91 7) old.lm_head.cut.kind) $x2083 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2539 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3128 (= (_ bv40 7) old.lm_head.split)))
 (or $x3128 (= (_ bv57 7) old.lm_head.split) $x2539))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x811 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x811 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2935 (= (_ bv38 7) old.stream)))
 (or $x2935 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1579 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1729 (div (* ?x1579 old.hidden.multiple) old.hidden.parts)))
 (let (($x2703 (= (- 1) old.hidden.n)))
 (let ((?x1280 (ite (or $x2703 (< (* ?x1729 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2060 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3173 (ite $x2060 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1280) old.hidden.given_least)))
 (let ((?x2029 (ite (or $x2703 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1092 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3030 (ite $x1092 (ite (and $x2703 (= 1 old.hidden.parts)) 1 ?x2029) ?x3173)))
 (let (($x2773 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2281 (= (_ bv99 7) old.hidden.kind)))
 (let (($x513 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1841 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1834 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1112 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x3464 (ite $x1112 old.hidden.parts (ite (or $x1834 $x1841 $x513 $x2281 $x2773) 1 ?x3030))))
 (= old.hidden.least ?x3464))))))))))))))))))
(assert
 (let ((?x1579 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1729 (div (* ?x1579 old.hidden.multiple) old.hidden.parts)))
 (let (($x2060 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2060 (< 1 old.hidden.parts) (= ?x1729 old.hidden.n)))))))
(assert
 (let (($x2060 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2060 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2467 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1354 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2109 (or $x1354 $x2467)))
 (let (($x1112 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x1112 old.hidden.parts (ite $x2109 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x1092 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2521 (ite $x1092 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1579 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1729 (div (* ?x1579 old.hidden.multiple) old.hidden.parts)))
 (let (($x2703 (= (- 1) old.hidden.n)))
 (let (($x2060 (= (_ bv65 7) old.hidden.kind)))
 (let (($x513 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1113 (ite $x513 (or $x2703 (< old.hidden.block old.hidden.n)) (ite $x2060 (or $x2703 (< ?x1729 old.hidden.n)) $x2521))))
 (let (($x2646 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1113)))
 (let (($x2467 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1354 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2109 (or $x1354 $x2467)))
 (= old.hidden.moved (ite $x2109 old.hidden.given_moved $x2646)))))))))))))))
(assert
 (let (($x1148 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1984 (and $x1148 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1984))))
(assert
 (let (($x1643 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3385 (= (_ bv38 7) old.embedding.split)))
 (let (($x2935 (= (_ bv38 7) old.stream)))
 (let (($x1990 (or $x2935 $x3385 $x1643 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1990))))))
(assert
 (let (($x1112 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2467 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1354 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2109 (or $x1354 $x2467)))
 (let (($x1677 (ite $x2109 old.hidden.given_everywhere (or $x1112 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1677)))))))
(assert
 (let (($x2083 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x654 (or $x2083 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2389 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x654)))
 (= old.lm_head.cut.everywhere $x2389)))))
(assert
 (let (($x2895 (not old.hidden.moved)))
 (let (($x2281 (= (_ bv99 7) old.hidden.kind)))
 (let (($x513 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1841 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1834 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1957 (or old.hidden.everywhere old.hidden.filled (and (or $x1834 $x1841 $x513 $x2281) $x2895))))
 (let (($x2467 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1354 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2109 (or $x1354 $x2467)))
 (= old.hidden.undivided (ite $x2109 old.hidden.given_undivided $x1957))))))))))))
(assert
 (let (($x396 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x794 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1856 (or $x794 $x396)))
 (let (($x3128 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2781 (and $x3128 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1856)))
 (let (($x2539 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2354 (ite (and $x2539 old.lm_head.cut.everywhere $x1856) (_ bv96 7) (ite $x2539 (_ bv95 7) (ite $x2781 (_ bv96 7) (ite $x3128 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2354)))))))))
(assert
 (let (($x383 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1582 (and old.layer.dense (or $x383 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1573 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x683 (or $x1573 (= (_ bv92 7) old.lm_head.state) $x1582 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x683))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x1109 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x1109)))
(assert
 (let (($x125 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x125 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1055 (= (_ bv38 7) new.embedding.split)))
 (or $x1055 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x876 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x876)))
(assert
 (let (($x1140 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1140 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x64 (= (_ bv40 7) new.ffn.up.split)))
 (or $x64 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x843 (= (_ bv99 7) new.hidden.kind)))
 (let (($x233 (= (_ bv96 7) new.hidden.kind)))
 (let (($x134 (= (_ bv91 7) new.hidden.kind)))
 (let (($x660 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1058 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1949 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2066 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2472 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1343 (= (_ bv11 7) new.hidden.kind)))
 (or $x1343 $x1627 $x2472 $x2066 $x1949 $x1058 $x660 $x134 $x233 $x843))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2443 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2443 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x1335 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1799 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x31 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2265 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2265 (= (_ bv56 7) new.lm_head.cut.kind) $x31 $x1799 (= (_ bv91 7) new.lm_head.cut.kind) $x1335 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1955 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1397 (= (_ bv40 7) new.lm_head.split)))
 (or $x1397 (= (_ bv57 7) new.lm_head.split) $x1955))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1284 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1284 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2788 (= (_ bv38 7) new.stream)))
 (or $x2788 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1502 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2729 (div (* ?x1502 new.hidden.multiple) new.hidden.parts)))
 (let (($x532 (= (- 1) new.hidden.n)))
 (let ((?x1552 (ite (or $x532 (< (* ?x2729 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1058 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1311 (ite $x1058 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1552) new.hidden.given_least)))
 (let ((?x313 (ite (or $x532 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2472 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2148 (ite $x2472 (ite (and $x532 (= 1 new.hidden.parts)) 1 ?x313) ?x1311)))
 (let (($x1949 (= (_ bv56 7) new.hidden.kind)))
 (let (($x843 (= (_ bv99 7) new.hidden.kind)))
 (let (($x134 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1343 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x233 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1444 (ite $x233 new.hidden.parts (ite (or $x1627 $x1343 $x134 $x843 $x1949) 1 ?x2148))))
 (= new.hidden.least ?x1444))))))))))))))))))
(assert
 (let ((?x1502 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2729 (div (* ?x1502 new.hidden.multiple) new.hidden.parts)))
 (let (($x1058 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1058 (< 1 new.hidden.parts) (= ?x2729 new.hidden.n)))))))
(assert
 (let (($x1058 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1058 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2066 (= (_ bv48 7) new.hidden.kind)))
 (let (($x660 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2052 (or $x660 $x2066)))
 (let (($x233 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x233 new.hidden.parts (ite $x2052 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x2472 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2634 (ite $x2472 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1502 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2729 (div (* ?x1502 new.hidden.multiple) new.hidden.parts)))
 (let (($x532 (= (- 1) new.hidden.n)))
 (let (($x1058 (= (_ bv65 7) new.hidden.kind)))
 (let (($x134 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1666 (ite $x134 (or $x532 (< new.hidden.block new.hidden.n)) (ite $x1058 (or $x532 (< ?x2729 new.hidden.n)) $x2634))))
 (let (($x2736 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1666)))
 (let (($x2066 (= (_ bv48 7) new.hidden.kind)))
 (let (($x660 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2052 (or $x660 $x2066)))
 (= new.hidden.moved (ite $x2052 new.hidden.given_moved $x2736)))))))))))))))
(assert
 (let (($x31 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3326 (and $x31 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3326))))
(assert
 (let (($x1109 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1055 (= (_ bv38 7) new.embedding.split)))
 (let (($x2788 (= (_ bv38 7) new.stream)))
 (let (($x1440 (or $x2788 $x1055 $x1109 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x1440))))))
(assert
 (let (($x233 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2066 (= (_ bv48 7) new.hidden.kind)))
 (let (($x660 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2052 (or $x660 $x2066)))
 (let (($x1644 (ite $x2052 new.hidden.given_everywhere (or $x233 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1644)))))))
(assert
 (let (($x1335 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2138 (or $x1335 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1829 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2138)))
 (= new.lm_head.cut.everywhere $x1829)))))
(assert
 (let (($x2759 (not new.hidden.moved)))
 (let (($x843 (= (_ bv99 7) new.hidden.kind)))
 (let (($x134 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1343 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2087 (or new.hidden.everywhere new.hidden.filled (and (or $x1627 $x1343 $x134 $x843) $x2759))))
 (let (($x2066 (= (_ bv48 7) new.hidden.kind)))
 (let (($x660 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2052 (or $x660 $x2066)))
 (= new.hidden.undivided (ite $x2052 new.hidden.given_undivided $x2087))))))))))))
(assert
 (let (($x2072 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2443 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1894 (or $x2443 $x2072)))
 (let (($x1397 (= (_ bv40 7) new.lm_head.split)))
 (let (($x828 (and $x1397 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1894)))
 (let (($x1955 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2402 (ite (and $x1955 new.lm_head.cut.everywhere $x1894) (_ bv96 7) (ite $x1955 (_ bv95 7) (ite $x828 (_ bv96 7) (ite $x1397 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2402)))))))))
(assert
 (let (($x64 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x736 (and new.layer.dense (or $x64 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x125 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3243 (or $x125 (= (_ bv92 7) new.lm_head.state) $x736 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x3243))))))
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
 (let (($x2169 (not new.hidden.beyond)))
 (let (($x1045 (and (<= 1 new.hidden.least) $x2169 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x1045)))))
(assert
 (let (($x902 (not old.hidden.beyond)))
(let (($x2131 (and (<= 1 old.hidden.least) $x902 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2311 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2311 $x2131)))))
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
 (let (($x1064 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x1064 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2254 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x517 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1751 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x3357 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x2641 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2796 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x832 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x877 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1709 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x2005 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x2005 $x1709 $x877 $x832 $x2796 $x2641 $x3357 $x1751 $x517 $x2254))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1394 (= (_ bv95 7) old.embedding.split)))
 (let (($x3385 (= (_ bv38 7) old.embedding.split)))
 (or $x3385 (= (_ bv57 7) old.embedding.split) $x1394))))
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
 (let ((?x2696 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x661 (* (div (* ?x2696 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x1994 (= (- 1) old.embedding.cut.n)))
 (let ((?x3374 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x1994 (< ?x661 old.embedding.cut.n)) 0 1))))
 (let (($x2641 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x619 (or $x1994 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x608 (ite (and $x1994 (= 1 old.embedding.cut.parts)) 1 (ite $x619 0 1))))
 (let (($x877 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2796 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2254 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1751 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2005 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x1709 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2137 (ite (or $x1709 $x2005 $x1751 $x2254 $x2796) 1 (ite $x877 ?x608 (ite $x2641 ?x3374 old.embedding.cut.given_least)))))
 (let (($x517 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x517 old.embedding.cut.parts ?x2137))))))))))))))))))
(assert
 (let ((?x1882 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x517 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x517 old.embedding.cut.parts ?x1882)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x3425 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1064 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1394 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1256 (ite $x1394 (ite (and old.embedding.rows_where_kept (or $x1064 $x3425)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1256))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x945 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1781 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1929 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x920 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1086 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x2692 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2369 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x3176 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x3171 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2063 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x2426 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x2426 $x2063 $x3171 $x3176 $x2369 $x2692 $x1086 $x920 $x1929 $x1781))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x1447 (= (_ bv95 7) new.embedding.split)))
 (let (($x1055 (= (_ bv38 7) new.embedding.split)))
 (or $x1055 (= (_ bv57 7) new.embedding.split) $x1447))))
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
 (let ((?x1706 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2283 (* (div (* ?x1706 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x1604 (= (- 1) new.embedding.cut.n)))
 (let ((?x1408 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x1604 (< ?x2283 new.embedding.cut.n)) 0 1))))
 (let (($x2692 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x492 (or $x1604 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2242 (ite (and $x1604 (= 1 new.embedding.cut.parts)) 1 (ite $x492 0 1))))
 (let (($x3171 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2369 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1781 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x920 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2426 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x2063 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x441 (ite (or $x2063 $x2426 $x920 $x1781 $x2369) 1 (ite $x3171 ?x2242 (ite $x2692 ?x1408 new.embedding.cut.given_least)))))
 (let (($x1929 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x1929 new.embedding.cut.parts ?x441))))))))))))))))))
(assert
 (let ((?x1072 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x1929 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x1929 new.embedding.cut.parts ?x1072)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x3337 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1447 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1555 (ite $x1447 (ite (and new.embedding.rows_where_kept (or $x945 $x3337)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1555))))))
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
 (let (($x112 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x2882 (not new.embedding.cut.beyond)))
 (let (($x566 (or (not (= (_ bv95 7) new.embedding.split)) (and $x2882 (or (= (_ bv96 7) new.embedding.state) $x112)))))
 (not $x566)))))
(assert
 (let (($x1649 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x3552 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x3552 (or (= (_ bv96 7) old.embedding.state) $x1649))))))
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
 (let (($x181 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1064 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2101 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1143 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2450 (= (_ bv4 7) old.embedding.collective)))
 (or $x2450 $x1143 $x2101 $x1064 $x181)))))))
(assert
 (let (($x1394 (= (_ bv95 7) old.embedding.split)))
 (let (($x3385 (= (_ bv38 7) old.embedding.split)))
 (or $x3385 (= (_ bv57 7) old.embedding.split) $x1394))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3101 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1525 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2974 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2740 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2148 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2148 $x2740 (= (_ bv56 7) old.hidden.kind) $x1444 $x2974 $x1525 $x3101 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1656 (= (_ bv49 7) old.norm.statistic)))
 (or $x1656 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1502 (= (_ bv96 7) old.stream)))
 (let (($x1904 (= (_ bv38 7) old.stream)))
 (or $x1904 (= (_ bv94 7) old.stream) $x1502))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x843 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3301 (div (* ?x843 old.hidden.multiple) old.hidden.parts)))
 (let (($x2567 (< 1 old.hidden.parts)))
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1444 $x2567 (= ?x3301 old.hidden.n))))))))
(assert
 (let ((?x843 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3301 (div (* ?x843 old.hidden.multiple) old.hidden.parts)))
 (let (($x2567 (< 1 old.hidden.parts)))
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1444 $x2567 (<= old.hidden.n ?x3301))))))))
(assert
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1444 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2148 (= (_ bv26 7) old.hidden.kind)))
 (let (($x958 (ite $x2148 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x843 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3301 (div (* ?x843 old.hidden.multiple) old.hidden.parts)))
 (let (($x395 (= (- 1) old.hidden.n)))
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1525 (= (_ bv91 7) old.hidden.kind)))
 (let (($x682 (ite $x1525 (or $x395 (< old.hidden.block old.hidden.n)) (ite $x1444 (or $x395 (< ?x3301 old.hidden.n)) $x958))))
 (let (($x2729 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x682)))
 (let (($x2740 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2974 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1283 (or $x2974 $x2740)))
 (= old.hidden.moved (ite $x1283 old.hidden.given_moved $x2729)))))))))))))))
(assert
 (let (($x3425 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1064 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1394 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1256 (ite $x1394 (ite (and old.embedding.rows_where_kept (or $x1064 $x3425)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1256))))))
(assert
 (let (($x3101 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2740 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2974 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1283 (or $x2974 $x2740)))
 (let (($x1790 (ite $x1283 old.hidden.given_everywhere (or $x3101 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1790)))))))
(assert
 (let (($x634 (= 1 old.tp)))
 (let (($x1502 (= (_ bv96 7) old.stream)))
 (let (($x842 (or $x1502 $x634 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x3425 (and (or (not old.embedding.group.tp) $x634) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2101 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1064 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1561 (ite (or (or $x1064 $x2101) (and $x3425 $x842)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x181 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1143 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1305 (and (or $x1143 $x181) $x3425)))
 (let ((?x2487 (ite (or $x1064 (and $x2101 (= (_ bv38 7) old.stream)) $x1305) (_ bv38 7) (ite $x2101 (_ bv96 7) (_ bv16 7)))))
 (let (($x940 (or (and old.hidden.filled (not $x1502)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1864 (not $x3425)))
 (let (($x1656 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1904 (= (_ bv38 7) old.stream)))
 (let ((?x1940 (ite (and $x1143 old.hidden.filled $x1904 $x1864 $x1656) old.stream (ite (and $x181 $x1864 $x940) old.stream ?x2487))))
 (let ((?x123 (ite (and $x1502 old.hidden.everywhere (or $x1064 $x1305)) (_ bv96 7) (ite (and $x1143 old.hidden.filled $x1502 $x1864) (_ bv96 7) ?x1940))))
 (let (($x2450 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3378 (ite (= (_ bv38 7) old.embedding.state) (ite $x2450 (_ bv96 7) ?x123) (ite (= (_ bv96 7) old.embedding.state) ?x1561 old.embedding.state))))
 (let ((?x1648 (ite $x181 (ite (not $x1502) old.stream (_ bv66 7)) (ite $x2101 (ite $x1502 (_ bv96 7) old.stream) (ite $x1064 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x1143 (_ bv96 7) ?x1648) ?x3378)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2635 (= (_ bv73 7) new.embedding.collective)))
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (let (($x574 (= (_ bv10 7) new.embedding.collective)))
 (let (($x771 (= (_ bv5 7) new.embedding.collective)))
 (let (($x750 (= (_ bv4 7) new.embedding.collective)))
 (or $x750 $x771 $x574 $x945 $x2635)))))))
(assert
 (let (($x1447 (= (_ bv95 7) new.embedding.split)))
 (let (($x1055 (= (_ bv38 7) new.embedding.split)))
 (or $x1055 (= (_ bv57 7) new.embedding.split) $x1447))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x648 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1760 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1881 (= (_ bv86 7) new.hidden.kind)))
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (let (($x762 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3023 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3023 $x762 (= (_ bv56 7) new.hidden.kind) $x83 $x1881 $x1760 $x648 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2786 (= (_ bv49 7) new.norm.statistic)))
 (or $x2786 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1356 (= (_ bv96 7) new.stream)))
 (let (($x1546 (= (_ bv38 7) new.stream)))
 (or $x1546 (= (_ bv94 7) new.stream) $x1356))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1905 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2632 (div (* ?x1905 new.hidden.multiple) new.hidden.parts)))
 (let (($x700 (< 1 new.hidden.parts)))
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x83 $x700 (= ?x2632 new.hidden.n))))))))
(assert
 (let ((?x1905 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2632 (div (* ?x1905 new.hidden.multiple) new.hidden.parts)))
 (let (($x700 (< 1 new.hidden.parts)))
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x83 $x700 (<= new.hidden.n ?x2632))))))))
(assert
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x83 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3023 (= (_ bv26 7) new.hidden.kind)))
 (let (($x743 (ite $x3023 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1905 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2632 (div (* ?x1905 new.hidden.multiple) new.hidden.parts)))
 (let (($x3377 (= (- 1) new.hidden.n)))
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1760 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1165 (ite $x1760 (or $x3377 (< new.hidden.block new.hidden.n)) (ite $x83 (or $x3377 (< ?x2632 new.hidden.n)) $x743))))
 (let (($x1371 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1165)))
 (let (($x762 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1881 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1829 (or $x1881 $x762)))
 (= new.hidden.moved (ite $x1829 new.hidden.given_moved $x1371)))))))))))))))
(assert
 (let (($x3337 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1447 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1555 (ite $x1447 (ite (and new.embedding.rows_where_kept (or $x945 $x3337)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1555))))))
(assert
 (let (($x648 (= (_ bv96 7) new.hidden.kind)))
 (let (($x762 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1881 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1829 (or $x1881 $x762)))
 (let (($x2265 (ite $x1829 new.hidden.given_everywhere (or $x648 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2265)))))))
(assert
 (let (($x1334 (= 1 new.tp)))
 (let (($x1356 (= (_ bv96 7) new.stream)))
 (let (($x2131 (or $x1356 $x1334 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x3337 (and (or (not new.embedding.group.tp) $x1334) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x574 (= (_ bv10 7) new.embedding.collective)))
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2516 (ite (or (or $x945 $x574) (and $x3337 $x2131)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2635 (= (_ bv73 7) new.embedding.collective)))
 (let (($x771 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3276 (and (or $x771 $x2635) $x3337)))
 (let ((?x2842 (ite (or $x945 (and $x574 (= (_ bv38 7) new.stream)) $x3276) (_ bv38 7) (ite $x574 (_ bv96 7) (_ bv16 7)))))
 (let (($x1913 (or (and new.hidden.filled (not $x1356)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2333 (not $x3337)))
 (let (($x2786 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1546 (= (_ bv38 7) new.stream)))
 (let ((?x1767 (ite (and $x771 new.hidden.filled $x1546 $x2333 $x2786) new.stream (ite (and $x2635 $x2333 $x1913) new.stream ?x2842))))
 (let ((?x3229 (ite (and $x1356 new.hidden.everywhere (or $x945 $x3276)) (_ bv96 7) (ite (and $x771 new.hidden.filled $x1356 $x2333) (_ bv96 7) ?x1767))))
 (let (($x750 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2169 (ite (= (_ bv38 7) new.embedding.state) (ite $x750 (_ bv96 7) ?x3229) (ite (= (_ bv96 7) new.embedding.state) ?x2516 new.embedding.state))))
 (let ((?x1284 (ite $x2635 (ite (not $x1356) new.stream (_ bv66 7)) (ite $x574 (ite $x1356 (_ bv96 7) new.stream) (ite $x945 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x771 (_ bv96 7) ?x1284) ?x2169)))))))))))))))))))))))
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
 (let (($x502 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x1334 (= 1 new.tp)))
 (let (($x1627 (= new.embedding.joined new.stream)))
 (let (($x1924 (or (or (= (_ bv96 7) new.embedding.joined) $x1627) (and $x1334 (or (not (= (_ bv38 7) new.embedding.split)) $x502)))))
 (not $x1924))))))
(assert
 (let (($x783 (not (or old.hidden.moved old.hidden.padded))))
(let (($x634 (= 1 old.tp)))
(let (($x1471 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x1471) (and $x634 (or (not (= (_ bv38 7) old.embedding.split)) $x783)))))))
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
 (let (($x181 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1064 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2101 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1143 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2450 (= (_ bv4 7) old.embedding.collective)))
 (or $x2450 $x1143 $x2101 $x1064 $x181)))))))
(assert
 (let (($x1394 (= (_ bv95 7) old.embedding.split)))
 (let (($x3385 (= (_ bv38 7) old.embedding.split)))
 (or $x3385 (= (_ bv57 7) old.embedding.split) $x1394))))
(assert
 (let (($x3101 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2974 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2740 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2740 (= (_ bv56 7) old.hidden.kind) $x1444 $x2974 (= (_ bv91 7) old.hidden.kind) $x3101 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1656 (= (_ bv49 7) old.norm.statistic)))
 (or $x1656 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1502 (= (_ bv96 7) old.stream)))
 (let (($x1904 (= (_ bv38 7) old.stream)))
 (or $x1904 (= (_ bv94 7) old.stream) $x1502))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x843 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3301 (div (* ?x843 old.hidden.multiple) old.hidden.parts)))
 (let (($x2567 (< 1 old.hidden.parts)))
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1444 $x2567 (= ?x3301 old.hidden.n))))))))
(assert
 (let ((?x843 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3301 (div (* ?x843 old.hidden.multiple) old.hidden.parts)))
 (let (($x2567 (< 1 old.hidden.parts)))
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1444 $x2567 (<= old.hidden.n ?x3301))))))))
(assert
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1444 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1097 (not old.embedding.group.pp)))
 (let (($x1369 (or $x1097 (= 1 old.pp))))
 (let (($x3494 (not old.embedding.group.sp)))
 (let (($x869 (or $x3494 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1927 (not old.embedding.group.dp)))
 (let (($x2568 (or $x1927 $x2122)))
 (let (($x3425 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2568 $x869 $x1369)))
 (let (($x1064 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1394 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1256 (ite $x1394 (ite (and old.embedding.rows_where_kept (or $x1064 $x3425)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1256)))))))))))))
(assert
 (let (($x3101 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1790 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3101 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1790))))
(assert
 (let (($x634 (= 1 old.tp)))
 (let (($x1502 (= (_ bv96 7) old.stream)))
 (let (($x842 (or $x1502 $x634 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1097 (not old.embedding.group.pp)))
 (let (($x1369 (or $x1097 (= 1 old.pp))))
 (let (($x3494 (not old.embedding.group.sp)))
 (let (($x869 (or $x3494 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1927 (not old.embedding.group.dp)))
 (let (($x2568 (or $x1927 $x2122)))
 (let (($x3425 (and (or (not old.embedding.group.tp) $x634) $x2568 $x869 $x1369)))
 (let (($x2101 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1064 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1561 (ite (or (or $x1064 $x2101) (and $x3425 $x842)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1197 (= (_ bv96 7) old.embedding.state)))
 (let (($x181 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1143 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1305 (and (or $x1143 $x181) $x3425)))
 (let ((?x2487 (ite (or $x1064 (and $x2101 (= (_ bv38 7) old.stream)) $x1305) (_ bv38 7) (ite $x2101 (_ bv96 7) (_ bv16 7)))))
 (let (($x940 (or (and old.hidden.filled (not $x1502)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1864 (not $x3425)))
 (let (($x1656 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1904 (= (_ bv38 7) old.stream)))
 (let ((?x1940 (ite (and $x1143 old.hidden.filled $x1904 $x1864 $x1656) old.stream (ite (and $x181 $x1864 $x940) old.stream ?x2487))))
 (let ((?x123 (ite (and $x1502 old.hidden.everywhere (or $x1064 $x1305)) (_ bv96 7) (ite (and $x1143 old.hidden.filled $x1502 $x1864) (_ bv96 7) ?x1940))))
 (let (($x2450 (= (_ bv4 7) old.embedding.collective)))
 (let (($x3067 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1648 (ite $x181 (ite (not $x1502) old.stream (_ bv66 7)) (ite $x2101 (ite $x1502 (_ bv96 7) old.stream) (ite $x1064 (_ bv92 7) (_ bv16 7))))))
 (let ((?x217 (ite (= (_ bv92 7) old.embedding.state) (ite $x1143 (_ bv96 7) ?x1648) (ite $x3067 (ite $x2450 (_ bv96 7) ?x123) (ite $x1197 ?x1561 old.embedding.state)))))
 (= old.embedding.joined ?x217)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2635 (= (_ bv73 7) new.embedding.collective)))
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (let (($x574 (= (_ bv10 7) new.embedding.collective)))
 (let (($x771 (= (_ bv5 7) new.embedding.collective)))
 (let (($x750 (= (_ bv4 7) new.embedding.collective)))
 (or $x750 $x771 $x574 $x945 $x2635)))))))
(assert
 (let (($x1447 (= (_ bv95 7) new.embedding.split)))
 (let (($x1055 (= (_ bv38 7) new.embedding.split)))
 (or $x1055 (= (_ bv57 7) new.embedding.split) $x1447))))
(assert
 (let (($x648 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1881 (= (_ bv86 7) new.hidden.kind)))
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (let (($x762 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x762 (= (_ bv56 7) new.hidden.kind) $x83 $x1881 (= (_ bv91 7) new.hidden.kind) $x648 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2786 (= (_ bv49 7) new.norm.statistic)))
 (or $x2786 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1356 (= (_ bv96 7) new.stream)))
 (let (($x1546 (= (_ bv38 7) new.stream)))
 (or $x1546 (= (_ bv94 7) new.stream) $x1356))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1905 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2632 (div (* ?x1905 new.hidden.multiple) new.hidden.parts)))
 (let (($x700 (< 1 new.hidden.parts)))
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x83 $x700 (= ?x2632 new.hidden.n))))))))
(assert
 (let ((?x1905 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2632 (div (* ?x1905 new.hidden.multiple) new.hidden.parts)))
 (let (($x700 (< 1 new.hidden.parts)))
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x83 $x700 (<= new.hidden.n ?x2632))))))))
(assert
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x83 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x710 (not new.embedding.group.pp)))
 (let (($x558 (or $x710 (= 1 new.pp))))
 (let (($x1794 (not new.embedding.group.sp)))
 (let (($x1376 (or $x1794 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x3481 (not new.embedding.group.dp)))
 (let (($x1609 (or $x3481 $x3184)))
 (let (($x3337 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1609 $x1376 $x558)))
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1447 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1555 (ite $x1447 (ite (and new.embedding.rows_where_kept (or $x945 $x3337)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1555)))))))))))))
(assert
 (let (($x648 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2265 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x648 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2265))))
(assert
 (let (($x1334 (= 1 new.tp)))
 (let (($x1356 (= (_ bv96 7) new.stream)))
 (let (($x2131 (or $x1356 $x1334 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x710 (not new.embedding.group.pp)))
 (let (($x558 (or $x710 (= 1 new.pp))))
 (let (($x1794 (not new.embedding.group.sp)))
 (let (($x1376 (or $x1794 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x3481 (not new.embedding.group.dp)))
 (let (($x1609 (or $x3481 $x3184)))
 (let (($x3337 (and (or (not new.embedding.group.tp) $x1334) $x1609 $x1376 $x558)))
 (let (($x574 (= (_ bv10 7) new.embedding.collective)))
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2516 (ite (or (or $x945 $x574) (and $x3337 $x2131)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x445 (= (_ bv96 7) new.embedding.state)))
 (let (($x2635 (= (_ bv73 7) new.embedding.collective)))
 (let (($x771 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3276 (and (or $x771 $x2635) $x3337)))
 (let ((?x2842 (ite (or $x945 (and $x574 (= (_ bv38 7) new.stream)) $x3276) (_ bv38 7) (ite $x574 (_ bv96 7) (_ bv16 7)))))
 (let (($x1913 (or (and new.hidden.filled (not $x1356)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2333 (not $x3337)))
 (let (($x2786 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1546 (= (_ bv38 7) new.stream)))
 (let ((?x1767 (ite (and $x771 new.hidden.filled $x1546 $x2333 $x2786) new.stream (ite (and $x2635 $x2333 $x1913) new.stream ?x2842))))
 (let ((?x3229 (ite (and $x1356 new.hidden.everywhere (or $x945 $x3276)) (_ bv96 7) (ite (and $x771 new.hidden.filled $x1356 $x2333) (_ bv96 7) ?x1767))))
 (let (($x750 (= (_ bv4 7) new.embedding.collective)))
 (let (($x2565 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1284 (ite $x2635 (ite (not $x1356) new.stream (_ bv66 7)) (ite $x574 (ite $x1356 (_ bv96 7) new.stream) (ite $x945 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1919 (ite (= (_ bv92 7) new.embedding.state) (ite $x771 (_ bv96 7) ?x1284) (ite $x2565 (ite $x750 (_ bv96 7) ?x3229) (ite $x445 ?x2516 new.embedding.state)))))
 (= new.embedding.joined ?x1919)))))))))))))))))))))))))))))))
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
 (let (($x710 (not new.embedding.group.pp)))
 (let (($x558 (or $x710 (= 1 new.pp))))
 (let (($x1794 (not new.embedding.group.sp)))
 (let (($x1376 (or $x1794 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x3481 (not new.embedding.group.dp)))
 (let (($x1609 (or $x3481 $x3184)))
 (let (($x2565 (= (_ bv38 7) new.embedding.state)))
 (let (($x445 (= (_ bv96 7) new.embedding.state)))
 (let (($x3337 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1609 $x1376 $x558)))
 (let (($x3287 (and $x3337 (or $x445 (and $x2565 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x574 (= (_ bv10 7) new.embedding.collective)))
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3072 (or (and (= (_ bv96 7) new.embedding.joined) $x445) $x945 (and $x574 $x2565 (= (_ bv38 7) new.embedding.joined)) $x3287 (and (or new.embedding.group.tp (= 1 new.tp)) $x1609 $x1376 $x558))))
 (not $x3072))))))))))))))))
(assert
 (let (($x1097 (not old.embedding.group.pp)))
(let (($x1369 (or $x1097 (= 1 old.pp))))
(let (($x3494 (not old.embedding.group.sp)))
(let (($x869 (or $x3494 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x1927 (not old.embedding.group.dp)))
(let (($x2568 (or $x1927 $x2122)))
(let (($x3067 (= (_ bv38 7) old.embedding.state)))
(let (($x1197 (= (_ bv96 7) old.embedding.state)))
(let (($x3425 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2568 $x869 $x1369)))
(let (($x1221 (and $x3425 (or $x1197 (and $x3067 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2101 (= (_ bv10 7) old.embedding.collective)))
(let (($x1064 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x1197) $x1064 (and $x2101 $x3067 (= (_ bv38 7) old.embedding.joined)) $x1221 (and (or old.embedding.group.tp (= 1 old.tp)) $x2568 $x869 $x1369))))))))))))))))
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
 (let (($x181 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1064 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2101 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1143 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2450 (= (_ bv4 7) old.embedding.collective)))
 (or $x2450 $x1143 $x2101 $x1064 $x181)))))))
(assert
 (let (($x587 (= (_ bv29 7) old.embedding.positions)))
 (let (($x768 (= (_ bv27 7) old.embedding.positions)))
 (let (($x2599 (= (_ bv23 7) old.embedding.positions)))
 (let (($x1966 (= (_ bv1 7) old.embedding.positions)))
 (or $x1966 $x2599 $x768 $x587))))))
(assert
 (let (($x1394 (= (_ bv95 7) old.embedding.split)))
 (let (($x3385 (= (_ bv38 7) old.embedding.split)))
 (or $x3385 (= (_ bv57 7) old.embedding.split) $x1394))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3101 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1525 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2974 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2740 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2148 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2148 $x2740 (= (_ bv56 7) old.hidden.kind) $x1444 $x2974 $x1525 $x3101 (= (_ bv99 7) old.hidden.kind)))))))))
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
 (let (($x1656 (= (_ bv49 7) old.norm.statistic)))
 (or $x1656 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1502 (= (_ bv96 7) old.stream)))
 (let (($x1904 (= (_ bv38 7) old.stream)))
 (or $x1904 (= (_ bv94 7) old.stream) $x1502))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x843 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3301 (div (* ?x843 old.hidden.multiple) old.hidden.parts)))
 (let (($x2567 (< 1 old.hidden.parts)))
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1444 $x2567 (= ?x3301 old.hidden.n))))))))
(assert
 (let ((?x843 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3301 (div (* ?x843 old.hidden.multiple) old.hidden.parts)))
 (let (($x2567 (< 1 old.hidden.parts)))
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1444 $x2567 (<= old.hidden.n ?x3301))))))))
(assert
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1444 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2148 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1424 (ite $x2148 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x843 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3301 (div (* ?x843 old.hidden.multiple) old.hidden.parts)))
 (let (($x3091 (= (- 1) old.hidden.n)))
 (let (($x1444 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1525 (= (_ bv91 7) old.hidden.kind)))
 (let (($x170 (ite $x1525 (or $x3091 (< old.hidden.block old.hidden.n)) (ite $x1444 (or $x3091 (< ?x3301 old.hidden.n)) $x1424))))
 (let (($x721 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x170)))
 (let (($x2740 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2974 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1283 (or $x2974 $x2740)))
 (= old.hidden.moved (ite $x1283 old.hidden.given_moved $x721)))))))))))))))
(assert
 (let (($x3425 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1064 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1394 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1256 (ite $x1394 (ite (and old.embedding.rows_where_kept (or $x1064 $x3425)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1256))))))
(assert
 (let (($x3101 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2740 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2974 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1283 (or $x2974 $x2740)))
 (let (($x1790 (ite $x1283 old.hidden.given_everywhere (or $x3101 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1790)))))))
(assert
 (let (($x2674 (not old.hidden.moved)))
 (let (($x2234 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2674)))
 (let (($x316 (= 1 old.hidden.parts)))
 (let (($x2740 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2974 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1283 (or $x2974 $x2740)))
 (= old.hidden.first_alone (ite $x1283 old.hidden.given_first (or $x316 $x2234))))))))))
(assert
 (let (($x1394 (= (_ bv95 7) old.embedding.split)))
 (let (($x2376 (not $x1394)))
 (let (($x634 (= 1 old.tp)))
 (let (($x1502 (= (_ bv96 7) old.stream)))
 (let (($x3425 (and (or (not old.embedding.group.tp) $x634) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1498 (and $x3425 (or $x1502 $x634 (not (= (_ bv4 7) old.embedding.collective)) $x2376))))
 (let (($x2101 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1064 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1561 (ite (or (or $x1064 $x2101) $x1498) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1197 (= (_ bv96 7) old.embedding.state)))
 (let (($x181 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1143 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1305 (and (or $x1143 $x181) $x3425)))
 (let ((?x2487 (ite (or $x1064 (and $x2101 (= (_ bv38 7) old.stream)) $x1305) (_ bv38 7) (ite $x2101 (_ bv96 7) (_ bv16 7)))))
 (let (($x940 (or (and old.hidden.filled (not $x1502)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1864 (not $x3425)))
 (let (($x1656 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1904 (= (_ bv38 7) old.stream)))
 (let ((?x1940 (ite (and $x1143 old.hidden.filled $x1904 $x1864 $x1656) old.stream (ite (and $x181 $x1864 $x940) old.stream ?x2487))))
 (let ((?x123 (ite (and $x1502 old.hidden.everywhere (or $x1064 $x1305)) (_ bv96 7) (ite (and $x1143 old.hidden.filled $x1502 $x1864) (_ bv96 7) ?x1940))))
 (let (($x2450 (= (_ bv4 7) old.embedding.collective)))
 (let (($x3067 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1648 (ite $x181 (ite (not $x1502) old.stream (_ bv66 7)) (ite $x2101 (ite $x1502 (_ bv96 7) old.stream) (ite $x1064 (_ bv92 7) (_ bv16 7))))))
 (let (($x437 (= (_ bv92 7) old.embedding.state)))
 (let ((?x217 (ite $x437 (ite $x1143 (_ bv96 7) ?x1648) (ite $x3067 (ite $x2450 (_ bv96 7) ?x123) (ite $x1197 ?x1561 old.embedding.state)))))
 (= old.embedding.joined ?x217)))))))))))))))))))))))))))
(assert
 (let (($x2476 (not old.hidden.everywhere)))
 (let (($x1143 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3067 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x3067 (= (_ bv96 7) old.embedding.joined) $x1143 $x2476))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2635 (= (_ bv73 7) new.embedding.collective)))
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (let (($x574 (= (_ bv10 7) new.embedding.collective)))
 (let (($x771 (= (_ bv5 7) new.embedding.collective)))
 (let (($x750 (= (_ bv4 7) new.embedding.collective)))
 (or $x750 $x771 $x574 $x945 $x2635)))))))
(assert
 (let (($x2581 (= (_ bv29 7) new.embedding.positions)))
 (let (($x651 (= (_ bv27 7) new.embedding.positions)))
 (let (($x736 (= (_ bv23 7) new.embedding.positions)))
 (let (($x132 (= (_ bv1 7) new.embedding.positions)))
 (or $x132 $x736 $x651 $x2581))))))
(assert
 (let (($x1447 (= (_ bv95 7) new.embedding.split)))
 (let (($x1055 (= (_ bv38 7) new.embedding.split)))
 (or $x1055 (= (_ bv57 7) new.embedding.split) $x1447))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x648 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1760 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1881 (= (_ bv86 7) new.hidden.kind)))
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (let (($x762 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3023 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3023 $x762 (= (_ bv56 7) new.hidden.kind) $x83 $x1881 $x1760 $x648 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x552 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x552 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2786 (= (_ bv49 7) new.norm.statistic)))
 (or $x2786 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1356 (= (_ bv96 7) new.stream)))
 (let (($x1546 (= (_ bv38 7) new.stream)))
 (or $x1546 (= (_ bv94 7) new.stream) $x1356))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1905 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2632 (div (* ?x1905 new.hidden.multiple) new.hidden.parts)))
 (let (($x700 (< 1 new.hidden.parts)))
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x83 $x700 (= ?x2632 new.hidden.n))))))))
(assert
 (let ((?x1905 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2632 (div (* ?x1905 new.hidden.multiple) new.hidden.parts)))
 (let (($x700 (< 1 new.hidden.parts)))
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x83 $x700 (<= new.hidden.n ?x2632))))))))
(assert
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x83 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3023 (= (_ bv26 7) new.hidden.kind)))
 (let (($x638 (ite $x3023 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1905 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2632 (div (* ?x1905 new.hidden.multiple) new.hidden.parts)))
 (let (($x2050 (= (- 1) new.hidden.n)))
 (let (($x83 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1760 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3464 (ite $x1760 (or $x2050 (< new.hidden.block new.hidden.n)) (ite $x83 (or $x2050 (< ?x2632 new.hidden.n)) $x638))))
 (let (($x680 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3464)))
 (let (($x762 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1881 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1829 (or $x1881 $x762)))
 (= new.hidden.moved (ite $x1829 new.hidden.given_moved $x680)))))))))))))))
(assert
 (let (($x3337 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1447 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1555 (ite $x1447 (ite (and new.embedding.rows_where_kept (or $x945 $x3337)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1555))))))
(assert
 (let (($x648 (= (_ bv96 7) new.hidden.kind)))
 (let (($x762 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1881 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1829 (or $x1881 $x762)))
 (let (($x2265 (ite $x1829 new.hidden.given_everywhere (or $x648 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2265)))))))
(assert
 (let (($x881 (not new.hidden.moved)))
 (let (($x195 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x881)))
 (let (($x1776 (= 1 new.hidden.parts)))
 (let (($x762 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1881 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1829 (or $x1881 $x762)))
 (= new.hidden.first_alone (ite $x1829 new.hidden.given_first (or $x1776 $x195))))))))))
(assert
 (let (($x1447 (= (_ bv95 7) new.embedding.split)))
 (let (($x2532 (not $x1447)))
 (let (($x1334 (= 1 new.tp)))
 (let (($x1356 (= (_ bv96 7) new.stream)))
 (let (($x3337 (and (or (not new.embedding.group.tp) $x1334) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1045 (and $x3337 (or $x1356 $x1334 (not (= (_ bv4 7) new.embedding.collective)) $x2532))))
 (let (($x574 (= (_ bv10 7) new.embedding.collective)))
 (let (($x945 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2516 (ite (or (or $x945 $x574) $x1045) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x445 (= (_ bv96 7) new.embedding.state)))
 (let (($x2635 (= (_ bv73 7) new.embedding.collective)))
 (let (($x771 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3276 (and (or $x771 $x2635) $x3337)))
 (let ((?x2842 (ite (or $x945 (and $x574 (= (_ bv38 7) new.stream)) $x3276) (_ bv38 7) (ite $x574 (_ bv96 7) (_ bv16 7)))))
 (let (($x1913 (or (and new.hidden.filled (not $x1356)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2333 (not $x3337)))
 (let (($x2786 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1546 (= (_ bv38 7) new.stream)))
 (let ((?x1767 (ite (and $x771 new.hidden.filled $x1546 $x2333 $x2786) new.stream (ite (and $x2635 $x2333 $x1913) new.stream ?x2842))))
 (let ((?x3229 (ite (and $x1356 new.hidden.everywhere (or $x945 $x3276)) (_ bv96 7) (ite (and $x771 new.hidden.filled $x1356 $x2333) (_ bv96 7) ?x1767))))
 (let (($x750 (= (_ bv4 7) new.embedding.collective)))
 (let (($x2565 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1284 (ite $x2635 (ite (not $x1356) new.stream (_ bv66 7)) (ite $x574 (ite $x1356 (_ bv96 7) new.stream) (ite $x945 (_ bv92 7) (_ bv16 7))))))
 (let (($x2560 (= (_ bv92 7) new.embedding.state)))
 (let ((?x1919 (ite $x2560 (ite $x771 (_ bv96 7) ?x1284) (ite $x2565 (ite $x750 (_ bv96 7) ?x3229) (ite $x445 ?x2516 new.embedding.state)))))
 (= new.embedding.joined ?x1919)))))))))))))))))))))))))))
(assert
 (let (($x2521 (not new.hidden.everywhere)))
 (let (($x771 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2565 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x2565 (= (_ bv96 7) new.embedding.joined) $x771 $x2521))))))
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
 (let (($x2560 (= (_ bv92 7) new.embedding.state)))
 (let (($x2215 (or $x2560 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x2581 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1180 (not new.embedding.full_though_split)))
 (let (($x651 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1334 (= 1 new.tp)))
 (let (($x3078 (or $x1334 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1180) (and $x651 $x1180 (or (not (= (_ bv95 7) new.embedding.split)) (not $x2560))) (and $x2581 $x2215) (and (= (_ bv23 7) new.embedding.positions) $x2560))))
 (not $x3078)))))))))
(assert
 (let (($x437 (= (_ bv92 7) old.embedding.state)))
(let (($x1109 (or $x437 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x587 (= (_ bv29 7) old.embedding.positions)))
(let (($x832 (not old.embedding.full_though_split)))
(let (($x768 (= (_ bv27 7) old.embedding.positions)))
(let (($x634 (= 1 old.tp)))
(or $x634 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x832) (and $x768 $x832 (or (not (= (_ bv95 7) old.embedding.split)) (not $x437))) (and $x587 $x1109) (and (= (_ bv23 7) old.embedding.positions) $x437)))))))))
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x2523 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2790 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x258 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1374 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1374 $x258 $x1585 $x29 $x2790 $x1637 $x792 $x3474 $x3371 $x2523))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1847 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x1847 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x2137 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2060 (= (_ bv10 7) old.attention.out.input)))
 (or $x2060 $x2137 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2005 (= (_ bv61 7) old.attention.out.split)))
 (let (($x505 (= (_ bv40 7) old.attention.out.split)))
 (or $x505 (= (_ bv57 7) old.attention.out.split) $x2005))))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x2497 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2497 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x492 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x492 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1994 (= (_ bv56 7) old.attention.value_dim.kind) $x2559 $x2381 (= (_ bv91 7) old.attention.value_dim.kind) $x1658 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
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
 (let (($x1144 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1637 $x1144)))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2275 (= (- 1) old.attention.heads.n)))
 (let (($x3427 (or $x2275 (< (* ?x2008 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2641 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x3427 0 1))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x660 (or $x2275 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x3263 (ite (and $x2275 (= 1 old.attention.heads.parts)) 1 (ite $x660 0 1))))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2790 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2523 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1374 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x258 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2699 (ite (or $x258 $x1374 $x3474 $x2523 $x2790) 1 (ite $x1585 ?x3263 (ite $x1637 ?x2641 old.attention.heads.given_least)))))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x3371 old.attention.heads.parts ?x2699)))))))))))))))))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x743 (and $x1637 (< 1 old.attention.heads.parts) (= ?x2008 old.attention.heads.n))))
 (= old.attention.heads.filled $x743))))))
(assert
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3133 (or $x792 $x29)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x3377 (ite $x3371 old.attention.heads.parts (ite $x3133 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x3377)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x2275 (= (- 1) old.attention.heads.n)))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1344 (ite $x1585 (or $x2275 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2275 (< 1 old.attention.heads.n)))))
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x806 (ite $x3474 (or $x2275 (< old.attention.heads.block old.attention.heads.n)) (ite $x1637 (or $x2275 (< ?x2008 old.attention.heads.n)) $x1344))))
 (let (($x904 (= 1 old.attention.heads.parts)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3133 (or $x792 $x29)))
 (let (($x1689 (ite $x3133 old.attention.heads.given_moved (ite (or $x3371 $x904) false $x806))))
 (= old.attention.heads.moved $x1689))))))))))))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let ((?x2222 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2559 (not (= 0 ?x2222)))))))
(assert
 (let (($x505 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3328 (not $x505)))
 (let (($x2060 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2137 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2137 (and $x2060 $x3328))))))))
(assert
 (let (($x2248 (not old.attention.heads.padded)))
 (let (($x904 (= 1 old.attention.heads.parts)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3133 (or $x792 $x29)))
 (let (($x1810 (ite $x3133 old.attention.heads.given_everywhere (or $x3371 (and $x904 $x2248)))))
 (= old.attention.heads.everywhere $x1810)))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1815 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x1815)))))))))))))))))))))))
(assert
 (let (($x1453 (not old.attention.value_dim.padded)))
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x441 (ite (or $x2381 $x1994) old.attention.value_dim.given_everywhere (or $x1658 (and (= 1 old.attention.value_dim.parts) $x1453)))))
 (= old.attention.value_dim.everywhere $x441)))))))
(assert
 (let (($x694 (not old.attention.heads.moved)))
 (let (($x2523 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1374 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x258 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2238 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x258 $x1374 $x3474 $x2523) $x694))))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3133 (or $x792 $x29)))
 (= old.attention.heads.undivided (ite $x3133 old.attention.heads.given_undivided $x2238))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x2401 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1368 ?x1597 ?x2401))))))))))))))))))))))))
(assert
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x902 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3097 (ite $x902 old.attention.v (ite $x1751 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3097)))))
(assert
 (let (($x505 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3328 (not $x505)))
 (let (($x1335 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2709 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1335)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1335 old.attention.value_dim.everywhere $x3328))))
 (= old.attention.mixed_in (ite $x2709 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2362 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1604 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2659 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x2664 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1847 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x505 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1781 (and $x505 (or $x1847 $x2664) (ite $x2659 old.attention.dims_where_kept $x1604))))
 (= old.attention.out_state (ite $x1781 (_ bv96 7) ?x2362))))))))))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2646 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1563 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1201 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2883 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2883 $x1201 $x2158 $x486 $x1563 $x1092 $x952 $x1574 $x2082 $x2646))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2179 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x2179 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1270 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1148 (= (_ bv10 7) new.attention.out.input)))
 (or $x1148 $x1270 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2399 (= (_ bv61 7) new.attention.out.split)))
 (let (($x375 (= (_ bv40 7) new.attention.out.split)))
 (or $x375 (= (_ bv57 7) new.attention.out.split) $x2399))))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x3072 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3072 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x3169 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3169 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1726 (= (_ bv56 7) new.attention.value_dim.kind) $x3135 $x1218 (= (_ bv91 7) new.attention.value_dim.kind) $x1025 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
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
 (let (($x182 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1092 $x182)))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2361 (= (- 1) new.attention.heads.n)))
 (let (($x1619 (or $x2361 (< (* ?x899 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2837 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1619 0 1))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2428 (or $x2361 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2422 (ite (and $x2361 (= 1 new.attention.heads.parts)) 1 (ite $x2428 0 1))))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1563 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2646 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2883 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1201 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1153 (ite (or $x1201 $x2883 $x1574 $x2646 $x1563) 1 (ite $x2158 ?x2422 (ite $x1092 ?x2837 new.attention.heads.given_least)))))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2082 new.attention.heads.parts ?x1153)))))))))))))))))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1883 (and $x1092 (< 1 new.attention.heads.parts) (= ?x899 new.attention.heads.n))))
 (= new.attention.heads.filled $x1883))))))
(assert
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x944 (or $x952 $x486)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x1664 (ite $x2082 new.attention.heads.parts (ite $x944 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x1664)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x2361 (= (- 1) new.attention.heads.n)))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2388 (ite $x2158 (or $x2361 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2361 (< 1 new.attention.heads.n)))))
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x172 (ite $x1574 (or $x2361 (< new.attention.heads.block new.attention.heads.n)) (ite $x1092 (or $x2361 (< ?x899 new.attention.heads.n)) $x2388))))
 (let (($x1347 (= 1 new.attention.heads.parts)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x944 (or $x952 $x486)))
 (let (($x1500 (ite $x944 new.attention.heads.given_moved (ite (or $x2082 $x1347) false $x172))))
 (= new.attention.heads.moved $x1500))))))))))))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let ((?x1410 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3135 (not (= 0 ?x1410)))))))
(assert
 (let (($x375 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x375)))
 (let (($x1148 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1270 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1270 (and $x1148 $x1645))))))))
(assert
 (let (($x3253 (not new.attention.heads.padded)))
 (let (($x1347 (= 1 new.attention.heads.parts)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x944 (or $x952 $x486)))
 (let (($x2064 (ite $x944 new.attention.heads.given_everywhere (or $x2082 (and $x1347 $x3253)))))
 (= new.attention.heads.everywhere $x2064)))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x2225 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x2225))))))))))))))))))))))
(assert
 (let (($x1178 (not new.attention.value_dim.padded)))
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1605 (ite (or $x1218 $x1726) new.attention.value_dim.given_everywhere (or $x1025 (and (= 1 new.attention.value_dim.parts) $x1178)))))
 (= new.attention.value_dim.everywhere $x1605)))))))
(assert
 (let (($x1510 (not new.attention.heads.moved)))
 (let (($x2646 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2883 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1201 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1314 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1201 $x2883 $x1574 $x2646) $x1510))))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x944 (or $x952 $x486)))
 (= new.attention.heads.undivided (ite $x944 new.attention.heads.given_undivided $x1314))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x2731 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3308 ?x2092 ?x2731)))))))))))))))))))))))
(assert
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1199 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1056 (ite $x1199 new.attention.v (ite $x108 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1056)))))
(assert
 (let (($x375 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x375)))
 (let (($x1267 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3544 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1267)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1267 new.attention.value_dim.everywhere $x1645))))
 (= new.attention.mixed_in (ite $x3544 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x3088 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1202 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x661 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x629 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2179 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x375 (= (_ bv40 7) new.attention.out.split)))
 (let (($x658 (and $x375 (or $x2179 $x629) (ite $x661 new.attention.dims_where_kept $x1202))))
 (= new.attention.out_state (ite $x658 (_ bv96 7) ?x3088))))))))))
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
 (let (($x2769 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x2671 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x375 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x375)))
 (let (($x2528 (or (= 1 new.attention.heads.most) $x1645 (= (_ bv96 7) new.attention.out_state) (and $x2671 (and new.attention.heads.undivided $x2769)))))
 (let (($x230 (not new.attention.heads.beyond)))
 (let (($x1086 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x375 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x1086 (and (<= 1 new.attention.heads.least) $x230 $x2528)))))))))))
(assert
 (let (($x3177 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1612 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x505 (= (_ bv40 7) old.attention.out.split)))
(let (($x3328 (not $x505)))
(let (($x897 (or (= 1 old.attention.heads.most) $x3328 (= (_ bv96 7) old.attention.out_state) (and $x1612 (and old.attention.heads.undivided $x3177)))))
(let (($x953 (not old.attention.heads.beyond)))
(let (($x1230 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x505 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x1230 (and (<= 1 old.attention.heads.least) $x953 $x897))))))))))
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1637 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2559 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
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
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2443 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7)))))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x977 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146) ?x2443)))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1121 (ite $x1368 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7))) ?x977)))
 (= old.attention.q ?x1121)))))))))))))))))))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1092 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3135 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
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
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x123 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7)))))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1946 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409) ?x123)))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1705 (ite $x3308 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7))) ?x1946)))
 (= new.attention.q ?x1705))))))))))))))))))
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
 (let (($x220 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x1656 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x220)))))
 (not $x1656))))
(assert
 (let (($x1165 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned $x1165)))))
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
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2209 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1175 $x1013 $x1568 $x2468 $x2209 $x930 $x1678 $x1353 $x1925 $x2354))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x29 (= (_ bv56 7) old.attention.heads.kind) $x1637 $x792 (= (_ bv91 7) old.attention.heads.kind) $x3371 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1569 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x1569 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1270 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3133 (= (_ bv10 7) old.attention.out.input)))
 (or $x3133 $x1270 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1257 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2064 (= (_ bv40 7) old.attention.out.split)))
 (or $x2064 (= (_ bv57 7) old.attention.out.split) $x1257))))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x1399 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1399 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x1834 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1834 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1314 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3097 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3097 $x1314 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x3017 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2748 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2406 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3230 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1289 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1090 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1090 $x1289 $x3230 $x1994 $x2406 $x2559 $x2381 $x2748 $x1658 $x3017))))))))))))
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
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
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
 (let (($x1192 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1637 $x1192)))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x2357 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x930 (not (= 0 ?x2357)))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1503 (= (- 1) old.attention.head_dim.n)))
 (let (($x1144 (or $x1503 (< (* ?x2891 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2006 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2718 (ite $x930 (ite (= 0 ?x2006) 1 (ite $x1144 0 1)) old.attention.head_dim.given_least)))
 (let (($x1360 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x934 (ite (and $x1503 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1503 $x1360) 0 1))))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2209 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1929 (ite $x1925 old.attention.head_dim.parts (ite (or $x1013 $x1175 $x1353 $x2354 $x2209) 1 (ite $x1568 ?x934 ?x2718)))))
 (= old.attention.head_dim.least ?x1929)))))))))))))))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1371 (or $x1678 $x2468)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x920 (ite $x1925 old.attention.head_dim.parts (ite $x1371 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x920)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x1503 (= (- 1) old.attention.head_dim.n)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1512 (ite $x1568 (or $x1503 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1503 (< 1 old.attention.head_dim.n)))))
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1815 (ite $x1353 (or $x1503 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x930 (or $x1503 (< ?x2891 old.attention.head_dim.n)) $x1512))))
 (let (($x1536 (= 1 old.attention.head_dim.parts)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1371 (or $x1678 $x2468)))
 (let (($x1858 (ite $x1371 old.attention.head_dim.given_moved (ite (or $x1925 $x1536) false $x1815))))
 (= old.attention.head_dim.moved $x1858))))))))))))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2604 (div ?x1733 old.attention.value_dim.parts)))
 (let (($x2800 (= (- 1) old.attention.value_dim.n)))
 (let (($x830 (or $x2800 (< (* ?x2604 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x2239 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2401 (ite $x2559 (ite (= 0 ?x2239) 1 (ite $x830 0 1)) old.attention.value_dim.given_least)))
 (let (($x1453 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x2602 (ite (and $x2800 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x2800 $x1453) 0 1))))
 (let (($x3230 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2406 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x3017 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2748 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1090 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1289 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x902 (ite $x1658 old.attention.value_dim.parts (ite (or $x1289 $x1090 $x2748 $x3017 $x2406) 1 (ite $x3230 ?x2602 ?x2401)))))
 (= old.attention.value_dim.least ?x902))))))))))))))))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2604 (div ?x1733 old.attention.value_dim.parts)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= ?x2604 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957)))))))
(assert
 (let ((?x2066 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2559 (not (= 0 ?x2066)))))))
(assert
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3114 (or $x2381 $x1994)))
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x2149 (ite $x1658 old.attention.value_dim.parts (ite $x3114 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x2149)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x2362 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1627 (not old.model.sinks)))
 (= old.attention.one_key (and $x1627 $x2362)))))
(assert
 (let (($x2064 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3003 (not $x2064)))
 (let (($x3133 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1270 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1270 (and $x3133 $x3003))))))))
(assert
 (let (($x2492 (not old.attention.heads.padded)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1847 (ite (or $x792 $x29) old.attention.heads.given_everywhere (or $x3371 (and (= 1 old.attention.heads.parts) $x2492)))))
 (= old.attention.heads.everywhere $x1847)))))))
(assert
 (let (($x1985 (not old.attention.head_dim.padded)))
 (let (($x1536 (= 1 old.attention.head_dim.parts)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1371 (or $x1678 $x2468)))
 (let (($x2436 (ite $x1371 old.attention.head_dim.given_everywhere (or $x1925 (and $x1536 $x1985)))))
 (= old.attention.head_dim.everywhere $x2436)))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x977 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1368 ?x1597 ?x977)))))))))))))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x2334 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x2334)))))))))))))))))))))))
(assert
 (let (($x1253 (not old.attention.value_dim.padded)))
 (let (($x2347 (= 1 old.attention.value_dim.parts)))
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3114 (or $x2381 $x1994)))
 (let (($x2154 (ite $x3114 old.attention.value_dim.given_everywhere (or $x1658 (and $x2347 $x1253)))))
 (= old.attention.value_dim.everywhere $x2154)))))))))
(assert
 (let (($x1596 (not old.attention.head_dim.moved)))
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2221 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1013 $x1175 $x1353 $x2354) $x1596))))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1371 (or $x1678 $x2468)))
 (= old.attention.head_dim.undivided (ite $x1371 old.attention.head_dim.given_undivided $x2221))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x2473 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1368 ?x1597 ?x2473))))))))))))))))))))))))
(assert
 (let (($x2225 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3097 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1596 (not old.attention.head_dim.moved)))
 (let (($x1071 (= 1 old.attention.head_dim.most)))
 (let (($x1410 (<= 1 old.attention.head_dim.least)))
 (let (($x535 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1314 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2651 (ite (or $x1314 $x535) (and $x1410 (or old.attention.head_dim.undivided (and $x1071 $x1596))) (and $x3097 (and old.attention.head_dim.undivided $x2225)))))
 (= old.attention.scores_whole $x2651))))))))))
(assert
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2292 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1227 (ite $x2292 old.attention.v (ite $x1751 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1227)))))
(assert
 (let (($x2064 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3003 (not $x2064)))
 (let (($x944 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2694 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x944)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x944 old.attention.value_dim.everywhere $x3003))))
 (= old.attention.mixed_in (ite $x2694 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x3006 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2894 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2767 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2894)))
 (let (($x2588 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1569 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2064 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2064 (or $x1569 $x2588) $x2767) (_ bv96 7) ?x3006)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2452 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2763 $x517 $x1748 $x1181 $x2452 $x1446 $x687 $x387 $x3431 $x2297))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x486 (= (_ bv56 7) new.attention.heads.kind) $x1092 $x952 (= (_ bv91 7) new.attention.heads.kind) $x2082 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1191 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x1191 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1262 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3087 (= (_ bv10 7) new.attention.out.input)))
 (or $x3087 $x1262 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1354 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3072 (= (_ bv40 7) new.attention.out.split)))
 (or $x3072 (= (_ bv57 7) new.attention.out.split) $x1354))))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x25 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x25 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x2405 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2405 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x375 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1594 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1594 $x375 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x3100 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1805 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1306 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1221 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1595 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1552 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x1552 $x1595 $x1221 $x1726 $x1306 $x3135 $x1218 $x1805 $x1025 $x3100))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
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
 (let (($x1226 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1092 $x1226)))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x461 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1446 (not (= 0 ?x461)))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2255 (= (- 1) new.attention.head_dim.n)))
 (let (($x3036 (or $x2255 (< (* ?x1989 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2129 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1990 (ite $x1446 (ite (= 0 ?x2129) 1 (ite $x3036 0 1)) new.attention.head_dim.given_least)))
 (let (($x395 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x295 (ite (and $x2255 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2255 $x395) 0 1))))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2452 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1068 (ite $x3431 new.attention.head_dim.parts (ite (or $x517 $x2763 $x387 $x2297 $x2452) 1 (ite $x1748 ?x295 ?x1990)))))
 (= new.attention.head_dim.least ?x1068)))))))))))))))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2328 (or $x687 $x1181)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3061 (ite $x3431 new.attention.head_dim.parts (ite $x2328 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x3061)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x2255 (= (- 1) new.attention.head_dim.n)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x574 (ite $x1748 (or $x2255 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2255 (< 1 new.attention.head_dim.n)))))
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2087 (ite $x387 (or $x2255 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1446 (or $x2255 (< ?x1989 new.attention.head_dim.n)) $x574))))
 (let (($x1230 (= 1 new.attention.head_dim.parts)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2328 (or $x687 $x1181)))
 (let (($x1376 (ite $x2328 new.attention.head_dim.given_moved (ite (or $x3431 $x1230) false $x2087))))
 (= new.attention.head_dim.moved $x1376))))))))))))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x919 (div ?x1398 new.attention.value_dim.parts)))
 (let (($x956 (= (- 1) new.attention.value_dim.n)))
 (let (($x1833 (or $x956 (< (* ?x919 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2070 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1728 (ite $x3135 (ite (= 0 ?x2070) 1 (ite $x1833 0 1)) new.attention.value_dim.given_least)))
 (let (($x1385 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x1366 (ite (and $x956 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x956 $x1385) 0 1))))
 (let (($x1221 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1306 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x3100 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1805 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1552 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1595 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x648 (ite $x1025 new.attention.value_dim.parts (ite (or $x1595 $x1552 $x1805 $x3100 $x1306) 1 (ite $x1221 ?x1366 ?x1728)))))
 (= new.attention.value_dim.least ?x648))))))))))))))))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x919 (div ?x1398 new.attention.value_dim.parts)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= ?x919 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931)))))))
(assert
 (let ((?x2810 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3135 (not (= 0 ?x2810)))))))
(assert
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x967 (or $x1218 $x1726)))
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x2272 (ite $x1025 new.attention.value_dim.parts (ite $x967 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x2272)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1759 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x235 (not new.model.sinks)))
 (= new.attention.one_key (and $x235 $x1759)))))
(assert
 (let (($x3072 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2180 (not $x3072)))
 (let (($x3087 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1262 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1262 (and $x3087 $x2180))))))))
(assert
 (let (($x1216 (not new.attention.heads.padded)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x389 (ite (or $x952 $x486) new.attention.heads.given_everywhere (or $x2082 (and (= 1 new.attention.heads.parts) $x1216)))))
 (= new.attention.heads.everywhere $x389)))))))
(assert
 (let (($x821 (not new.attention.head_dim.padded)))
 (let (($x1230 (= 1 new.attention.head_dim.parts)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2328 (or $x687 $x1181)))
 (let (($x3374 (ite $x2328 new.attention.head_dim.given_everywhere (or $x3431 (and $x1230 $x821)))))
 (= new.attention.head_dim.everywhere $x3374)))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1946 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3308 ?x2092 ?x1946))))))))))))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x2514 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x2514))))))))))))))))))))))
(assert
 (let (($x2373 (not new.attention.value_dim.padded)))
 (let (($x2996 (= 1 new.attention.value_dim.parts)))
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x967 (or $x1218 $x1726)))
 (let (($x2629 (ite $x967 new.attention.value_dim.given_everywhere (or $x1025 (and $x2996 $x2373)))))
 (= new.attention.value_dim.everywhere $x2629)))))))))
(assert
 (let (($x2863 (not new.attention.head_dim.moved)))
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1530 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x517 $x2763 $x387 $x2297) $x2863))))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2328 (or $x687 $x1181)))
 (= new.attention.head_dim.undivided (ite $x2328 new.attention.head_dim.given_undivided $x1530))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x257 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3308 ?x2092 ?x257)))))))))))))))))))))))
(assert
 (let (($x1579 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1594 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2863 (not new.attention.head_dim.moved)))
 (let (($x1344 (= 1 new.attention.head_dim.most)))
 (let (($x502 (<= 1 new.attention.head_dim.least)))
 (let (($x2319 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x375 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x606 (ite (or $x375 $x2319) (and $x502 (or new.attention.head_dim.undivided (and $x1344 $x2863))) (and $x1594 (and new.attention.head_dim.undivided $x1579)))))
 (= new.attention.scores_whole $x606))))))))))
(assert
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x946 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2895 (ite $x946 new.attention.v (ite $x108 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2895)))))
(assert
 (let (($x3072 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2180 (not $x3072)))
 (let (($x3049 (= (_ bv36 7) new.attention.mixed)))
 (let (($x988 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3049)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3049 new.attention.value_dim.everywhere $x2180))))
 (= new.attention.mixed_in (ite $x988 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2605 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1757 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x700 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1757)))
 (let (($x3023 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1191 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3072 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3072 (or $x1191 $x3023) $x700) (_ bv96 7) ?x2605)))))))))
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
 (let (($x1537 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x3072 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2180 (not $x3072)))
 (let (($x1492 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1344 (= 1 new.attention.head_dim.most)))
 (let (($x1836 (= (_ bv96 7) new.attention.q)))
 (let (($x1591 (or $x1836 (and $x1344 (= 1 new.attention.value_dim.most)) (and $x1492 (or $x2180 $x1537 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x958 (not new.attention.value_dim.beyond)))
 (let (($x1835 (or (and (<= 1 new.attention.value_dim.least) $x958) (and new.model.latent $x1836))))
 (let (($x502 (<= 1 new.attention.head_dim.least)))
 (let (($x784 (not new.attention.head_dim.beyond)))
 (let (($x1704 (and $x784 (or $x502 (and new.model.latent new.attention.one_key (not $x1836))) $x1835 $x1591)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x1704)))))))))))))))
(assert
 (let (($x2062 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x2064 (= (_ bv40 7) old.attention.out.split)))
(let (($x3003 (not $x2064)))
(let (($x409 (or old.attention.one_key old.attention.scores_whole)))
(let (($x1071 (= 1 old.attention.head_dim.most)))
(let (($x1290 (= (_ bv96 7) old.attention.q)))
(let (($x881 (or $x1290 (and $x1071 (= 1 old.attention.value_dim.most)) (and $x409 (or $x3003 $x2062 (= (_ bv96 7) old.attention.out_state))))))
(let (($x884 (not old.attention.value_dim.beyond)))
(let (($x1311 (or (and (<= 1 old.attention.value_dim.least) $x884) (and old.model.latent $x1290))))
(let (($x1410 (<= 1 old.attention.head_dim.least)))
(let (($x34 (not old.attention.head_dim.beyond)))
(let (($x2773 (and $x34 (or $x1410 (and old.model.latent old.attention.one_key (not $x1290))) $x1311 $x881)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x2773))))))))))))))
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1637 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2559 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
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
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2443 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7)))))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x977 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146) ?x2443)))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1121 (ite $x1368 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7))) ?x977)))
 (= old.attention.q ?x1121)))))))))))))))))))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1092 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3135 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
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
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x123 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7)))))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1946 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409) ?x123)))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1705 (ite $x3308 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7))) ?x1946)))
 (= new.attention.q ?x1705))))))))))))))))))
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
 (let (($x1319 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x1319)))
(assert
 (let (($x794 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x794)))
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1637 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x375 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x375 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x1242 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1242 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2559 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
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
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x977 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1368 ?x1597 ?x977)))))))))))))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1569 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x1569)))))))))))))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1573 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1368 ?x1597 ?x1573))))))))))))))))))))))))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1092 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x2327 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2327 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x1132 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1132 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3135 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
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
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1946 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3308 ?x2092 ?x1946))))))))))))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x2179 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x2179))))))))))))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x2726 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3308 ?x2092 ?x2726)))))))))))))))))))))))
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
 (let (($x435 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x1334 (= 1 new.tp)))
 (not (or $x1334 (not $x435))))))
(assert
 (let (($x2265 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x634 (= 1 old.tp)))
(or $x634 (not $x2265)))))
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x2523 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2790 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x258 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1374 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1374 $x258 $x1585 $x29 $x2790 $x1637 $x792 $x3474 $x3371 $x2523))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1530 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2196 (= (_ bv40 7) old.attention.out.split)))
 (or $x2196 $x1530 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x375 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x375 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x1242 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1242 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1230 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x1230)))
(assert
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2559 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
(assert
 (let (($x3072 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x3072 (= (_ bv97 7) old.model.qk_norm))))
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
 (let (($x600 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1637 $x600)))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2143 (= (- 1) old.attention.heads.n)))
 (let (($x502 (or $x2143 (< (* ?x2008 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x409 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x502 0 1))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x68 (or $x2143 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1579 (ite (and $x2143 (= 1 old.attention.heads.parts)) 1 (ite $x68 0 1))))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2790 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2523 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1374 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x258 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1706 (ite (or $x258 $x1374 $x3474 $x2523 $x2790) 1 (ite $x1585 ?x1579 (ite $x1637 ?x409 old.attention.heads.given_least)))))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x3371 old.attention.heads.parts ?x1706)))))))))))))))))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x743 (and $x1637 (< 1 old.attention.heads.parts) (= ?x2008 old.attention.heads.n))))
 (= old.attention.heads.filled $x743))))))
(assert
 (let (($x2143 (= (- 1) old.attention.heads.n)))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2480 (ite $x1585 (or $x2143 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2143 (< 1 old.attention.heads.n)))))
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x396 (ite $x3474 (or $x2143 (< old.attention.heads.block old.attention.heads.n)) (ite $x1637 (or $x2143 (< ?x2008 old.attention.heads.n)) $x2480))))
 (let (($x2137 (= 1 old.attention.heads.parts)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2347 (or $x792 $x29)))
 (let (($x2492 (ite $x2347 old.attention.heads.given_moved (ite (or $x3371 $x2137) false $x396))))
 (= old.attention.heads.moved $x2492))))))))))))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let (($x3000 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2234 (not old.model.sinks)))
 (= old.attention.one_key (and $x2234 $x3000)))))
(assert
 (let (($x1385 (not old.attention.heads.padded)))
 (let (($x2137 (= 1 old.attention.heads.parts)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2347 (or $x792 $x29)))
 (let (($x1818 (ite $x2347 old.attention.heads.given_everywhere (or $x3371 (and $x2137 $x1385)))))
 (= old.attention.heads.everywhere $x1818)))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x977 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1368 ?x1597 ?x977)))))))))))))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1569 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x1569)))))))))))))))))))))))
(assert
 (let (($x314 (not old.attention.heads.moved)))
 (let (($x2523 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1374 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x258 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x935 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x258 $x1374 $x3474 $x2523) $x314))))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2347 (or $x792 $x29)))
 (= old.attention.heads.undivided (ite $x2347 old.attention.heads.given_undivided $x935))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1573 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1368 ?x1597 ?x1573))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2646 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1563 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1201 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2883 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2883 $x1201 $x2158 $x486 $x1563 $x1092 $x952 $x1574 $x2082 $x2646))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2996 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1358 (= (_ bv40 7) new.attention.out.split)))
 (or $x1358 $x2996 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x2327 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2327 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x1132 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1132 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x610 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x610)))
(assert
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3135 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
(assert
 (let (($x1371 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1371 (= (_ bv97 7) new.model.qk_norm))))
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
 (let (($x2422 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1092 $x2422)))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1645 (= (- 1) new.attention.heads.n)))
 (let (($x877 (or $x1645 (< (* ?x899 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2248 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x877 0 1))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1582 (or $x1645 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2823 (ite (and $x1645 (= 1 new.attention.heads.parts)) 1 (ite $x1582 0 1))))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1563 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2646 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2883 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1201 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2840 (ite (or $x1201 $x2883 $x1574 $x2646 $x1563) 1 (ite $x2158 ?x2823 (ite $x1092 ?x2248 new.attention.heads.given_least)))))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2082 new.attention.heads.parts ?x2840)))))))))))))))))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1883 (and $x1092 (< 1 new.attention.heads.parts) (= ?x899 new.attention.heads.n))))
 (= new.attention.heads.filled $x1883))))))
(assert
 (let (($x1645 (= (- 1) new.attention.heads.n)))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3133 (ite $x2158 (or $x1645 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1645 (< 1 new.attention.heads.n)))))
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1494 (ite $x1574 (or $x1645 (< new.attention.heads.block new.attention.heads.n)) (ite $x1092 (or $x1645 (< ?x899 new.attention.heads.n)) $x3133))))
 (let (($x944 (= 1 new.attention.heads.parts)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2664 (or $x952 $x486)))
 (let (($x1063 (ite $x2664 new.attention.heads.given_moved (ite (or $x2082 $x944) false $x1494))))
 (= new.attention.heads.moved $x1063))))))))))))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let (($x2242 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1087 (not new.model.sinks)))
 (= new.attention.one_key (and $x1087 $x2242)))))
(assert
 (let (($x1596 (not new.attention.heads.padded)))
 (let (($x944 (= 1 new.attention.heads.parts)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2664 (or $x952 $x486)))
 (let (($x2118 (ite $x2664 new.attention.heads.given_everywhere (or $x2082 (and $x944 $x1596)))))
 (= new.attention.heads.everywhere $x2118)))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1946 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3308 ?x2092 ?x1946))))))))))))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x2179 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x2179))))))))))))))))))))))
(assert
 (let (($x2292 (not new.attention.heads.moved)))
 (let (($x2646 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2883 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1201 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2039 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1201 $x2883 $x1574 $x2646) $x2292))))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2664 (or $x952 $x486)))
 (= new.attention.heads.undivided (ite $x2664 new.attention.heads.given_undivided $x2039))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x2726 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3308 ?x2092 ?x2726)))))))))))))))))))))))
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
 (let (($x1216 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1358 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2996 (= (_ bv57 7) new.attention.out.split)))
 (let (($x449 (not new.model.latent)))
 (let (($x1458 (and $x449 (or $x2996 (and $x1358 (and new.attention.heads.undivided $x1216))))))
 (let (($x610 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2373 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x610 new.attention.one_key)))
 (let (($x1451 (not (= (_ bv92 7) new.attention.k))))
 (let (($x2592 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1615 (or $x2592 new.attention.one_key (and $x1451 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x3343 (and $x1615 (or $x1451 (and (= (_ bv57 7) new.model.qk_norm) $x449)) $x2373 (or (not (= (_ bv92 7) new.attention.v)) $x1458))))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let (($x1334 (= 1 new.tp)))
 (not (or $x1334 $x458 $x3343)))))))))))))))))
(assert
 (let (($x3003 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2196 (= (_ bv40 7) old.attention.out.split)))
(let (($x1530 (= (_ bv57 7) old.attention.out.split)))
(let (($x1796 (not old.model.latent)))
(let (($x479 (and $x1796 (or $x1530 (and $x2196 (and old.attention.heads.undivided $x3003))))))
(let (($x1230 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2228 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x1230 old.attention.one_key)))
(let (($x906 (not (= (_ bv92 7) old.attention.k))))
(let (($x1178 (not (= (_ bv92 7) old.attention.q))))
(let (($x2256 (or $x1178 old.attention.one_key (and $x906 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x881 (and $x2256 (or $x906 (and (= (_ bv57 7) old.model.qk_norm) $x1796)) $x2228 (or (not (= (_ bv92 7) old.attention.v)) $x479))))
(let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2533 (not $x2283)))
(let (($x634 (= 1 old.tp)))
(or $x634 $x2533 $x881))))))))))))))))
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1637 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x375 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x375 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x1242 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1242 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2559 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
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
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let (($x3000 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2234 (not old.model.sinks)))
 (= old.attention.one_key (and $x2234 $x3000)))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x1922 (not old.attention.qkv.group.pp)))
 (let (($x2298 (or $x1922 (= 1 old.pp))))
 (let (($x1351 (not old.attention.qkv.group.sp)))
 (let (($x3119 (or $x1351 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x507 (or $x1991 $x2122)))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x507 $x3119 $x2298)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x977 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1368 ?x1597 ?x977))))))))))))))))))))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x1922 (not old.attention.qkv.group.pp)))
 (let (($x2298 (or $x1922 (= 1 old.pp))))
 (let (($x1351 (not old.attention.qkv.group.sp)))
 (let (($x3119 (or $x1351 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x507 (or $x1991 $x2122)))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x507 $x3119 $x2298)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1569 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x1569))))))))))))))))))))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x1922 (not old.attention.qkv.group.pp)))
 (let (($x2298 (or $x1922 (= 1 old.pp))))
 (let (($x1351 (not old.attention.qkv.group.sp)))
 (let (($x3119 (or $x1351 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x507 (or $x1991 $x2122)))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x507 $x3119 $x2298)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1573 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1368 ?x1597 ?x1573)))))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1092 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x2327 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2327 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x1132 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1132 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3135 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
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
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let (($x2242 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1087 (not new.model.sinks)))
 (= new.attention.one_key (and $x1087 $x2242)))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x1675 (not new.attention.qkv.group.pp)))
 (let (($x1575 (or $x1675 (= 1 new.pp))))
 (let (($x1942 (not new.attention.qkv.group.sp)))
 (let (($x2386 (or $x1942 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2716 (not new.attention.qkv.group.dp)))
 (let (($x218 (or $x2716 $x3184)))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x218 $x2386 $x1575)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1946 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3308 ?x2092 ?x1946)))))))))))))))))))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x1675 (not new.attention.qkv.group.pp)))
 (let (($x1575 (or $x1675 (= 1 new.pp))))
 (let (($x1942 (not new.attention.qkv.group.sp)))
 (let (($x2386 (or $x1942 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2716 (not new.attention.qkv.group.dp)))
 (let (($x218 (or $x2716 $x3184)))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x218 $x2386 $x1575)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x2179 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x2179)))))))))))))))))))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x1675 (not new.attention.qkv.group.pp)))
 (let (($x1575 (or $x1675 (= 1 new.pp))))
 (let (($x1942 (not new.attention.qkv.group.sp)))
 (let (($x2386 (or $x1942 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2716 (not new.attention.qkv.group.dp)))
 (let (($x218 (or $x2716 $x3184)))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x218 $x2386 $x1575)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x2726 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3308 ?x2092 ?x2726))))))))))))))))))))))))))))))
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
 (let (($x1675 (not new.attention.qkv.group.pp)))
 (let (($x1575 (or $x1675 (= 1 new.pp))))
 (let (($x1942 (not new.attention.qkv.group.sp)))
 (let (($x2386 (or $x1942 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2716 (not new.attention.qkv.group.dp)))
 (let (($x218 (or $x2716 $x3184)))
 (let (($x1278 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x218 $x2386 $x1575)))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x218 $x2386 $x1575)))
 (let (($x273 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x2183)))))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1949 (or $x2901 (and $x458 (or (= (_ bv10 7) new.attention.qkv.collective) $x2183)) $x273 $x1278)))
 (not $x1949))))))))))))))))
(assert
 (let (($x1922 (not old.attention.qkv.group.pp)))
(let (($x2298 (or $x1922 (= 1 old.pp))))
(let (($x1351 (not old.attention.qkv.group.sp)))
(let (($x3119 (or $x1351 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x1991 (not old.attention.qkv.group.dp)))
(let (($x507 (or $x1991 $x2122)))
(let (($x3050 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x507 $x3119 $x2298)))
(let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x507 $x3119 $x2298)))
(let (($x2868 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x2037)))))
(let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2533 (not $x2283)))
(let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x653 (and $x2533 (or (= (_ bv10 7) old.attention.qkv.collective) $x2037)) $x2868 $x3050)))))))))))))))
(check-sat)

