; from one replica to any number, question 74
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
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let (($x103 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (or $x1360 $x1552 $x3012 $x1186 $x103 $x1861 $x3671 $x1503 $x354 $x2873))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1920 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1730 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x3870 (= (_ bv4 7) old.lm_head.collective)))
 (or $x3870 (= (_ bv5 7) old.lm_head.collective) $x1730 $x1920 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x1666 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2536 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2040 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x472 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x472 (= (_ bv56 7) old.lm_head.cut.kind) $x2040 $x2536 (= (_ bv91 7) old.lm_head.cut.kind) $x1666 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2555 (= (_ bv64 7) old.lm_head.order)))
 (or $x2555 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x1429 (= (_ bv95 7) old.lm_head.split)))
 (let (($x554 (= (_ bv40 7) old.lm_head.split)))
 (or $x554 (= (_ bv57 7) old.lm_head.split) $x1429))))
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
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1861 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x2451 (= (- 1) old.hidden.n)))
 (let ((?x2822 (ite (or $x2451 (< (* ?x3515 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x288 (ite $x1861 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2822) old.hidden.given_least)))
 (let ((?x3484 (ite (or $x2451 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x830 (ite $x3012 (ite (and $x2451 (= 1 old.hidden.parts)) 1 ?x3484) ?x288)))
 (let (($x103 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x610 (ite $x354 old.hidden.parts (ite (or $x1552 $x1360 $x1503 $x2873 $x103) 1 ?x830))))
 (= old.hidden.least ?x610))))))))))))))))))
(assert
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1861 (< 1 old.hidden.parts) (= ?x3515 old.hidden.n)))))))
(assert
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1557 (ite $x3012 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x2451 (= (- 1) old.hidden.n)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2342 (ite $x1503 (or $x2451 (< old.hidden.block old.hidden.n)) (ite $x1861 (or $x2451 (< ?x3515 old.hidden.n)) $x1557))))
 (let (($x2207 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2342)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (= old.hidden.moved (ite $x3377 old.hidden.given_moved $x2207)))))))))))))))
(assert
 (let (($x2040 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2371 (and $x2040 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2371))))
(assert
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (let (($x2330 (ite $x3377 old.hidden.given_everywhere (or $x354 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2330)))))))
(assert
 (let (($x1666 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1090 (or $x1666 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2498 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1090)))
 (= old.lm_head.cut.everywhere $x2498)))))
(assert
 (let (($x1851 (not old.hidden.moved)))
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3525 (or old.hidden.everywhere old.hidden.filled (and (or $x1552 $x1360 $x1503 $x2873) $x1851))))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (= old.hidden.undivided (ite $x3377 old.hidden.given_undivided $x3525))))))))))))
(assert
 (let (($x699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1920 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3538 (or $x1920 $x699)))
 (let (($x554 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3535 (and $x554 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3538)))
 (let (($x1429 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1163 (ite (and $x1429 old.lm_head.cut.everywhere $x3538) (_ bv96 7) (ite $x1429 (_ bv95 7) (ite $x3535 (_ bv96 7) (ite $x554 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1163)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let (($x623 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (or $x1359 $x1217 $x2522 $x1321 $x623 $x3682 $x1510 $x163 $x3210 $x2875))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2808 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1876 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1301 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1301 (= (_ bv5 7) new.lm_head.collective) $x1876 $x2808 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x2072 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2981 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1811 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1183 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1183 (= (_ bv56 7) new.lm_head.cut.kind) $x1811 $x2981 (= (_ bv91 7) new.lm_head.cut.kind) $x2072 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1819 (= (_ bv64 7) new.lm_head.order)))
 (or $x1819 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x2272 (= (_ bv95 7) new.lm_head.split)))
 (let (($x877 (= (_ bv40 7) new.lm_head.split)))
 (or $x877 (= (_ bv57 7) new.lm_head.split) $x2272))))
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
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3682 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x1669 (= (- 1) new.hidden.n)))
 (let ((?x664 (ite (or $x1669 (< (* ?x2949 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1934 (ite $x3682 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x664) new.hidden.given_least)))
 (let ((?x2224 (ite (or $x1669 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3291 (ite $x2522 (ite (and $x1669 (= 1 new.hidden.parts)) 1 ?x2224) ?x1934)))
 (let (($x623 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2907 (ite $x3210 new.hidden.parts (ite (or $x1217 $x1359 $x163 $x2875 $x623) 1 ?x3291))))
 (= new.hidden.least ?x2907))))))))))))))))))
(assert
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3682 (< 1 new.hidden.parts) (= ?x2949 new.hidden.n)))))))
(assert
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3140 (ite $x2522 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x1669 (= (- 1) new.hidden.n)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2379 (ite $x163 (or $x1669 (< new.hidden.block new.hidden.n)) (ite $x3682 (or $x1669 (< ?x2949 new.hidden.n)) $x3140))))
 (let (($x211 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2379)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (= new.hidden.moved (ite $x2650 new.hidden.given_moved $x211)))))))))))))))
(assert
 (let (($x1811 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x266 (and $x1811 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x266))))
(assert
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (let (($x2115 (ite $x2650 new.hidden.given_everywhere (or $x3210 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2115)))))))
(assert
 (let (($x2072 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2176 (or $x2072 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x277 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2176)))
 (= new.lm_head.cut.everywhere $x277)))))
(assert
 (let (($x2973 (not new.hidden.moved)))
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2055 (or new.hidden.everywhere new.hidden.filled (and (or $x1217 $x1359 $x163 $x2875) $x2973))))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (= new.hidden.undivided (ite $x2650 new.hidden.given_undivided $x2055))))))))))))
(assert
 (let (($x3309 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2808 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3228 (or $x2808 $x3309)))
 (let (($x877 (= (_ bv40 7) new.lm_head.split)))
 (let (($x885 (and $x877 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3228)))
 (let (($x2272 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2452 (ite (and $x2272 new.lm_head.cut.everywhere $x3228) (_ bv96 7) (ite $x2272 (_ bv95 7) (ite $x885 (_ bv96 7) (ite $x877 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2452)))))))))
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
 (let (($x1810 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x1819 (= (_ bv64 7) new.lm_head.order)))
 (let (($x381 (= 1 new.tp)))
 (let (($x1167 (or $x381 (not (= (_ bv95 7) new.lm_head.state)) $x1819 $x1810 new.lm_head.reversible)))
 (not $x1167))))))
(assert
 (let (($x3632 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x2555 (= (_ bv64 7) old.lm_head.order)))
(let (($x173 (= 1 old.tp)))
(or $x173 (not (= (_ bv95 7) old.lm_head.state)) $x2555 $x3632 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 75
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
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let (($x103 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (or $x1360 $x1552 $x3012 $x1186 $x103 $x1861 $x3671 $x1503 $x354 $x2873))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1950 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x2362 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x1918 (= (_ bv1 7) old.lm_head.bias)))
 (or $x1918 (= (_ bv23 7) old.lm_head.bias) $x2362 $x1950)))))
(assert
 (let (($x1920 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1920 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1666 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1538 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2536 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2040 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x472 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1517 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1517 $x472 (= (_ bv56 7) old.lm_head.cut.kind) $x2040 $x2536 $x1538 $x1666 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1429 (= (_ bv95 7) old.lm_head.split)))
 (let (($x554 (= (_ bv40 7) old.lm_head.split)))
 (or $x554 (= (_ bv57 7) old.lm_head.split) $x1429))))
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
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1861 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x2451 (= (- 1) old.hidden.n)))
 (let ((?x2822 (ite (or $x2451 (< (* ?x3515 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x288 (ite $x1861 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2822) old.hidden.given_least)))
 (let ((?x3484 (ite (or $x2451 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x830 (ite $x3012 (ite (and $x2451 (= 1 old.hidden.parts)) 1 ?x3484) ?x288)))
 (let (($x103 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x610 (ite $x354 old.hidden.parts (ite (or $x1552 $x1360 $x1503 $x2873 $x103) 1 ?x830))))
 (= old.hidden.least ?x610))))))))))))))))))
(assert
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1861 (< 1 old.hidden.parts) (= ?x3515 old.hidden.n)))))))
(assert
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1557 (ite $x3012 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x2451 (= (- 1) old.hidden.n)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2342 (ite $x1503 (or $x2451 (< old.hidden.block old.hidden.n)) (ite $x1861 (or $x2451 (< ?x3515 old.hidden.n)) $x1557))))
 (let (($x2207 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2342)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (= old.hidden.moved (ite $x3377 old.hidden.given_moved $x2207)))))))))))))))
(assert
 (let (($x2040 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2371 (and $x2040 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2371))))
(assert
 (let (($x1693 (= (- 1) old.lm_head.cut.n)))
 (let (($x1517 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x3212 (ite $x1517 (or $x1693 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1693 (< 1 old.lm_head.cut.n)))))
 (let ((?x1709 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x2274 (< (div (* ?x1709 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x2040 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1538 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2488 (ite $x1538 (or $x1693 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2040 (or $x1693 $x2274) $x3212))))
 (let (($x1406 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2488)))
 (let (($x472 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2536 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x676 (or $x2536 $x472)))
 (= old.lm_head.cut.moved (ite $x676 old.lm_head.cut.given_moved $x1406)))))))))))))))
(assert
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (let (($x2330 (ite $x3377 old.hidden.given_everywhere (or $x354 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2330)))))))
(assert
 (let (($x1666 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1090 (or $x1666 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x472 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2536 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x676 (or $x2536 $x472)))
 (= old.lm_head.cut.everywhere (ite $x676 old.lm_head.cut.given_everywhere $x1090))))))))
(assert
 (let (($x1319 (not old.lm_head.cut.moved)))
 (let (($x414 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x2815 (= 1 old.lm_head.cut.parts)))
 (let (($x472 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2536 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x676 (or $x2536 $x472)))
 (= old.lm_head.cut.first_alone (ite $x676 old.lm_head.cut.given_first (or $x2815 (and $x414 $x1319)))))))))))
(assert
 (let (($x1851 (not old.hidden.moved)))
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3525 (or old.hidden.everywhere old.hidden.filled (and (or $x1552 $x1360 $x1503 $x2873) $x1851))))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (= old.hidden.undivided (ite $x3377 old.hidden.given_undivided $x3525))))))))))))
(assert
 (let (($x699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1920 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3538 (or $x1920 $x699)))
 (let (($x554 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3535 (and $x554 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3538)))
 (let (($x1429 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1163 (ite (and $x1429 old.lm_head.cut.everywhere $x3538) (_ bv96 7) (ite $x1429 (_ bv95 7) (ite $x3535 (_ bv96 7) (ite $x554 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1163)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let (($x623 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (or $x1359 $x1217 $x2522 $x1321 $x623 $x3682 $x1510 $x163 $x3210 $x2875))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2236 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x3740 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x2803 (= (_ bv1 7) new.lm_head.bias)))
 (or $x2803 (= (_ bv23 7) new.lm_head.bias) $x3740 $x2236)))))
(assert
 (let (($x2808 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2808 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2072 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1182 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2981 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1811 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1183 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3339 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x3339 $x1183 (= (_ bv56 7) new.lm_head.cut.kind) $x1811 $x2981 $x1182 $x2072 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2272 (= (_ bv95 7) new.lm_head.split)))
 (let (($x877 (= (_ bv40 7) new.lm_head.split)))
 (or $x877 (= (_ bv57 7) new.lm_head.split) $x2272))))
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
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3682 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x1669 (= (- 1) new.hidden.n)))
 (let ((?x664 (ite (or $x1669 (< (* ?x2949 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1934 (ite $x3682 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x664) new.hidden.given_least)))
 (let ((?x2224 (ite (or $x1669 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3291 (ite $x2522 (ite (and $x1669 (= 1 new.hidden.parts)) 1 ?x2224) ?x1934)))
 (let (($x623 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2907 (ite $x3210 new.hidden.parts (ite (or $x1217 $x1359 $x163 $x2875 $x623) 1 ?x3291))))
 (= new.hidden.least ?x2907))))))))))))))))))
(assert
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3682 (< 1 new.hidden.parts) (= ?x2949 new.hidden.n)))))))
(assert
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3140 (ite $x2522 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x1669 (= (- 1) new.hidden.n)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2379 (ite $x163 (or $x1669 (< new.hidden.block new.hidden.n)) (ite $x3682 (or $x1669 (< ?x2949 new.hidden.n)) $x3140))))
 (let (($x211 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2379)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (= new.hidden.moved (ite $x2650 new.hidden.given_moved $x211)))))))))))))))
(assert
 (let (($x1811 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x266 (and $x1811 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x266))))
(assert
 (let (($x3221 (= (- 1) new.lm_head.cut.n)))
 (let (($x3339 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2497 (ite $x3339 (or $x3221 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x3221 (< 1 new.lm_head.cut.n)))))
 (let ((?x1960 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x2237 (< (div (* ?x1960 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x1811 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1182 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2119 (ite $x1182 (or $x3221 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1811 (or $x3221 $x2237) $x2497))))
 (let (($x3614 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2119)))
 (let (($x1183 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2981 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1275 (or $x2981 $x1183)))
 (= new.lm_head.cut.moved (ite $x1275 new.lm_head.cut.given_moved $x3614)))))))))))))))
(assert
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (let (($x2115 (ite $x2650 new.hidden.given_everywhere (or $x3210 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2115)))))))
(assert
 (let (($x2072 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2176 (or $x2072 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1183 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2981 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1275 (or $x2981 $x1183)))
 (= new.lm_head.cut.everywhere (ite $x1275 new.lm_head.cut.given_everywhere $x2176))))))))
(assert
 (let (($x1533 (not new.lm_head.cut.moved)))
 (let (($x202 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x2989 (= 1 new.lm_head.cut.parts)))
 (let (($x1183 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2981 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1275 (or $x2981 $x1183)))
 (= new.lm_head.cut.first_alone (ite $x1275 new.lm_head.cut.given_first (or $x2989 (and $x202 $x1533)))))))))))
(assert
 (let (($x2973 (not new.hidden.moved)))
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2055 (or new.hidden.everywhere new.hidden.filled (and (or $x1217 $x1359 $x163 $x2875) $x2973))))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (= new.hidden.undivided (ite $x2650 new.hidden.given_undivided $x2055))))))))))))
(assert
 (let (($x3309 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2808 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3228 (or $x2808 $x3309)))
 (let (($x877 (= (_ bv40 7) new.lm_head.split)))
 (let (($x885 (and $x877 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3228)))
 (let (($x2272 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2452 (ite (and $x2272 new.lm_head.cut.everywhere $x3228) (_ bv96 7) (ite $x2272 (_ bv95 7) (ite $x885 (_ bv96 7) (ite $x877 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2452)))))))))
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
 (let (($x2236 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x494 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x381 (= 1 new.tp)))
 (let (($x3146 (or $x381 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x494 (and (= (_ bv95 7) new.lm_head.state) $x2236 new.lm_head.cut.first_alone))))
 (not $x3146))))))
(assert
 (let (($x1950 (= (_ bv29 7) old.lm_head.bias)))
(let (($x1397 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x617 (not old.model.head_bias)))
(let (($x173 (= 1 old.tp)))
(or $x173 $x617 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x1397 (and (= (_ bv95 7) old.lm_head.state) $x1950 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 76
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
 (let (($x1987 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2699 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2699 $x1987 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1820 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x578 (= (_ bv10 7) old.ffn.down.input)))
 (or $x578 $x1820 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1762 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1762 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x3717 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2848 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2848 $x3717 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x2309 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x2309)))
(assert
 (let (($x1671 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3181 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2613 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2345 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2352 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2352 $x2345 $x2613 $x3181 $x1671)))))))
(assert
 (let (($x2958 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3244 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x3244 $x2958))))
(assert
 (let (($x531 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x531 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x458 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1899 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1434 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1765 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x919 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x919 $x1765 $x1434 $x1899 $x458)))))))
(assert
 (let (($x3576 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1261 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1261 $x1509 $x3576)))))
(assert
 (let (($x1885 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1228 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1508 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1508 $x1228 $x1885 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x390 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1609 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3035 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3299 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x448 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3009 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3009 $x448 (= (_ bv56 7) old.ffn.width.kind) $x3299 $x3035 $x1609 $x390 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x820 (= (_ bv38 7) old.stages.send)))
 (let (($x1800 (= (_ bv14 7) old.stages.send)))
 (let (($x580 (= (_ bv10 7) old.stages.send)))
 (or $x580 $x1800 $x820 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x742 (= (_ bv53 7) old.stages.stream)))
 (or $x742 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x3299 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1414 (and $x3299 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1414))))
(assert
 (let ((?x1299 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1120 (div (* ?x1299 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x962 (< 1 old.ffn.width.parts)))
 (let (($x3299 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3299 $x962 (= ?x1120 old.ffn.width.n))))))))
(assert
 (let ((?x1299 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1120 (div (* ?x1299 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x962 (< 1 old.ffn.width.parts)))
 (let (($x3299 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3299 $x962 (<= old.ffn.width.n ?x1120))))))))
(assert
 (let (($x60 (= (- 1) old.ffn.width.n)))
 (let (($x3009 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x3179 (ite $x3009 (or $x60 (<= old.ffn.width.parts old.ffn.width.n)) (or $x60 (< 1 old.ffn.width.n)))))
 (let ((?x1299 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1120 (div (* ?x1299 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3299 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1609 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x371 (ite $x1609 (or $x60 (< old.ffn.width.block old.ffn.width.n)) (ite $x3299 (or $x60 (< ?x1120 old.ffn.width.n)) $x3179))))
 (let (($x1433 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x371)))
 (let (($x448 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3035 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x712 (or $x3035 $x448)))
 (= old.ffn.width.moved (ite $x712 old.ffn.width.given_moved $x1433)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1820 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2218 (or $x1820 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2218))))
(assert
 (let (($x390 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2414 (or $x390 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x448 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3035 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x712 (or $x3035 $x448)))
 (= old.ffn.width.everywhere (ite $x712 old.ffn.width.given_everywhere $x2414))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x681 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1651 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x681)))
 (let (($x2958 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1765 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1434 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x688 (or $x1434 $x1765)))
 (let (($x675 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1261 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x568 (< 1 old.tp)))
 (let (($x3331 (and old.model.gated $x568 $x1261 $x675 $x688 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2958 $x1651)))))
 (= old.ffn.up_idle $x3331))))))))))))
(assert
 (let (($x675 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x681 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1651 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x681)))
 (let (($x1075 (ite old.model.gated $x1651 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x675))))
 (let (($x3717 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x587 (and old.ffn.width.filled $x3717 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x1075)))))
 (= old.ffn.piece_kept $x587))))))))
(assert
 (let (($x3786 (not old.ffn.width.moved)))
 (let (($x3592 (and old.ffn.width.everywhere $x3786)))
 (= old.ffn.in_place (or $x3592 old.ffn.width.filled)))))
(assert
 (let (($x637 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2699 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1987 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x620 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1987 $x2699) $x637))))
 (= old.ffn.first_reads $x620))))))
(assert
 (let (($x3786 (not old.ffn.width.moved)))
 (let (($x3592 (and old.ffn.width.everywhere $x3786)))
 (let ((?x119 (ite $x3592 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x568 (< 1 old.tp)))
 (let ((?x2646 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x458 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1765 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1434 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x688 (or $x1434 $x1765)))
 (let (($x1228 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1899 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2603 (or $x1899 (not (or $x1228 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x675 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2994 (or $x1434 $x1899)))
 (let ((?x1289 (ite (or $x2994 $x675 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1765 (_ bv21 7) (_ bv16 7)))))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x3213 (ite $x1509 ?x1289 (ite $x2603 (_ bv92 7) (ite $x688 (_ bv96 7) (ite $x458 ?x2646 (ite $x568 (_ bv16 7) ?x119)))))))
 (let (($x891 (or $x2994 $x675 (and $x1765 old.ffn.width.padded $x3786) (and $x458 old.ffn.width.leads))))
 (let ((?x908 (ite (and $x1765 old.ffn.width.filled (not $x675)) (_ bv96 7) (ite $x891 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3576 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3576 ?x908 ?x3213)))))))))))))))))))))))
(assert
 (let (($x3034 (not old.ffn.width.everywhere)))
 (let (($x2764 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3034)))
 (= old.ffn.up_piece (ite $x2764 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1885 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1899 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x406 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x1899 $x1885 old.ffn.up_idle))))
 (= old.ffn.up_left $x406)))))
(assert
 (let (($x25 (not old.ffn.up_left)))
 (let (($x1957 (not old.model.joint)))
 (let (($x2849 (and old.ffn.piece_kept old.model.gated $x1957 (= (_ bv97 7) old.ffn.up_piece) $x25)))
 (= old.ffn.share_of_one $x2849)))))
(assert
 (let (($x3786 (not old.ffn.width.moved)))
 (let (($x3592 (and old.ffn.width.everywhere $x3786)))
 (let (($x568 (< 1 old.tp)))
 (let ((?x1983 (ite $x568 (_ bv16 7) (ite $x3592 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1441 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1671 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2345 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2613 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3181 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x454 (ite (or $x3181 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2613 $x2345) (_ bv96 7) (ite $x1671 ?x1441 ?x1983)))))
 (let (($x681 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x683 (or $x2613 $x3181)))
 (let (($x3202 (or $x683 $x681 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3244 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x671 (or $x683 $x681 (and $x2345 old.ffn.width.padded $x3786) (and $x1671 old.ffn.width.leads))))
 (let ((?x430 (ite (and $x2345 old.ffn.width.filled (not $x681)) (_ bv96 7) (ite $x671 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2958 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2958 ?x430 (ite $x3244 (ite $x3202 (_ bv96 7) (ite $x2345 (_ bv21 7) (_ bv16 7))) ?x454)))))))))))))))))))))
(assert
 (let (($x3034 (not old.ffn.width.everywhere)))
 (let (($x2958 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2958 (not (= (_ bv96 7) old.ffn.gate_state)) $x3034) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1964 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1964)))
(assert
 (let ((?x1505 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x2396 (not old.ffn.share_of_one)))
 (let (($x3600 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x2396))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x3600) (_ bv96 7) ?x1505))))))
(assert
 (let (($x2309 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x568 (< 1 old.tp)))
 (let (($x2629 (and $x568 $x2309 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x2629)))))
(assert
 (let (($x742 (= (_ bv53 7) old.stages.stream)))
 (let (($x2695 (and $x742 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x2851 (not old.model.parallel)))
 (let (($x3170 (not old.stages.leaves)))
 (let (($x2516 (or $x3170 (and old.layer.dense $x2851 (not (= (_ bv1 7) old.ffn.down.residual))) $x2695)))
 (= old.stages.one_part $x2516)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1166 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3664 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x3664 $x1166 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x1025 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1896 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1896 $x1025 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x797 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x797 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1649 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2075 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2075 $x1649 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x3595 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x3595)))
(assert
 (let (($x3693 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2415 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1729 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1993 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1324 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1324 $x1993 $x1729 $x2415 $x3693)))))))
(assert
 (let (($x2854 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2022 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2022 $x2854))))
(assert
 (let (($x2085 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2085 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1891 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2117 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3589 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x944 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2216 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2216 $x944 $x3589 $x2117 $x1891)))))))
(assert
 (let (($x3051 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2656 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x3397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x3397 $x2656 $x3051)))))
(assert
 (let (($x1685 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1028 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3654 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x3654 $x1028 $x1685 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x551 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2005 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3115 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1969 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2143 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3655 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x3655 $x2143 (= (_ bv56 7) new.ffn.width.kind) $x1969 $x3115 $x2005 $x551 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x1581 (= (_ bv38 7) new.stages.send)))
 (let (($x1036 (= (_ bv14 7) new.stages.send)))
 (let (($x2925 (= (_ bv10 7) new.stages.send)))
 (or $x2925 $x1036 $x1581 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x3278 (= (_ bv53 7) new.stages.stream)))
 (or $x3278 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1969 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2592 (and $x1969 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2592))))
(assert
 (let ((?x96 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1939 (div (* ?x96 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x379 (< 1 new.ffn.width.parts)))
 (let (($x1969 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1969 $x379 (= ?x1939 new.ffn.width.n))))))))
(assert
 (let ((?x96 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1939 (div (* ?x96 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x379 (< 1 new.ffn.width.parts)))
 (let (($x1969 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1969 $x379 (<= new.ffn.width.n ?x1939))))))))
(assert
 (let (($x2226 (= (- 1) new.ffn.width.n)))
 (let (($x3655 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2678 (ite $x3655 (or $x2226 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2226 (< 1 new.ffn.width.n)))))
 (let ((?x96 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1939 (div (* ?x96 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1969 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2005 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2885 (ite $x2005 (or $x2226 (< new.ffn.width.block new.ffn.width.n)) (ite $x1969 (or $x2226 (< ?x1939 new.ffn.width.n)) $x2678))))
 (let (($x1853 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2885)))
 (let (($x2143 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3115 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x550 (or $x3115 $x2143)))
 (= new.ffn.width.moved (ite $x550 new.ffn.width.given_moved $x1853)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1025 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1819 (or $x1025 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1819))))
(assert
 (let (($x551 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x29 (or $x551 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2143 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3115 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x550 (or $x3115 $x2143)))
 (= new.ffn.width.everywhere (ite $x550 new.ffn.width.given_everywhere $x29))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2001 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x614 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2001)))
 (let (($x2854 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x944 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3589 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3506 (or $x3589 $x944)))
 (let (($x2945 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x3058 (< 1 new.tp)))
 (let (($x2484 (and new.model.gated $x3058 $x3397 $x2945 $x3506 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x2854 $x614)))))
 (= new.ffn.up_idle $x2484))))))))))))
(assert
 (let (($x2945 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2001 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x614 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2001)))
 (let (($x1428 (ite new.model.gated $x614 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2945))))
 (let (($x1649 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1207 (and new.ffn.width.filled $x1649 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x1428)))))
 (= new.ffn.piece_kept $x1207))))))))
(assert
 (let (($x549 (not new.ffn.width.moved)))
 (let (($x3688 (and new.ffn.width.everywhere $x549)))
 (= new.ffn.in_place (or $x3688 new.ffn.width.filled)))))
(assert
 (let (($x1760 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3664 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1166 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1919 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1166 $x3664) $x1760))))
 (= new.ffn.first_reads $x1919))))))
(assert
 (let (($x549 (not new.ffn.width.moved)))
 (let (($x3688 (and new.ffn.width.everywhere $x549)))
 (let ((?x687 (ite $x3688 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3058 (< 1 new.tp)))
 (let ((?x2506 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1891 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x944 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3589 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3506 (or $x3589 $x944)))
 (let (($x1028 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2117 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x952 (or $x2117 (not (or $x1028 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2945 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x274 (or $x3589 $x2117)))
 (let ((?x1488 (ite (or $x274 $x2945 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x944 (_ bv21 7) (_ bv16 7)))))
 (let (($x2656 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2922 (ite $x2656 ?x1488 (ite $x952 (_ bv92 7) (ite $x3506 (_ bv96 7) (ite $x1891 ?x2506 (ite $x3058 (_ bv16 7) ?x687)))))))
 (let (($x2807 (or $x274 $x2945 (and $x944 new.ffn.width.padded $x549) (and $x1891 new.ffn.width.leads))))
 (let ((?x2289 (ite (and $x944 new.ffn.width.filled (not $x2945)) (_ bv96 7) (ite $x2807 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3051 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x3051 ?x2289 ?x2922)))))))))))))))))))))))
(assert
 (let (($x2847 (not new.ffn.width.everywhere)))
 (let (($x369 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2847)))
 (= new.ffn.up_piece (ite $x369 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1685 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2117 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3625 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x2117 $x1685 new.ffn.up_idle))))
 (= new.ffn.up_left $x3625)))))
(assert
 (let (($x3692 (not new.ffn.up_left)))
 (let (($x1057 (not new.model.joint)))
 (let (($x1431 (and new.ffn.piece_kept new.model.gated $x1057 (= (_ bv97 7) new.ffn.up_piece) $x3692)))
 (= new.ffn.share_of_one $x1431)))))
(assert
 (let (($x549 (not new.ffn.width.moved)))
 (let (($x3688 (and new.ffn.width.everywhere $x549)))
 (let (($x3058 (< 1 new.tp)))
 (let ((?x1948 (ite $x3058 (_ bv16 7) (ite $x3688 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x434 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3693 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1993 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1729 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2415 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3940 (ite (or $x2415 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1729 $x1993) (_ bv96 7) (ite $x3693 ?x434 ?x1948)))))
 (let (($x2001 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1975 (or $x1729 $x2415)))
 (let (($x1392 (or $x1975 $x2001 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2022 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1013 (or $x1975 $x2001 (and $x1993 new.ffn.width.padded $x549) (and $x3693 new.ffn.width.leads))))
 (let ((?x2606 (ite (and $x1993 new.ffn.width.filled (not $x2001)) (_ bv96 7) (ite $x1013 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2854 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2854 ?x2606 (ite $x2022 (ite $x1392 (_ bv96 7) (ite $x1993 (_ bv21 7) (_ bv16 7))) ?x3940)))))))))))))))))))))
(assert
 (let (($x2847 (not new.ffn.width.everywhere)))
 (let (($x2854 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2854 (not (= (_ bv96 7) new.ffn.gate_state)) $x2847) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x3523 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3523)))
(assert
 (let ((?x524 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x3041 (not new.ffn.share_of_one)))
 (let (($x1149 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x3041))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x1149) (_ bv96 7) ?x524))))))
(assert
 (let (($x3595 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x3058 (< 1 new.tp)))
 (let (($x1059 (and $x3058 $x3595 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x1059)))))
(assert
 (let (($x3070 (or new.model.parallel new.layer.moe (not new.stages.ffn_due))))
 (let (($x3278 (= (_ bv53 7) new.stages.stream)))
 (let (($x1862 (not new.model.parallel)))
 (let (($x1826 (not new.stages.leaves)))
 (let (($x2343 (or $x1826 (and new.layer.dense $x1862 (not (= (_ bv1 7) new.ffn.down.residual))) (and $x3278 $x3070))))
 (= new.stages.one_part $x2343)))))))
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
 (let (($x1647 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1647)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 77
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
 (let ((?x211 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1575 (* (div (* ?x211 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x1155 (= (- 1) old.batch.sequences.n)))
 (let ((?x740 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x1155 (< ?x1575 old.batch.sequences.n)) 0 1))))
 (let (($x246 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1592 (or $x1155 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x3852 (ite (and $x1155 (= 1 old.batch.sequences.parts)) 1 (ite $x1592 0 1))))
 (let (($x3271 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x1134 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x3307 (ite (or $x2135 $x1348 $x899 $x1625 $x1134) 1 (ite $x3271 ?x3852 (ite $x246 ?x740 old.batch.sequences.given_least)))))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x1389 old.batch.sequences.parts ?x3307))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x724 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2251 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x1612 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2538 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1603 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1530 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2158 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x2973 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x2973 $x2158 $x1530 (= (_ bv48 7) new.batch.sequences.kind) $x1603 $x2538 (= (_ bv86 7) new.batch.sequences.kind) $x1612 $x2251 $x724))))))))))
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
 (let ((?x2452 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x2124 (* (div (* ?x2452 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x2794 (= (- 1) new.batch.sequences.n)))
 (let ((?x1767 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x2794 (< ?x2124 new.batch.sequences.n)) 0 1))))
 (let (($x2538 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1217 (or $x2794 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x645 (ite (and $x2794 (= 1 new.batch.sequences.parts)) 1 (ite $x1217 0 1))))
 (let (($x1530 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1603 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x724 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1612 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2973 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2158 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x1934 (ite (or $x2158 $x2973 $x1612 $x724 $x1603) 1 (ite $x1530 ?x645 (ite $x2538 ?x1767 new.batch.sequences.given_least)))))
 (let (($x2251 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2251 new.batch.sequences.parts ?x1934))))))))))))))))))
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
 (let (($x1745 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1745))))
(assert
 (let (($x2858 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x2858)))
(check-sat)

; from one replica to any number, question 78
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
 (let (($x1594 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1594)))
(assert
 (let (($x1368 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x1368 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x667 (= (_ bv38 7) old.embedding.split)))
 (or $x667 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2667 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2667)))
(assert
 (let (($x1993 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1993 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x730 (= (_ bv40 7) old.ffn.up.split)))
 (or $x730 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x2606 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1392 (= (_ bv96 7) old.hidden.kind)))
 (let (($x86 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2152 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2085 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1021 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3688 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1513 (= (_ bv11 7) old.hidden.kind)))
 (or $x1513 $x2013 $x3688 $x1948 $x1021 $x2085 $x2152 $x86 $x1392 $x2606))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2032 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2032 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x1250 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1059 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x556 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3705 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x3705 (= (_ bv56 7) old.lm_head.cut.kind) $x556 $x1059 (= (_ bv91 7) old.lm_head.cut.kind) $x1250 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1364 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1966 (= (_ bv40 7) old.lm_head.split)))
 (or $x1966 (= (_ bv57 7) old.lm_head.split) $x1364))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1506 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1506 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1233 (= (_ bv38 7) old.stream)))
 (or $x1233 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2085 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2085 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1431 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1358 (div (* ?x1431 old.hidden.multiple) old.hidden.parts)))
 (let (($x1036 (= (- 1) old.hidden.n)))
 (let ((?x1799 (ite (or $x1036 (< (* ?x1358 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2085 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x767 (ite $x2085 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1799) old.hidden.given_least)))
 (let ((?x2916 (ite (or $x1036 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3688 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3051 (ite $x3688 (ite (and $x1036 (= 1 old.hidden.parts)) 1 ?x2916) ?x767)))
 (let (($x1021 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2606 (= (_ bv99 7) old.hidden.kind)))
 (let (($x86 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1513 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1392 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1551 (ite $x1392 old.hidden.parts (ite (or $x2013 $x1513 $x86 $x2606 $x1021) 1 ?x3051))))
 (= old.hidden.least ?x1551))))))))))))))))))
(assert
 (let ((?x1431 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1358 (div (* ?x1431 old.hidden.multiple) old.hidden.parts)))
 (let (($x2085 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2085 (< 1 old.hidden.parts) (= ?x1358 old.hidden.n)))))))
(assert
 (let (($x1948 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2152 (= (_ bv86 7) old.hidden.kind)))
 (let (($x944 (or $x2152 $x1948)))
 (let (($x1392 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x1392 old.hidden.parts (ite $x944 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x3688 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1604 (ite $x3688 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1431 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1358 (div (* ?x1431 old.hidden.multiple) old.hidden.parts)))
 (let (($x1036 (= (- 1) old.hidden.n)))
 (let (($x2085 (= (_ bv65 7) old.hidden.kind)))
 (let (($x86 (= (_ bv91 7) old.hidden.kind)))
 (let (($x309 (ite $x86 (or $x1036 (< old.hidden.block old.hidden.n)) (ite $x2085 (or $x1036 (< ?x1358 old.hidden.n)) $x1604))))
 (let (($x2807 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x309)))
 (let (($x1948 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2152 (= (_ bv86 7) old.hidden.kind)))
 (let (($x944 (or $x2152 $x1948)))
 (= old.hidden.moved (ite $x944 old.hidden.given_moved $x2807)))))))))))))))
(assert
 (let (($x556 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1424 (and $x556 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1424))))
(assert
 (let (($x1594 (= (_ bv61 7) old.attention.out.split)))
 (let (($x667 (= (_ bv38 7) old.embedding.split)))
 (let (($x1233 (= (_ bv38 7) old.stream)))
 (let (($x1488 (or $x1233 $x667 $x1594 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1488))))))
(assert
 (let (($x1392 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2152 (= (_ bv86 7) old.hidden.kind)))
 (let (($x944 (or $x2152 $x1948)))
 (let (($x1146 (ite $x944 old.hidden.given_everywhere (or $x1392 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1146)))))))
(assert
 (let (($x1250 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2506 (or $x1250 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x572 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2506)))
 (= old.lm_head.cut.everywhere $x572)))))
(assert
 (let (($x2703 (not old.hidden.moved)))
 (let (($x2606 (= (_ bv99 7) old.hidden.kind)))
 (let (($x86 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1513 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3765 (or old.hidden.everywhere old.hidden.filled (and (or $x2013 $x1513 $x86 $x2606) $x2703))))
 (let (($x1948 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2152 (= (_ bv86 7) old.hidden.kind)))
 (let (($x944 (or $x2152 $x1948)))
 (= old.hidden.undivided (ite $x944 old.hidden.given_undivided $x3765))))))))))))
(assert
 (let (($x1260 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2032 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1214 (or $x2032 $x1260)))
 (let (($x1966 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2058 (and $x1966 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1214)))
 (let (($x1364 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x165 (ite (and $x1364 old.lm_head.cut.everywhere $x1214) (_ bv96 7) (ite $x1364 (_ bv95 7) (ite $x2058 (_ bv96 7) (ite $x1966 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x165)))))))))
(assert
 (let (($x730 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1089 (and old.layer.dense (or $x730 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1368 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1207 (or $x1368 (= (_ bv92 7) old.lm_head.state) $x1089 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x1207))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x2484 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x2484)))
(assert
 (let (($x3115 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x3115 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x551 (= (_ bv38 7) new.embedding.split)))
 (or $x551 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1322 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1322)))
(assert
 (let (($x1025 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1025 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1819 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1819 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x3155 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2881 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3655 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3620 (= (_ bv86 7) new.hidden.kind)))
 (let (($x747 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1939 (= (_ bv56 7) new.hidden.kind)))
 (let (($x546 (= (_ bv48 7) new.hidden.kind)))
 (let (($x96 (= (_ bv26 7) new.hidden.kind)))
 (let (($x907 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1142 (= (_ bv11 7) new.hidden.kind)))
 (or $x1142 $x907 $x96 $x546 $x1939 $x747 $x3620 $x3655 $x2881 $x3155))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3183 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x3183 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x3280 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x792 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2592 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2328 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2328 (= (_ bv56 7) new.lm_head.cut.kind) $x2592 $x792 (= (_ bv91 7) new.lm_head.cut.kind) $x3280 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1162 (= (_ bv95 7) new.lm_head.split)))
 (let (($x856 (= (_ bv40 7) new.lm_head.split)))
 (or $x856 (= (_ bv57 7) new.lm_head.split) $x1162))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1925 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1925 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2814 (= (_ bv38 7) new.stream)))
 (or $x2814 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x747 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x747 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1577 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2641 (div (* ?x1577 new.hidden.multiple) new.hidden.parts)))
 (let (($x858 (= (- 1) new.hidden.n)))
 (let ((?x641 (ite (or $x858 (< (* ?x2641 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x747 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2706 (ite $x747 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x641) new.hidden.given_least)))
 (let ((?x1480 (ite (or $x858 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x96 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x593 (ite $x96 (ite (and $x858 (= 1 new.hidden.parts)) 1 ?x1480) ?x2706)))
 (let (($x1939 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3155 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3655 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1142 (= (_ bv11 7) new.hidden.kind)))
 (let (($x907 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2881 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1501 (ite $x2881 new.hidden.parts (ite (or $x907 $x1142 $x3655 $x3155 $x1939) 1 ?x593))))
 (= new.hidden.least ?x1501))))))))))))))))))
(assert
 (let ((?x1577 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2641 (div (* ?x1577 new.hidden.multiple) new.hidden.parts)))
 (let (($x747 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x747 (< 1 new.hidden.parts) (= ?x2641 new.hidden.n)))))))
(assert
 (let (($x546 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3620 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2287 (or $x3620 $x546)))
 (let (($x2881 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x2881 new.hidden.parts (ite $x2287 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x96 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2123 (ite $x96 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1577 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2641 (div (* ?x1577 new.hidden.multiple) new.hidden.parts)))
 (let (($x858 (= (- 1) new.hidden.n)))
 (let (($x747 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3655 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1775 (ite $x3655 (or $x858 (< new.hidden.block new.hidden.n)) (ite $x747 (or $x858 (< ?x2641 new.hidden.n)) $x2123))))
 (let (($x1680 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1775)))
 (let (($x546 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3620 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2287 (or $x3620 $x546)))
 (= new.hidden.moved (ite $x2287 new.hidden.given_moved $x1680)))))))))))))))
(assert
 (let (($x2592 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x514 (and $x2592 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x514))))
(assert
 (let (($x2484 (= (_ bv61 7) new.attention.out.split)))
 (let (($x551 (= (_ bv38 7) new.embedding.split)))
 (let (($x2814 (= (_ bv38 7) new.stream)))
 (let (($x1964 (or $x2814 $x551 $x2484 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x1964))))))
(assert
 (let (($x2881 (= (_ bv96 7) new.hidden.kind)))
 (let (($x546 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3620 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2287 (or $x3620 $x546)))
 (let (($x3034 (ite $x2287 new.hidden.given_everywhere (or $x2881 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3034)))))))
(assert
 (let (($x3280 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x173 (or $x3280 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1212 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x173)))
 (= new.lm_head.cut.everywhere $x1212)))))
(assert
 (let (($x2420 (not new.hidden.moved)))
 (let (($x3155 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3655 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1142 (= (_ bv11 7) new.hidden.kind)))
 (let (($x907 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2150 (or new.hidden.everywhere new.hidden.filled (and (or $x907 $x1142 $x3655 $x3155) $x2420))))
 (let (($x546 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3620 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2287 (or $x3620 $x546)))
 (= new.hidden.undivided (ite $x2287 new.hidden.given_undivided $x2150))))))))))))
(assert
 (let (($x2352 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3183 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2904 (or $x3183 $x2352)))
 (let (($x856 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2204 (and $x856 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2904)))
 (let (($x1162 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x531 (ite (and $x1162 new.lm_head.cut.everywhere $x2904) (_ bv96 7) (ite $x1162 (_ bv95 7) (ite $x2204 (_ bv96 7) (ite $x856 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x531)))))))))
(assert
 (let (($x1819 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2433 (and new.layer.dense (or $x1819 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x3115 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3592 (or $x3115 (= (_ bv92 7) new.lm_head.state) $x2433 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x3592))))))
(assert
 (= new.layer.dense true))
(assert
 (= new.layer.moe false))
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
 (let (($x615 (not new.hidden.beyond)))
 (let (($x935 (and (<= 1 new.hidden.least) $x615 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x935)))))
(assert
 (let (($x2245 (not old.hidden.beyond)))
(let (($x1629 (and (<= 1 old.hidden.least) $x2245 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x1983 (not (or old.hidden.gathered old.hidden.summed))))
(or $x1983 $x1629)))))
(check-sat)

; from one replica to any number, question 79
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
 (let (($x1870 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x1870 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x1659 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x2353 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1100 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1205 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x2744 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2526 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1536 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x1423 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x3088 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x1380 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x1380 $x3088 $x1423 $x1536 $x2526 $x2744 $x1205 $x1100 $x2353 $x1659))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x3711 (= (_ bv95 7) old.embedding.split)))
 (let (($x667 (= (_ bv38 7) old.embedding.split)))
 (or $x667 (= (_ bv57 7) old.embedding.split) $x3711))))
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
 (let ((?x3285 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x1976 (* (div (* ?x3285 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x2193 (= (- 1) old.embedding.cut.n)))
 (let ((?x611 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x2193 (< ?x1976 old.embedding.cut.n)) 0 1))))
 (let (($x2744 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2478 (or $x2193 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x3779 (ite (and $x2193 (= 1 old.embedding.cut.parts)) 1 (ite $x2478 0 1))))
 (let (($x1423 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2526 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1659 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1100 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1380 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x3088 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x19 (ite (or $x3088 $x1380 $x1100 $x1659 $x2526) 1 (ite $x1423 ?x3779 (ite $x2744 ?x611 old.embedding.cut.given_least)))))
 (let (($x2353 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x2353 old.embedding.cut.parts ?x19))))))))))))))))))
(assert
 (let ((?x610 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x2353 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x2353 old.embedding.cut.parts ?x610)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x2225 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1870 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3711 (= (_ bv95 7) old.embedding.split)))
 (let ((?x563 (ite $x3711 (ite (and old.embedding.rows_where_kept (or $x1870 $x2225)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x563))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x2378 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1299 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1400 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x357 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x3747 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x2042 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x3299 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x60 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x2705 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2069 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x651 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x651 $x2069 $x2705 $x60 $x3299 $x2042 $x3747 $x357 $x1400 $x1299))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x3144 (= (_ bv95 7) new.embedding.split)))
 (let (($x551 (= (_ bv38 7) new.embedding.split)))
 (or $x551 (= (_ bv57 7) new.embedding.split) $x3144))))
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
 (let ((?x587 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x499 (* (div (* ?x587 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x2944 (= (- 1) new.embedding.cut.n)))
 (let ((?x3576 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x2944 (< ?x499 new.embedding.cut.n)) 0 1))))
 (let (($x2042 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x3717 (or $x2944 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x528 (ite (and $x2944 (= 1 new.embedding.cut.parts)) 1 (ite $x3717 0 1))))
 (let (($x2705 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x3299 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1299 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x357 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x651 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x2069 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x2077 (ite (or $x2069 $x651 $x357 $x1299 $x3299) 1 (ite $x2705 ?x528 (ite $x2042 ?x3576 new.embedding.cut.given_least)))))
 (let (($x1400 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x1400 new.embedding.cut.parts ?x2077))))))))))))))))))
(assert
 (let ((?x2124 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x1400 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x1400 new.embedding.cut.parts ?x2124)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x2128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3144 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2994 (ite $x3144 (ite (and new.embedding.rows_where_kept (or $x2378 $x2128)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2994))))))
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
 (let (($x1126 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1509 (not new.embedding.cut.beyond)))
 (let (($x3715 (or (not (= (_ bv95 7) new.embedding.split)) (and $x1509 (or (= (_ bv96 7) new.embedding.state) $x1126)))))
 (not $x3715)))))
(assert
 (let (($x1262 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1256 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x1256 (or (= (_ bv96 7) old.embedding.state) $x1262))))))
(check-sat)

; from one replica to any number, question 80
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
 (let (($x2750 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1870 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1974 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3401 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2447 (= (_ bv4 7) old.embedding.collective)))
 (or $x2447 $x3401 $x1974 $x1870 $x2750)))))))
(assert
 (let (($x3711 (= (_ bv95 7) old.embedding.split)))
 (let (($x667 (= (_ bv38 7) old.embedding.split)))
 (or $x667 (= (_ bv57 7) old.embedding.split) $x3711))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1478 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1295 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2399 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (let (($x747 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1328 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1328 $x747 (= (_ bv56 7) old.hidden.kind) $x3214 $x2399 $x1295 $x1478 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1600 (= (_ bv49 7) old.norm.statistic)))
 (or $x1600 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2641 (= (_ bv96 7) old.stream)))
 (let (($x1641 (= (_ bv94 7) old.stream)))
 (let (($x602 (= (_ bv38 7) old.stream)))
 (or $x602 $x1641 $x2641)))))
(assert
 (let (($x1405 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2706 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1023 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1023 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2706 (= (_ bv91 7) old.stream_tokens.kind) $x1405 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3214 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2751 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1501 (div (* ?x2751 old.hidden.multiple) old.hidden.parts)))
 (let (($x96 (< 1 old.hidden.parts)))
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3214 $x96 (= ?x1501 old.hidden.n))))))))
(assert
 (let ((?x2751 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1501 (div (* ?x2751 old.hidden.multiple) old.hidden.parts)))
 (let (($x96 (< 1 old.hidden.parts)))
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3214 $x96 (<= old.hidden.n ?x1501))))))))
(assert
 (let (($x1328 (= (_ bv26 7) old.hidden.kind)))
 (let (($x793 (ite $x1328 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2751 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1501 (div (* ?x2751 old.hidden.multiple) old.hidden.parts)))
 (let (($x1671 (= (- 1) old.hidden.n)))
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1295 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2701 (ite $x1295 (or $x1671 (< old.hidden.block old.hidden.n)) (ite $x3214 (or $x1671 (< ?x1501 old.hidden.n)) $x793))))
 (let (($x2891 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2701)))
 (let (($x747 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2399 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2204 (or $x2399 $x747)))
 (= old.hidden.moved (ite $x2204 old.hidden.given_moved $x2891)))))))))))))))
(assert
 (let (($x1405 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1298 (or $x1405 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1810 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1298)))
 (= old.stream_tokens.everywhere $x1810)))))
(assert
 (let (($x2225 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1870 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3711 (= (_ bv95 7) old.embedding.split)))
 (let ((?x563 (ite $x3711 (ite (and old.embedding.rows_where_kept (or $x1870 $x2225)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x563))))))
(assert
 (let (($x1478 (= (_ bv96 7) old.hidden.kind)))
 (let (($x747 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2399 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2204 (or $x2399 $x747)))
 (let (($x2678 (ite $x2204 old.hidden.given_everywhere (or $x1478 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2678)))))))
(assert
 (let (($x1166 (= 1 old.tp)))
 (let (($x2641 (= (_ bv96 7) old.stream)))
 (let (($x3170 (or $x2641 $x1166 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2225 (and (or (not old.embedding.group.tp) $x1166) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1974 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1870 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2167 (ite (or (or $x1870 $x1974) (and $x2225 $x3170)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2750 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3401 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2386 (and (or $x3401 $x2750) $x2225)))
 (let ((?x3040 (ite (or $x1870 (and $x1974 (= (_ bv38 7) old.stream)) $x2386) (_ bv38 7) (ite $x1974 (_ bv96 7) (_ bv16 7)))))
 (let (($x2499 (or (and old.hidden.filled (not $x2641)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3045 (not $x2225)))
 (let (($x1600 (= (_ bv49 7) old.norm.statistic)))
 (let (($x602 (= (_ bv38 7) old.stream)))
 (let ((?x2015 (ite (and $x3401 old.hidden.filled $x602 $x3045 $x1600) old.stream (ite (and $x2750 $x3045 $x2499) old.stream ?x3040))))
 (let ((?x1624 (ite (and $x2641 old.hidden.everywhere (or $x1870 $x2386)) (_ bv96 7) (ite (and $x3401 old.hidden.filled $x2641 $x3045) (_ bv96 7) ?x2015))))
 (let (($x2447 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2321 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2225) (_ bv38 7) (ite $x2447 (_ bv96 7) ?x1624))))
 (let ((?x1680 (ite (= (_ bv38 7) old.embedding.state) ?x2321 (ite (= (_ bv96 7) old.embedding.state) ?x2167 old.embedding.state))))
 (let ((?x1853 (ite $x2750 (ite (not $x2641) old.stream (_ bv66 7)) (ite $x1974 (ite $x2641 (_ bv96 7) old.stream) (ite $x1870 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x3401 (_ bv96 7) ?x1853) ?x1680))))))))))))))))))))))))
(assert
 (let (($x2641 (= (_ bv96 7) old.stream)))
 (let (($x2848 (or $x2641 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2848))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x650 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2502 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2816 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3512 (= (_ bv4 7) new.embedding.collective)))
 (or $x3512 $x2816 $x2502 $x2378 $x650)))))))
(assert
 (let (($x3144 (= (_ bv95 7) new.embedding.split)))
 (let (($x551 (= (_ bv38 7) new.embedding.split)))
 (or $x551 (= (_ bv57 7) new.embedding.split) $x3144))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x333 (= (_ bv96 7) new.hidden.kind)))
 (let (($x173 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1964 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1505 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3600 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3600 $x1505 (= (_ bv56 7) new.hidden.kind) $x2592 $x1964 $x173 $x333 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2814 (= (_ bv49 7) new.norm.statistic)))
 (or $x2814 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3280 (= (_ bv96 7) new.stream)))
 (let (($x1350 (= (_ bv94 7) new.stream)))
 (let (($x1322 (= (_ bv38 7) new.stream)))
 (or $x1322 $x1350 $x3280)))))
(assert
 (let (($x681 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2328 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1590 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1590 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2328 (= (_ bv91 7) new.stream_tokens.kind) $x681 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2592 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2284 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3352 (div (* ?x2284 new.hidden.multiple) new.hidden.parts)))
 (let (($x3115 (< 1 new.hidden.parts)))
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2592 $x3115 (= ?x3352 new.hidden.n))))))))
(assert
 (let ((?x2284 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3352 (div (* ?x2284 new.hidden.multiple) new.hidden.parts)))
 (let (($x3115 (< 1 new.hidden.parts)))
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2592 $x3115 (<= new.hidden.n ?x3352))))))))
(assert
 (let (($x3600 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3127 (ite $x3600 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2284 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3352 (div (* ?x2284 new.hidden.multiple) new.hidden.parts)))
 (let (($x3413 (= (- 1) new.hidden.n)))
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (let (($x173 (= (_ bv91 7) new.hidden.kind)))
 (let (($x615 (ite $x173 (or $x3413 (< new.hidden.block new.hidden.n)) (ite $x2592 (or $x3413 (< ?x3352 new.hidden.n)) $x3127))))
 (let (($x1928 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x615)))
 (let (($x1505 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1964 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2060 (or $x1964 $x1505)))
 (= new.hidden.moved (ite $x2060 new.hidden.given_moved $x1928)))))))))))))))
(assert
 (let (($x681 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2050 (or $x681 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3760 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2050)))
 (= new.stream_tokens.everywhere $x3760)))))
(assert
 (let (($x2128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3144 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2994 (ite $x3144 (ite (and new.embedding.rows_where_kept (or $x2378 $x2128)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2994))))))
(assert
 (let (($x333 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1505 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1964 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2060 (or $x1964 $x1505)))
 (let (($x3435 (ite $x2060 new.hidden.given_everywhere (or $x333 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3435)))))))
(assert
 (let (($x3079 (= 1 new.tp)))
 (let (($x3280 (= (_ bv96 7) new.stream)))
 (let (($x86 (or $x3280 $x3079 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2128 (and (or (not new.embedding.group.tp) $x3079) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2502 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3117 (ite (or (or $x2378 $x2502) (and $x2128 $x86)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x650 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2816 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1355 (and (or $x2816 $x650) $x2128)))
 (let ((?x1649 (ite (or $x2378 (and $x2502 (= (_ bv38 7) new.stream)) $x1355) (_ bv38 7) (ite $x2502 (_ bv96 7) (_ bv16 7)))))
 (let (($x1966 (or (and new.hidden.filled (not $x3280)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2384 (not $x2128)))
 (let (($x2814 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1322 (= (_ bv38 7) new.stream)))
 (let ((?x165 (ite (and $x2816 new.hidden.filled $x1322 $x2384 $x2814) new.stream (ite (and $x650 $x2384 $x1966) new.stream ?x1649))))
 (let ((?x2152 (ite (and $x3280 new.hidden.everywhere (or $x2378 $x1355)) (_ bv96 7) (ite (and $x2816 new.hidden.filled $x3280 $x2384) (_ bv96 7) ?x165))))
 (let (($x3512 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x944 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2128) (_ bv38 7) (ite $x3512 (_ bv96 7) ?x2152))))
 (let ((?x2922 (ite (= (_ bv38 7) new.embedding.state) ?x944 (ite (= (_ bv96 7) new.embedding.state) ?x3117 new.embedding.state))))
 (let ((?x1207 (ite $x650 (ite (not $x3280) new.stream (_ bv66 7)) (ite $x2502 (ite $x3280 (_ bv96 7) new.stream) (ite $x2378 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x2816 (_ bv96 7) ?x1207) ?x2922))))))))))))))))))))))))
(assert
 (let (($x3280 (= (_ bv96 7) new.stream)))
 (let (($x1250 (or $x3280 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1250))))
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
 (let (($x2275 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x3079 (= 1 new.tp)))
 (let (($x3041 (= new.embedding.joined new.stream)))
 (let (($x2851 (or (or (= (_ bv96 7) new.embedding.joined) $x3041) (and $x3079 (or (not (= (_ bv38 7) new.embedding.split)) $x2275)))))
 (not $x2851))))))
(assert
 (let (($x2925 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1166 (= 1 old.tp)))
(let (($x1440 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x1440) (and $x1166 (or (not (= (_ bv38 7) old.embedding.split)) $x2925)))))))
(check-sat)

; from one replica to any number, question 81
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
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
 (let (($x2750 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1870 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1974 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3401 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2447 (= (_ bv4 7) old.embedding.collective)))
 (or $x2447 $x3401 $x1974 $x1870 $x2750)))))))
(assert
 (let (($x3711 (= (_ bv95 7) old.embedding.split)))
 (let (($x667 (= (_ bv38 7) old.embedding.split)))
 (or $x667 (= (_ bv57 7) old.embedding.split) $x3711))))
(assert
 (let (($x1478 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2399 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (let (($x747 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x747 (= (_ bv56 7) old.hidden.kind) $x3214 $x2399 (= (_ bv91 7) old.hidden.kind) $x1478 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1600 (= (_ bv49 7) old.norm.statistic)))
 (or $x1600 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2641 (= (_ bv96 7) old.stream)))
 (let (($x1641 (= (_ bv94 7) old.stream)))
 (let (($x602 (= (_ bv38 7) old.stream)))
 (or $x602 $x1641 $x2641)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3214 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2751 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1501 (div (* ?x2751 old.hidden.multiple) old.hidden.parts)))
 (let (($x96 (< 1 old.hidden.parts)))
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3214 $x96 (= ?x1501 old.hidden.n))))))))
(assert
 (let ((?x2751 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1501 (div (* ?x2751 old.hidden.multiple) old.hidden.parts)))
 (let (($x96 (< 1 old.hidden.parts)))
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3214 $x96 (<= old.hidden.n ?x1501))))))))
(assert
 (let (($x493 (not old.embedding.group.pp)))
 (let (($x2802 (or $x493 (= 1 old.pp))))
 (let (($x521 (not old.embedding.group.sp)))
 (let (($x1308 (or $x521 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2185 (not old.embedding.group.dp)))
 (let (($x458 (or $x2185 $x993)))
 (let (($x2225 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x458 $x1308 $x2802)))
 (let (($x1870 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3711 (= (_ bv95 7) old.embedding.split)))
 (let ((?x563 (ite $x3711 (ite (and old.embedding.rows_where_kept (or $x1870 $x2225)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x563)))))))))))))
(assert
 (let (($x1478 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2678 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1478 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2678))))
(assert
 (let (($x1166 (= 1 old.tp)))
 (let (($x2641 (= (_ bv96 7) old.stream)))
 (let (($x3170 (or $x2641 $x1166 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x493 (not old.embedding.group.pp)))
 (let (($x2802 (or $x493 (= 1 old.pp))))
 (let (($x521 (not old.embedding.group.sp)))
 (let (($x1308 (or $x521 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2185 (not old.embedding.group.dp)))
 (let (($x458 (or $x2185 $x993)))
 (let (($x2225 (and (or (not old.embedding.group.tp) $x1166) $x458 $x1308 $x2802)))
 (let (($x1974 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1870 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2167 (ite (or (or $x1870 $x1974) (and $x2225 $x3170)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x891 (= (_ bv96 7) old.embedding.state)))
 (let (($x2750 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3401 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2386 (and (or $x3401 $x2750) $x2225)))
 (let ((?x3040 (ite (or $x1870 (and $x1974 (= (_ bv38 7) old.stream)) $x2386) (_ bv38 7) (ite $x1974 (_ bv96 7) (_ bv16 7)))))
 (let (($x2499 (or (and old.hidden.filled (not $x2641)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3045 (not $x2225)))
 (let (($x1600 (= (_ bv49 7) old.norm.statistic)))
 (let (($x602 (= (_ bv38 7) old.stream)))
 (let ((?x2015 (ite (and $x3401 old.hidden.filled $x602 $x3045 $x1600) old.stream (ite (and $x2750 $x3045 $x2499) old.stream ?x3040))))
 (let ((?x1624 (ite (and $x2641 old.hidden.everywhere (or $x1870 $x2386)) (_ bv96 7) (ite (and $x3401 old.hidden.filled $x2641 $x3045) (_ bv96 7) ?x2015))))
 (let (($x2447 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2321 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2225) (_ bv38 7) (ite $x2447 (_ bv96 7) ?x1624))))
 (let (($x1839 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1853 (ite $x2750 (ite (not $x2641) old.stream (_ bv66 7)) (ite $x1974 (ite $x2641 (_ bv96 7) old.stream) (ite $x1870 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2629 (ite (= (_ bv92 7) old.embedding.state) (ite $x3401 (_ bv96 7) ?x1853) (ite $x1839 ?x2321 (ite $x891 ?x2167 old.embedding.state)))))
 (= old.embedding.joined ?x2629))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x650 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2502 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2816 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3512 (= (_ bv4 7) new.embedding.collective)))
 (or $x3512 $x2816 $x2502 $x2378 $x650)))))))
(assert
 (let (($x3144 (= (_ bv95 7) new.embedding.split)))
 (let (($x551 (= (_ bv38 7) new.embedding.split)))
 (or $x551 (= (_ bv57 7) new.embedding.split) $x3144))))
(assert
 (let (($x333 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1964 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1505 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1505 (= (_ bv56 7) new.hidden.kind) $x2592 $x1964 (= (_ bv91 7) new.hidden.kind) $x333 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2814 (= (_ bv49 7) new.norm.statistic)))
 (or $x2814 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3280 (= (_ bv96 7) new.stream)))
 (let (($x1350 (= (_ bv94 7) new.stream)))
 (let (($x1322 (= (_ bv38 7) new.stream)))
 (or $x1322 $x1350 $x3280)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2592 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2284 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3352 (div (* ?x2284 new.hidden.multiple) new.hidden.parts)))
 (let (($x3115 (< 1 new.hidden.parts)))
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2592 $x3115 (= ?x3352 new.hidden.n))))))))
(assert
 (let ((?x2284 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3352 (div (* ?x2284 new.hidden.multiple) new.hidden.parts)))
 (let (($x3115 (< 1 new.hidden.parts)))
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2592 $x3115 (<= new.hidden.n ?x3352))))))))
(assert
 (let (($x1068 (not new.embedding.group.pp)))
 (let (($x2120 (or $x1068 (= 1 new.pp))))
 (let (($x2956 (not new.embedding.group.sp)))
 (let (($x2164 (or $x2956 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x976 (not new.embedding.group.dp)))
 (let (($x828 (or $x976 $x1399)))
 (let (($x2128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x828 $x2164 $x2120)))
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3144 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2994 (ite $x3144 (ite (and new.embedding.rows_where_kept (or $x2378 $x2128)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2994)))))))))))))
(assert
 (let (($x333 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3435 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x333 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3435))))
(assert
 (let (($x3079 (= 1 new.tp)))
 (let (($x3280 (= (_ bv96 7) new.stream)))
 (let (($x86 (or $x3280 $x3079 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1068 (not new.embedding.group.pp)))
 (let (($x2120 (or $x1068 (= 1 new.pp))))
 (let (($x2956 (not new.embedding.group.sp)))
 (let (($x2164 (or $x2956 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x976 (not new.embedding.group.dp)))
 (let (($x828 (or $x976 $x1399)))
 (let (($x2128 (and (or (not new.embedding.group.tp) $x3079) $x828 $x2164 $x2120)))
 (let (($x2502 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3117 (ite (or (or $x2378 $x2502) (and $x2128 $x86)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x38 (= (_ bv96 7) new.embedding.state)))
 (let (($x650 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2816 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1355 (and (or $x2816 $x650) $x2128)))
 (let ((?x1649 (ite (or $x2378 (and $x2502 (= (_ bv38 7) new.stream)) $x1355) (_ bv38 7) (ite $x2502 (_ bv96 7) (_ bv16 7)))))
 (let (($x1966 (or (and new.hidden.filled (not $x3280)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2384 (not $x2128)))
 (let (($x2814 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1322 (= (_ bv38 7) new.stream)))
 (let ((?x165 (ite (and $x2816 new.hidden.filled $x1322 $x2384 $x2814) new.stream (ite (and $x650 $x2384 $x1966) new.stream ?x1649))))
 (let ((?x2152 (ite (and $x3280 new.hidden.everywhere (or $x2378 $x1355)) (_ bv96 7) (ite (and $x2816 new.hidden.filled $x3280 $x2384) (_ bv96 7) ?x165))))
 (let (($x3512 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x944 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2128) (_ bv38 7) (ite $x3512 (_ bv96 7) ?x2152))))
 (let (($x1364 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1207 (ite $x650 (ite (not $x3280) new.stream (_ bv66 7)) (ite $x2502 (ite $x3280 (_ bv96 7) new.stream) (ite $x2378 (_ bv92 7) (_ bv16 7))))))
 (let ((?x319 (ite (= (_ bv92 7) new.embedding.state) (ite $x2816 (_ bv96 7) ?x1207) (ite $x1364 ?x944 (ite $x38 ?x3117 new.embedding.state)))))
 (= new.embedding.joined ?x319))))))))))))))))))))))))))))))))
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
 (let (($x1068 (not new.embedding.group.pp)))
 (let (($x2120 (or $x1068 (= 1 new.pp))))
 (let (($x2956 (not new.embedding.group.sp)))
 (let (($x2164 (or $x2956 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x976 (not new.embedding.group.dp)))
 (let (($x828 (or $x976 $x1399)))
 (let (($x1364 (= (_ bv38 7) new.embedding.state)))
 (let (($x38 (= (_ bv96 7) new.embedding.state)))
 (let (($x2128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x828 $x2164 $x2120)))
 (let (($x2404 (and $x2128 (or $x38 (and $x1364 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2502 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2085 (or (and (= (_ bv96 7) new.embedding.joined) $x38) $x2378 (and $x2502 $x1364 (= (_ bv38 7) new.embedding.joined)) $x2404 (and (or new.embedding.group.tp (= 1 new.tp)) $x828 $x2164 $x2120))))
 (not $x2085))))))))))))))))
(assert
 (let (($x493 (not old.embedding.group.pp)))
(let (($x2802 (or $x493 (= 1 old.pp))))
(let (($x521 (not old.embedding.group.sp)))
(let (($x1308 (or $x521 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x2185 (not old.embedding.group.dp)))
(let (($x458 (or $x2185 $x993)))
(let (($x1839 (= (_ bv38 7) old.embedding.state)))
(let (($x891 (= (_ bv96 7) old.embedding.state)))
(let (($x2225 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x458 $x1308 $x2802)))
(let (($x372 (and $x2225 (or $x891 (and $x1839 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1974 (= (_ bv10 7) old.embedding.collective)))
(let (($x1870 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x891) $x1870 (and $x1974 $x1839 (= (_ bv38 7) old.embedding.joined)) $x372 (and (or old.embedding.group.tp (= 1 old.tp)) $x458 $x1308 $x2802))))))))))))))))
(check-sat)

; from one replica to any number, question 82
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
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
 (let (($x2750 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1870 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1974 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3401 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2447 (= (_ bv4 7) old.embedding.collective)))
 (or $x2447 $x3401 $x1974 $x1870 $x2750)))))))
(assert
 (let (($x3827 (= (_ bv29 7) old.embedding.positions)))
 (let (($x1331 (= (_ bv27 7) old.embedding.positions)))
 (let (($x1021 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2633 (= (_ bv1 7) old.embedding.positions)))
 (or $x2633 $x1021 $x1331 $x3827))))))
(assert
 (let (($x3711 (= (_ bv95 7) old.embedding.split)))
 (let (($x667 (= (_ bv38 7) old.embedding.split)))
 (or $x667 (= (_ bv57 7) old.embedding.split) $x3711))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1478 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1295 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2399 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (let (($x747 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1328 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1328 $x747 (= (_ bv56 7) old.hidden.kind) $x3214 $x2399 $x1295 $x1478 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2205 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x2205 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1600 (= (_ bv49 7) old.norm.statistic)))
 (or $x1600 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2641 (= (_ bv96 7) old.stream)))
 (let (($x1641 (= (_ bv94 7) old.stream)))
 (let (($x602 (= (_ bv38 7) old.stream)))
 (or $x602 $x1641 $x2641)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3214 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2751 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1501 (div (* ?x2751 old.hidden.multiple) old.hidden.parts)))
 (let (($x96 (< 1 old.hidden.parts)))
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3214 $x96 (= ?x1501 old.hidden.n))))))))
(assert
 (let ((?x2751 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1501 (div (* ?x2751 old.hidden.multiple) old.hidden.parts)))
 (let (($x96 (< 1 old.hidden.parts)))
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3214 $x96 (<= old.hidden.n ?x1501))))))))
(assert
 (let (($x1328 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2827 (ite $x1328 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2751 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1501 (div (* ?x2751 old.hidden.multiple) old.hidden.parts)))
 (let (($x1020 (= (- 1) old.hidden.n)))
 (let (($x3214 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1295 (= (_ bv91 7) old.hidden.kind)))
 (let (($x731 (ite $x1295 (or $x1020 (< old.hidden.block old.hidden.n)) (ite $x3214 (or $x1020 (< ?x1501 old.hidden.n)) $x2827))))
 (let (($x2551 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x731)))
 (let (($x747 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2399 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2204 (or $x2399 $x747)))
 (= old.hidden.moved (ite $x2204 old.hidden.given_moved $x2551)))))))))))))))
(assert
 (let (($x2225 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1870 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3711 (= (_ bv95 7) old.embedding.split)))
 (let ((?x563 (ite $x3711 (ite (and old.embedding.rows_where_kept (or $x1870 $x2225)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x563))))))
(assert
 (let (($x1478 (= (_ bv96 7) old.hidden.kind)))
 (let (($x747 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2399 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2204 (or $x2399 $x747)))
 (let (($x2678 (ite $x2204 old.hidden.given_everywhere (or $x1478 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2678)))))))
(assert
 (let (($x586 (not old.hidden.moved)))
 (let (($x1445 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x586)))
 (let (($x683 (= 1 old.hidden.parts)))
 (let (($x747 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2399 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2204 (or $x2399 $x747)))
 (= old.hidden.first_alone (ite $x2204 old.hidden.given_first (or $x683 $x1445))))))))))
(assert
 (let (($x3711 (= (_ bv95 7) old.embedding.split)))
 (let (($x2427 (not $x3711)))
 (let (($x1166 (= 1 old.tp)))
 (let (($x2641 (= (_ bv96 7) old.stream)))
 (let (($x2225 (and (or (not old.embedding.group.tp) $x1166) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3915 (and $x2225 (or $x2641 $x1166 (not (= (_ bv4 7) old.embedding.collective)) $x2427))))
 (let (($x1974 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1870 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2167 (ite (or (or $x1870 $x1974) $x3915) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x891 (= (_ bv96 7) old.embedding.state)))
 (let (($x2750 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3401 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2386 (and (or $x3401 $x2750) $x2225)))
 (let ((?x3040 (ite (or $x1870 (and $x1974 (= (_ bv38 7) old.stream)) $x2386) (_ bv38 7) (ite $x1974 (_ bv96 7) (_ bv16 7)))))
 (let (($x2499 (or (and old.hidden.filled (not $x2641)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3045 (not $x2225)))
 (let (($x1600 (= (_ bv49 7) old.norm.statistic)))
 (let (($x602 (= (_ bv38 7) old.stream)))
 (let ((?x2015 (ite (and $x3401 old.hidden.filled $x602 $x3045 $x1600) old.stream (ite (and $x2750 $x3045 $x2499) old.stream ?x3040))))
 (let ((?x1624 (ite (and $x2641 old.hidden.everywhere (or $x1870 $x2386)) (_ bv96 7) (ite (and $x3401 old.hidden.filled $x2641 $x3045) (_ bv96 7) ?x2015))))
 (let (($x2447 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2321 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2225) (_ bv38 7) (ite $x2447 (_ bv96 7) ?x1624))))
 (let (($x1839 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1853 (ite $x2750 (ite (not $x2641) old.stream (_ bv66 7)) (ite $x1974 (ite $x2641 (_ bv96 7) old.stream) (ite $x1870 (_ bv92 7) (_ bv16 7))))))
 (let (($x2226 (= (_ bv92 7) old.embedding.state)))
 (let ((?x2629 (ite $x2226 (ite $x3401 (_ bv96 7) ?x1853) (ite $x1839 ?x2321 (ite $x891 ?x2167 old.embedding.state)))))
 (= old.embedding.joined ?x2629))))))))))))))))))))))))))))
(assert
 (let (($x1799 (not old.hidden.everywhere)))
 (let (($x3401 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1839 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1839 (= (_ bv96 7) old.embedding.joined) $x3401 $x1799))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x650 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2502 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2816 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3512 (= (_ bv4 7) new.embedding.collective)))
 (or $x3512 $x2816 $x2502 $x2378 $x650)))))))
(assert
 (let (($x457 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2124 (= (_ bv27 7) new.embedding.positions)))
 (let (($x3082 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1880 (= (_ bv1 7) new.embedding.positions)))
 (or $x1880 $x3082 $x2124 $x457))))))
(assert
 (let (($x3144 (= (_ bv95 7) new.embedding.split)))
 (let (($x551 (= (_ bv38 7) new.embedding.split)))
 (or $x551 (= (_ bv57 7) new.embedding.split) $x3144))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x333 (= (_ bv96 7) new.hidden.kind)))
 (let (($x173 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1964 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1505 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3600 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3600 $x1505 (= (_ bv56 7) new.hidden.kind) $x2592 $x1964 $x173 $x333 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3278 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x3278 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2814 (= (_ bv49 7) new.norm.statistic)))
 (or $x2814 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3280 (= (_ bv96 7) new.stream)))
 (let (($x1350 (= (_ bv94 7) new.stream)))
 (let (($x1322 (= (_ bv38 7) new.stream)))
 (or $x1322 $x1350 $x3280)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2592 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2284 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3352 (div (* ?x2284 new.hidden.multiple) new.hidden.parts)))
 (let (($x3115 (< 1 new.hidden.parts)))
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2592 $x3115 (= ?x3352 new.hidden.n))))))))
(assert
 (let ((?x2284 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3352 (div (* ?x2284 new.hidden.multiple) new.hidden.parts)))
 (let (($x3115 (< 1 new.hidden.parts)))
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2592 $x3115 (<= new.hidden.n ?x3352))))))))
(assert
 (let (($x3600 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3421 (ite $x3600 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2284 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3352 (div (* ?x2284 new.hidden.multiple) new.hidden.parts)))
 (let (($x2916 (= (- 1) new.hidden.n)))
 (let (($x2592 (= (_ bv65 7) new.hidden.kind)))
 (let (($x173 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1647 (ite $x173 (or $x2916 (< new.hidden.block new.hidden.n)) (ite $x2592 (or $x2916 (< ?x3352 new.hidden.n)) $x3421))))
 (let (($x3051 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1647)))
 (let (($x1505 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1964 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2060 (or $x1964 $x1505)))
 (= new.hidden.moved (ite $x2060 new.hidden.given_moved $x3051)))))))))))))))
(assert
 (let (($x2128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3144 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2994 (ite $x3144 (ite (and new.embedding.rows_where_kept (or $x2378 $x2128)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2994))))))
(assert
 (let (($x333 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1505 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1964 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2060 (or $x1964 $x1505)))
 (let (($x3435 (ite $x2060 new.hidden.given_everywhere (or $x333 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3435)))))))
(assert
 (let (($x1045 (not new.hidden.moved)))
 (let (($x2193 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1045)))
 (let (($x3194 (= 1 new.hidden.parts)))
 (let (($x1505 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1964 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2060 (or $x1964 $x1505)))
 (= new.hidden.first_alone (ite $x2060 new.hidden.given_first (or $x3194 $x2193))))))))))
(assert
 (let (($x3144 (= (_ bv95 7) new.embedding.split)))
 (let (($x908 (not $x3144)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x3280 (= (_ bv96 7) new.stream)))
 (let (($x2128 (and (or (not new.embedding.group.tp) $x3079) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2606 (and $x2128 (or $x3280 $x3079 (not (= (_ bv4 7) new.embedding.collective)) $x908))))
 (let (($x2502 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2378 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3117 (ite (or (or $x2378 $x2502) $x2606) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x38 (= (_ bv96 7) new.embedding.state)))
 (let (($x650 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2816 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1355 (and (or $x2816 $x650) $x2128)))
 (let ((?x1649 (ite (or $x2378 (and $x2502 (= (_ bv38 7) new.stream)) $x1355) (_ bv38 7) (ite $x2502 (_ bv96 7) (_ bv16 7)))))
 (let (($x1966 (or (and new.hidden.filled (not $x3280)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2384 (not $x2128)))
 (let (($x2814 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1322 (= (_ bv38 7) new.stream)))
 (let ((?x165 (ite (and $x2816 new.hidden.filled $x1322 $x2384 $x2814) new.stream (ite (and $x650 $x2384 $x1966) new.stream ?x1649))))
 (let ((?x2152 (ite (and $x3280 new.hidden.everywhere (or $x2378 $x1355)) (_ bv96 7) (ite (and $x2816 new.hidden.filled $x3280 $x2384) (_ bv96 7) ?x165))))
 (let (($x3512 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x944 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2128) (_ bv38 7) (ite $x3512 (_ bv96 7) ?x2152))))
 (let (($x1364 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1207 (ite $x650 (ite (not $x3280) new.stream (_ bv66 7)) (ite $x2502 (ite $x3280 (_ bv96 7) new.stream) (ite $x2378 (_ bv92 7) (_ bv16 7))))))
 (let (($x1993 (= (_ bv92 7) new.embedding.state)))
 (let ((?x319 (ite $x1993 (ite $x2816 (_ bv96 7) ?x1207) (ite $x1364 ?x944 (ite $x38 ?x3117 new.embedding.state)))))
 (= new.embedding.joined ?x319))))))))))))))))))))))))))))
(assert
 (let (($x1995 (not new.hidden.everywhere)))
 (let (($x2816 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1364 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x1364 (= (_ bv96 7) new.embedding.joined) $x2816 $x1995))))))
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
 (let (($x1993 (= (_ bv92 7) new.embedding.state)))
 (let (($x2677 (or $x1993 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x457 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1495 (not new.embedding.full_though_split)))
 (let (($x2124 (= (_ bv27 7) new.embedding.positions)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x2810 (or $x3079 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1495) (and $x2124 $x1495 (or (not (= (_ bv95 7) new.embedding.split)) (not $x1993))) (and $x457 $x2677) (and (= (_ bv23 7) new.embedding.positions) $x1993))))
 (not $x2810)))))))))
(assert
 (let (($x2226 (= (_ bv92 7) old.embedding.state)))
(let (($x2826 (or $x2226 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x3827 (= (_ bv29 7) old.embedding.positions)))
(let (($x2796 (not old.embedding.full_though_split)))
(let (($x1331 (= (_ bv27 7) old.embedding.positions)))
(let (($x1166 (= 1 old.tp)))
(or $x1166 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2796) (and $x1331 $x2796 (or (not (= (_ bv95 7) old.embedding.split)) (not $x2226))) (and $x3827 $x2826) (and (= (_ bv23 7) old.embedding.positions) $x2226)))))))))
(check-sat)

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
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
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
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2656 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1100 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x569 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x569 $x1314 $x3652 $x1488 $x556 $x1935 $x3592 $x822 $x2289 $x1100))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2042 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3173 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3173 $x2042 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3506 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3852 (= (_ bv10 7) old.attention.out.input)))
 (or $x3852 $x3506 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2317 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2143 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2904 (= (_ bv40 7) old.attention.out.split)))
 (or $x2904 $x2143 $x2317)))))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x461 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x461 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x1124 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1124 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1014 (= (_ bv56 7) old.attention.value_dim.kind) $x3561 $x1138 (= (_ bv91 7) old.attention.value_dim.kind) $x2343 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2718 (= (- 1) old.attention.heads.n)))
 (let (($x1146 (or $x2718 (< (* ?x2219 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x3582 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1146 0 1))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2098 (or $x2718 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2688 (ite (and $x2718 (= 1 old.attention.heads.parts)) 1 (ite $x2098 0 1))))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1100 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x569 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1651 (ite (or $x1314 $x569 $x822 $x1100 $x556) 1 (ite $x3652 ?x2688 (ite $x1935 ?x3582 old.attention.heads.given_least)))))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2289 old.attention.heads.parts ?x1651)))))))))))))))))))
(assert
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x48 (and $x1935 (< 1 old.attention.heads.parts) (= ?x2219 old.attention.heads.n))))
 (= old.attention.heads.filled $x48))))))
(assert
 (let (($x3692 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1935 $x3692)))))
(assert
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3625 (or $x3592 $x1488)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x2245 (ite $x2289 old.attention.heads.parts (ite $x3625 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x2245)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x2718 (= (- 1) old.attention.heads.n)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2069 (ite $x3652 (or $x2718 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2718 (< 1 old.attention.heads.n)))))
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3747 (ite $x822 (or $x2718 (< old.attention.heads.block old.attention.heads.n)) (ite $x1935 (or $x2718 (< ?x2219 old.attention.heads.n)) $x2069))))
 (let (($x1120 (= 1 old.attention.heads.parts)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3625 (or $x3592 $x1488)))
 (let (($x3310 (ite $x3625 old.attention.heads.given_moved (ite (or $x2289 $x1120) false $x3747))))
 (= old.attention.heads.moved $x3310))))))))))))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let ((?x3179 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3561 (not (= 0 ?x3179)))))))
(assert
 (let (($x2904 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3715 (not $x2904)))
 (let (($x3852 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3506 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3506 (and $x3852 $x3715))))))))
(assert
 (let (($x1262 (not old.attention.heads.padded)))
 (let (($x1120 (= 1 old.attention.heads.parts)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3625 (or $x3592 $x1488)))
 (let (($x1217 (ite $x3625 old.attention.heads.given_everywhere (or $x2289 (and $x1120 $x1262)))))
 (= old.attention.heads.everywhere $x1217)))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x1175 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x1175)))))))))))))))))))))
(assert
 (let (($x445 (not old.attention.value_dim.padded)))
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2401 (ite (or $x1138 $x1014) old.attention.value_dim.given_everywhere (or $x2343 (and (= 1 old.attention.value_dim.parts) $x445)))))
 (= old.attention.value_dim.everywhere $x2401)))))))
(assert
 (let (($x3595 (not old.attention.heads.moved)))
 (let (($x1100 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x569 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3058 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1314 $x569 $x822 $x1100) $x3595))))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3625 (or $x3592 $x1488)))
 (= old.attention.heads.undivided (ite $x3625 old.attention.heads.given_undivided $x3058))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x2188 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1970 ?x3019 ?x2188))))))))))))))))))))))
(assert
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3524 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x321 (ite $x3524 old.attention.v (ite $x455 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x321)))))
(assert
 (let (($x1735 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1770 (not old.attention.gathers)))
 (let (($x2143 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2143 $x1770 $x1735))))))
(assert
 (let ((?x2075 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x952 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3173 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2042 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1957 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2042 $x3173) $x952))))
 (let (($x2904 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3715 (not $x2904)))
 (let (($x1774 (= (_ bv36 7) old.attention.mixed)))
 (let (($x935 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1774)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1774 old.attention.value_dim.everywhere $x3715) $x1957)))
 (= old.attention.mixed_in (ite $x935 (_ bv96 7) ?x2075))))))))))))
(assert
 (let ((?x2613 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2469 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3403 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x952 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2042 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2904 (= (_ bv40 7) old.attention.out.split)))
 (let (($x858 (and $x2904 (or $x2042 $x952) (ite $x3403 old.attention.dims_where_kept $x2469))))
 (= old.attention.out_state (ite $x858 (_ bv96 7) ?x2613))))))))))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2001 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2177 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3253 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1205 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1205 $x1258 $x103 $x1860 $x3253 $x962 $x3787 $x371 $x2046 $x2177))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1829 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2510 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2510 $x1829 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1075 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1433 (= (_ bv10 7) new.attention.out.input)))
 (or $x1433 $x1075 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x574 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2890 (= (_ bv57 7) new.attention.out.split)))
 (let (($x879 (= (_ bv40 7) new.attention.out.split)))
 (or $x879 $x2890 $x574)))))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x1299 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1299 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x2555 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2555 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2808 (= (_ bv56 7) new.attention.value_dim.kind) $x26 $x269 (= (_ bv91 7) new.attention.value_dim.kind) $x734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x665 (= (- 1) new.attention.heads.n)))
 (let (($x2831 (or $x665 (< (* ?x2159 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2672 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2831 0 1))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x157 (or $x665 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2669 (ite (and $x665 (= 1 new.attention.heads.parts)) 1 (ite $x157 0 1))))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3253 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2177 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1205 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1963 (ite (or $x1258 $x1205 $x371 $x2177 $x3253) 1 (ite $x103 ?x2669 (ite $x962 ?x2672 new.attention.heads.given_least)))))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2046 new.attention.heads.parts ?x1963)))))))))))))))))))
(assert
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2974 (and $x962 (< 1 new.attention.heads.parts) (= ?x2159 new.attention.heads.n))))
 (= new.attention.heads.filled $x2974))))))
(assert
 (let (($x2213 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x962 $x2213)))))
(assert
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2782 (or $x3787 $x1860)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x2849 (ite $x2046 new.attention.heads.parts (ite $x2782 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x2849)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x665 (= (- 1) new.attention.heads.n)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2379 (ite $x103 (or $x665 (<= new.attention.heads.parts new.attention.heads.n)) (or $x665 (< 1 new.attention.heads.n)))))
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2897 (ite $x371 (or $x665 (< new.attention.heads.block new.attention.heads.n)) (ite $x962 (or $x665 (< ?x2159 new.attention.heads.n)) $x2379))))
 (let (($x2088 (= 1 new.attention.heads.parts)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2782 (or $x3787 $x1860)))
 (let (($x740 (ite $x2782 new.attention.heads.given_moved (ite (or $x2046 $x2088) false $x2897))))
 (= new.attention.heads.moved $x740))))))))))))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let ((?x3416 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x26 (not (= 0 ?x3416)))))))
(assert
 (let (($x879 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3158 (not $x879)))
 (let (($x1433 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1075 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1075 (and $x1433 $x3158))))))))
(assert
 (let (($x2172 (not new.attention.heads.padded)))
 (let (($x2088 (= 1 new.attention.heads.parts)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2782 (or $x3787 $x1860)))
 (let (($x498 (ite $x2782 new.attention.heads.given_everywhere (or $x2046 (and $x2088 $x2172)))))
 (= new.attention.heads.everywhere $x498)))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3675 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x3675)))))))))))))))))))))
(assert
 (let (($x515 (not new.attention.value_dim.padded)))
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x804 (ite (or $x269 $x2808) new.attention.value_dim.given_everywhere (or $x734 (and (= 1 new.attention.value_dim.parts) $x515)))))
 (= new.attention.value_dim.everywhere $x804)))))))
(assert
 (let (($x2962 (not new.attention.heads.moved)))
 (let (($x2177 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1205 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x842 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1258 $x1205 $x371 $x2177) $x2962))))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2782 (or $x3787 $x1860)))
 (= new.attention.heads.undivided (ite $x2782 new.attention.heads.given_undivided $x842))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3878 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2404 ?x1102 ?x3878))))))))))))))))))))))
(assert
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1019 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2434 (ite $x1019 new.attention.v (ite $x1630 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2434)))))
(assert
 (let (($x2763 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3089 (not new.attention.gathers)))
 (let (($x2890 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2890 $x3089 $x2763))))))
(assert
 (let ((?x1997 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2099 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2510 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1829 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1633 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1829 $x2510) $x2099))))
 (let (($x879 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3158 (not $x879)))
 (let (($x1656 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1524 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1656)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1656 new.attention.value_dim.everywhere $x3158) $x1633)))
 (= new.attention.mixed_in (ite $x1524 (_ bv96 7) ?x1997))))))))))))
(assert
 (let ((?x3032 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1341 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1159 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x2099 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1829 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x879 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3083 (and $x879 (or $x1829 $x2099) (ite $x1159 new.attention.dims_where_kept $x1341))))
 (= new.attention.out_state (ite $x3083 (_ bv96 7) ?x3032))))))))))
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
 (let (($x434 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x615 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x879 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3158 (not $x879)))
 (let (($x1629 (or (= 1 new.attention.heads.most) $x3158 (= (_ bv96 7) new.attention.out_state) (and $x615 (and new.attention.heads.undivided $x434)))))
 (let (($x1599 (not new.attention.heads.beyond)))
 (let (($x3241 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x879 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x3241 (and (<= 1 new.attention.heads.least) $x1599 $x1629)))))))))))
(assert
 (let (($x2459 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2695 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x2904 (= (_ bv40 7) old.attention.out.split)))
(let (($x3715 (not $x2904)))
(let (($x2370 (or (= 1 old.attention.heads.most) $x3715 (= (_ bv96 7) old.attention.out_state) (and $x2695 (and old.attention.heads.undivided $x2459)))))
(let (($x3029 (not old.attention.heads.beyond)))
(let (($x1545 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x2904 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x1545 (and (<= 1 old.attention.heads.least) $x3029 $x2370))))))))))
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
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2656 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1935 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3561 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2816 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7)))))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x633 (ite $x1970 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1151 ?x2816))))
 (= old.attention.q ?x633)))))))))))))))))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2001 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x962 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x26 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1579 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7)))))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1775 (ite $x2404 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2906 ?x1579))))
 (= new.attention.q ?x1775)))))))))))))))))
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
 (let (($x2447 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x3045 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x2447)))))
 (not $x3045))))
(assert
 (let (($x2224 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x2224))))
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
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1087 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3779 $x2650 $x3020 $x1028 $x1087 $x2656 $x2667 $x945 $x2033 $x1615))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1488 (= (_ bv56 7) old.attention.heads.kind) $x1935 $x3592 (= (_ bv91 7) old.attention.heads.kind) $x2289 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2884 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x469 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x469 $x2884 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1126 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1581 (= (_ bv10 7) old.attention.out.input)))
 (or $x1581 $x1126 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1217 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3365 (= (_ bv57 7) old.attention.out.split)))
 (let (($x919 (= (_ bv40 7) old.attention.out.split)))
 (or $x919 $x3365 $x1217)))))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x1594 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1594 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x1553 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1553 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1508 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3852 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3852 $x1508 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x483 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3620 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2895 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x554 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x3229 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x3229 $x554 $x2895 $x1014 $x3620 $x3561 $x1138 $x1862 $x2343 $x483))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let (($x1957 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1935 $x1957)))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2911 (= (- 1) old.attention.head_dim.n)))
 (let (($x94 (or $x2911 (< (* ?x2803 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2434 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2925 (ite $x2656 (ite (= 0 ?x2434) 1 (ite $x94 0 1)) old.attention.head_dim.given_least)))
 (let (($x2510 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2743 (ite (and $x2911 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2911 $x2510) 0 1))))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1087 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x425 (ite $x2033 old.attention.head_dim.parts (ite (or $x2650 $x3779 $x945 $x1615 $x1087) 1 (ite $x3020 ?x2743 ?x2925)))))
 (= old.attention.head_dim.least ?x425)))))))))))))))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x2188 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2656 (not (= 0 ?x2188)))))))
(assert
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1423 (or $x2667 $x1028)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3088 (ite $x2033 old.attention.head_dim.parts (ite $x1423 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x3088)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x2911 (= (- 1) old.attention.head_dim.n)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2706 (ite $x3020 (or $x2911 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2911 (< 1 old.attention.head_dim.n)))))
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x550 (ite $x945 (or $x2911 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2656 (or $x2911 (< ?x2803 old.attention.head_dim.n)) $x2706))))
 (let (($x779 (= 1 old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1423 (or $x2667 $x1028)))
 (let (($x1405 (ite $x1423 old.attention.head_dim.given_moved (ite (or $x2033 $x779) false $x550))))
 (= old.attention.head_dim.moved $x1405))))))))))))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1509 (div ?x1462 old.attention.value_dim.parts)))
 (let (($x1650 (= (- 1) old.attention.value_dim.n)))
 (let (($x2840 (or $x1650 (< (* ?x1509 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x3058 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x3094 (ite $x3561 (ite (= 0 ?x3058) 1 (ite $x2840 0 1)) old.attention.value_dim.given_least)))
 (let (($x397 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x3070 (ite (and $x1650 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1650 $x397) 0 1))))
 (let (($x2895 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3620 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x483 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3229 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x554 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x1124 (ite $x2343 old.attention.value_dim.parts (ite (or $x554 $x3229 $x1862 $x483 $x3620) 1 (ite $x2895 ?x3070 ?x3094)))))
 (= old.attention.value_dim.least ?x1124))))))))))))))))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1509 (div ?x1462 old.attention.value_dim.parts)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= ?x1509 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621)))))))
(assert
 (let ((?x2075 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3561 (not (= 0 ?x2075)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x1189 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1770 (not old.model.sinks)))
 (= old.attention.one_key (and $x1770 $x1189)))))
(assert
 (let (($x919 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1774 (not $x919)))
 (let (($x1581 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1126 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1126 (and $x1581 $x1774))))))))
(assert
 (let (($x2317 (not old.attention.heads.padded)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2309 (ite (or $x3592 $x1488) old.attention.heads.given_everywhere (or $x2289 (and (= 1 old.attention.heads.parts) $x2317)))))
 (= old.attention.heads.everywhere $x2309)))))))
(assert
 (let (($x917 (not old.attention.head_dim.padded)))
 (let (($x779 (= 1 old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1423 (or $x2667 $x1028)))
 (let (($x2042 (ite $x1423 old.attention.head_dim.given_everywhere (or $x2033 (and $x779 $x917)))))
 (= old.attention.head_dim.everywhere $x2042)))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x2502 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1970 ?x3019 ?x2502)))))))))))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x3125 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x3125)))))))))))))))))))))
(assert
 (let (($x2269 (not old.attention.value_dim.padded)))
 (let (($x2077 (= 1 old.attention.value_dim.parts)))
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2726 (ite (or $x1138 $x1014) old.attention.value_dim.given_everywhere (or $x2343 (and $x2077 $x2269)))))
 (= old.attention.value_dim.everywhere $x2726))))))))
(assert
 (let (($x1036 (not old.attention.head_dim.moved)))
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x196 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2650 $x3779 $x945 $x1615) $x1036))))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1423 (or $x2667 $x1028)))
 (= old.attention.head_dim.undivided (ite $x1423 old.attention.head_dim.given_undivided $x196))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x2482 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1970 ?x3019 ?x2482))))))))))))))))))))))
(assert
 (let (($x3646 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3852 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1036 (not old.attention.head_dim.moved)))
 (let (($x390 (= 1 old.attention.head_dim.most)))
 (let (($x406 (<= 1 old.attention.head_dim.least)))
 (let (($x653 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1508 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2908 (ite (or $x1508 $x653) (and $x406 (or old.attention.head_dim.undivided (and $x390 $x1036))) (and $x3852 (and old.attention.head_dim.undivided $x3646)))))
 (= old.attention.scores_whole $x2908))))))))))
(assert
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2088 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x178 (ite $x2088 old.attention.v (ite $x455 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x178)))))
(assert
 (let (($x533 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x954 (not old.attention.gathers)))
 (let (($x3365 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3365 $x954 $x533))))))
(assert
 (let ((?x1997 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x922 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x469 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2884 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x487 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2884 $x469) $x922))))
 (let (($x919 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1774 (not $x919)))
 (let (($x515 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1633 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x515)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x515 old.attention.value_dim.everywhere $x1774) $x487)))
 (= old.attention.mixed_in (ite $x1633 (_ bv96 7) ?x1997))))))))))))
(assert
 (let ((?x1996 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x281 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1165 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x281)))
 (let (($x922 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2884 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x919 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x919 (or $x2884 $x922) $x1165) (_ bv96 7) ?x1996)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2340 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1365 $x511 $x3542 $x3044 $x2340 $x2001 $x1662 $x1850 $x1121 $x587))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1860 (= (_ bv56 7) new.attention.heads.kind) $x962 $x3787 (= (_ bv91 7) new.attention.heads.kind) $x2046 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1829 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x454 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x454 $x1829 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x3693 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3240 (= (_ bv10 7) new.attention.out.input)))
 (or $x3240 $x3693 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3285 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2766 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2514 (= (_ bv40 7) new.attention.out.split)))
 (or $x2514 $x2766 $x3285)))))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x1532 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1532 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x3413 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3413 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2734 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1353 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1353 $x2734 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x213 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1898 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x372 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1196 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1256 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x988 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x988 $x1256 $x1196 $x2808 $x372 $x26 $x269 $x1898 $x734 $x213))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let (($x2131 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x962 $x2131)))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3715 (= (- 1) new.attention.head_dim.n)))
 (let (($x3077 (or $x3715 (< (* ?x2497 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2605 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x612 (ite $x2001 (ite (= 0 ?x2605) 1 (ite $x3077 0 1)) new.attention.head_dim.given_least)))
 (let (($x791 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2695 (ite (and $x3715 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3715 $x791) 0 1))))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2340 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2688 (ite $x1121 new.attention.head_dim.parts (ite (or $x511 $x1365 $x1850 $x587 $x2340) 1 (ite $x3542 ?x2695 ?x612)))))
 (= new.attention.head_dim.least ?x2688)))))))))))))))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x2068 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2001 (not (= 0 ?x2068)))))))
(assert
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3582 (or $x1662 $x3044)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3445 (ite $x1121 new.attention.head_dim.parts (ite $x3582 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x3445)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x3715 (= (- 1) new.attention.head_dim.n)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3228 (ite $x3542 (or $x3715 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3715 (< 1 new.attention.head_dim.n)))))
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2679 (ite $x1850 (or $x3715 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2001 (or $x3715 (< ?x2497 new.attention.head_dim.n)) $x3228))))
 (let (($x3029 (= 1 new.attention.head_dim.parts)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3582 (or $x1662 $x3044)))
 (let (($x783 (ite $x3582 new.attention.head_dim.given_moved (ite (or $x1121 $x3029) false $x2679))))
 (= new.attention.head_dim.moved $x783))))))))))))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2632 (div ?x2460 new.attention.value_dim.parts)))
 (let (($x1514 (= (- 1) new.attention.value_dim.n)))
 (let (($x1429 (or $x1514 (< (* ?x2632 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2795 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1089 (ite $x26 (ite (= 0 ?x2795) 1 (ite $x1429 0 1)) new.attention.value_dim.given_least)))
 (let (($x2997 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x3101 (ite (and $x1514 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x1514 $x2997) 0 1))))
 (let (($x1196 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x372 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x213 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1898 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x988 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1256 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x2631 (ite $x734 new.attention.value_dim.parts (ite (or $x1256 $x988 $x1898 $x213 $x372) 1 (ite $x1196 ?x3101 ?x1089)))))
 (= new.attention.value_dim.least ?x2631))))))))))))))))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2632 (div ?x2460 new.attention.value_dim.parts)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= ?x2632 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934)))))))
(assert
 (let ((?x828 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x26 (not (= 0 ?x828)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x2115 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x488 (not new.model.sinks)))
 (= new.attention.one_key (and $x488 $x2115)))))
(assert
 (let (($x2514 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1453 (not $x2514)))
 (let (($x3240 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3693 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3693 (and $x3240 $x1453))))))))
(assert
 (let (($x1904 (not new.attention.heads.padded)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2193 (ite (or $x3787 $x1860) new.attention.heads.given_everywhere (or $x2046 (and (= 1 new.attention.heads.parts) $x1904)))))
 (= new.attention.heads.everywhere $x2193)))))))
(assert
 (let (($x2273 (not new.attention.head_dim.padded)))
 (let (($x3029 (= 1 new.attention.head_dim.parts)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3582 (or $x1662 $x3044)))
 (let (($x3004 (ite $x3582 new.attention.head_dim.given_everywhere (or $x1121 (and $x3029 $x2273)))))
 (= new.attention.head_dim.everywhere $x3004)))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3040 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2404 ?x1102 ?x3040)))))))))))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3600 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x3600)))))))))))))))))))))
(assert
 (let (($x1857 (not new.attention.value_dim.padded)))
 (let (($x593 (= 1 new.attention.value_dim.parts)))
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1321 (ite (or $x269 $x2808) new.attention.value_dim.given_everywhere (or $x734 (and $x593 $x1857)))))
 (= new.attention.value_dim.everywhere $x1321))))))))
(assert
 (let (($x2052 (not new.attention.head_dim.moved)))
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x885 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x511 $x1365 $x1850 $x587) $x2052))))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3582 (or $x1662 $x3044)))
 (= new.attention.head_dim.undivided (ite $x3582 new.attention.head_dim.given_undivided $x885))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x2314 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2404 ?x1102 ?x2314))))))))))))))))))))))
(assert
 (let (($x3007 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1353 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2052 (not new.attention.head_dim.moved)))
 (let (($x1583 (= 1 new.attention.head_dim.most)))
 (let (($x3416 (<= 1 new.attention.head_dim.least)))
 (let (($x1676 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2734 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1835 (ite (or $x2734 $x1676) (and $x3416 (or new.attention.head_dim.undivided (and $x1583 $x2052))) (and $x1353 (and new.attention.head_dim.undivided $x3007)))))
 (= new.attention.scores_whole $x1835))))))))))
(assert
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2922 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1573 (ite $x2922 new.attention.v (ite $x1630 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1573)))))
(assert
 (let (($x3397 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x767 (not new.attention.gathers)))
 (let (($x2766 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2766 $x767 $x3397))))))
(assert
 (let ((?x3691 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1319 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x454 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1829 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1837 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1829 $x454) $x1319))))
 (let (($x2514 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1453 (not $x2514)))
 (let (($x2927 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3525 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2927)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2927 new.attention.value_dim.everywhere $x1453) $x1837)))
 (= new.attention.mixed_in (ite $x3525 (_ bv96 7) ?x3691))))))))))))
(assert
 (let ((?x1061 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2499 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x38 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2499)))
 (let (($x1319 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1829 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2514 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2514 (or $x1829 $x1319) $x38) (_ bv96 7) ?x1061)))))))))
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
 (let (($x1913 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x2514 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1453 (not $x2514)))
 (let (($x2890 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1583 (= 1 new.attention.head_dim.most)))
 (let (($x621 (= (_ bv96 7) new.attention.q)))
 (let (($x2379 (or $x621 $x1583 (and $x2890 (or $x1453 $x1913 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x1879 (not new.attention.value_dim.beyond)))
 (let (($x598 (or (and (<= 1 new.attention.value_dim.least) $x1879) (and new.model.latent $x621))))
 (let (($x3416 (<= 1 new.attention.head_dim.least)))
 (let (($x2452 (not new.attention.head_dim.beyond)))
 (let (($x25 (and $x2452 (or $x3416 (and new.attention.one_key (not $x621))) $x598 $x2379)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x25)))))))))))))))
(assert
 (let (($x1656 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x919 (= (_ bv40 7) old.attention.out.split)))
(let (($x1774 (not $x919)))
(let (($x91 (or old.attention.one_key old.attention.scores_whole)))
(let (($x390 (= 1 old.attention.head_dim.most)))
(let (($x2030 (= (_ bv96 7) old.attention.q)))
(let (($x1646 (or $x2030 $x390 (and $x91 (or $x1774 $x1656 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2815 (not old.attention.value_dim.beyond)))
(let (($x940 (or (and (<= 1 old.attention.value_dim.least) $x2815) (and old.model.latent $x2030))))
(let (($x406 (<= 1 old.attention.head_dim.least)))
(let (($x1817 (not old.attention.head_dim.beyond)))
(let (($x2271 (and $x1817 (or $x406 (and old.attention.one_key (not $x2030))) $x940 $x1646)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x2271))))))))))))))
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
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2656 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1935 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3561 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2816 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7)))))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x633 (ite $x1970 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1151 ?x2816))))
 (= old.attention.q ?x633)))))))))))))))))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2001 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x962 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x26 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1579 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7)))))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1775 (ite $x2404 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2906 ?x1579))))
 (= new.attention.q ?x1775)))))))))))))))))
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
 (let (($x3308 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x3308)))
(assert
 (let (($x288 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x288)))
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
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2656 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1935 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x19 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x19 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3561 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x2502 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1970 ?x3019 ?x2502)))))))))))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x3413 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x3413)))))))))))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x885 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1970 ?x3019 ?x885))))))))))))))))))))))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2001 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x962 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x2710 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2710 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x3603 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3603 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x26 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3040 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2404 ?x1102 ?x3040)))))))))))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3558 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x3558)))))))))))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x2997 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2404 ?x1102 ?x2997))))))))))))))))))))))
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
 (let (($x1857 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x3079 (= 1 new.tp)))
 (not (or $x3079 (not $x1857))))))
(assert
 (let (($x3523 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x1166 (= 1 old.tp)))
(or $x1166 (not $x3523)))))
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
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2656 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1100 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x569 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x569 $x1314 $x3652 $x1488 $x556 $x1935 $x3592 $x822 $x2289 $x1100))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x277 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1924 (= (_ bv40 7) old.attention.out.split)))
 (or $x1924 $x277 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x19 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x19 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2704 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x2704)))
(assert
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3561 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
(assert
 (let (($x2677 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2677 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1762 (= (- 1) old.attention.heads.n)))
 (let (($x3265 (or $x1762 (< (* ?x2219 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2672 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x3265 0 1))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x602 (or $x1762 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x102 (ite (and $x1762 (= 1 old.attention.heads.parts)) 1 (ite $x602 0 1))))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1100 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x569 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2742 (ite (or $x1314 $x569 $x822 $x1100 $x556) 1 (ite $x3652 ?x102 (ite $x1935 ?x2672 old.attention.heads.given_least)))))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2289 old.attention.heads.parts ?x2742)))))))))))))))))))
(assert
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x48 (and $x1935 (< 1 old.attention.heads.parts) (= ?x2219 old.attention.heads.n))))
 (= old.attention.heads.filled $x48))))))
(assert
 (let (($x281 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1935 $x281)))))
(assert
 (let (($x1762 (= (- 1) old.attention.heads.n)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x477 (ite $x3652 (or $x1762 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1762 (< 1 old.attention.heads.n)))))
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1676 (ite $x822 (or $x1762 (< old.attention.heads.block old.attention.heads.n)) (ite $x1935 (or $x1762 (< ?x2219 old.attention.heads.n)) $x477))))
 (let (($x1829 (= 1 old.attention.heads.parts)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x156 (or $x3592 $x1488)))
 (let (($x387 (ite $x156 old.attention.heads.given_moved (ite (or $x2289 $x1829) false $x1676))))
 (= old.attention.heads.moved $x387))))))))))))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let (($x1188 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1424 (not old.model.sinks)))
 (= old.attention.one_key (and $x1424 $x1188)))))
(assert
 (let (($x457 (not old.attention.heads.padded)))
 (let (($x1829 (= 1 old.attention.heads.parts)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x156 (or $x3592 $x1488)))
 (let (($x1774 (ite $x156 old.attention.heads.given_everywhere (or $x2289 (and $x1829 $x457)))))
 (= old.attention.heads.everywhere $x1774)))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x2502 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1970 ?x3019 ?x2502)))))))))))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x3413 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x3413)))))))))))))))))))))
(assert
 (let (($x2562 (not old.attention.heads.moved)))
 (let (($x1100 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x569 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3004 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1314 $x569 $x822 $x1100) $x2562))))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x156 (or $x3592 $x1488)))
 (= old.attention.heads.undivided (ite $x156 old.attention.heads.given_undivided $x3004))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x885 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1970 ?x3019 ?x885))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2001 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2177 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3253 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1205 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1205 $x1258 $x103 $x1860 $x3253 $x962 $x3787 $x371 $x2046 $x2177))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2485 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3878 (= (_ bv40 7) new.attention.out.split)))
 (or $x3878 $x2485 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x2710 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2710 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x3603 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3603 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1203 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x1203)))
(assert
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x26 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
(assert
 (let (($x1885 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1885 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3294 (= (- 1) new.attention.heads.n)))
 (let (($x1146 (or $x3294 (< (* ?x2159 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x509 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1146 0 1))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1553 (or $x3294 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1093 (ite (and $x3294 (= 1 new.attention.heads.parts)) 1 (ite $x1553 0 1))))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3253 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2177 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1205 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x3070 (ite (or $x1258 $x1205 $x371 $x2177 $x3253) 1 (ite $x103 ?x1093 (ite $x962 ?x509 new.attention.heads.given_least)))))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2046 new.attention.heads.parts ?x3070)))))))))))))))))))
(assert
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2974 (and $x962 (< 1 new.attention.heads.parts) (= ?x2159 new.attention.heads.n))))
 (= new.attention.heads.filled $x2974))))))
(assert
 (let (($x1018 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x962 $x1018)))))
(assert
 (let (($x3294 (= (- 1) new.attention.heads.n)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x687 (ite $x103 (or $x3294 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3294 (< 1 new.attention.heads.n)))))
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1581 (ite $x371 (or $x3294 (< new.attention.heads.block new.attention.heads.n)) (ite $x962 (or $x3294 (< ?x2159 new.attention.heads.n)) $x687))))
 (let (($x572 (= 1 new.attention.heads.parts)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1928 (or $x3787 $x1860)))
 (let (($x858 (ite $x1928 new.attention.heads.given_moved (ite (or $x2046 $x572) false $x1581))))
 (= new.attention.heads.moved $x858))))))))))))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let (($x2042 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2317 (not new.model.sinks)))
 (= new.attention.one_key (and $x2317 $x2042)))))
(assert
 (let (($x3108 (not new.attention.heads.padded)))
 (let (($x572 (= 1 new.attention.heads.parts)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1928 (or $x3787 $x1860)))
 (let (($x266 (ite $x1928 new.attention.heads.given_everywhere (or $x2046 (and $x572 $x3108)))))
 (= new.attention.heads.everywhere $x266)))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3040 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2404 ?x1102 ?x3040)))))))))))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3558 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x3558)))))))))))))))))))))
(assert
 (let (($x1508 (not new.attention.heads.moved)))
 (let (($x2177 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1205 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x157 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1258 $x1205 $x371 $x2177) $x1508))))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1928 (or $x3787 $x1860)))
 (= new.attention.heads.undivided (ite $x1928 new.attention.heads.given_undivided $x157))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x2997 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2404 ?x1102 ?x2997))))))))))))))))))))))
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
 (let (($x1289 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x3878 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2485 (= (_ bv57 7) new.attention.out.split)))
 (let (($x131 (not new.model.latent)))
 (let (($x2596 (and $x131 (or $x2485 (and $x3878 (and new.attention.heads.undivided $x1289))))))
 (let (($x1203 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1895 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x1203 new.attention.one_key)))
 (let (($x2908 (not (= (_ bv92 7) new.attention.k))))
 (let (($x3485 (not (= (_ bv92 7) new.attention.q))))
 (let (($x2115 (or $x3485 new.attention.one_key (and $x2908 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x3509 (and $x2115 (or $x2908 (and (= (_ bv57 7) new.model.qk_norm) $x131)) $x1895 (or (not (= (_ bv92 7) new.attention.v)) $x2596))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let (($x3079 (= 1 new.tp)))
 (not (or $x3079 $x2053 $x3509)))))))))))))))))
(assert
 (let (($x2815 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1924 (= (_ bv40 7) old.attention.out.split)))
(let (($x277 (= (_ bv57 7) old.attention.out.split)))
(let (($x3675 (not old.model.latent)))
(let (($x406 (and $x3675 (or $x277 (and $x1924 (and old.attention.heads.undivided $x2815))))))
(let (($x2704 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x91 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x2704 old.attention.one_key)))
(let (($x533 (not (= (_ bv92 7) old.attention.k))))
(let (($x2623 (not (= (_ bv92 7) old.attention.q))))
(let (($x1739 (or $x2623 old.attention.one_key (and $x533 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x1879 (and $x1739 (or $x533 (and (= (_ bv57 7) old.model.qk_norm) $x3675)) $x91 (or (not (= (_ bv92 7) old.attention.v)) $x406))))
(let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x64 (not $x3164)))
(let (($x1166 (= 1 old.tp)))
(or $x1166 $x64 $x1879))))))))))))))))
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
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2656 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1935 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x19 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x19 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3561 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let (($x1188 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1424 (not old.model.sinks)))
 (= old.attention.one_key (and $x1424 $x1188)))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1830 (not old.attention.qkv.group.pp)))
 (let (($x499 (or $x1830 (= 1 old.pp))))
 (let (($x528 (not old.attention.qkv.group.sp)))
 (let (($x2585 (or $x528 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x3299 (or $x1674 $x993)))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3299 $x2585 $x499)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x2502 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1970 ?x3019 ?x2502))))))))))))))))))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1830 (not old.attention.qkv.group.pp)))
 (let (($x499 (or $x1830 (= 1 old.pp))))
 (let (($x528 (not old.attention.qkv.group.sp)))
 (let (($x2585 (or $x528 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x3299 (or $x1674 $x993)))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3299 $x2585 $x499)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x3413 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x3413))))))))))))))))))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1830 (not old.attention.qkv.group.pp)))
 (let (($x499 (or $x1830 (= 1 old.pp))))
 (let (($x528 (not old.attention.qkv.group.sp)))
 (let (($x2585 (or $x528 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x3299 (or $x1674 $x993)))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3299 $x2585 $x499)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x885 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1970 ?x3019 ?x885)))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2001 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x962 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x2710 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2710 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x3603 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3603 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x26 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let (($x2042 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2317 (not new.model.sinks)))
 (= new.attention.one_key (and $x2317 $x2042)))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2858 (not new.attention.qkv.group.pp)))
 (let (($x1612 (or $x2858 (= 1 new.pp))))
 (let (($x2298 (not new.attention.qkv.group.sp)))
 (let (($x724 (or $x2298 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2794 (not new.attention.qkv.group.dp)))
 (let (($x617 (or $x2794 $x1399)))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x617 $x724 $x1612)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3040 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2404 ?x1102 ?x3040))))))))))))))))))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2858 (not new.attention.qkv.group.pp)))
 (let (($x1612 (or $x2858 (= 1 new.pp))))
 (let (($x2298 (not new.attention.qkv.group.sp)))
 (let (($x724 (or $x2298 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2794 (not new.attention.qkv.group.dp)))
 (let (($x617 (or $x2794 $x1399)))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x617 $x724 $x1612)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3558 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x3558))))))))))))))))))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2858 (not new.attention.qkv.group.pp)))
 (let (($x1612 (or $x2858 (= 1 new.pp))))
 (let (($x2298 (not new.attention.qkv.group.sp)))
 (let (($x724 (or $x2298 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2794 (not new.attention.qkv.group.dp)))
 (let (($x617 (or $x2794 $x1399)))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x617 $x724 $x1612)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x2997 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2404 ?x1102 ?x2997)))))))))))))))))))))))))))))
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
 (let (($x2858 (not new.attention.qkv.group.pp)))
 (let (($x1612 (or $x2858 (= 1 new.pp))))
 (let (($x2298 (not new.attention.qkv.group.sp)))
 (let (($x724 (or $x2298 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2794 (not new.attention.qkv.group.dp)))
 (let (($x617 (or $x2794 $x1399)))
 (let (($x1805 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x617 $x724 $x1612)))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x617 $x724 $x1612)))
 (let (($x2551 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x2973)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x11 (or $x1608 (and $x2053 (or (= (_ bv10 7) new.attention.qkv.collective) $x2973)) $x2551 $x1805)))
 (not $x11))))))))))))))))
(assert
 (let (($x1830 (not old.attention.qkv.group.pp)))
(let (($x499 (or $x1830 (= 1 old.pp))))
(let (($x528 (not old.attention.qkv.group.sp)))
(let (($x2585 (or $x528 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x1674 (not old.attention.qkv.group.dp)))
(let (($x3299 (or $x1674 $x993)))
(let (($x3285 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x3299 $x2585 $x499)))
(let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3299 $x2585 $x499)))
(let (($x94 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x1592)))))
(let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x64 (not $x3164)))
(let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x1459 (and $x64 (or (= (_ bv10 7) old.attention.qkv.collective) $x1592)) $x94 $x3285)))))))))))))))
(check-sat)

; from one replica to any number, question 90
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
(declare-fun old.attention.value_dim.block () Int)
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
(declare-fun old.attention.value_dim.given_moved () Bool)
(declare-fun old.attention.value_dim.moved () Bool)
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
(declare-fun old.attention.value_dim.given_first () Bool)
(declare-fun old.attention.value_dim.first_alone () Bool)
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
(declare-fun new.attention.value_dim.block () Int)
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
(declare-fun new.attention.value_dim.given_moved () Bool)
(declare-fun new.attention.value_dim.moved () Bool)
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
(declare-fun new.attention.value_dim.given_first () Bool)
(declare-fun new.attention.value_dim.first_alone () Bool)
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
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x3020 $x1028 (= (_ bv56 7) old.attention.head_dim.kind) $x2656 $x2667 $x945 $x2033 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3652 $x1488 (= (_ bv56 7) old.attention.heads.kind) $x1935 $x3592 $x822 $x2289 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x828 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x2669 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x844 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x3190 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x3190 $x844 $x2669 $x828))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x19 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x19 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (and (<= 1 old.attention.value_dim.block)))
(assert
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2895 (= (_ bv26 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) $x2895 $x1014 (= (_ bv56 7) old.attention.value_dim.kind) $x3561 $x1138 $x1862 $x2343 (= (_ bv99 7) old.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x48 (and $x1935 (< 1 old.attention.heads.parts) (= ?x2219 old.attention.heads.n))))
 (= old.attention.heads.filled $x48))))))
(assert
 (let (($x598 (= (- 1) old.attention.heads.n)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1137 (ite $x3652 (or $x598 (<= old.attention.heads.parts old.attention.heads.n)) (or $x598 (< 1 old.attention.heads.n)))))
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1604 (ite $x822 (or $x598 (< old.attention.heads.block old.attention.heads.n)) (ite $x1935 (or $x598 (< ?x2219 old.attention.heads.n)) $x1137))))
 (let (($x3595 (= 1 old.attention.heads.parts)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1879 (or $x3592 $x1488)))
 (let (($x1921 (ite $x1879 old.attention.heads.given_moved (ite (or $x2289 $x3595) false $x1604))))
 (= old.attention.heads.moved $x1921))))))))))))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let (($x1853 (= (- 1) old.attention.head_dim.n)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x572 (ite $x3020 (or $x1853 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1853 (< 1 old.attention.head_dim.n)))))
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1762 (ite $x945 (or $x1853 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2656 (or $x1853 (< ?x2803 old.attention.head_dim.n)) $x572))))
 (let (($x1533 (= 1 old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x1061 (ite $x2003 old.attention.head_dim.given_moved (ite (or $x2033 $x1533) false $x1762))))
 (= old.attention.head_dim.moved $x1061))))))))))))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1509 (div ?x1462 old.attention.value_dim.parts)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= ?x1509 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621)))))))
(assert
 (let (($x2271 (= (- 1) old.attention.value_dim.n)))
 (let (($x2895 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x704 (ite $x2895 (or $x2271 (<= old.attention.value_dim.parts old.attention.value_dim.n)) (or $x2271 (< 1 old.attention.value_dim.n)))))
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1509 (div ?x1462 old.attention.value_dim.parts)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x2055 (ite $x1862 (or $x2271 (< old.attention.value_dim.block old.attention.value_dim.n)) (ite $x3561 (or $x2271 (< ?x1509 old.attention.value_dim.n)) $x704))))
 (let (($x3403 (= 1 old.attention.value_dim.parts)))
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3801 (or $x1138 $x1014)))
 (let (($x3249 (ite $x3801 old.attention.value_dim.given_moved (ite (or $x2343 $x3403) false $x2055))))
 (= old.attention.value_dim.moved $x3249)))))))))))))))))
(assert
 (let (($x1188 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1424 (not old.model.sinks)))
 (= old.attention.one_key (and $x1424 $x1188)))))
(assert
 (let (($x2787 (not old.attention.heads.moved)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3595 (= 1 old.attention.heads.parts)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1879 (or $x3592 $x1488)))
 (let (($x3025 (ite $x1879 old.attention.heads.given_first (or $x3595 (and (not (or $x2289 $x3652)) $x2787)))))
 (= old.attention.heads.first_alone $x3025))))))))))
(assert
 (let (($x2393 (not old.attention.head_dim.moved)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1533 (= 1 old.attention.head_dim.parts)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x3720 (ite $x2003 old.attention.head_dim.given_first (or $x1533 (and (not (or $x2033 $x3020)) $x2393)))))
 (= old.attention.head_dim.first_alone $x3720))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x2502 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1970 ?x3019 ?x2502)))))))))))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x3413 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x3413)))))))))))))))))))))
(assert
 (let (($x1787 (not old.attention.value_dim.moved)))
 (let (($x2895 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3403 (= 1 old.attention.value_dim.parts)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3801 (or $x1138 $x1014)))
 (let (($x2516 (ite $x3801 old.attention.value_dim.given_first (or $x3403 (and (not (or $x2343 $x2895)) $x1787)))))
 (= old.attention.value_dim.first_alone $x2516))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x885 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1970 ?x3019 ?x885))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x3542 $x3044 (= (_ bv56 7) new.attention.head_dim.kind) $x2001 $x1662 $x1850 $x1121 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x103 $x1860 (= (_ bv56 7) new.attention.heads.kind) $x962 $x3787 $x371 $x2046 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x602 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2588 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2849 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x2130 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x2130 $x2849 $x2588 $x602))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x2710 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2710 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x3603 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3603 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (and (<= 1 new.attention.value_dim.block)))
(assert
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1898 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1196 (= (_ bv26 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) $x1196 $x2808 (= (_ bv56 7) new.attention.value_dim.kind) $x26 $x269 $x1898 $x734 (= (_ bv99 7) new.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2974 (and $x962 (< 1 new.attention.heads.parts) (= ?x2159 new.attention.heads.n))))
 (= new.attention.heads.filled $x2974))))))
(assert
 (let (($x3221 (= (- 1) new.attention.heads.n)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1301 (ite $x103 (or $x3221 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3221 (< 1 new.attention.heads.n)))))
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x830 (ite $x371 (or $x3221 (< new.attention.heads.block new.attention.heads.n)) (ite $x962 (or $x3221 (< ?x2159 new.attention.heads.n)) $x1301))))
 (let (($x2890 (= 1 new.attention.heads.parts)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3769 (or $x3787 $x1860)))
 (let (($x397 (ite $x3769 new.attention.heads.given_moved (ite (or $x2046 $x2890) false $x830))))
 (= new.attention.heads.moved $x397))))))))))))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let (($x872 (= (- 1) new.attention.head_dim.n)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2401 (ite $x3542 (or $x872 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x872 (< 1 new.attention.head_dim.n)))))
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1946 (ite $x1850 (or $x872 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2001 (or $x872 (< ?x2497 new.attention.head_dim.n)) $x2401))))
 (let (($x2897 (= 1 new.attention.head_dim.parts)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x337 (ite $x2697 new.attention.head_dim.given_moved (ite (or $x1121 $x2897) false $x1946))))
 (= new.attention.head_dim.moved $x337))))))))))))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2632 (div ?x2460 new.attention.value_dim.parts)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= ?x2632 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934)))))))
(assert
 (let (($x512 (= (- 1) new.attention.value_dim.n)))
 (let (($x1196 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x3811 (ite $x1196 (or $x512 (<= new.attention.value_dim.parts new.attention.value_dim.n)) (or $x512 (< 1 new.attention.value_dim.n)))))
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2632 (div ?x2460 new.attention.value_dim.parts)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1898 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2486 (ite $x1898 (or $x512 (< new.attention.value_dim.block new.attention.value_dim.n)) (ite $x26 (or $x512 (< ?x2632 new.attention.value_dim.n)) $x3811))))
 (let (($x3152 (= 1 new.attention.value_dim.parts)))
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x445 (or $x269 $x2808)))
 (let (($x1993 (ite $x445 new.attention.value_dim.given_moved (ite (or $x734 $x3152) false $x2486))))
 (= new.attention.value_dim.moved $x1993)))))))))))))))))
(assert
 (let (($x2042 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2317 (not new.model.sinks)))
 (= new.attention.one_key (and $x2317 $x2042)))))
(assert
 (let (($x3399 (not new.attention.heads.moved)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2890 (= 1 new.attention.heads.parts)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3769 (or $x3787 $x1860)))
 (let (($x2249 (ite $x3769 new.attention.heads.given_first (or $x2890 (and (not (or $x2046 $x103)) $x3399)))))
 (= new.attention.heads.first_alone $x2249))))))))))
(assert
 (let (($x2152 (not new.attention.head_dim.moved)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2897 (= 1 new.attention.head_dim.parts)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x3311 (ite $x2697 new.attention.head_dim.given_first (or $x2897 (and (not (or $x1121 $x3542)) $x2152)))))
 (= new.attention.head_dim.first_alone $x3311))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3040 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2404 ?x1102 ?x3040)))))))))))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3558 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x3558)))))))))))))))))))))
(assert
 (let (($x186 (not new.attention.value_dim.moved)))
 (let (($x1196 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3152 (= 1 new.attention.value_dim.parts)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x445 (or $x269 $x2808)))
 (let (($x1104 (ite $x445 new.attention.value_dim.given_first (or $x3152 (and (not (or $x734 $x1196)) $x186)))))
 (= new.attention.value_dim.first_alone $x1104))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x2997 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2404 ?x1102 ?x2997))))))))))))))))))))))
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
 (= old.attention.value_dim.block new.attention.value_dim.block))
(assert
 (= old.attention.value_dim.given_first new.attention.value_dim.given_first))
(assert
 (= old.attention.value_dim.given_moved new.attention.value_dim.given_moved))
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
 (let (($x3763 (not new.attention.one_key)))
 (let (($x2130 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x2482 (and $x2130 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x3763)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x2672 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x2482)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2213 (and $x1562 new.attention.head_dim.first_alone new.attention.value_dim.first_alone)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x119 (or (and $x1630 new.attention.heads.first_alone new.attention.kv_first_alone) $x2213)))
 (let (($x602 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x856 (not (or (and new.model.q_bias $x3763) new.model.k_bias new.model.v_bias))))
 (let (($x3079 (= 1 new.tp)))
 (let (($x2269 (or $x3079 $x856 (and (not $x1576) (or $x2130 (= (_ bv27 7) new.attention.qkv.bias))) (and $x602 $x119) (and $x1576 $x2672))))
 (not $x2269)))))))))))))))
(assert
 (let (($x2254 (not old.attention.one_key)))
(let (($x3190 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x778 (and $x3190 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x2254)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x3101 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x778)))
(let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x862 (and $x2978 old.attention.head_dim.first_alone old.attention.value_dim.first_alone)))
(let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x846 (or (and $x455 old.attention.heads.first_alone old.attention.kv_first_alone) $x862)))
(let (($x828 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x60 (not (or (and old.model.q_bias $x2254) old.model.k_bias old.model.v_bias))))
(let (($x1166 (= 1 old.tp)))
(or $x1166 $x60 (and (not $x3164) (or $x3190 (= (_ bv27 7) old.attention.qkv.bias))) (and $x828 $x846) (and $x3164 $x3101)))))))))))))))
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
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1087 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3779 $x2650 $x3020 $x1028 $x1087 $x2656 $x2667 $x945 $x2033 $x1615))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1935 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x2729 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x727 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2962 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2962 $x727 $x2729)))))
(assert
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3561 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1853 (= (- 1) old.attention.head_dim.n)))
 (let (($x3075 (or $x1853 (< (* ?x2803 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2631 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1629 (ite $x2656 (ite (= 0 ?x2631) 1 (ite $x3075 0 1)) old.attention.head_dim.given_least)))
 (let (($x2292 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2080 (ite (and $x1853 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1853 $x2292) 0 1))))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1087 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3486 (ite $x2033 old.attention.head_dim.parts (ite (or $x2650 $x3779 $x945 $x1615 $x1087) 1 (ite $x3020 ?x2080 ?x1629)))))
 (= old.attention.head_dim.least ?x3486)))))))))))))))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x3834 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2656 (not (= 0 ?x3834)))))))
(assert
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3642 (ite $x2033 old.attention.head_dim.parts (ite $x2003 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x3642)))))))
(assert
 (let (($x1853 (= (- 1) old.attention.head_dim.n)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x572 (ite $x3020 (or $x1853 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1853 (< 1 old.attention.head_dim.n)))))
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1762 (ite $x945 (or $x1853 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2656 (or $x1853 (< ?x2803 old.attention.head_dim.n)) $x572))))
 (let (($x1533 (= 1 old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x1061 (ite $x2003 old.attention.head_dim.given_moved (ite (or $x2033 $x1533) false $x1762))))
 (= old.attention.head_dim.moved $x1061))))))))))))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let (($x1188 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1424 (not old.model.sinks)))
 (= old.attention.one_key (and $x1424 $x1188)))))
(assert
 (let (($x3352 (not old.attention.head_dim.padded)))
 (let (($x1533 (= 1 old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x2311 (ite $x2003 old.attention.head_dim.given_everywhere (or $x2033 (and $x1533 $x3352)))))
 (= old.attention.head_dim.everywhere $x2311)))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2816 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7)))))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x633 (ite $x1970 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1151 ?x2816))))
 (= old.attention.q ?x633)))))))))))))))))
(assert
 (let (($x2393 (not old.attention.head_dim.moved)))
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1072 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2650 $x3779 $x945 $x1615) $x2393))))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (= old.attention.head_dim.undivided (ite $x2003 old.attention.head_dim.given_undivided $x1072))))))))))))
(assert
 (let (($x2701 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2962 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2393 (not old.attention.head_dim.moved)))
 (let (($x2287 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2393))))
 (let (($x425 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x727 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2891 (ite (or $x727 $x425) (and (<= 1 old.attention.head_dim.least) $x2287) (and $x2962 (and old.attention.head_dim.undivided $x2701)))))
 (= old.attention.scores_whole $x2891)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2340 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1365 $x511 $x3542 $x3044 $x2340 $x2001 $x1662 $x1850 $x1121 $x587))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x962 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x2428 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x3384 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2179 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2179 $x3384 $x2428)))))
(assert
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x26 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x872 (= (- 1) new.attention.head_dim.n)))
 (let (($x1434 (or $x872 (< (* ?x2497 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3085 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3516 (ite $x2001 (ite (= 0 ?x3085) 1 (ite $x1434 0 1)) new.attention.head_dim.given_least)))
 (let (($x2935 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2011 (ite (and $x872 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x872 $x2935) 0 1))))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2340 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2658 (ite $x1121 new.attention.head_dim.parts (ite (or $x511 $x1365 $x1850 $x587 $x2340) 1 (ite $x3542 ?x2011 ?x3516)))))
 (= new.attention.head_dim.least ?x2658)))))))))))))))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x3731 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2001 (not (= 0 ?x3731)))))))
(assert
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1019 (ite $x1121 new.attention.head_dim.parts (ite $x2697 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1019)))))))
(assert
 (let (($x872 (= (- 1) new.attention.head_dim.n)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2401 (ite $x3542 (or $x872 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x872 (< 1 new.attention.head_dim.n)))))
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1946 (ite $x1850 (or $x872 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2001 (or $x872 (< ?x2497 new.attention.head_dim.n)) $x2401))))
 (let (($x2897 (= 1 new.attention.head_dim.parts)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x337 (ite $x2697 new.attention.head_dim.given_moved (ite (or $x1121 $x2897) false $x1946))))
 (= new.attention.head_dim.moved $x337))))))))))))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let (($x2042 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2317 (not new.model.sinks)))
 (= new.attention.one_key (and $x2317 $x2042)))))
(assert
 (let (($x1900 (not new.attention.head_dim.padded)))
 (let (($x2897 (= 1 new.attention.head_dim.parts)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x3420 (ite $x2697 new.attention.head_dim.given_everywhere (or $x1121 (and $x2897 $x1900)))))
 (= new.attention.head_dim.everywhere $x3420)))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1579 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7)))))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1775 (ite $x2404 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2906 ?x1579))))
 (= new.attention.q ?x1775)))))))))))))))))
(assert
 (let (($x2152 (not new.attention.head_dim.moved)))
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1837 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x511 $x1365 $x1850 $x587) $x2152))))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (= new.attention.head_dim.undivided (ite $x2697 new.attention.head_dim.given_undivided $x1837))))))))))))
(assert
 (let (($x2131 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2179 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2152 (not new.attention.head_dim.moved)))
 (let (($x3525 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2152))))
 (let (($x791 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x3384 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3878 (ite (or $x3384 $x791) (and (<= 1 new.attention.head_dim.least) $x3525) (and $x2179 (and new.attention.head_dim.undivided $x2131)))))
 (= new.attention.scores_whole $x3878)))))))))
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
 (let (($x2428 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x1939 (or $x3079 (not (= (_ bv36 7) new.attention.q)) $x2428 new.attention.one_key new.attention.scores_whole)))
 (not $x1939)))))
(assert
 (let (($x2729 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1166 (= 1 old.tp)))
(or $x1166 (not (= (_ bv36 7) old.attention.q)) $x2729 old.attention.one_key old.attention.scores_whole))))
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
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1087 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3779 $x2650 $x3020 $x1028 $x1087 $x2656 $x2667 $x945 $x2033 $x1615))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1935 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x550 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x550 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x727 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2962 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2962 $x727 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3561 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1853 (= (- 1) old.attention.head_dim.n)))
 (let (($x3075 (or $x1853 (< (* ?x2803 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2631 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1629 (ite $x2656 (ite (= 0 ?x2631) 1 (ite $x3075 0 1)) old.attention.head_dim.given_least)))
 (let (($x2292 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2080 (ite (and $x1853 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1853 $x2292) 0 1))))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1087 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3486 (ite $x2033 old.attention.head_dim.parts (ite (or $x2650 $x3779 $x945 $x1615 $x1087) 1 (ite $x3020 ?x2080 ?x1629)))))
 (= old.attention.head_dim.least ?x3486)))))))))))))))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x3834 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2656 (not (= 0 ?x3834)))))))
(assert
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3642 (ite $x2033 old.attention.head_dim.parts (ite $x2003 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x3642)))))))
(assert
 (let (($x1853 (= (- 1) old.attention.head_dim.n)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x572 (ite $x3020 (or $x1853 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1853 (< 1 old.attention.head_dim.n)))))
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1762 (ite $x945 (or $x1853 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2656 (or $x1853 (< ?x2803 old.attention.head_dim.n)) $x572))))
 (let (($x1533 (= 1 old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x1061 (ite $x2003 old.attention.head_dim.given_moved (ite (or $x2033 $x1533) false $x1762))))
 (= old.attention.head_dim.moved $x1061))))))))))))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let (($x1188 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1424 (not old.model.sinks)))
 (= old.attention.one_key (and $x1424 $x1188)))))
(assert
 (let (($x3352 (not old.attention.head_dim.padded)))
 (let (($x1533 (= 1 old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x2311 (ite $x2003 old.attention.head_dim.given_everywhere (or $x2033 (and $x1533 $x3352)))))
 (= old.attention.head_dim.everywhere $x2311)))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x2502 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1970 ?x3019 ?x2502)))))))))))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x2629 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x2629)))))))))))))))))))))
(assert
 (let (($x2393 (not old.attention.head_dim.moved)))
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1072 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2650 $x3779 $x945 $x1615) $x2393))))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (= old.attention.head_dim.undivided (ite $x2003 old.attention.head_dim.given_undivided $x1072))))))))))))
(assert
 (let (($x2701 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2962 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2393 (not old.attention.head_dim.moved)))
 (let (($x2287 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2393))))
 (let (($x696 (= 1 old.pp)))
 (let (($x2953 (not old.attention.scores.group.pp)))
 (let (($x2217 (or $x2953 $x696)))
 (let (($x98 (= 1 old.sp)))
 (let (($x3682 (not old.attention.scores.group.sp)))
 (let (($x2478 (or $x3682 $x98)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1267 (not old.attention.scores.group.dp)))
 (let (($x731 (or $x1267 $x993)))
 (let (($x425 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x731 $x2478 $x2217)))
 (let (($x727 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2891 (ite (or $x727 $x425) (and (<= 1 old.attention.head_dim.least) $x2287) (and $x2962 (and old.attention.head_dim.undivided $x2701)))))
 (= old.attention.scores_whole $x2891))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2340 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1365 $x511 $x3542 $x3044 $x2340 $x2001 $x1662 $x1850 $x1121 $x587))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x962 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x1162 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1162 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x3384 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2179 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2179 $x3384 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x26 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x872 (= (- 1) new.attention.head_dim.n)))
 (let (($x1434 (or $x872 (< (* ?x2497 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3085 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3516 (ite $x2001 (ite (= 0 ?x3085) 1 (ite $x1434 0 1)) new.attention.head_dim.given_least)))
 (let (($x2935 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2011 (ite (and $x872 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x872 $x2935) 0 1))))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2340 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2658 (ite $x1121 new.attention.head_dim.parts (ite (or $x511 $x1365 $x1850 $x587 $x2340) 1 (ite $x3542 ?x2011 ?x3516)))))
 (= new.attention.head_dim.least ?x2658)))))))))))))))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x3731 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2001 (not (= 0 ?x3731)))))))
(assert
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1019 (ite $x1121 new.attention.head_dim.parts (ite $x2697 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1019)))))))
(assert
 (let (($x872 (= (- 1) new.attention.head_dim.n)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2401 (ite $x3542 (or $x872 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x872 (< 1 new.attention.head_dim.n)))))
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1946 (ite $x1850 (or $x872 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2001 (or $x872 (< ?x2497 new.attention.head_dim.n)) $x2401))))
 (let (($x2897 (= 1 new.attention.head_dim.parts)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x337 (ite $x2697 new.attention.head_dim.given_moved (ite (or $x1121 $x2897) false $x1946))))
 (= new.attention.head_dim.moved $x337))))))))))))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let (($x2042 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2317 (not new.model.sinks)))
 (= new.attention.one_key (and $x2317 $x2042)))))
(assert
 (let (($x1900 (not new.attention.head_dim.padded)))
 (let (($x2897 (= 1 new.attention.head_dim.parts)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x3420 (ite $x2697 new.attention.head_dim.given_everywhere (or $x1121 (and $x2897 $x1900)))))
 (= new.attention.head_dim.everywhere $x3420)))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3040 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2404 ?x1102 ?x3040)))))))))))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3239 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x3239)))))))))))))))))))))
(assert
 (let (($x2152 (not new.attention.head_dim.moved)))
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1837 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x511 $x1365 $x1850 $x587) $x2152))))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (= new.attention.head_dim.undivided (ite $x2697 new.attention.head_dim.given_undivided $x1837))))))))))))
(assert
 (let (($x2131 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2179 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2152 (not new.attention.head_dim.moved)))
 (let (($x3525 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2152))))
 (let (($x1127 (= 1 new.pp)))
 (let (($x783 (not new.attention.scores.group.pp)))
 (let (($x2365 (or $x783 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x3445 (not new.attention.scores.group.sp)))
 (let (($x2679 (or $x3445 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1529 (not new.attention.scores.group.dp)))
 (let (($x1920 (or $x1529 $x1399)))
 (let (($x791 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1920 $x2679 $x2365)))
 (let (($x3384 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3878 (ite (or $x3384 $x791) (and (<= 1 new.attention.head_dim.least) $x3525) (and $x2179 (and new.attention.head_dim.undivided $x2131)))))
 (= new.attention.scores_whole $x3878))))))))))))))))))
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
 (let (($x1250 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x1127 (= 1 new.pp)))
 (let (($x783 (not new.attention.scores.group.pp)))
 (let (($x2365 (or $x783 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x3445 (not new.attention.scores.group.sp)))
 (let (($x2679 (or $x3445 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1529 (not new.attention.scores.group.dp)))
 (let (($x1920 (or $x1529 $x1399)))
 (let (($x791 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1920 $x2679 $x2365)))
 (let (($x277 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x1920 $x2679 $x2365)))
 (let (($x1827 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x3264 (not new.attention.one_key)))
 (let (($x1961 (not new.attention.scores_whole)))
 (let (($x2179 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3384 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x240 (or $x3384 (and $x2179 (not (= 1 new.tp)) $x1961 $x3264) $x1827 $x277 (and $x791 $x1250))))
 (not $x240))))))))))))))))))))
(assert
 (let (($x3221 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x696 (= 1 old.pp)))
(let (($x2953 (not old.attention.scores.group.pp)))
(let (($x2217 (or $x2953 $x696)))
(let (($x98 (= 1 old.sp)))
(let (($x3682 (not old.attention.scores.group.sp)))
(let (($x2478 (or $x3682 $x98)))
(let (($x993 (= 1 old.dp)))
(let (($x1267 (not old.attention.scores.group.dp)))
(let (($x731 (or $x1267 $x993)))
(let (($x425 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x731 $x2478 $x2217)))
(let (($x2514 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x731 $x2478 $x2217)))
(let (($x2156 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x2398 (not old.attention.one_key)))
(let (($x1678 (not old.attention.scores_whole)))
(let (($x2962 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x727 (= (_ bv57 7) old.attention.scores.sum)))
(or $x727 (and $x2962 (not (= 1 old.tp)) $x1678 $x2398) $x2156 $x2514 (and $x425 $x3221))))))))))))))))))))
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
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1087 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3779 $x2650 $x3020 $x1028 $x1087 $x2656 $x2667 $x945 $x2033 $x1615))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1935 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x1685 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x1685 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3561 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1853 (= (- 1) old.attention.head_dim.n)))
 (let (($x3075 (or $x1853 (< (* ?x2803 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2631 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1629 (ite $x2656 (ite (= 0 ?x2631) 1 (ite $x3075 0 1)) old.attention.head_dim.given_least)))
 (let (($x2292 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2080 (ite (and $x1853 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1853 $x2292) 0 1))))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1087 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3486 (ite $x2033 old.attention.head_dim.parts (ite (or $x2650 $x3779 $x945 $x1615 $x1087) 1 (ite $x3020 ?x2080 ?x1629)))))
 (= old.attention.head_dim.least ?x3486)))))))))))))))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x3834 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2656 (not (= 0 ?x3834)))))))
(assert
 (let (($x1853 (= (- 1) old.attention.head_dim.n)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x572 (ite $x3020 (or $x1853 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1853 (< 1 old.attention.head_dim.n)))))
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1762 (ite $x945 (or $x1853 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2656 (or $x1853 (< ?x2803 old.attention.head_dim.n)) $x572))))
 (let (($x1533 (= 1 old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x1061 (ite $x2003 old.attention.head_dim.given_moved (ite (or $x2033 $x1533) false $x1762))))
 (= old.attention.head_dim.moved $x1061))))))))))))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let (($x1188 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1424 (not old.model.sinks)))
 (= old.attention.one_key (and $x1424 $x1188)))))
(assert
 (let (($x3352 (not old.attention.head_dim.padded)))
 (let (($x1533 (= 1 old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x2311 (ite $x2003 old.attention.head_dim.given_everywhere (or $x2033 (and $x1533 $x3352)))))
 (= old.attention.head_dim.everywhere $x2311)))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2816 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7)))))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x633 (ite $x1970 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1151 ?x2816))))
 (= old.attention.q ?x633)))))))))))))))))
(assert
 (let (($x2393 (not old.attention.head_dim.moved)))
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1072 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2650 $x3779 $x945 $x1615) $x2393))))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (= old.attention.head_dim.undivided (ite $x2003 old.attention.head_dim.given_undivided $x1072))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2340 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1365 $x511 $x3542 $x3044 $x2340 $x2001 $x1662 $x1850 $x1121 $x587))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x962 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x1621 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x1621 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x26 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x872 (= (- 1) new.attention.head_dim.n)))
 (let (($x1434 (or $x872 (< (* ?x2497 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3085 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3516 (ite $x2001 (ite (= 0 ?x3085) 1 (ite $x1434 0 1)) new.attention.head_dim.given_least)))
 (let (($x2935 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2011 (ite (and $x872 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x872 $x2935) 0 1))))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2340 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2658 (ite $x1121 new.attention.head_dim.parts (ite (or $x511 $x1365 $x1850 $x587 $x2340) 1 (ite $x3542 ?x2011 ?x3516)))))
 (= new.attention.head_dim.least ?x2658)))))))))))))))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x3731 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2001 (not (= 0 ?x3731)))))))
(assert
 (let (($x872 (= (- 1) new.attention.head_dim.n)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2401 (ite $x3542 (or $x872 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x872 (< 1 new.attention.head_dim.n)))))
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1946 (ite $x1850 (or $x872 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2001 (or $x872 (< ?x2497 new.attention.head_dim.n)) $x2401))))
 (let (($x2897 (= 1 new.attention.head_dim.parts)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x337 (ite $x2697 new.attention.head_dim.given_moved (ite (or $x1121 $x2897) false $x1946))))
 (= new.attention.head_dim.moved $x337))))))))))))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let (($x2042 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2317 (not new.model.sinks)))
 (= new.attention.one_key (and $x2317 $x2042)))))
(assert
 (let (($x1900 (not new.attention.head_dim.padded)))
 (let (($x2897 (= 1 new.attention.head_dim.parts)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x3420 (ite $x2697 new.attention.head_dim.given_everywhere (or $x1121 (and $x2897 $x1900)))))
 (= new.attention.head_dim.everywhere $x3420)))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1579 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7)))))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1775 (ite $x2404 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2906 ?x1579))))
 (= new.attention.q ?x1775)))))))))))))))))
(assert
 (let (($x2152 (not new.attention.head_dim.moved)))
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1837 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x511 $x1365 $x1850 $x587) $x2152))))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (= new.attention.head_dim.undivided (ite $x2697 new.attention.head_dim.given_undivided $x1837))))))))))))
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
 (let (($x1621 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x1888 (or (not (= (_ bv36 7) new.attention.q)) $x1621 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x1888))))
(assert
 (let (($x1685 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x1685 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3779 $x2650 $x3020 $x1028 (= (_ bv56 7) old.attention.head_dim.kind) $x2656 $x2667 $x945 $x2033 $x1615)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1100 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x569 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x569 $x1314 $x3652 $x1488 (= (_ bv56 7) old.attention.heads.kind) $x1935 $x3592 $x822 $x2289 $x1100)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x1090 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1090 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x2971 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2971)))
(assert
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3561 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
(assert
 (let (($x1501 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x1706 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1706 $x1501))))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x48 (and $x1935 (< 1 old.attention.heads.parts) (= ?x2219 old.attention.heads.n))))
 (= old.attention.heads.filled $x48))))))
(assert
 (let (($x2688 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1935 $x2688)))))
(assert
 (let (($x240 (= (- 1) old.attention.heads.n)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2669 (ite $x3652 (or $x240 (<= old.attention.heads.parts old.attention.heads.n)) (or $x240 (< 1 old.attention.heads.n)))))
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1930 (ite $x822 (or $x240 (< old.attention.heads.block old.attention.heads.n)) (ite $x1935 (or $x240 (< ?x2219 old.attention.heads.n)) $x2669))))
 (let (($x3088 (= 1 old.attention.heads.parts)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1480 (or $x3592 $x1488)))
 (let (($x1319 (ite $x1480 old.attention.heads.given_moved (ite (or $x2289 $x3088) false $x1930))))
 (= old.attention.heads.moved $x1319))))))))))))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x3834 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2656 (not (= 0 ?x3834)))))))
(assert
 (let (($x1853 (= (- 1) old.attention.head_dim.n)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x572 (ite $x3020 (or $x1853 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1853 (< 1 old.attention.head_dim.n)))))
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1762 (ite $x945 (or $x1853 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2656 (or $x1853 (< ?x2803 old.attention.head_dim.n)) $x572))))
 (let (($x1533 (= 1 old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x1061 (ite $x2003 old.attention.head_dim.given_moved (ite (or $x2033 $x1533) false $x1762))))
 (= old.attention.head_dim.moved $x1061))))))))))))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let (($x1188 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1424 (not old.model.sinks)))
 (= old.attention.one_key (and $x1424 $x1188)))))
(assert
 (let (($x3029 (not old.attention.heads.padded)))
 (let (($x3088 (= 1 old.attention.heads.parts)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1480 (or $x3592 $x1488)))
 (let (($x59 (ite $x1480 old.attention.heads.given_everywhere (or $x2289 (and $x3088 $x3029)))))
 (= old.attention.heads.everywhere $x59)))))))))
(assert
 (let (($x3352 (not old.attention.head_dim.padded)))
 (let (($x1533 (= 1 old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (let (($x2311 (ite $x2003 old.attention.head_dim.given_everywhere (or $x2033 (and $x1533 $x3352)))))
 (= old.attention.head_dim.everywhere $x2311)))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x2502 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1970 ?x3019 ?x2502)))))))))))))))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x846 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x846)))))))))))))))))))))
(assert
 (let (($x1022 (not old.attention.heads.moved)))
 (let (($x1100 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x569 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1656 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1314 $x569 $x822 $x1100) $x1022))))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1480 (or $x3592 $x1488)))
 (= old.attention.heads.undivided (ite $x1480 old.attention.heads.given_undivided $x1656))))))))))))
(assert
 (let (($x2393 (not old.attention.head_dim.moved)))
 (let (($x1615 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3779 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2650 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1072 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2650 $x3779 $x945 $x1615) $x2393))))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2003 (or $x2667 $x1028)))
 (= old.attention.head_dim.undivided (ite $x2003 old.attention.head_dim.given_undivided $x1072))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1365 $x511 $x3542 $x3044 (= (_ bv56 7) new.attention.head_dim.kind) $x2001 $x1662 $x1850 $x1121 $x587)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2177 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1205 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1205 $x1258 $x103 $x1860 (= (_ bv56 7) new.attention.heads.kind) $x962 $x3787 $x371 $x2046 $x2177)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x1036 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1036 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x1593 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x1593)))
(assert
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x26 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
(assert
 (let (($x3249 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1984 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1984 $x3249))))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2974 (and $x962 (< 1 new.attention.heads.parts) (= ?x2159 new.attention.heads.n))))
 (= new.attention.heads.filled $x2974))))))
(assert
 (let (($x1993 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x962 $x1993)))))
(assert
 (let (($x1238 (= (- 1) new.attention.heads.n)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2094 (ite $x103 (or $x1238 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1238 (< 1 new.attention.heads.n)))))
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1364 (ite $x371 (or $x1238 (< new.attention.heads.block new.attention.heads.n)) (ite $x962 (or $x1238 (< ?x2159 new.attention.heads.n)) $x2094))))
 (let (($x1933 (= 1 new.attention.heads.parts)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2701 (or $x3787 $x1860)))
 (let (($x3509 (ite $x2701 new.attention.heads.given_moved (ite (or $x2046 $x1933) false $x1364))))
 (= new.attention.heads.moved $x3509))))))))))))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x3731 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2001 (not (= 0 ?x3731)))))))
(assert
 (let (($x872 (= (- 1) new.attention.head_dim.n)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2401 (ite $x3542 (or $x872 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x872 (< 1 new.attention.head_dim.n)))))
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1946 (ite $x1850 (or $x872 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2001 (or $x872 (< ?x2497 new.attention.head_dim.n)) $x2401))))
 (let (($x2897 (= 1 new.attention.head_dim.parts)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x337 (ite $x2697 new.attention.head_dim.given_moved (ite (or $x1121 $x2897) false $x1946))))
 (= new.attention.head_dim.moved $x337))))))))))))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let (($x2042 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2317 (not new.model.sinks)))
 (= new.attention.one_key (and $x2317 $x2042)))))
(assert
 (let (($x2441 (not new.attention.heads.padded)))
 (let (($x1933 (= 1 new.attention.heads.parts)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2701 (or $x3787 $x1860)))
 (let (($x288 (ite $x2701 new.attention.heads.given_everywhere (or $x2046 (and $x1933 $x2441)))))
 (= new.attention.heads.everywhere $x288)))))))))
(assert
 (let (($x1900 (not new.attention.head_dim.padded)))
 (let (($x2897 (= 1 new.attention.head_dim.parts)))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (let (($x3420 (ite $x2697 new.attention.head_dim.given_everywhere (or $x1121 (and $x2897 $x1900)))))
 (= new.attention.head_dim.everywhere $x3420)))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x3040 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2404 ?x1102 ?x3040)))))))))))))))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x630 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x630)))))))))))))))))))))
(assert
 (let (($x607 (not new.attention.heads.moved)))
 (let (($x2177 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1205 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2326 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1258 $x1205 $x371 $x2177) $x607))))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2701 (or $x3787 $x1860)))
 (= new.attention.heads.undivided (ite $x2701 new.attention.heads.given_undivided $x2326))))))))))))
(assert
 (let (($x2152 (not new.attention.head_dim.moved)))
 (let (($x587 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x511 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1837 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x511 $x1365 $x1850 $x587) $x2152))))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2697 (or $x1662 $x3044)))
 (= new.attention.head_dim.undivided (ite $x2697 new.attention.head_dim.given_undivided $x1837))))))))))))
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
 (let (($x1064 (not new.attention.heads.undivided)))
 (let (($x1514 (not new.attention.one_key)))
 (let (($x2263 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x1514 $x1064))))
 (let (($x3249 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1651 (not new.attention.head_dim.undivided)))
 (let (($x1140 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x1514)) $x1651)))
 (let (($x1984 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x1593 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x1593 $x1984 (not (or $x1140 (and $x3249 $x2263))))))))))))))
(assert
 (let (($x891 (not old.attention.heads.undivided)))
(let (($x2482 (not old.attention.one_key)))
(let (($x3209 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x2482 $x891))))
(let (($x1501 (= (_ bv97 7) old.model.qk_norm)))
(let (($x92 (not old.attention.head_dim.undivided)))
(let (($x1458 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x2482)) $x92)))
(let (($x1706 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2971 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2971 $x1706 (not (or $x1458 (and $x1501 $x3209)))))))))))))
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
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2656 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3652 $x1488 (= (_ bv56 7) old.attention.heads.kind) $x1935 $x3592 $x822 $x2289 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x3722 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3722 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x1321 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1321)))
(assert
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3561 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (let (($x681 (= (_ bv2 7) old.model.positions)))
 (or $x681 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698))))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3521 (< 1 old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 $x3521 (= ?x2219 old.attention.heads.n))))))))
(assert
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3521 (< 1 old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1935 $x3521 (<= old.attention.heads.n ?x2219))))))))
(assert
 (let (($x2688 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1935 $x2688)))))
(assert
 (let (($x240 (= (- 1) old.attention.heads.n)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2669 (ite $x3652 (or $x240 (<= old.attention.heads.parts old.attention.heads.n)) (or $x240 (< 1 old.attention.heads.n)))))
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1930 (ite $x822 (or $x240 (< old.attention.heads.block old.attention.heads.n)) (ite $x1935 (or $x240 (< ?x2219 old.attention.heads.n)) $x2669))))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1319 (ite (or $x3592 $x1488) old.attention.heads.given_moved (ite (or $x2289 (= 1 old.attention.heads.parts)) false $x1930))))
 (= old.attention.heads.moved $x1319))))))))))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let (($x1188 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1424 (not old.model.sinks)))
 (= old.attention.one_key (and $x1424 $x1188)))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2816 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7)))))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x633 (ite $x1970 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1151 ?x2816))))
 (= old.attention.q ?x633)))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2001 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x103 $x1860 (= (_ bv56 7) new.attention.heads.kind) $x962 $x3787 $x371 $x2046 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x1428 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1428 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x689 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x689)))
(assert
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x26 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (let (($x1192 (= (_ bv2 7) new.model.positions)))
 (or $x1192 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891))))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1865 (< 1 new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 $x1865 (= ?x2159 new.attention.heads.n))))))))
(assert
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1865 (< 1 new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x962 $x1865 (<= new.attention.heads.n ?x2159))))))))
(assert
 (let (($x1993 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x962 $x1993)))))
(assert
 (let (($x1238 (= (- 1) new.attention.heads.n)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2094 (ite $x103 (or $x1238 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1238 (< 1 new.attention.heads.n)))))
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1364 (ite $x371 (or $x1238 (< new.attention.heads.block new.attention.heads.n)) (ite $x962 (or $x1238 (< ?x2159 new.attention.heads.n)) $x2094))))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3509 (ite (or $x3787 $x1860) new.attention.heads.given_moved (ite (or $x2046 (= 1 new.attention.heads.parts)) false $x1364))))
 (= new.attention.heads.moved $x3509))))))))))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let (($x2042 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2317 (not new.model.sinks)))
 (= new.attention.one_key (and $x2317 $x2042)))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1579 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7)))))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1775 (ite $x2404 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2906 ?x1579))))
 (= new.attention.q ?x1775)))))))))))))))))
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
 (let (($x762 (not new.attention.heads.filled)))
 (let (($x3582 (and new.attention.heads.padded $x762 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x2101 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x689 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x1629 (or (not (= (_ bv37 7) new.attention.q)) $x689 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x2101 (and new.attention.one_key (not $x3582)))))
 (not $x1629)))))))
(assert
 (let (($x2162 (not old.attention.heads.filled)))
(let (($x2085 (and old.attention.heads.padded $x2162 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x1022 (not old.attention.heads.moved)))
(let (($x3294 (and $x1022 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1321 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1321 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x3294 (and old.attention.one_key (not $x2085)))))))))
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
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x3020 $x1028 (= (_ bv56 7) old.attention.head_dim.kind) $x2656 $x2667 $x945 $x2033 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3652 $x1488 (= (_ bv56 7) old.attention.heads.kind) $x1935 $x3592 $x822 $x2289 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2807 $x2655 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x60 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1545 (= (_ bv10 7) old.attention.out.input)))
 (or $x1545 $x60 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3307 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (or $x2500 $x3307 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x2221 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2221 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x178 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x178 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1014 (= (_ bv56 7) old.attention.value_dim.kind) $x3561 $x1138 (= (_ bv91 7) old.attention.value_dim.kind) $x2343 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
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
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x48 (and $x1935 (< 1 old.attention.heads.parts) (= ?x2219 old.attention.heads.n))))
 (= old.attention.heads.filled $x48))))))
(assert
 (let (($x2688 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1935 $x2688)))))
(assert
 (let (($x240 (= (- 1) old.attention.heads.n)))
 (let (($x3652 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2669 (ite $x3652 (or $x240 (<= old.attention.heads.parts old.attention.heads.n)) (or $x240 (< 1 old.attention.heads.n)))))
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2219 (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x822 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1930 (ite $x822 (or $x240 (< old.attention.heads.block old.attention.heads.n)) (ite $x1935 (or $x240 (< ?x2219 old.attention.heads.n)) $x2669))))
 (let (($x3088 (= 1 old.attention.heads.parts)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1480 (or $x3592 $x1488)))
 (let (($x1319 (ite $x1480 old.attention.heads.given_moved (ite (or $x2289 $x3088) false $x1930))))
 (= old.attention.heads.moved $x1319))))))))))))))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let (($x1893 (= (- 1) old.attention.head_dim.n)))
 (let (($x3020 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3882 (ite $x3020 (or $x1893 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1893 (< 1 old.attention.head_dim.n)))))
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x945 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1065 (ite $x945 (or $x1893 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2656 (or $x1893 (< ?x2803 old.attention.head_dim.n)) $x3882))))
 (let (($x2033 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2667 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x864 (ite (or $x2667 $x1028) old.attention.head_dim.given_moved (ite (or $x2033 (= 1 old.attention.head_dim.parts)) false $x1065))))
 (= old.attention.head_dim.moved $x864))))))))))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let ((?x1533 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3561 (not (= 0 ?x1533)))))))
(assert
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1545 (= (_ bv10 7) old.attention.out.input)))
 (let (($x60 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x60 (and $x1545 $x2958))))))))
(assert
 (let (($x3029 (not old.attention.heads.padded)))
 (let (($x3088 (= 1 old.attention.heads.parts)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1480 (or $x3592 $x1488)))
 (let (($x1072 (ite $x1480 old.attention.heads.given_everywhere (or $x2289 (and $x3088 $x3029)))))
 (= old.attention.heads.everywhere $x1072)))))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x379 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x379)))))))))))))))))))))
(assert
 (let (($x574 (not old.attention.value_dim.padded)))
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1771 (ite (or $x1138 $x1014) old.attention.value_dim.given_everywhere (or $x2343 (and (= 1 old.attention.value_dim.parts) $x574)))))
 (= old.attention.value_dim.everywhere $x1771)))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x687 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1970 ?x3019 ?x687))))))))))))))))))))))
(assert
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2292 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3527 (ite $x2292 old.attention.v (ite $x455 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3527)))))
(assert
 (let (($x3128 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1260 (not old.attention.gathers)))
 (let (($x3307 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3307 $x1260 $x3128))))))
(assert
 (let ((?x321 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x763 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2655 $x2807) $x2169))))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1384 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2213 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1384)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1384 old.attention.value_dim.everywhere $x2958) $x763)))
 (= old.attention.mixed_in (ite $x2213 (_ bv96 7) ?x321))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x3542 $x3044 (= (_ bv56 7) new.attention.head_dim.kind) $x2001 $x1662 $x1850 $x1121 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x103 $x1860 (= (_ bv56 7) new.attention.heads.kind) $x962 $x3787 $x371 $x2046 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2739 $x1986 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x783 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3301 (= (_ bv10 7) new.attention.out.input)))
 (or $x3301 $x783 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2030 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (or $x1717 $x2030 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x2706 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2706 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x1421 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1421 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2808 (= (_ bv56 7) new.attention.value_dim.kind) $x26 $x269 (= (_ bv91 7) new.attention.value_dim.kind) $x734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
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
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2974 (and $x962 (< 1 new.attention.heads.parts) (= ?x2159 new.attention.heads.n))))
 (= new.attention.heads.filled $x2974))))))
(assert
 (let (($x1993 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x962 $x1993)))))
(assert
 (let (($x1238 (= (- 1) new.attention.heads.n)))
 (let (($x103 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2094 (ite $x103 (or $x1238 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1238 (< 1 new.attention.heads.n)))))
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2159 (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x371 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1364 (ite $x371 (or $x1238 (< new.attention.heads.block new.attention.heads.n)) (ite $x962 (or $x1238 (< ?x2159 new.attention.heads.n)) $x2094))))
 (let (($x1933 (= 1 new.attention.heads.parts)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2701 (or $x3787 $x1860)))
 (let (($x3509 (ite $x2701 new.attention.heads.given_moved (ite (or $x2046 $x1933) false $x1364))))
 (= new.attention.heads.moved $x3509))))))))))))))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let (($x3077 (= (- 1) new.attention.head_dim.n)))
 (let (($x3542 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2156 (ite $x3542 (or $x3077 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3077 (< 1 new.attention.head_dim.n)))))
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1850 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1473 (ite $x1850 (or $x3077 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2001 (or $x3077 (< ?x2497 new.attention.head_dim.n)) $x2156))))
 (let (($x1121 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3044 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1662 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2152 (ite (or $x1662 $x3044) new.attention.head_dim.given_moved (ite (or $x1121 (= 1 new.attention.head_dim.parts)) false $x1473))))
 (= new.attention.head_dim.moved $x2152))))))))))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let ((?x2311 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x26 (not (= 0 ?x2311)))))))
(assert
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x3301 (= (_ bv10 7) new.attention.out.input)))
 (let (($x783 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x783 (and $x3301 $x2330))))))))
(assert
 (let (($x2441 (not new.attention.heads.padded)))
 (let (($x1933 (= 1 new.attention.heads.parts)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2701 (or $x3787 $x1860)))
 (let (($x611 (ite $x2701 new.attention.heads.given_everywhere (or $x2046 (and $x1933 $x2441)))))
 (= new.attention.heads.everywhere $x611)))))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x2260 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x2260)))))))))))))))))))))
(assert
 (let (($x3289 (not new.attention.value_dim.padded)))
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1810 (ite (or $x269 $x2808) new.attention.value_dim.given_everywhere (or $x734 (and (= 1 new.attention.value_dim.parts) $x3289)))))
 (= new.attention.value_dim.everywhere $x1810)))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x1343 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2404 ?x1102 ?x1343))))))))))))))))))))))
(assert
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x940 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x976 (ite $x940 new.attention.v (ite $x1630 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x976)))))
(assert
 (let (($x731 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x309 (not new.attention.gathers)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2030 $x309 $x731))))))
(assert
 (let ((?x2562 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3558 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1986 $x2739) $x1207))))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x514 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3801 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x514)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x514 new.attention.value_dim.everywhere $x2330) $x3558)))
 (= new.attention.mixed_in (ite $x3801 (_ bv96 7) ?x2562))))))))))))
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
 (let (($x2506 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x3437 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3772 (or $x1717 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x3079 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x3437 $x2506))))))
 (not $x3772)))))))
(assert
 (let (($x327 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x2927 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x1166 (= 1 old.tp)))
(let (($x2500 (= (_ bv40 7) old.attention.out.split)))
(or $x2500 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x1166 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x2927 $x327)))))))))
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
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2656 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1488 (= (_ bv56 7) old.attention.heads.kind) $x1935 $x3592 (= (_ bv91 7) old.attention.heads.kind) $x2289 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2378 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x188 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x434 (= (_ bv4 7) old.attention.out.collective)))
 (or $x434 $x188 $x2807 $x2655 $x2378)))))))
(assert
 (let (($x60 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1545 (= (_ bv10 7) old.attention.out.input)))
 (or $x1545 $x60 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3730 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3307 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (or $x2500 $x3307 $x3730)))))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x2221 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2221 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x178 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x178 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1014 (= (_ bv56 7) old.attention.value_dim.kind) $x3561 $x1138 (= (_ bv91 7) old.attention.value_dim.kind) $x2343 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x451 (= (_ bv91 7) old.hidden.kind)))
 (let (($x560 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2353 (= (_ bv48 7) old.hidden.kind)))
 (let (($x19 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x19 $x2353 (= (_ bv56 7) old.hidden.kind) $x1433 $x560 $x451 $x3249 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2890 (= (_ bv49 7) old.norm.statistic)))
 (or $x2890 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x3769 (= (_ bv94 7) old.stream)))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (or $x445 $x3769 $x3228)))))
(assert
 (let (($x3654 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x672 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3603 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3603 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x672 (= (_ bv91 7) old.stream_tokens.kind) $x3654 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1433 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x465 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1904 (div (* ?x465 old.hidden.multiple) old.hidden.parts)))
 (let (($x2054 (< 1 old.hidden.parts)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1433 $x2054 (= ?x1904 old.hidden.n))))))))
(assert
 (let ((?x465 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1904 (div (* ?x465 old.hidden.multiple) old.hidden.parts)))
 (let (($x2054 (< 1 old.hidden.parts)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1433 $x2054 (<= old.hidden.n ?x1904))))))))
(assert
 (let (($x19 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3281 (ite $x19 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x465 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1904 (div (* ?x465 old.hidden.multiple) old.hidden.parts)))
 (let (($x524 (= (- 1) old.hidden.n)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (let (($x451 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1057 (ite $x451 (or $x524 (< old.hidden.block old.hidden.n)) (ite $x1433 (or $x524 (< ?x1904 old.hidden.n)) $x3281))))
 (let (($x1090 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1057)))
 (let (($x2353 (= (_ bv48 7) old.hidden.kind)))
 (let (($x560 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2209 (or $x560 $x2353)))
 (= old.hidden.moved (ite $x2209 old.hidden.given_moved $x1090)))))))))))))))
(assert
 (let (($x3654 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3224 (or $x3654 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1793 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3224)))
 (= old.stream_tokens.everywhere $x1793)))))
(assert
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let (($x2688 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1935 $x2688)))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let ((?x1533 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3561 (not (= 0 ?x1533)))))))
(assert
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1545 (= (_ bv10 7) old.attention.out.input)))
 (let (($x60 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x60 (and $x1545 $x2958))))))))
(assert
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2353 (= (_ bv48 7) old.hidden.kind)))
 (let (($x560 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2209 (or $x560 $x2353)))
 (let (($x856 (ite $x2209 old.hidden.given_everywhere (or $x3249 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x856)))))))
(assert
 (let (($x3029 (not old.attention.heads.padded)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1072 (ite (or $x3592 $x1488) old.attention.heads.given_everywhere (or $x2289 (and (= 1 old.attention.heads.parts) $x3029)))))
 (= old.attention.heads.everywhere $x1072)))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x379 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x379)))))))))))))))))))))
(assert
 (let (($x574 (not old.attention.value_dim.padded)))
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1771 (ite (or $x1138 $x1014) old.attention.value_dim.given_everywhere (or $x2343 (and (= 1 old.attention.value_dim.parts) $x574)))))
 (= old.attention.value_dim.everywhere $x1771)))))))
(assert
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x2849 (or $x3228 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2849))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x687 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1970 ?x3019 ?x687))))))))))))))))))))))
(assert
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2292 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3527 (ite $x2292 old.attention.v (ite $x455 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3527)))))
(assert
 (let (($x3128 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1260 (not old.attention.gathers)))
 (let (($x3307 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3307 $x1260 $x3128))))))
(assert
 (let ((?x321 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1060 (or $x2655 $x2807)))
 (let (($x763 (and old.attention.share_of_one old.stream.first_keeps_all (or $x1060 $x2169))))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1384 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2213 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1384)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1384 old.attention.value_dim.everywhere $x2958) $x763)))
 (= old.attention.mixed_in (ite $x2213 (_ bv96 7) ?x321)))))))))))))
(assert
 (let ((?x1911 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x337 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3731 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x337)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2500 (or $x2655 $x2169) $x3731) (_ bv96 7) ?x1911)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1166 (= 1 old.tp)))
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) $x1166) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2486 (and $x2169 (or $x3228 $x1166 (not (= (_ bv4 7) old.attention.out.collective)) $x2958))))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1060 (or $x2655 $x2807)))
 (let ((?x1885 (ite (or $x1060 $x2486) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2378 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x188 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3700 (and (or $x188 $x2378) $x2169)))
 (let ((?x2467 (ite (or $x2655 (and $x2807 (= (_ bv38 7) old.stream)) $x3700) (_ bv38 7) (ite $x2807 (_ bv96 7) (_ bv16 7)))))
 (let (($x1924 (or (and old.hidden.filled (not $x3228)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1093 (not $x2169)))
 (let (($x2890 (= (_ bv49 7) old.norm.statistic)))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (let ((?x3582 (ite (and $x188 old.hidden.filled $x445 $x1093 $x2890) old.stream (ite (and $x2378 $x1093 $x1924) old.stream ?x2467))))
 (let ((?x645 (ite (and $x3228 old.hidden.everywhere (or $x2655 $x3700)) (_ bv96 7) (ite (and $x188 old.hidden.filled $x3228 $x1093) (_ bv96 7) ?x3582))))
 (let (($x434 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x3101 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2169) (_ bv38 7) (ite $x434 (_ bv96 7) ?x645))))
 (let ((?x2944 (ite (= (_ bv38 7) old.attention.out_state) ?x3101 (ite (= (_ bv96 7) old.attention.out_state) ?x1885 old.attention.out_state))))
 (let ((?x458 (ite $x2378 (ite (not $x3228) old.stream (_ bv66 7)) (ite $x2807 (ite $x3228 (_ bv96 7) old.stream) (ite $x2655 (_ bv92 7) (_ bv16 7))))))
 (let (($x2231 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x1428 (ite (and old.attention.taken_for_whole $x2807) (_ bv92 7) (ite $x2231 (ite $x188 (_ bv96 7) ?x458) ?x2944))))
 (= old.attention.joined ?x1428))))))))))))))))))))))))))))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2001 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1860 (= (_ bv56 7) new.attention.heads.kind) $x962 $x3787 (= (_ bv91 7) new.attention.heads.kind) $x2046 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1064 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2734 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1417 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1417 $x2734 $x2739 $x1986 $x1064)))))))
(assert
 (let (($x783 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3301 (= (_ bv10 7) new.attention.out.input)))
 (or $x3301 $x783 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1853 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (or $x1717 $x2030 $x1853)))))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x2706 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2706 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x1421 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1421 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2808 (= (_ bv56 7) new.attention.value_dim.kind) $x26 $x269 (= (_ bv91 7) new.attention.value_dim.kind) $x734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3503 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1668 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (let (($x823 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1679 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1679 $x823 (= (_ bv56 7) new.hidden.kind) $x1419 $x1668 $x3503 $x1997 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x165 (= (_ bv49 7) new.norm.statistic)))
 (or $x165 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x2016 (= (_ bv94 7) new.stream)))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (or $x631 $x2016 $x406)))))
(assert
 (let (($x2694 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1507 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x3788 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3788 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1507 (= (_ bv91 7) new.stream_tokens.kind) $x2694 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1419 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1730 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1275 (div (* ?x1730 new.hidden.multiple) new.hidden.parts)))
 (let (($x2866 (< 1 new.hidden.parts)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1419 $x2866 (= ?x1275 new.hidden.n))))))))
(assert
 (let ((?x1730 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1275 (div (* ?x1730 new.hidden.multiple) new.hidden.parts)))
 (let (($x2866 (< 1 new.hidden.parts)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1419 $x2866 (<= new.hidden.n ?x1275))))))))
(assert
 (let (($x1679 (= (_ bv26 7) new.hidden.kind)))
 (let (($x767 (ite $x1679 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1730 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1275 (div (* ?x1730 new.hidden.multiple) new.hidden.parts)))
 (let (($x3484 (= (- 1) new.hidden.n)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3503 (= (_ bv91 7) new.hidden.kind)))
 (let (($x869 (ite $x3503 (or $x3484 (< new.hidden.block new.hidden.n)) (ite $x1419 (or $x3484 (< ?x1275 new.hidden.n)) $x767))))
 (let (($x2044 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x869)))
 (let (($x823 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1668 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3416 (or $x1668 $x823)))
 (= new.hidden.moved (ite $x3416 new.hidden.given_moved $x2044)))))))))))))))
(assert
 (let (($x2694 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3501 (or $x2694 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2747 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3501)))
 (= new.stream_tokens.everywhere $x2747)))))
(assert
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let (($x1993 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x962 $x1993)))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let ((?x2311 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x26 (not (= 0 ?x2311)))))))
(assert
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x3301 (= (_ bv10 7) new.attention.out.input)))
 (let (($x783 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x783 (and $x3301 $x2330))))))))
(assert
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x823 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1668 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3416 (or $x1668 $x823)))
 (let (($x192 (ite $x3416 new.hidden.given_everywhere (or $x1997 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x192)))))))
(assert
 (let (($x2441 (not new.attention.heads.padded)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x611 (ite (or $x3787 $x1860) new.attention.heads.given_everywhere (or $x2046 (and (= 1 new.attention.heads.parts) $x2441)))))
 (= new.attention.heads.everywhere $x611)))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x2260 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x2260)))))))))))))))))))))
(assert
 (let (($x3289 (not new.attention.value_dim.padded)))
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1810 (ite (or $x269 $x2808) new.attention.value_dim.given_everywhere (or $x734 (and (= 1 new.attention.value_dim.parts) $x3289)))))
 (= new.attention.value_dim.everywhere $x1810)))))))
(assert
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x295 (or $x406 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x295))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x1343 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2404 ?x1102 ?x1343))))))))))))))))))))))
(assert
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x940 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x976 (ite $x940 new.attention.v (ite $x1630 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x976)))))
(assert
 (let (($x731 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x309 (not new.attention.gathers)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2030 $x309 $x731))))))
(assert
 (let ((?x2562 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1045 (or $x1986 $x2739)))
 (let (($x3558 (and new.attention.share_of_one new.stream.first_keeps_all (or $x1045 $x1207))))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x514 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3801 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x514)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x514 new.attention.value_dim.everywhere $x2330) $x3558)))
 (= new.attention.mixed_in (ite $x3801 (_ bv96 7) ?x2562)))))))))))))
(assert
 (let ((?x2487 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3152 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3017 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3152)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1717 (or $x1986 $x1207) $x3017) (_ bv96 7) ?x2487)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) $x3079) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2434 (and $x1207 (or $x406 $x3079 (not (= (_ bv4 7) new.attention.out.collective)) $x2330))))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1045 (or $x1986 $x2739)))
 (let ((?x1228 (ite (or $x1045 $x2434) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1064 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2734 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3111 (and (or $x2734 $x1064) $x1207)))
 (let ((?x3309 (ite (or $x1986 (and $x2739 (= (_ bv38 7) new.stream)) $x3111) (_ bv38 7) (ite $x2739 (_ bv96 7) (_ bv16 7)))))
 (let (($x1324 (or (and new.hidden.filled (not $x406)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1996 (not $x1207)))
 (let (($x165 (= (_ bv49 7) new.norm.statistic)))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (let ((?x1961 (ite (and $x2734 new.hidden.filled $x631 $x1996 $x165) new.stream (ite (and $x1064 $x1996 $x1324) new.stream ?x3309))))
 (let ((?x2164 (ite (and $x406 new.hidden.everywhere (or $x1986 $x3111)) (_ bv96 7) (ite (and $x2734 new.hidden.filled $x406 $x1996) (_ bv96 7) ?x1961))))
 (let (($x1417 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x1671 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1207) (_ bv38 7) (ite $x1417 (_ bv96 7) ?x2164))))
 (let ((?x442 (ite (= (_ bv38 7) new.attention.out_state) ?x1671 (ite (= (_ bv96 7) new.attention.out_state) ?x1228 new.attention.out_state))))
 (let ((?x1015 (ite $x1064 (ite (not $x406) new.stream (_ bv66 7)) (ite $x2739 (ite $x406 (_ bv96 7) new.stream) (ite $x1986 (_ bv92 7) (_ bv16 7))))))
 (let (($x1907 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x357 (ite (and new.attention.taken_for_whole $x2739) (_ bv92 7) (ite $x1907 (ite $x2734 (_ bv96 7) ?x1015) ?x442))))
 (= new.attention.joined ?x357))))))))))))))))))))))))))))
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
 (let (($x1078 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x3079 (= 1 new.tp)))
 (let (($x633 (= new.attention.joined new.stream)))
 (let (($x1142 (or (or (= (_ bv96 7) new.attention.joined) $x633) (and $x3079 (or (not (= (_ bv61 7) new.attention.out.split)) $x1078)))))
 (not $x1142))))))
(assert
 (let (($x2370 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1166 (= 1 old.tp)))
(let (($x1429 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x1429) (and $x1166 (or (not (= (_ bv61 7) old.attention.out.split)) $x2370)))))))
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
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2656 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1488 (= (_ bv56 7) old.attention.heads.kind) $x1935 $x3592 (= (_ bv91 7) old.attention.heads.kind) $x2289 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2807 $x2655 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x60 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1545 (= (_ bv10 7) old.attention.out.input)))
 (or $x1545 $x60 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3730 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3307 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (or $x2500 $x3307 $x3730)))))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x2221 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2221 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x178 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x178 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1014 (= (_ bv56 7) old.attention.value_dim.kind) $x3561 $x1138 (= (_ bv91 7) old.attention.value_dim.kind) $x2343 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x560 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2353 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2353 (= (_ bv56 7) old.hidden.kind) $x1433 $x560 (= (_ bv91 7) old.hidden.kind) $x3249 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x445 (= (_ bv38 7) old.stream)))
 (or $x445 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1433 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let (($x2688 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1935 $x2688)))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let ((?x1533 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3561 (not (= 0 ?x1533)))))))
(assert
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1545 (= (_ bv10 7) old.attention.out.input)))
 (let (($x60 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x60 (and $x1545 $x2958))))))))
(assert
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x856 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3249 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x856))))
(assert
 (let (($x3029 (not old.attention.heads.padded)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1072 (ite (or $x3592 $x1488) old.attention.heads.given_everywhere (or $x2289 (and (= 1 old.attention.heads.parts) $x3029)))))
 (= old.attention.heads.everywhere $x1072)))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x379 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x379)))))))))))))))))))))
(assert
 (let (($x574 (not old.attention.value_dim.padded)))
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1771 (ite (or $x1138 $x1014) old.attention.value_dim.given_everywhere (or $x2343 (and (= 1 old.attention.value_dim.parts) $x574)))))
 (= old.attention.value_dim.everywhere $x1771)))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x687 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1970 ?x3019 ?x687))))))))))))))))))))))
(assert
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2292 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3527 (ite $x2292 old.attention.v (ite $x455 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3527)))))
(assert
 (let (($x3128 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1260 (not old.attention.gathers)))
 (let (($x3307 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3307 $x1260 $x3128))))))
(assert
 (let ((?x321 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x696 (= 1 old.pp)))
 (let (($x3115 (not old.attention.out.group.pp)))
 (let (($x2623 (or $x3115 $x696)))
 (let (($x98 (= 1 old.sp)))
 (let (($x3692 (not old.attention.out.group.sp)))
 (let (($x454 (or $x3692 $x98)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1420 (not old.attention.out.group.dp)))
 (let (($x1882 (or $x1420 $x993)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1882 $x454 $x2623)))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x763 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2655 $x2807) $x2169))))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1384 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2213 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1384)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1384 old.attention.value_dim.everywhere $x2958) $x763)))
 (= old.attention.mixed_in (ite $x2213 (_ bv96 7) ?x321)))))))))))))))))))))
(assert
 (let ((?x1911 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x337 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3731 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x337)))
 (let (($x696 (= 1 old.pp)))
 (let (($x3115 (not old.attention.out.group.pp)))
 (let (($x2623 (or $x3115 $x696)))
 (let (($x98 (= 1 old.sp)))
 (let (($x3692 (not old.attention.out.group.sp)))
 (let (($x454 (or $x3692 $x98)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1420 (not old.attention.out.group.dp)))
 (let (($x1882 (or $x1420 $x993)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1882 $x454 $x2623)))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2500 (or $x2655 $x2169) $x3731) (_ bv96 7) ?x1911))))))))))))))))))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2001 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1860 (= (_ bv56 7) new.attention.heads.kind) $x962 $x3787 (= (_ bv91 7) new.attention.heads.kind) $x2046 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2739 $x1986 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x783 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3301 (= (_ bv10 7) new.attention.out.input)))
 (or $x3301 $x783 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1853 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (or $x1717 $x2030 $x1853)))))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x2706 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2706 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x1421 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1421 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2808 (= (_ bv56 7) new.attention.value_dim.kind) $x26 $x269 (= (_ bv91 7) new.attention.value_dim.kind) $x734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1668 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (let (($x823 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x823 (= (_ bv56 7) new.hidden.kind) $x1419 $x1668 (= (_ bv91 7) new.hidden.kind) $x1997 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x631 (= (_ bv38 7) new.stream)))
 (or $x631 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1419 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let (($x1993 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x962 $x1993)))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let ((?x2311 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x26 (not (= 0 ?x2311)))))))
(assert
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x3301 (= (_ bv10 7) new.attention.out.input)))
 (let (($x783 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x783 (and $x3301 $x2330))))))))
(assert
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x192 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1997 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x192))))
(assert
 (let (($x2441 (not new.attention.heads.padded)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x611 (ite (or $x3787 $x1860) new.attention.heads.given_everywhere (or $x2046 (and (= 1 new.attention.heads.parts) $x2441)))))
 (= new.attention.heads.everywhere $x611)))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x2260 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x2260)))))))))))))))))))))
(assert
 (let (($x3289 (not new.attention.value_dim.padded)))
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1810 (ite (or $x269 $x2808) new.attention.value_dim.given_everywhere (or $x734 (and (= 1 new.attention.value_dim.parts) $x3289)))))
 (= new.attention.value_dim.everywhere $x1810)))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x1343 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2404 ?x1102 ?x1343))))))))))))))))))))))
(assert
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x940 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x976 (ite $x940 new.attention.v (ite $x1630 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x976)))))
(assert
 (let (($x731 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x309 (not new.attention.gathers)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2030 $x309 $x731))))))
(assert
 (let ((?x2562 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1127 (= 1 new.pp)))
 (let (($x2704 (not new.attention.out.group.pp)))
 (let (($x2104 (or $x2704 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x1589 (not new.attention.out.group.sp)))
 (let (($x1203 (or $x1589 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2098 (not new.attention.out.group.dp)))
 (let (($x2072 (or $x2098 $x1399)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2072 $x1203 $x2104)))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3558 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1986 $x2739) $x1207))))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x514 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3801 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x514)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x514 new.attention.value_dim.everywhere $x2330) $x3558)))
 (= new.attention.mixed_in (ite $x3801 (_ bv96 7) ?x2562)))))))))))))))))))))
(assert
 (let ((?x2487 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3152 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3017 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3152)))
 (let (($x1127 (= 1 new.pp)))
 (let (($x2704 (not new.attention.out.group.pp)))
 (let (($x2104 (or $x2704 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x1589 (not new.attention.out.group.sp)))
 (let (($x1203 (or $x1589 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2098 (not new.attention.out.group.dp)))
 (let (($x2072 (or $x2098 $x1399)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2072 $x1203 $x2104)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1717 (or $x1986 $x1207) $x3017) (_ bv96 7) ?x2487))))))))))))))))))
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
 (let (($x1127 (= 1 new.pp)))
 (let (($x2704 (not new.attention.out.group.pp)))
 (let (($x2104 (or $x2704 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x1589 (not new.attention.out.group.sp)))
 (let (($x1203 (or $x1589 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2098 (not new.attention.out.group.dp)))
 (let (($x2072 (or $x2098 $x1399)))
 (let (($x3090 (and (or new.attention.out.group.tp (= 1 new.tp)) $x2072 $x1203 $x2104)))
 (let (($x1760 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1165 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2072 $x1203 $x2104)))
 (let (($x2023 (and $x1207 (or $x1165 (and $x1760 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2827 (or $x1986 (and $x2739 (or $x1165 (and $x1760 (= (_ bv38 7) new.stream)))) $x2023 $x3090)))
 (not $x2827)))))))))))))))))))
(assert
 (let (($x696 (= 1 old.pp)))
(let (($x3115 (not old.attention.out.group.pp)))
(let (($x2623 (or $x3115 $x696)))
(let (($x98 (= 1 old.sp)))
(let (($x3692 (not old.attention.out.group.sp)))
(let (($x454 (or $x3692 $x98)))
(let (($x993 (= 1 old.dp)))
(let (($x1420 (not old.attention.out.group.dp)))
(let (($x1882 (or $x1420 $x993)))
(let (($x395 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1882 $x454 $x2623)))
(let (($x3820 (= (_ bv38 7) old.attention.out_state)))
(let (($x1140 (= (_ bv96 7) old.attention.out_state)))
(let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1882 $x454 $x2623)))
(let (($x2094 (and $x2169 (or $x1140 (and $x3820 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
(let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
(or $x2655 (and $x2807 (or $x1140 (and $x3820 (= (_ bv38 7) old.stream)))) $x2094 $x395))))))))))))))))))
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
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
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2656 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1488 (= (_ bv56 7) old.attention.heads.kind) $x1935 $x3592 (= (_ bv91 7) old.attention.heads.kind) $x2289 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2811 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x2696 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x1775 (= (_ bv1 7) old.attention.out.bias)))
 (or $x1775 (= (_ bv23 7) old.attention.out.bias) $x2696 $x2811)))))
(assert
 (let (($x2378 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x188 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x434 (= (_ bv4 7) old.attention.out.collective)))
 (or $x434 $x188 $x2807 $x2655 $x2378)))))))
(assert
 (let (($x60 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1545 (= (_ bv10 7) old.attention.out.input)))
 (or $x1545 $x60 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3730 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3307 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (or $x2500 $x3307 $x3730)))))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x2221 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2221 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x178 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x178 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1014 (= (_ bv56 7) old.attention.value_dim.kind) $x3561 $x1138 (= (_ bv91 7) old.attention.value_dim.kind) $x2343 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
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
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x451 (= (_ bv91 7) old.hidden.kind)))
 (let (($x560 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2353 (= (_ bv48 7) old.hidden.kind)))
 (let (($x19 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x19 $x2353 (= (_ bv56 7) old.hidden.kind) $x1433 $x560 $x451 $x3249 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x288 (= (_ bv49 7) old.norm.statistic)))
 (or $x288 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x3769 (= (_ bv94 7) old.stream)))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (or $x445 $x3769 $x3228)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1433 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3051 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2763 (div (* ?x3051 old.hidden.multiple) old.hidden.parts)))
 (let (($x2136 (< 1 old.hidden.parts)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1433 $x2136 (= ?x2763 old.hidden.n))))))))
(assert
 (let ((?x3051 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2763 (div (* ?x3051 old.hidden.multiple) old.hidden.parts)))
 (let (($x2136 (< 1 old.hidden.parts)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1433 $x2136 (<= old.hidden.n ?x2763))))))))
(assert
 (let (($x19 (= (_ bv26 7) old.hidden.kind)))
 (let (($x208 (ite $x19 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3051 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2763 (div (* ?x3051 old.hidden.multiple) old.hidden.parts)))
 (let (($x2143 (= (- 1) old.hidden.n)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (let (($x451 (= (_ bv91 7) old.hidden.kind)))
 (let (($x544 (ite $x451 (or $x2143 (< old.hidden.block old.hidden.n)) (ite $x1433 (or $x2143 (< ?x2763 old.hidden.n)) $x208))))
 (let (($x2377 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x544)))
 (let (($x2353 (= (_ bv48 7) old.hidden.kind)))
 (let (($x560 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2209 (or $x560 $x2353)))
 (= old.hidden.moved (ite $x2209 old.hidden.given_moved $x2377)))))))))))))))
(assert
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let (($x2688 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1935 $x2688)))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let ((?x1533 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3561 (not (= 0 ?x1533)))))))
(assert
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1545 (= (_ bv10 7) old.attention.out.input)))
 (let (($x60 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x60 (and $x1545 $x2958))))))))
(assert
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2353 (= (_ bv48 7) old.hidden.kind)))
 (let (($x560 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2209 (or $x560 $x2353)))
 (let (($x856 (ite $x2209 old.hidden.given_everywhere (or $x3249 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x856)))))))
(assert
 (let (($x1606 (not old.hidden.moved)))
 (let (($x935 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1606)))
 (let (($x2814 (= 1 old.hidden.parts)))
 (let (($x2353 (= (_ bv48 7) old.hidden.kind)))
 (let (($x560 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2209 (or $x560 $x2353)))
 (= old.hidden.first_alone (ite $x2209 old.hidden.given_first (or $x2814 $x935))))))))))
(assert
 (let (($x3029 (not old.attention.heads.padded)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1072 (ite (or $x3592 $x1488) old.attention.heads.given_everywhere (or $x2289 (and (= 1 old.attention.heads.parts) $x3029)))))
 (= old.attention.heads.everywhere $x1072)))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x379 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x379)))))))))))))))))))))
(assert
 (let (($x574 (not old.attention.value_dim.padded)))
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1771 (ite (or $x1138 $x1014) old.attention.value_dim.given_everywhere (or $x2343 (and (= 1 old.attention.value_dim.parts) $x574)))))
 (= old.attention.value_dim.everywhere $x1771)))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x687 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1970 ?x3019 ?x687))))))))))))))))))))))
(assert
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2292 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3527 (ite $x2292 old.attention.v (ite $x455 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3527)))))
(assert
 (let (($x3128 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1260 (not old.attention.gathers)))
 (let (($x3307 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3307 $x1260 $x3128))))))
(assert
 (let ((?x321 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1060 (or $x2655 $x2807)))
 (let (($x763 (and old.attention.share_of_one old.stream.first_keeps_all (or $x1060 $x2169))))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1384 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2213 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1384)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1384 old.attention.value_dim.everywhere $x2958) $x763)))
 (= old.attention.mixed_in (ite $x2213 (_ bv96 7) ?x321)))))))))))))
(assert
 (let ((?x1911 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x337 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3731 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x337)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2500 (or $x2655 $x2169) $x3731) (_ bv96 7) ?x1911)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1166 (= 1 old.tp)))
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) $x1166) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1156 (and $x2169 (or $x3228 $x1166 (not (= (_ bv4 7) old.attention.out.collective)) $x2958))))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1060 (or $x2655 $x2807)))
 (let ((?x2841 (ite (or $x1060 $x1156) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1140 (= (_ bv96 7) old.attention.out_state)))
 (let (($x2378 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x188 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x586 (and (or $x188 $x2378) $x2169)))
 (let ((?x2238 (ite (or $x2655 (and $x2807 (= (_ bv38 7) old.stream)) $x586) (_ bv38 7) (ite $x2807 (_ bv96 7) (_ bv16 7)))))
 (let (($x2502 (or (and old.hidden.filled (not $x3228)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x952 (not $x2169)))
 (let (($x288 (= (_ bv49 7) old.norm.statistic)))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (let ((?x2075 (ite (and $x188 old.hidden.filled $x445 $x952 $x288) old.stream (ite (and $x2378 $x952 $x2502) old.stream ?x2238))))
 (let ((?x1899 (ite (and $x3228 old.hidden.everywhere (or $x2655 $x586)) (_ bv96 7) (ite (and $x188 old.hidden.filled $x3228 $x952) (_ bv96 7) ?x2075))))
 (let (($x434 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x1194 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2169) (_ bv38 7) (ite $x434 (_ bv96 7) ?x1899))))
 (let (($x3820 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x3170 (ite $x2378 (ite (not $x3228) old.stream (_ bv66 7)) (ite $x2807 (ite $x3228 (_ bv96 7) old.stream) (ite $x2655 (_ bv92 7) (_ bv16 7))))))
 (let (($x86 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x1646 (ite $x86 (ite $x188 (_ bv96 7) ?x3170) (ite $x3820 ?x1194 (ite $x1140 ?x2841 old.attention.out_state)))))
 (= old.attention.joined (ite (and old.attention.taken_for_whole $x2807) (_ bv92 7) ?x1646))))))))))))))))))))))))))))))
(assert
 (let (($x1720 (not old.hidden.everywhere)))
 (let (($x188 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3820 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x3820 (= (_ bv96 7) old.attention.joined) $x188 $x1720))))))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2001 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1860 (= (_ bv56 7) new.attention.heads.kind) $x962 $x3787 (= (_ bv91 7) new.attention.heads.kind) $x2046 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1299 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2179 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x2726 (= (_ bv1 7) new.attention.out.bias)))
 (or $x2726 (= (_ bv23 7) new.attention.out.bias) $x2179 $x1299)))))
(assert
 (let (($x1064 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2734 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1417 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1417 $x2734 $x2739 $x1986 $x1064)))))))
(assert
 (let (($x783 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3301 (= (_ bv10 7) new.attention.out.input)))
 (or $x3301 $x783 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1853 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (or $x1717 $x2030 $x1853)))))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x2706 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2706 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x1421 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1421 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2808 (= (_ bv56 7) new.attention.value_dim.kind) $x26 $x269 (= (_ bv91 7) new.attention.value_dim.kind) $x734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3503 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1668 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (let (($x823 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1679 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1679 $x823 (= (_ bv56 7) new.hidden.kind) $x1419 $x1668 $x3503 $x1997 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1930 (= (_ bv49 7) new.norm.statistic)))
 (or $x1930 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x2016 (= (_ bv94 7) new.stream)))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (or $x631 $x2016 $x406)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1419 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2961 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3476 (div (* ?x2961 new.hidden.multiple) new.hidden.parts)))
 (let (($x149 (< 1 new.hidden.parts)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1419 $x149 (= ?x3476 new.hidden.n))))))))
(assert
 (let ((?x2961 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3476 (div (* ?x2961 new.hidden.multiple) new.hidden.parts)))
 (let (($x149 (< 1 new.hidden.parts)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1419 $x149 (<= new.hidden.n ?x3476))))))))
(assert
 (let (($x1679 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2058 (ite $x1679 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2961 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3476 (div (* ?x2961 new.hidden.multiple) new.hidden.parts)))
 (let (($x3406 (= (- 1) new.hidden.n)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3503 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3471 (ite $x3503 (or $x3406 (< new.hidden.block new.hidden.n)) (ite $x1419 (or $x3406 (< ?x3476 new.hidden.n)) $x2058))))
 (let (($x2766 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3471)))
 (let (($x823 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1668 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3416 (or $x1668 $x823)))
 (= new.hidden.moved (ite $x3416 new.hidden.given_moved $x2766)))))))))))))))
(assert
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let (($x1993 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x962 $x1993)))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let ((?x2311 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x26 (not (= 0 ?x2311)))))))
(assert
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x3301 (= (_ bv10 7) new.attention.out.input)))
 (let (($x783 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x783 (and $x3301 $x2330))))))))
(assert
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x823 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1668 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3416 (or $x1668 $x823)))
 (let (($x192 (ite $x3416 new.hidden.given_everywhere (or $x1997 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x192)))))))
(assert
 (let (($x1706 (not new.hidden.moved)))
 (let (($x1876 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1706)))
 (let (($x2933 (= 1 new.hidden.parts)))
 (let (($x823 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1668 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3416 (or $x1668 $x823)))
 (= new.hidden.first_alone (ite $x3416 new.hidden.given_first (or $x2933 $x1876))))))))))
(assert
 (let (($x2441 (not new.attention.heads.padded)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x611 (ite (or $x3787 $x1860) new.attention.heads.given_everywhere (or $x2046 (and (= 1 new.attention.heads.parts) $x2441)))))
 (= new.attention.heads.everywhere $x611)))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x2260 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x2260)))))))))))))))))))))
(assert
 (let (($x3289 (not new.attention.value_dim.padded)))
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1810 (ite (or $x269 $x2808) new.attention.value_dim.given_everywhere (or $x734 (and (= 1 new.attention.value_dim.parts) $x3289)))))
 (= new.attention.value_dim.everywhere $x1810)))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x1343 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2404 ?x1102 ?x1343))))))))))))))))))))))
(assert
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x940 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x976 (ite $x940 new.attention.v (ite $x1630 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x976)))))
(assert
 (let (($x731 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x309 (not new.attention.gathers)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2030 $x309 $x731))))))
(assert
 (let ((?x2562 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1045 (or $x1986 $x2739)))
 (let (($x3558 (and new.attention.share_of_one new.stream.first_keeps_all (or $x1045 $x1207))))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x514 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3801 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x514)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x514 new.attention.value_dim.everywhere $x2330) $x3558)))
 (= new.attention.mixed_in (ite $x3801 (_ bv96 7) ?x2562)))))))))))))
(assert
 (let ((?x2487 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3152 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3017 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3152)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1717 (or $x1986 $x1207) $x3017) (_ bv96 7) ?x2487)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) $x3079) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2447 (and $x1207 (or $x406 $x3079 (not (= (_ bv4 7) new.attention.out.collective)) $x2330))))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1045 (or $x1986 $x2739)))
 (let ((?x3700 (ite (or $x1045 $x2447) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1165 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1064 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2734 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3333 (and (or $x2734 $x1064) $x1207)))
 (let ((?x1073 (ite (or $x1986 (and $x2739 (= (_ bv38 7) new.stream)) $x3333) (_ bv38 7) (ite $x2739 (_ bv96 7) (_ bv16 7)))))
 (let (($x990 (or (and new.hidden.filled (not $x406)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2880 (not $x1207)))
 (let (($x1930 (= (_ bv49 7) new.norm.statistic)))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (let ((?x3276 (ite (and $x2734 new.hidden.filled $x631 $x2880 $x1930) new.stream (ite (and $x1064 $x2880 $x990) new.stream ?x1073))))
 (let ((?x2926 (ite (and $x406 new.hidden.everywhere (or $x1986 $x3333)) (_ bv96 7) (ite (and $x2734 new.hidden.filled $x406 $x2880) (_ bv96 7) ?x3276))))
 (let (($x1417 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2564 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1207) (_ bv38 7) (ite $x1417 (_ bv96 7) ?x2926))))
 (let (($x1760 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x1268 (ite $x1064 (ite (not $x406) new.stream (_ bv66 7)) (ite $x2739 (ite $x406 (_ bv96 7) new.stream) (ite $x1986 (_ bv92 7) (_ bv16 7))))))
 (let (($x1057 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x909 (ite $x1057 (ite $x2734 (_ bv96 7) ?x1268) (ite $x1760 ?x2564 (ite $x1165 ?x3700 new.attention.out_state)))))
 (= new.attention.joined (ite (and new.attention.taken_for_whole $x2739) (_ bv92 7) ?x909))))))))))))))))))))))))))))))
(assert
 (let (($x3590 (not new.hidden.everywhere)))
 (let (($x2734 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1760 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x1760 (= (_ bv96 7) new.attention.joined) $x2734 $x3590))))))
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
 (let (($x1313 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x1299 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2903 (not new.attention.full_though_split)))
 (let (($x1400 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x2903)))
 (let (($x2054 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x1057 (= (_ bv92 7) new.attention.out_state)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x1817 (or $x3079 (not new.model.out_bias) (and $x1057 $x2054) $x1400 (and $x1299 $x1313))))
 (not $x1817))))))))))
(assert
 (let (($x2351 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x2811 (= (_ bv29 7) old.attention.out.bias)))
(let (($x3045 (not old.attention.full_though_split)))
(let (($x3066 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x3045)))
(let (($x2278 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x86 (= (_ bv92 7) old.attention.out_state)))
(let (($x1109 (not old.model.out_bias)))
(let (($x1166 (= 1 old.tp)))
(or $x1166 $x1109 (and $x86 $x2278) $x3066 (and $x2811 $x2351)))))))))))
(check-sat)

