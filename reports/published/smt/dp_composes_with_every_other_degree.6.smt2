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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1226 (= (_ bv56 7) old.hidden.kind)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (or $x30 $x1733 $x3292 $x4067 $x1226 $x1147 $x643 $x23 $x2876 $x1777))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2741 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x3104 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1179 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2656 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x1063 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1063 $x2656 $x1179 $x3104 $x2741)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x3807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1435 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3322 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1554 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2853 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3461 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x3461 $x2853 (= (_ bv56 7) old.lm_head.cut.kind) $x1554 $x3322 $x1435 $x3807 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2060 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3507 (= (_ bv40 7) old.lm_head.split)))
 (or $x3507 (= (_ bv57 7) old.lm_head.split) $x2060))))
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
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x3855 (= (- 1) old.hidden.n)))
 (let ((?x157 (ite (or $x3855 (< (* ?x2845 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2422 (ite $x1147 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x157) old.hidden.given_least)))
 (let ((?x992 (ite (or $x3855 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x438 (ite $x3292 (ite (and $x3855 (= 1 old.hidden.parts)) 1 ?x992) ?x2422)))
 (let (($x1226 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1574 (ite $x2876 old.hidden.parts (ite (or $x1733 $x30 $x23 $x1777 $x1226) 1 ?x438))))
 (= old.hidden.least ?x1574))))))))))))))))))
(assert
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1147 (< 1 old.hidden.parts) (= ?x2845 old.hidden.n)))))))
(assert
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1147 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2986 (ite $x3292 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x3855 (= (- 1) old.hidden.n)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2081 (ite $x23 (or $x3855 (< old.hidden.block old.hidden.n)) (ite $x1147 (or $x3855 (< ?x2845 old.hidden.n)) $x2986))))
 (let (($x2278 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2081)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (= old.hidden.moved (ite $x3070 old.hidden.given_moved $x2278)))))))))))))))
(assert
 (let ((?x2930 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1729 (div (* ?x2930 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1554 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1573 (and $x1554 (< 1 old.lm_head.cut.parts) (= ?x1729 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x1573))))))
(assert
 (let (($x1554 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2384 (and $x1554 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2384))))
(assert
 (let (($x1112 (= (- 1) old.lm_head.cut.n)))
 (let (($x3461 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2143 (ite $x3461 (or $x1112 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1112 (< 1 old.lm_head.cut.n)))))
 (let ((?x2930 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1729 (div (* ?x2930 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1554 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1435 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x451 (ite $x1435 (or $x1112 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1554 (or $x1112 (< ?x1729 old.lm_head.cut.n)) $x2143))))
 (let (($x3465 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x451)))
 (let (($x2853 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3322 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2308 (or $x3322 $x2853)))
 (= old.lm_head.cut.moved (ite $x2308 old.lm_head.cut.given_moved $x3465)))))))))))))))
(assert
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (let (($x1006 (ite $x3070 old.hidden.given_everywhere (or $x2876 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1006)))))))
(assert
 (let (($x3807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2584 (or $x3807 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2853 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3322 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2308 (or $x3322 $x2853)))
 (= old.lm_head.cut.everywhere (ite $x2308 old.lm_head.cut.given_everywhere $x2584))))))))
(assert
 (let (($x917 (not old.hidden.moved)))
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1225 (or old.hidden.everywhere old.hidden.filled (and (or $x1733 $x30 $x23 $x1777) $x917))))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (= old.hidden.undivided (ite $x3070 old.hidden.given_undivided $x1225))))))))))))
(assert
 (let (($x3320 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3104 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3363 (or $x3104 $x3320)))
 (let (($x3507 (= (_ bv40 7) old.lm_head.split)))
 (let (($x557 (and $x3507 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3363)))
 (let (($x2060 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x493 (ite (and $x2060 old.lm_head.cut.everywhere $x3363) (_ bv96 7) (ite $x2060 (_ bv95 7) (ite $x557 (_ bv96 7) (ite $x3507 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x493)))))))))
(assert
 (let (($x3320 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x69 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x3320)))
 (let (($x3469 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x1640 (ite (= (_ bv92 7) old.lm_head.state) (ite $x3469 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x69 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1515 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x2324 (ite (= (_ bv95 7) old.lm_head.state) (ite $x1515 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1640)))
 (= old.lm_head.joined ?x2324))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let (($x375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (or $x3415 $x2426 $x1826 $x1344 $x375 $x3296 $x1479 $x2736 $x453 $x3436))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3554 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x2467 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1737 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3035 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1817 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1817 $x3035 $x1737 $x2467 $x3554)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1212 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2013 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2648 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x607 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1649 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2785 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2785 $x1649 (= (_ bv56 7) new.lm_head.cut.kind) $x607 $x2648 $x2013 $x1212 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2610 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1806 (= (_ bv40 7) new.lm_head.split)))
 (or $x1806 (= (_ bv57 7) new.lm_head.split) $x2610))))
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
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x551 (= (- 1) new.hidden.n)))
 (let ((?x3045 (ite (or $x551 (< (* ?x2319 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1391 (ite $x3296 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3045) new.hidden.given_least)))
 (let ((?x2311 (ite (or $x551 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2751 (ite $x1826 (ite (and $x551 (= 1 new.hidden.parts)) 1 ?x2311) ?x1391)))
 (let (($x375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x442 (ite $x453 new.hidden.parts (ite (or $x2426 $x3415 $x2736 $x3436 $x375) 1 ?x2751))))
 (= new.hidden.least ?x442))))))))))))))))))
(assert
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3296 (< 1 new.hidden.parts) (= ?x2319 new.hidden.n)))))))
(assert
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3296 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3034 (ite $x1826 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x551 (= (- 1) new.hidden.n)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3014 (ite $x2736 (or $x551 (< new.hidden.block new.hidden.n)) (ite $x3296 (or $x551 (< ?x2319 new.hidden.n)) $x3034))))
 (let (($x1383 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3014)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (= new.hidden.moved (ite $x636 new.hidden.given_moved $x1383)))))))))))))))
(assert
 (let ((?x2224 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1258 (div (* ?x2224 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x607 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1758 (and $x607 (< 1 new.lm_head.cut.parts) (= ?x1258 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x1758))))))
(assert
 (let (($x607 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3596 (and $x607 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3596))))
(assert
 (let (($x625 (= (- 1) new.lm_head.cut.n)))
 (let (($x2785 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1129 (ite $x2785 (or $x625 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x625 (< 1 new.lm_head.cut.n)))))
 (let ((?x2224 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1258 (div (* ?x2224 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x607 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2013 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x593 (ite $x2013 (or $x625 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x607 (or $x625 (< ?x1258 new.lm_head.cut.n)) $x1129))))
 (let (($x2812 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x593)))
 (let (($x1649 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2648 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2885 (or $x2648 $x1649)))
 (= new.lm_head.cut.moved (ite $x2885 new.lm_head.cut.given_moved $x2812)))))))))))))))
(assert
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (let (($x118 (ite $x636 new.hidden.given_everywhere (or $x453 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x118)))))))
(assert
 (let (($x1212 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2879 (or $x1212 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1649 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2648 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2885 (or $x2648 $x1649)))
 (= new.lm_head.cut.everywhere (ite $x2885 new.lm_head.cut.given_everywhere $x2879))))))))
(assert
 (let (($x1205 (not new.hidden.moved)))
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2832 (or new.hidden.everywhere new.hidden.filled (and (or $x2426 $x3415 $x2736 $x3436) $x1205))))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (= new.hidden.undivided (ite $x636 new.hidden.given_undivided $x2832))))))))))))
(assert
 (let (($x1137 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2467 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x160 (or $x2467 $x1137)))
 (let (($x1806 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3074 (and $x1806 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x160)))
 (let (($x2610 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x716 (ite (and $x2610 new.lm_head.cut.everywhere $x160) (_ bv96 7) (ite $x2610 (_ bv95 7) (ite $x3074 (_ bv96 7) (ite $x1806 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x716)))))))))
(assert
 (let (($x1137 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1351 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x1137)))
 (let (($x2025 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x337 (ite (= (_ bv92 7) new.lm_head.state) (ite $x2025 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1351 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1969 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x1332 (ite (= (_ bv95 7) new.lm_head.state) (ite $x1969 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x337)))
 (= new.lm_head.joined ?x1332))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2586 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x1847 (= 1 new.tp)))
 (let (($x1354 (or (= (_ bv96 7) new.lm_head.joined) (and $x1847 (or (not (= (_ bv95 7) new.lm_head.split)) $x2586)))))
 (not $x1354)))))
(assert
 (let (($x3335 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x2363 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x2363 (or (not (= (_ bv95 7) old.lm_head.split)) $x3335))))))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1226 (= (_ bv56 7) old.hidden.kind)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (or $x30 $x1733 $x3292 $x4067 $x1226 $x1147 $x643 $x23 $x2876 $x1777))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3104 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1179 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1179 $x3104 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x3807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3322 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1554 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2853 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2853 (= (_ bv56 7) old.lm_head.cut.kind) $x1554 $x3322 (= (_ bv91 7) old.lm_head.cut.kind) $x3807 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2060 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3507 (= (_ bv40 7) old.lm_head.split)))
 (or $x3507 (= (_ bv57 7) old.lm_head.split) $x2060))))
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
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x3855 (= (- 1) old.hidden.n)))
 (let ((?x157 (ite (or $x3855 (< (* ?x2845 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2422 (ite $x1147 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x157) old.hidden.given_least)))
 (let ((?x992 (ite (or $x3855 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x438 (ite $x3292 (ite (and $x3855 (= 1 old.hidden.parts)) 1 ?x992) ?x2422)))
 (let (($x1226 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1574 (ite $x2876 old.hidden.parts (ite (or $x1733 $x30 $x23 $x1777 $x1226) 1 ?x438))))
 (= old.hidden.least ?x1574))))))))))))))))))
(assert
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1147 (< 1 old.hidden.parts) (= ?x2845 old.hidden.n)))))))
(assert
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1147 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2986 (ite $x3292 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x3855 (= (- 1) old.hidden.n)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2081 (ite $x23 (or $x3855 (< old.hidden.block old.hidden.n)) (ite $x1147 (or $x3855 (< ?x2845 old.hidden.n)) $x2986))))
 (let (($x2278 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2081)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (= old.hidden.moved (ite $x3070 old.hidden.given_moved $x2278)))))))))))))))
(assert
 (let (($x1554 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2384 (and $x1554 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2384))))
(assert
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (let (($x1006 (ite $x3070 old.hidden.given_everywhere (or $x2876 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1006)))))))
(assert
 (let (($x3807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2584 (or $x3807 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1439 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2584)))
 (= old.lm_head.cut.everywhere $x1439)))))
(assert
 (let (($x917 (not old.hidden.moved)))
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1225 (or old.hidden.everywhere old.hidden.filled (and (or $x1733 $x30 $x23 $x1777) $x917))))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (= old.hidden.undivided (ite $x3070 old.hidden.given_undivided $x1225))))))))))))
(assert
 (let (($x3799 (not old.lm_head.group.pp)))
 (let (($x1563 (or $x3799 (= 1 old.pp))))
 (let (($x1781 (not old.lm_head.group.sp)))
 (let (($x1730 (or $x1781 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x1507 (not old.lm_head.group.dp)))
 (let (($x1834 (or $x1507 $x2243)))
 (let (($x3320 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x1834 $x1730 $x1563)))
 (let (($x3104 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3363 (or $x3104 $x3320)))
 (let (($x3507 (= (_ bv40 7) old.lm_head.split)))
 (let (($x557 (and $x3507 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3363)))
 (let (($x2060 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x493 (ite (and $x2060 old.lm_head.cut.everywhere $x3363) (_ bv96 7) (ite $x2060 (_ bv95 7) (ite $x557 (_ bv96 7) (ite $x3507 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x493))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let (($x375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (or $x3415 $x2426 $x1826 $x1344 $x375 $x3296 $x1479 $x2736 $x453 $x3436))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2467 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1737 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x1737 $x2467 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x1212 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2648 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x607 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1649 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1649 (= (_ bv56 7) new.lm_head.cut.kind) $x607 $x2648 (= (_ bv91 7) new.lm_head.cut.kind) $x1212 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2610 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1806 (= (_ bv40 7) new.lm_head.split)))
 (or $x1806 (= (_ bv57 7) new.lm_head.split) $x2610))))
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
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x551 (= (- 1) new.hidden.n)))
 (let ((?x3045 (ite (or $x551 (< (* ?x2319 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1391 (ite $x3296 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3045) new.hidden.given_least)))
 (let ((?x2311 (ite (or $x551 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2751 (ite $x1826 (ite (and $x551 (= 1 new.hidden.parts)) 1 ?x2311) ?x1391)))
 (let (($x375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x442 (ite $x453 new.hidden.parts (ite (or $x2426 $x3415 $x2736 $x3436 $x375) 1 ?x2751))))
 (= new.hidden.least ?x442))))))))))))))))))
(assert
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3296 (< 1 new.hidden.parts) (= ?x2319 new.hidden.n)))))))
(assert
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3296 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3034 (ite $x1826 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x551 (= (- 1) new.hidden.n)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3014 (ite $x2736 (or $x551 (< new.hidden.block new.hidden.n)) (ite $x3296 (or $x551 (< ?x2319 new.hidden.n)) $x3034))))
 (let (($x1383 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3014)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (= new.hidden.moved (ite $x636 new.hidden.given_moved $x1383)))))))))))))))
(assert
 (let (($x607 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3596 (and $x607 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3596))))
(assert
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (let (($x118 (ite $x636 new.hidden.given_everywhere (or $x453 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x118)))))))
(assert
 (let (($x1212 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2879 (or $x1212 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2814 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2879)))
 (= new.lm_head.cut.everywhere $x2814)))))
(assert
 (let (($x1205 (not new.hidden.moved)))
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2832 (or new.hidden.everywhere new.hidden.filled (and (or $x2426 $x3415 $x2736 $x3436) $x1205))))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (= new.hidden.undivided (ite $x636 new.hidden.given_undivided $x2832))))))))))))
(assert
 (let (($x1576 (not new.lm_head.group.pp)))
 (let (($x1545 (or $x1576 (= 1 new.pp))))
 (let (($x3502 (not new.lm_head.group.sp)))
 (let (($x459 (or $x3502 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x3110 (not new.lm_head.group.dp)))
 (let (($x2351 (or $x3110 $x2345)))
 (let (($x1137 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2351 $x459 $x1545)))
 (let (($x2467 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x160 (or $x2467 $x1137)))
 (let (($x1806 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3074 (and $x1806 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x160)))
 (let (($x2610 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x716 (ite (and $x2610 new.lm_head.cut.everywhere $x160) (_ bv96 7) (ite $x2610 (_ bv95 7) (ite $x3074 (_ bv96 7) (ite $x1806 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x716))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1576 (not new.lm_head.group.pp)))
 (let (($x1545 (or $x1576 (= 1 new.pp))))
 (let (($x3502 (not new.lm_head.group.sp)))
 (let (($x459 (or $x3502 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x3110 (not new.lm_head.group.dp)))
 (let (($x2351 (or $x3110 $x2345)))
 (let (($x1137 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2351 $x459 $x1545)))
 (let (($x1737 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2467 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x824 (or $x2467 (and (= (_ bv96 7) new.lm_head.state) (or $x1737 $x1137)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x2351 $x459 $x1545))))
 (not $x824)))))))))))))
(assert
 (let (($x3799 (not old.lm_head.group.pp)))
(let (($x1563 (or $x3799 (= 1 old.pp))))
(let (($x1781 (not old.lm_head.group.sp)))
(let (($x1730 (or $x1781 (= 1 old.sp))))
(let (($x2243 (= 1 old.dp)))
(let (($x1507 (not old.lm_head.group.dp)))
(let (($x1834 (or $x1507 $x2243)))
(let (($x3320 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x1834 $x1730 $x1563)))
(let (($x1179 (= (_ bv10 7) old.lm_head.collective)))
(let (($x3104 (= (_ bv57 7) old.lm_head.collective)))
(or $x3104 (and (= (_ bv96 7) old.lm_head.state) (or $x1179 $x3320)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x1834 $x1730 $x1563)))))))))))))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1226 (= (_ bv56 7) old.hidden.kind)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (or $x30 $x1733 $x3292 $x4067 $x1226 $x1147 $x643 $x23 $x2876 $x1777))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3104 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1179 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1063 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1063 (= (_ bv5 7) old.lm_head.collective) $x1179 $x3104 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x3807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3322 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1554 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2853 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2853 (= (_ bv56 7) old.lm_head.cut.kind) $x1554 $x3322 (= (_ bv91 7) old.lm_head.cut.kind) $x3807 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2722 (= (_ bv64 7) old.lm_head.order)))
 (or $x2722 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x2060 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3507 (= (_ bv40 7) old.lm_head.split)))
 (or $x3507 (= (_ bv57 7) old.lm_head.split) $x2060))))
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
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x3855 (= (- 1) old.hidden.n)))
 (let ((?x157 (ite (or $x3855 (< (* ?x2845 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2422 (ite $x1147 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x157) old.hidden.given_least)))
 (let ((?x992 (ite (or $x3855 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x438 (ite $x3292 (ite (and $x3855 (= 1 old.hidden.parts)) 1 ?x992) ?x2422)))
 (let (($x1226 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1574 (ite $x2876 old.hidden.parts (ite (or $x1733 $x30 $x23 $x1777 $x1226) 1 ?x438))))
 (= old.hidden.least ?x1574))))))))))))))))))
(assert
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1147 (< 1 old.hidden.parts) (= ?x2845 old.hidden.n)))))))
(assert
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1147 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2986 (ite $x3292 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x3855 (= (- 1) old.hidden.n)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2081 (ite $x23 (or $x3855 (< old.hidden.block old.hidden.n)) (ite $x1147 (or $x3855 (< ?x2845 old.hidden.n)) $x2986))))
 (let (($x2278 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2081)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (= old.hidden.moved (ite $x3070 old.hidden.given_moved $x2278)))))))))))))))
(assert
 (let (($x1554 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2384 (and $x1554 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2384))))
(assert
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (let (($x1006 (ite $x3070 old.hidden.given_everywhere (or $x2876 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1006)))))))
(assert
 (let (($x3807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2584 (or $x3807 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1439 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2584)))
 (= old.lm_head.cut.everywhere $x1439)))))
(assert
 (let (($x917 (not old.hidden.moved)))
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1225 (or old.hidden.everywhere old.hidden.filled (and (or $x1733 $x30 $x23 $x1777) $x917))))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (= old.hidden.undivided (ite $x3070 old.hidden.given_undivided $x1225))))))))))))
(assert
 (let (($x3320 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3104 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3363 (or $x3104 $x3320)))
 (let (($x3507 (= (_ bv40 7) old.lm_head.split)))
 (let (($x557 (and $x3507 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3363)))
 (let (($x2060 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x493 (ite (and $x2060 old.lm_head.cut.everywhere $x3363) (_ bv96 7) (ite $x2060 (_ bv95 7) (ite $x557 (_ bv96 7) (ite $x3507 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x493)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let (($x375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (or $x3415 $x2426 $x1826 $x1344 $x375 $x3296 $x1479 $x2736 $x453 $x3436))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2467 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1737 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1817 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1817 (= (_ bv5 7) new.lm_head.collective) $x1737 $x2467 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x1212 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2648 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x607 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1649 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1649 (= (_ bv56 7) new.lm_head.cut.kind) $x607 $x2648 (= (_ bv91 7) new.lm_head.cut.kind) $x1212 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3615 (= (_ bv64 7) new.lm_head.order)))
 (or $x3615 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x2610 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1806 (= (_ bv40 7) new.lm_head.split)))
 (or $x1806 (= (_ bv57 7) new.lm_head.split) $x2610))))
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
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x551 (= (- 1) new.hidden.n)))
 (let ((?x3045 (ite (or $x551 (< (* ?x2319 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1391 (ite $x3296 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3045) new.hidden.given_least)))
 (let ((?x2311 (ite (or $x551 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2751 (ite $x1826 (ite (and $x551 (= 1 new.hidden.parts)) 1 ?x2311) ?x1391)))
 (let (($x375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x442 (ite $x453 new.hidden.parts (ite (or $x2426 $x3415 $x2736 $x3436 $x375) 1 ?x2751))))
 (= new.hidden.least ?x442))))))))))))))))))
(assert
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3296 (< 1 new.hidden.parts) (= ?x2319 new.hidden.n)))))))
(assert
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3296 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3034 (ite $x1826 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x551 (= (- 1) new.hidden.n)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3014 (ite $x2736 (or $x551 (< new.hidden.block new.hidden.n)) (ite $x3296 (or $x551 (< ?x2319 new.hidden.n)) $x3034))))
 (let (($x1383 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3014)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (= new.hidden.moved (ite $x636 new.hidden.given_moved $x1383)))))))))))))))
(assert
 (let (($x607 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3596 (and $x607 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3596))))
(assert
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (let (($x118 (ite $x636 new.hidden.given_everywhere (or $x453 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x118)))))))
(assert
 (let (($x1212 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2879 (or $x1212 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2814 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2879)))
 (= new.lm_head.cut.everywhere $x2814)))))
(assert
 (let (($x1205 (not new.hidden.moved)))
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2832 (or new.hidden.everywhere new.hidden.filled (and (or $x2426 $x3415 $x2736 $x3436) $x1205))))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (= new.hidden.undivided (ite $x636 new.hidden.given_undivided $x2832))))))))))))
(assert
 (let (($x1137 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2467 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x160 (or $x2467 $x1137)))
 (let (($x1806 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3074 (and $x1806 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x160)))
 (let (($x2610 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x716 (ite (and $x2610 new.lm_head.cut.everywhere $x160) (_ bv96 7) (ite $x2610 (_ bv95 7) (ite $x3074 (_ bv96 7) (ite $x1806 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x716)))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1125 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x3615 (= (_ bv64 7) new.lm_head.order)))
 (let (($x1847 (= 1 new.tp)))
 (let (($x2498 (or $x1847 (not (= (_ bv95 7) new.lm_head.state)) $x3615 $x1125 new.lm_head.reversible)))
 (not $x2498))))))
(assert
 (let (($x3472 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x2722 (= (_ bv64 7) old.lm_head.order)))
(let (($x2363 (= 1 old.tp)))
(or $x2363 (not (= (_ bv95 7) old.lm_head.state)) $x2722 $x3472 old.lm_head.reversible)))))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1226 (= (_ bv56 7) old.hidden.kind)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (or $x30 $x1733 $x3292 $x4067 $x1226 $x1147 $x643 $x23 $x2876 $x1777))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1882 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1258 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x2234 (= (_ bv1 7) old.lm_head.bias)))
 (or $x2234 (= (_ bv23 7) old.lm_head.bias) $x1258 $x1882)))))
(assert
 (let (($x3104 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x3104 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x3807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1435 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3322 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1554 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2853 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3461 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x3461 $x2853 (= (_ bv56 7) old.lm_head.cut.kind) $x1554 $x3322 $x1435 $x3807 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2060 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3507 (= (_ bv40 7) old.lm_head.split)))
 (or $x3507 (= (_ bv57 7) old.lm_head.split) $x2060))))
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
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x3855 (= (- 1) old.hidden.n)))
 (let ((?x157 (ite (or $x3855 (< (* ?x2845 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2422 (ite $x1147 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x157) old.hidden.given_least)))
 (let ((?x992 (ite (or $x3855 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x438 (ite $x3292 (ite (and $x3855 (= 1 old.hidden.parts)) 1 ?x992) ?x2422)))
 (let (($x1226 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1574 (ite $x2876 old.hidden.parts (ite (or $x1733 $x30 $x23 $x1777 $x1226) 1 ?x438))))
 (= old.hidden.least ?x1574))))))))))))))))))
(assert
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1147 (< 1 old.hidden.parts) (= ?x2845 old.hidden.n)))))))
(assert
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1147 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3292 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2986 (ite $x3292 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2845 (div (* ?x1627 old.hidden.multiple) old.hidden.parts)))
 (let (($x3855 (= (- 1) old.hidden.n)))
 (let (($x1147 (= (_ bv65 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2081 (ite $x23 (or $x3855 (< old.hidden.block old.hidden.n)) (ite $x1147 (or $x3855 (< ?x2845 old.hidden.n)) $x2986))))
 (let (($x2278 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2081)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (= old.hidden.moved (ite $x3070 old.hidden.given_moved $x2278)))))))))))))))
(assert
 (let (($x1554 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2384 (and $x1554 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2384))))
(assert
 (let (($x2908 (= (- 1) old.lm_head.cut.n)))
 (let (($x3461 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2939 (ite $x3461 (or $x2908 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2908 (< 1 old.lm_head.cut.n)))))
 (let ((?x3134 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x1979 (< (div (* ?x3134 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x1554 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1435 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1398 (ite $x1435 (or $x2908 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1554 (or $x2908 $x1979) $x2939))))
 (let (($x1371 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1398)))
 (let (($x2853 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3322 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2308 (or $x3322 $x2853)))
 (= old.lm_head.cut.moved (ite $x2308 old.lm_head.cut.given_moved $x1371)))))))))))))))
(assert
 (let (($x2876 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (let (($x1006 (ite $x3070 old.hidden.given_everywhere (or $x2876 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1006)))))))
(assert
 (let (($x3807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2584 (or $x3807 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2853 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3322 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2308 (or $x3322 $x2853)))
 (= old.lm_head.cut.everywhere (ite $x2308 old.lm_head.cut.given_everywhere $x2584))))))))
(assert
 (let (($x1342 (not old.lm_head.cut.moved)))
 (let (($x2035 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x2109 (= 1 old.lm_head.cut.parts)))
 (let (($x2853 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3322 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2308 (or $x3322 $x2853)))
 (= old.lm_head.cut.first_alone (ite $x2308 old.lm_head.cut.given_first (or $x2109 (and $x2035 $x1342)))))))))))
(assert
 (let (($x917 (not old.hidden.moved)))
 (let (($x1777 (= (_ bv99 7) old.hidden.kind)))
 (let (($x23 (= (_ bv91 7) old.hidden.kind)))
 (let (($x30 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1225 (or old.hidden.everywhere old.hidden.filled (and (or $x1733 $x30 $x23 $x1777) $x917))))
 (let (($x4067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x643 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3070 (or $x643 $x4067)))
 (= old.hidden.undivided (ite $x3070 old.hidden.given_undivided $x1225))))))))))))
(assert
 (let (($x3320 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3104 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3363 (or $x3104 $x3320)))
 (let (($x3507 (= (_ bv40 7) old.lm_head.split)))
 (let (($x557 (and $x3507 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3363)))
 (let (($x2060 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x493 (ite (and $x2060 old.lm_head.cut.everywhere $x3363) (_ bv96 7) (ite $x2060 (_ bv95 7) (ite $x557 (_ bv96 7) (ite $x3507 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x493)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let (($x375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (or $x3415 $x2426 $x1826 $x1344 $x375 $x3296 $x1479 $x2736 $x453 $x3436))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x543 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x3298 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x1968 (= (_ bv1 7) new.lm_head.bias)))
 (or $x1968 (= (_ bv23 7) new.lm_head.bias) $x3298 $x543)))))
(assert
 (let (($x2467 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2467 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1212 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2013 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2648 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x607 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1649 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2785 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2785 $x1649 (= (_ bv56 7) new.lm_head.cut.kind) $x607 $x2648 $x2013 $x1212 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2610 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1806 (= (_ bv40 7) new.lm_head.split)))
 (or $x1806 (= (_ bv57 7) new.lm_head.split) $x2610))))
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
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x551 (= (- 1) new.hidden.n)))
 (let ((?x3045 (ite (or $x551 (< (* ?x2319 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1391 (ite $x3296 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3045) new.hidden.given_least)))
 (let ((?x2311 (ite (or $x551 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2751 (ite $x1826 (ite (and $x551 (= 1 new.hidden.parts)) 1 ?x2311) ?x1391)))
 (let (($x375 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x442 (ite $x453 new.hidden.parts (ite (or $x2426 $x3415 $x2736 $x3436 $x375) 1 ?x2751))))
 (= new.hidden.least ?x442))))))))))))))))))
(assert
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3296 (< 1 new.hidden.parts) (= ?x2319 new.hidden.n)))))))
(assert
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3296 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1826 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3034 (ite $x1826 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x934 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x934 new.hidden.multiple) new.hidden.parts)))
 (let (($x551 (= (- 1) new.hidden.n)))
 (let (($x3296 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3014 (ite $x2736 (or $x551 (< new.hidden.block new.hidden.n)) (ite $x3296 (or $x551 (< ?x2319 new.hidden.n)) $x3034))))
 (let (($x1383 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3014)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (= new.hidden.moved (ite $x636 new.hidden.given_moved $x1383)))))))))))))))
(assert
 (let (($x607 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3596 (and $x607 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3596))))
(assert
 (let (($x3640 (= (- 1) new.lm_head.cut.n)))
 (let (($x2785 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2450 (ite $x2785 (or $x3640 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x3640 (< 1 new.lm_head.cut.n)))))
 (let ((?x544 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x2550 (< (div (* ?x544 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x607 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2013 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1741 (ite $x2013 (or $x3640 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x607 (or $x3640 $x2550) $x2450))))
 (let (($x3143 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1741)))
 (let (($x1649 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2648 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2885 (or $x2648 $x1649)))
 (= new.lm_head.cut.moved (ite $x2885 new.lm_head.cut.given_moved $x3143)))))))))))))))
(assert
 (let (($x453 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (let (($x118 (ite $x636 new.hidden.given_everywhere (or $x453 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x118)))))))
(assert
 (let (($x1212 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2879 (or $x1212 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1649 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2648 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2885 (or $x2648 $x1649)))
 (= new.lm_head.cut.everywhere (ite $x2885 new.lm_head.cut.given_everywhere $x2879))))))))
(assert
 (let (($x1490 (not new.lm_head.cut.moved)))
 (let (($x3343 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x1385 (= 1 new.lm_head.cut.parts)))
 (let (($x1649 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2648 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2885 (or $x2648 $x1649)))
 (= new.lm_head.cut.first_alone (ite $x2885 new.lm_head.cut.given_first (or $x1385 (and $x3343 $x1490)))))))))))
(assert
 (let (($x1205 (not new.hidden.moved)))
 (let (($x3436 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2736 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3415 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2426 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2832 (or new.hidden.everywhere new.hidden.filled (and (or $x2426 $x3415 $x2736 $x3436) $x1205))))
 (let (($x1344 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv86 7) new.hidden.kind)))
 (let (($x636 (or $x1479 $x1344)))
 (= new.hidden.undivided (ite $x636 new.hidden.given_undivided $x2832))))))))))))
(assert
 (let (($x1137 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2467 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x160 (or $x2467 $x1137)))
 (let (($x1806 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3074 (and $x1806 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x160)))
 (let (($x2610 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x716 (ite (and $x2610 new.lm_head.cut.everywhere $x160) (_ bv96 7) (ite $x2610 (_ bv95 7) (ite $x3074 (_ bv96 7) (ite $x1806 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x716)))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x543 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x889 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x1847 (= 1 new.tp)))
 (let (($x2634 (or $x1847 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x889 (and (= (_ bv95 7) new.lm_head.state) $x543 new.lm_head.cut.first_alone))))
 (not $x2634))))))
(assert
 (let (($x1882 (= (_ bv29 7) old.lm_head.bias)))
(let (($x2019 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x2242 (not old.model.head_bias)))
(let (($x2363 (= 1 old.tp)))
(or $x2363 $x2242 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x2019 (and (= (_ bv95 7) old.lm_head.state) $x1882 old.lm_head.cut.first_alone)))))))
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.least () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.least () Int)
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1054 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3157 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x3157 $x1054 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x2624 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x894 (= (_ bv10 7) old.ffn.down.input)))
 (or $x894 $x2624 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2410 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2410 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x847 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x665 (= (_ bv40 7) old.ffn.down.split)))
 (or $x665 $x847 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x1808 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x1808)))
(assert
 (let (($x2016 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1908 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x877 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2862 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x524 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x524 $x2862 $x877 $x1908 $x2016)))))))
(assert
 (let (($x2339 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1316 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1316 $x2339))))
(assert
 (let (($x2887 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2887 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x540 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x776 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x236 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x817 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1900 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1900 $x817 $x236 $x776 $x540)))))))
(assert
 (let (($x161 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2025 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2653 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2653 $x2025 $x161)))))
(assert
 (let (($x1829 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x66 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2790 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2790 $x66 $x1829 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x3810 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x719 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x569 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1381 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2149 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1896 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x727 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1540 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2560 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x415 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x415 $x2560 $x1540 $x727 $x1896 $x2149 $x1381 $x569 $x719 $x3810))))))))))))
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
 (let (($x2036 (= (_ bv38 7) old.stages.send)))
 (let (($x1656 (= (_ bv14 7) old.stages.send)))
 (let (($x1621 (= (_ bv10 7) old.stages.send)))
 (or $x1621 $x1656 $x2036 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x3244 (= (_ bv53 7) old.stages.stream)))
 (or $x3244 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2383 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1614 (div (* ?x2383 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3578 (< 1 old.ffn.width.parts)))
 (let (($x2149 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2149 $x3578 (= ?x1614 old.ffn.width.n))))))))
(assert
 (let ((?x2383 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1614 (div (* ?x2383 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3578 (< 1 old.ffn.width.parts)))
 (let (($x2149 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2149 $x3578 (<= old.ffn.width.n ?x1614))))))))
(assert
 (let (($x2149 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1362 (and $x2149 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1362))))
(assert
 (let ((?x2383 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1614 (div (* ?x2383 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2667 (= (- 1) old.ffn.width.n)))
 (let ((?x2557 (ite (or $x2667 (< (* ?x1614 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x769 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x2557)))
 (let (($x2149 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x1544 (ite (or $x2667 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x1540 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x2763 (ite $x1540 (ite (and $x2667 (= 1 old.ffn.width.parts)) 1 ?x1544) (ite $x2149 ?x769 old.ffn.width.given_least))))
 (let (($x1896 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x3810 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x569 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x415 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2560 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x719 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x2027 (ite $x719 old.ffn.width.parts (ite (or $x2560 $x415 $x569 $x3810 $x1896) 1 ?x2763))))
 (= old.ffn.width.least ?x2027))))))))))))))))))
(assert
 (let (($x2667 (= (- 1) old.ffn.width.n)))
 (let (($x1540 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1756 (ite $x1540 (or $x2667 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2667 (< 1 old.ffn.width.n)))))
 (let ((?x2383 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1614 (div (* ?x2383 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2149 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x569 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x614 (ite $x569 (or $x2667 (< old.ffn.width.block old.ffn.width.n)) (ite $x2149 (or $x2667 (< ?x1614 old.ffn.width.n)) $x1756))))
 (let (($x1284 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x614)))
 (let (($x727 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1381 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3698 (or $x1381 $x727)))
 (= old.ffn.width.moved (ite $x3698 old.ffn.width.given_moved $x1284)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2624 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2014 (or $x2624 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2014))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x719 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2448 (or $x719 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x727 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1381 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3698 (or $x1381 $x727)))
 (= old.ffn.width.everywhere (ite $x3698 old.ffn.width.given_everywhere $x2448))))))))
(assert
 (let (($x231 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1355 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3740 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1355)))
 (let (($x1734 (ite old.model.gated $x3740 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x231))))
 (let (($x847 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3262 (and old.ffn.width.filled $x847 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x1734)))))
 (= old.ffn.piece_kept $x3262))))))))
(assert
 (let (($x1794 (not old.ffn.width.moved)))
 (let (($x3810 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x569 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x415 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2560 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1375 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x2560 $x415 $x569 $x3810) $x1794))))
 (let (($x727 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1381 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3698 (or $x1381 $x727)))
 (= old.ffn.width.undivided (ite $x3698 old.ffn.width.given_undivided $x1375))))))))))))
(assert
 (let (($x1794 (not old.ffn.width.moved)))
 (let (($x3041 (and old.ffn.width.everywhere $x1794)))
 (= old.ffn.in_place (or $x3041 old.ffn.width.filled)))))
(assert
 (let (($x3066 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3157 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1054 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1717 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1054 $x3157) $x3066))))
 (= old.ffn.first_reads $x1717))))))
(assert
 (let (($x1355 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3740 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1355)))
 (let (($x2339 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1945 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x665 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x847 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x817 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x236 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1912 (or $x236 $x817)))
 (let (($x231 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2653 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1155 (< 1 old.tp)))
 (let (($x1209 (and old.model.gated $x1155 $x2653 $x231 $x1912 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x847 (and $x665 (and old.ffn.width.undivided $x1945))) (not (and old.ffn.gathers $x2339 $x3740)))))
 (= old.ffn.up_idle $x1209)))))))))))))))
(assert
 (let (($x1794 (not old.ffn.width.moved)))
 (let (($x3041 (and old.ffn.width.everywhere $x1794)))
 (let ((?x2768 (ite $x3041 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1155 (< 1 old.tp)))
 (let ((?x1099 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x540 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x817 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x236 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1912 (or $x236 $x817)))
 (let (($x66 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x776 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3484 (or $x776 (not (or $x66 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x231 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x449 (or $x236 $x776)))
 (let ((?x3758 (ite (or $x449 $x231 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x817 (_ bv21 7) (_ bv16 7)))))
 (let (($x2025 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x3580 (ite $x2025 ?x3758 (ite $x3484 (_ bv92 7) (ite $x1912 (_ bv96 7) (ite $x540 ?x1099 (ite $x1155 (_ bv16 7) ?x2768)))))))
 (let (($x2749 (or $x449 $x231 (and $x817 old.ffn.width.padded $x1794) (and $x540 old.ffn.width.leads))))
 (let ((?x1950 (ite (and $x817 old.ffn.width.filled (not $x231)) (_ bv96 7) (ite $x2749 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x161 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x161 ?x1950 ?x3580)))))))))))))))))))))))
(assert
 (let (($x1336 (not old.ffn.width.everywhere)))
 (let (($x2966 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1336)))
 (= old.ffn.up_piece (ite $x2966 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1829 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x776 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3631 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x776 $x1829 old.ffn.up_idle))))
 (= old.ffn.up_left $x3631)))))
(assert
 (let (($x235 (not old.ffn.up_left)))
 (let (($x2626 (not old.model.joint)))
 (let (($x305 (and old.ffn.piece_kept old.model.gated $x2626 (= (_ bv97 7) old.ffn.up_piece) $x235)))
 (= old.ffn.share_of_one $x305)))))
(assert
 (let (($x1794 (not old.ffn.width.moved)))
 (let (($x3041 (and old.ffn.width.everywhere $x1794)))
 (let (($x1155 (< 1 old.tp)))
 (let ((?x3276 (ite $x1155 (_ bv16 7) (ite $x3041 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x3182 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x2016 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2862 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x877 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1908 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1885 (ite (or $x1908 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x877 $x2862) (_ bv96 7) (ite $x2016 ?x3182 ?x3276)))))
 (let (($x1355 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1849 (or $x877 $x1908)))
 (let (($x1926 (or $x1849 $x1355 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1316 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x96 (or $x1849 $x1355 (and $x2862 old.ffn.width.padded $x1794) (and $x2016 old.ffn.width.leads))))
 (let ((?x3753 (ite (and $x2862 old.ffn.width.filled (not $x1355)) (_ bv96 7) (ite $x96 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2339 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2339 ?x3753 (ite $x1316 (ite $x1926 (_ bv96 7) (ite $x2862 (_ bv21 7) (_ bv16 7))) ?x1885)))))))))))))))))))))
(assert
 (let (($x1336 (not old.ffn.width.everywhere)))
 (let (($x2339 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2339 (not (= (_ bv96 7) old.ffn.gate_state)) $x1336) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2400 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2400)))
(assert
 (let ((?x13 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1361 (not old.ffn.share_of_one)))
 (let (($x494 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1361))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x494) (_ bv96 7) ?x13))))))
(assert
 (let (($x1808 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x1155 (< 1 old.tp)))
 (let (($x1564 (and $x1155 $x1808 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x1564)))))
(assert
 (let (($x3244 (= (_ bv53 7) old.stages.stream)))
 (let (($x3759 (and $x3244 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1152 (not old.model.parallel)))
 (let (($x3514 (not old.stages.leaves)))
 (let (($x2224 (or $x3514 (and old.layer.dense $x1152 (not (= (_ bv1 7) old.ffn.down.residual))) $x3759)))
 (= old.stages.one_part $x2224)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2190 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1128 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1128 $x2190 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x1776 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3443 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3443 $x1776 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2694 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2694 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1093 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2696 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2696 $x1093 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x906 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x906)))
(assert
 (let (($x3879 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x857 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2597 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2324 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x679 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x679 $x2324 $x2597 $x857 $x3879)))))))
(assert
 (let (($x2147 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2153 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2153 $x2147))))
(assert
 (let (($x1509 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1509 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x3918 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x60 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x156 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x773 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3065 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x3065 $x773 $x156 $x60 $x3918)))))))
(assert
 (let (($x1692 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1684 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2951 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2951 $x1684 $x1692)))))
(assert
 (let (($x871 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2851 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x52 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x52 $x2851 $x871 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x1452 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1880 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1747 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1536 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1030 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1712 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2823 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x583 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1354 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1665 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1665 $x1354 $x583 $x2823 $x1712 $x1030 $x1536 $x1747 $x1880 $x1452))))))))))))
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
 (let (($x498 (= (_ bv38 7) new.stages.send)))
 (let (($x2843 (= (_ bv14 7) new.stages.send)))
 (let (($x189 (= (_ bv10 7) new.stages.send)))
 (or $x189 $x2843 $x498 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x2406 (= (_ bv53 7) new.stages.stream)))
 (or $x2406 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1422 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2428 (div (* ?x1422 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1125 (< 1 new.ffn.width.parts)))
 (let (($x1030 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1030 $x1125 (= ?x2428 new.ffn.width.n))))))))
(assert
 (let ((?x1422 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2428 (div (* ?x1422 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1125 (< 1 new.ffn.width.parts)))
 (let (($x1030 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1030 $x1125 (<= new.ffn.width.n ?x2428))))))))
(assert
 (let (($x1030 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2722 (and $x1030 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2722))))
(assert
 (let ((?x1422 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2428 (div (* ?x1422 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1460 (= (- 1) new.ffn.width.n)))
 (let ((?x1370 (ite (or $x1460 (< (* ?x2428 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x2404 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1370)))
 (let (($x1030 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x1283 (ite (or $x1460 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x583 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x2329 (ite $x583 (ite (and $x1460 (= 1 new.ffn.width.parts)) 1 ?x1283) (ite $x1030 ?x2404 new.ffn.width.given_least))))
 (let (($x1712 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1452 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1747 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1665 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1354 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1880 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x1602 (ite $x1880 new.ffn.width.parts (ite (or $x1354 $x1665 $x1747 $x1452 $x1712) 1 ?x2329))))
 (= new.ffn.width.least ?x1602))))))))))))))))))
(assert
 (let (($x1460 (= (- 1) new.ffn.width.n)))
 (let (($x583 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1402 (ite $x583 (or $x1460 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1460 (< 1 new.ffn.width.n)))))
 (let ((?x1422 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2428 (div (* ?x1422 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1030 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1747 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2708 (ite $x1747 (or $x1460 (< new.ffn.width.block new.ffn.width.n)) (ite $x1030 (or $x1460 (< ?x2428 new.ffn.width.n)) $x1402))))
 (let (($x1795 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2708)))
 (let (($x2823 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1536 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1970 (or $x1536 $x2823)))
 (= new.ffn.width.moved (ite $x1970 new.ffn.width.given_moved $x1795)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1776 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2916 (or $x1776 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2916))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1880 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2554 (or $x1880 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2823 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1536 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1970 (or $x1536 $x2823)))
 (= new.ffn.width.everywhere (ite $x1970 new.ffn.width.given_everywhere $x2554))))))))
(assert
 (let (($x3248 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x311 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2840 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x311)))
 (let (($x2294 (ite new.model.gated $x2840 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x3248))))
 (let (($x1093 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x201 (and new.ffn.width.filled $x1093 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x2294)))))
 (= new.ffn.piece_kept $x201))))))))
(assert
 (let (($x3709 (not new.ffn.width.moved)))
 (let (($x1452 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1747 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1665 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1354 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2022 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x1354 $x1665 $x1747 $x1452) $x3709))))
 (let (($x2823 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1536 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1970 (or $x1536 $x2823)))
 (= new.ffn.width.undivided (ite $x1970 new.ffn.width.given_undivided $x2022))))))))))))
(assert
 (let (($x3709 (not new.ffn.width.moved)))
 (let (($x2934 (and new.ffn.width.everywhere $x3709)))
 (= new.ffn.in_place (or $x2934 new.ffn.width.filled)))))
(assert
 (let (($x1482 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2190 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2935 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2190 $x1128) $x1482))))
 (= new.ffn.first_reads $x2935))))))
(assert
 (let (($x311 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2840 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x311)))
 (let (($x2147 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x308 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x2696 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1093 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x773 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x156 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2776 (or $x156 $x773)))
 (let (($x3248 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2951 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x627 (< 1 new.tp)))
 (let (($x1116 (and new.model.gated $x627 $x2951 $x3248 $x2776 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x1093 (and $x2696 (and new.ffn.width.undivided $x308))) (not (and new.ffn.gathers $x2147 $x2840)))))
 (= new.ffn.up_idle $x1116)))))))))))))))
(assert
 (let (($x3709 (not new.ffn.width.moved)))
 (let (($x2934 (and new.ffn.width.everywhere $x3709)))
 (let ((?x2199 (ite $x2934 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x627 (< 1 new.tp)))
 (let ((?x1622 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x3918 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x773 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x156 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2776 (or $x156 $x773)))
 (let (($x2851 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x60 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3082 (or $x60 (not (or $x2851 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x3248 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2318 (or $x156 $x60)))
 (let ((?x941 (ite (or $x2318 $x3248 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x773 (_ bv21 7) (_ bv16 7)))))
 (let (($x1684 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x500 (ite $x1684 ?x941 (ite $x3082 (_ bv92 7) (ite $x2776 (_ bv96 7) (ite $x3918 ?x1622 (ite $x627 (_ bv16 7) ?x2199)))))))
 (let (($x757 (or $x2318 $x3248 (and $x773 new.ffn.width.padded $x3709) (and $x3918 new.ffn.width.leads))))
 (let ((?x2759 (ite (and $x773 new.ffn.width.filled (not $x3248)) (_ bv96 7) (ite $x757 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1692 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1692 ?x2759 ?x500)))))))))))))))))))))))
(assert
 (let (($x1297 (not new.ffn.width.everywhere)))
 (let (($x828 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1297)))
 (= new.ffn.up_piece (ite $x828 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x871 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x60 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1036 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x60 $x871 new.ffn.up_idle))))
 (= new.ffn.up_left $x1036)))))
(assert
 (let (($x766 (not new.ffn.up_left)))
 (let (($x822 (not new.model.joint)))
 (let (($x2913 (and new.ffn.piece_kept new.model.gated $x822 (= (_ bv97 7) new.ffn.up_piece) $x766)))
 (= new.ffn.share_of_one $x2913)))))
(assert
 (let (($x3709 (not new.ffn.width.moved)))
 (let (($x2934 (and new.ffn.width.everywhere $x3709)))
 (let (($x627 (< 1 new.tp)))
 (let ((?x988 (ite $x627 (_ bv16 7) (ite $x2934 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1763 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3879 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2324 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2597 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x857 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2416 (ite (or $x857 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2597 $x2324) (_ bv96 7) (ite $x3879 ?x1763 ?x988)))))
 (let (($x311 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x758 (or $x2597 $x857)))
 (let (($x896 (or $x758 $x311 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2153 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1218 (or $x758 $x311 (and $x2324 new.ffn.width.padded $x3709) (and $x3879 new.ffn.width.leads))))
 (let ((?x1387 (ite (and $x2324 new.ffn.width.filled (not $x311)) (_ bv96 7) (ite $x1218 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2147 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2147 ?x1387 (ite $x2153 (ite $x896 (_ bv96 7) (ite $x2324 (_ bv21 7) (_ bv16 7))) ?x2416)))))))))))))))))))))
(assert
 (let (($x1297 (not new.ffn.width.everywhere)))
 (let (($x2147 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2147 (not (= (_ bv96 7) new.ffn.gate_state)) $x1297) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x656 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x656)))
(assert
 (let ((?x19 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x2069 (not new.ffn.share_of_one)))
 (let (($x2529 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x2069))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2529) (_ bv96 7) ?x19))))))
(assert
 (let (($x906 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x627 (< 1 new.tp)))
 (let (($x1202 (and $x627 $x906 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x1202)))))
(assert
 (let (($x2406 (= (_ bv53 7) new.stages.stream)))
 (let (($x2842 (and $x2406 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x490 (not new.model.parallel)))
 (let (($x531 (not new.stages.leaves)))
 (let (($x3144 (or $x531 (and new.layer.dense $x490 (not (= (_ bv1 7) new.ffn.down.residual))) $x2842)))
 (= new.stages.one_part $x3144)))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1580 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1580)))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1870 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x3659 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x3303 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 $x3303 (= (_ bv48 7) old.batch.sequences.kind) $x3659 $x1870 (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902))))))))))
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
 (let ((?x2779 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1474 (* (div (* ?x2779 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x983 (= (- 1) old.batch.sequences.n)))
 (let ((?x1179 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x983 (< ?x1474 old.batch.sequences.n)) 0 1))))
 (let (($x1870 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x177 (or $x983 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2885 (ite (and $x983 (= 1 old.batch.sequences.parts)) 1 (ite $x177 0 1))))
 (let (($x3303 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x3659 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x3857 (ite (or $x2373 $x1753 $x3216 $x2902 $x3659) 1 (ite $x3303 ?x2885 (ite $x1870 ?x1179 old.batch.sequences.given_least)))))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x1925 old.batch.sequences.parts ?x3857))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x3375 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2699 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x692 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2982 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x429 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x258 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x4070 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x1205 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x1205 $x4070 $x258 (= (_ bv48 7) new.batch.sequences.kind) $x429 $x2982 (= (_ bv86 7) new.batch.sequences.kind) $x692 $x2699 $x3375))))))))))
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
 (let ((?x2659 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x2426 (* (div (* ?x2659 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x2422 (= (- 1) new.batch.sequences.n)))
 (let ((?x968 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x2422 (< ?x2426 new.batch.sequences.n)) 0 1))))
 (let (($x2982 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x537 (or $x2422 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x3315 (ite (and $x2422 (= 1 new.batch.sequences.parts)) 1 (ite $x537 0 1))))
 (let (($x258 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x429 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x3375 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x692 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1205 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x4070 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x3415 (ite (or $x4070 $x1205 $x692 $x3375 $x429) 1 (ite $x258 ?x3315 (ite $x2982 ?x968 new.batch.sequences.given_least)))))
 (let (($x2699 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2699 new.batch.sequences.parts ?x3415))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2562 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x2562))))
(assert
 (let (($x851 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x851)))
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
 (let (($x1969 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1969 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1386 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2586 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x758 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x857 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2597 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2597 $x857 (= (_ bv56 7) old.attention.heads.kind) $x758 $x3709 $x2586 $x1386 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1242 (= (_ bv8 7) old.attention.pairs)))
 (or $x1242 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1387 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1673 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2153 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3851 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3860 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3860 $x3851 $x2153 $x1673 $x1387)))))))
(assert
 (let (($x1218 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1218 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x656 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2844 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1565 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3879 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3879 $x1565 $x2844 $x656))))))
(assert
 (let (($x2529 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2529 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3511 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x3511 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x711 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x711)))
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
 (let ((?x2843 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2668 (div (* ?x2843 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x758 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2320 (and $x758 (< 1 old.attention.heads.parts) (= ?x2668 old.attention.heads.n))))
 (= old.attention.heads.filled $x2320))))))
(assert
 (let (($x1621 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x758 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x758 $x1621)))))
(assert
 (let (($x766 (= (- 1) old.attention.heads.n)))
 (let (($x2597 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x867 (ite $x2597 (or $x766 (<= old.attention.heads.parts old.attention.heads.n)) (or $x766 (< 1 old.attention.heads.n)))))
 (let ((?x2843 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2668 (div (* ?x2843 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x758 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2586 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2110 (ite $x2586 (or $x766 (< old.attention.heads.block old.attention.heads.n)) (ite $x758 (or $x766 (< ?x2668 old.attention.heads.n)) $x867))))
 (let (($x822 (= 1 old.attention.heads.parts)))
 (let (($x1386 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x857 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3350 (or $x3709 $x857)))
 (let (($x704 (ite $x3350 old.attention.heads.given_moved (ite (or $x1386 $x822) false $x2110))))
 (= old.attention.heads.moved $x704))))))))))))))))
(assert
 (let ((?x773 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1948 (div (* ?x773 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1969 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3362 (and $x1969 (< 1 old.attention.head_dim.parts) (= ?x1948 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3362))))))
(assert
 (let ((?x3214 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1447 (* (div (- ?x3214 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2529 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2318 (and $x2529 (< 1 old.attention.value_dim.parts) (= (div ?x1447 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2318))))))
(assert
 (let (($x3918 (not old.attention.heads.padded)))
 (let (($x822 (= 1 old.attention.heads.parts)))
 (let (($x1386 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x857 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3350 (or $x3709 $x857)))
 (let (($x3065 (ite $x3350 old.attention.heads.given_everywhere (or $x1386 (and $x822 $x3918)))))
 (= old.attention.heads.everywhere $x3065)))))))))
(assert
 (let (($x1387 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3860 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1673 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3876 (ite (or $x1673 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3860 $x1387) (_ bv16 7) (_ bv96 7)))))
 (let (($x2905 (or old.model.latent old.attention.kv_filled)))
 (let (($x1565 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3851 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x924 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3879 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3085 (and $x3851 $x3879 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x924)))
 (let ((?x3022 (ite (or $x3860 $x3085 (and $x3851 $x1565 old.attention.heads.filled $x2905)) (_ bv96 7) (_ bv16 7))))
 (let (($x2023 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2153 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1360 (or $x2153 $x1673)))
 (let ((?x838 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1360 $x2023) old.attention.qkv.split ?x3022) ?x3876)))
 (let (($x656 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2840 (ite $x656 (ite (or $x1360 $x2023 old.model.query_latent) (_ bv96 7) (ite $x3851 (_ bv21 7) (_ bv16 7))) ?x838)))
 (= old.attention.q ?x2840)))))))))))))))))))
(assert
 (let (($x3122 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3122 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3504 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1452 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1747 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1665 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1970 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2823 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2823 $x1970 (= (_ bv56 7) new.attention.heads.kind) $x1665 $x1747 $x1452 $x3504 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1524 (= (_ bv8 7) new.attention.pairs)))
 (or $x1524 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1993 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1107 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2392 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1880 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2578 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2578 $x1880 $x2392 $x1107 $x1993)))))))
(assert
 (let (($x517 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x517 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3443 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1776 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2964 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1200 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1200 $x2964 $x1776 $x3443))))))
(assert
 (let (($x3193 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3193 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x906 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x906 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x2708 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2708)))
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
 (let ((?x254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3280 (div (* ?x254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1665 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3330 (and $x1665 (< 1 new.attention.heads.parts) (= ?x3280 new.attention.heads.n))))
 (= new.attention.heads.filled $x3330))))))
(assert
 (let (($x1370 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1665 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1665 $x1370)))))
(assert
 (let (($x1502 (= (- 1) new.attention.heads.n)))
 (let (($x2823 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1921 (ite $x2823 (or $x1502 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1502 (< 1 new.attention.heads.n)))))
 (let ((?x254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3280 (div (* ?x254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1665 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1452 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1286 (ite $x1452 (or $x1502 (< new.attention.heads.block new.attention.heads.n)) (ite $x1665 (or $x1502 (< ?x3280 new.attention.heads.n)) $x1921))))
 (let (($x3225 (= 1 new.attention.heads.parts)))
 (let (($x3504 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1970 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1747 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2329 (or $x1747 $x1970)))
 (let (($x2251 (ite $x2329 new.attention.heads.given_moved (ite (or $x3504 $x3225) false $x1286))))
 (= new.attention.heads.moved $x2251))))))))))))))))
(assert
 (let ((?x2104 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1158 (div (* ?x2104 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3122 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2268 (and $x3122 (< 1 new.attention.head_dim.parts) (= ?x1158 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2268))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1838 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3193 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3319 (and $x3193 (< 1 new.attention.value_dim.parts) (= (div ?x1838 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3319))))))
(assert
 (let (($x1709 (not new.attention.heads.padded)))
 (let (($x3225 (= 1 new.attention.heads.parts)))
 (let (($x3504 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1970 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1747 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2329 (or $x1747 $x1970)))
 (let (($x374 (ite $x2329 new.attention.heads.given_everywhere (or $x3504 (and $x3225 $x1709)))))
 (= new.attention.heads.everywhere $x374)))))))))
(assert
 (let (($x1993 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2578 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1107 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x3407 (ite (or $x1107 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2578 $x1993) (_ bv16 7) (_ bv96 7)))))
 (let (($x3993 (or new.model.latent new.attention.kv_filled)))
 (let (($x2964 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1880 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1200 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x293 (and $x1880 $x1200 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1720 (ite (or $x2578 $x293 (and $x1880 $x2964 new.attention.heads.filled $x3993)) (_ bv96 7) (_ bv16 7))))
 (let (($x1541 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2392 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3107 (or $x2392 $x1107)))
 (let ((?x3514 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x3107 $x1541) new.attention.qkv.split ?x1720) ?x3407)))
 (let (($x3443 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1152 (ite $x3443 (ite (or $x3107 $x1541 new.model.query_latent) (_ bv96 7) (ite $x1880 (_ bv21 7) (_ bv16 7))) ?x3514)))
 (= new.attention.q ?x1152))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3745 (not new.attention.heads.everywhere)))
 (let (($x3424 (not new.attention.heads.moved)))
 (let (($x1509 (= 1 new.tp)))
 (let (($x1031 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x1509 (and (= (_ bv37 7) new.attention.q) $x3424 $x3745))))
 (not $x1031))))))
(assert
 (let (($x3906 (not old.attention.heads.everywhere)))
(let (($x55 (not old.attention.heads.moved)))
(let (($x1684 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x1684 (and (= (_ bv37 7) old.attention.q) $x55 $x3906))))))
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
 (let (($x373 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x373)))
(assert
 (let (($x2844 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x2844 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2508 (= (_ bv38 7) old.embedding.split)))
 (or $x2508 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x482 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x482)))
(assert
 (let (($x572 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x572 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1154 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1154 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x3016 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2870 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2633 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3519 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1976 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1813 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1266 (= (_ bv26 7) old.hidden.kind)))
 (let (($x813 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1456 (= (_ bv11 7) old.hidden.kind)))
 (or $x1456 $x813 $x1266 $x1813 $x1976 $x3519 $x2633 $x2870 $x1336 $x3016))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2481 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2481 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x1325 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1908 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2841 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2669 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2669 (= (_ bv56 7) old.lm_head.cut.kind) $x2841 $x1908 (= (_ bv91 7) old.lm_head.cut.kind) $x1325 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3753 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2659 (= (_ bv40 7) old.lm_head.split)))
 (or $x2659 (= (_ bv57 7) old.lm_head.split) $x3753))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1926 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1926 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2887 (= (_ bv38 7) old.stream)))
 (or $x2887 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3033 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3066 (div (* ?x3033 old.hidden.multiple) old.hidden.parts)))
 (let (($x175 (= (- 1) old.hidden.n)))
 (let ((?x1743 (ite (or $x175 (< (* ?x3066 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3519 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3035 (ite $x3519 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1743) old.hidden.given_least)))
 (let ((?x3343 (ite (or $x175 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1266 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1872 (ite $x1266 (ite (and $x175 (= 1 old.hidden.parts)) 1 ?x3343) ?x3035)))
 (let (($x1976 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3016 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2870 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1456 (= (_ bv11 7) old.hidden.kind)))
 (let (($x813 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x764 (ite $x1336 old.hidden.parts (ite (or $x813 $x1456 $x2870 $x3016 $x1976) 1 ?x1872))))
 (= old.hidden.least ?x764))))))))))))))))))
(assert
 (let ((?x3033 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3066 (div (* ?x3033 old.hidden.multiple) old.hidden.parts)))
 (let (($x3519 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3519 (< 1 old.hidden.parts) (= ?x3066 old.hidden.n)))))))
(assert
 (let (($x3519 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3519 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1813 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2633 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1707 (or $x2633 $x1813)))
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x1336 old.hidden.parts (ite $x1707 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x1266 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1525 (ite $x1266 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3033 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3066 (div (* ?x3033 old.hidden.multiple) old.hidden.parts)))
 (let (($x175 (= (- 1) old.hidden.n)))
 (let (($x3519 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2870 (= (_ bv91 7) old.hidden.kind)))
 (let (($x449 (ite $x2870 (or $x175 (< old.hidden.block old.hidden.n)) (ite $x3519 (or $x175 (< ?x3066 old.hidden.n)) $x1525))))
 (let (($x1137 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x449)))
 (let (($x1813 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2633 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1707 (or $x2633 $x1813)))
 (= old.hidden.moved (ite $x1707 old.hidden.given_moved $x1137)))))))))))))))
(assert
 (let (($x2841 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3570 (and $x2841 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3570))))
(assert
 (let (($x373 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2508 (= (_ bv38 7) old.embedding.split)))
 (let (($x2887 (= (_ bv38 7) old.stream)))
 (let (($x172 (or $x2887 $x2508 $x373 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x172))))))
(assert
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1813 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2633 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1707 (or $x2633 $x1813)))
 (let (($x3448 (ite $x1707 old.hidden.given_everywhere (or $x1336 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3448)))))))
(assert
 (let (($x1325 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2528 (or $x1325 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2969 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2528)))
 (= old.lm_head.cut.everywhere $x2969)))))
(assert
 (let (($x934 (not old.hidden.moved)))
 (let (($x3016 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2870 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1456 (= (_ bv11 7) old.hidden.kind)))
 (let (($x813 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2535 (or old.hidden.everywhere old.hidden.filled (and (or $x813 $x1456 $x2870 $x3016) $x934))))
 (let (($x1813 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2633 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1707 (or $x2633 $x1813)))
 (= old.hidden.undivided (ite $x1707 old.hidden.given_undivided $x2535))))))))))))
(assert
 (let (($x493 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2481 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x712 (or $x2481 $x493)))
 (let (($x2659 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2695 (and $x2659 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x712)))
 (let (($x3753 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1121 (ite (and $x3753 old.lm_head.cut.everywhere $x712) (_ bv96 7) (ite $x3753 (_ bv95 7) (ite $x2695 (_ bv96 7) (ite $x2659 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1121)))))))))
(assert
 (let (($x1154 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x593 (and old.layer.dense (or $x1154 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2844 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x227 (or $x2844 (= (_ bv92 7) old.lm_head.state) $x593 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x227))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x2259 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x2259)))
(assert
 (let (($x1776 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x1776 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x926 (= (_ bv38 7) new.embedding.split)))
 (or $x926 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x914 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x914)))
(assert
 (let (($x2273 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2273 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1824 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1824 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x1746 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2448 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3719 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3317 (= (_ bv86 7) new.hidden.kind)))
 (let (($x719 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2095 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1338 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2624 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1998 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2264 (= (_ bv11 7) new.hidden.kind)))
 (or $x2264 $x1998 $x2624 $x1338 $x2095 $x719 $x3317 $x3719 $x2448 $x1746))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x727 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x727 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x2816 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x578 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3604 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3555 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3555 (= (_ bv56 7) new.lm_head.cut.kind) $x3604 $x578 (= (_ bv91 7) new.lm_head.cut.kind) $x2816 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3580 (= (_ bv95 7) new.lm_head.split)))
 (let (($x481 (= (_ bv40 7) new.lm_head.split)))
 (or $x481 (= (_ bv57 7) new.lm_head.split) $x3580))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3357 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x3357 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2989 (= (_ bv38 7) new.stream)))
 (or $x2989 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x776 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x463 (div (* ?x776 new.hidden.multiple) new.hidden.parts)))
 (let (($x1099 (= (- 1) new.hidden.n)))
 (let ((?x2395 (ite (or $x1099 (< (* ?x463 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x719 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1144 (ite $x719 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2395) new.hidden.given_least)))
 (let ((?x66 (ite (or $x1099 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2624 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x859 (ite $x2624 (ite (and $x1099 (= 1 new.hidden.parts)) 1 ?x66) ?x1144)))
 (let (($x2095 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1746 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3719 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2264 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1998 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2448 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3217 (ite $x2448 new.hidden.parts (ite (or $x1998 $x2264 $x3719 $x1746 $x2095) 1 ?x859))))
 (= new.hidden.least ?x3217))))))))))))))))))
(assert
 (let ((?x776 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x463 (div (* ?x776 new.hidden.multiple) new.hidden.parts)))
 (let (($x719 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x719 (< 1 new.hidden.parts) (= ?x463 new.hidden.n)))))))
(assert
 (let (($x719 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x719 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1338 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3317 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1004 (or $x3317 $x1338)))
 (let (($x2448 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x2448 new.hidden.parts (ite $x1004 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x2624 (= (_ bv26 7) new.hidden.kind)))
 (let (($x591 (ite $x2624 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x776 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x463 (div (* ?x776 new.hidden.multiple) new.hidden.parts)))
 (let (($x1099 (= (- 1) new.hidden.n)))
 (let (($x719 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3719 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1155 (ite $x3719 (or $x1099 (< new.hidden.block new.hidden.n)) (ite $x719 (or $x1099 (< ?x463 new.hidden.n)) $x591))))
 (let (($x1808 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1155)))
 (let (($x1338 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3317 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1004 (or $x3317 $x1338)))
 (= new.hidden.moved (ite $x1004 new.hidden.given_moved $x1808)))))))))))))))
(assert
 (let (($x3604 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3159 (and $x3604 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3159))))
(assert
 (let (($x2259 (= (_ bv61 7) new.attention.out.split)))
 (let (($x926 (= (_ bv38 7) new.embedding.split)))
 (let (($x2989 (= (_ bv38 7) new.stream)))
 (let (($x2239 (or $x2989 $x926 $x2259 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x2239))))))
(assert
 (let (($x2448 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1338 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3317 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1004 (or $x3317 $x1338)))
 (let (($x666 (ite $x1004 new.hidden.given_everywhere (or $x2448 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x666)))))))
(assert
 (let (($x2816 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3137 (or $x2816 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2311 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3137)))
 (= new.lm_head.cut.everywhere $x2311)))))
(assert
 (let (($x2779 (not new.hidden.moved)))
 (let (($x1746 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3719 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2264 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1998 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2384 (or new.hidden.everywhere new.hidden.filled (and (or $x1998 $x2264 $x3719 $x1746) $x2779))))
 (let (($x1338 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3317 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1004 (or $x3317 $x1338)))
 (= new.hidden.undivided (ite $x1004 new.hidden.given_undivided $x2384))))))))))))
(assert
 (let (($x968 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x727 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2037 (or $x727 $x968)))
 (let (($x481 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2982 (and $x481 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2037)))
 (let (($x3580 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2422 (ite (and $x3580 new.lm_head.cut.everywhere $x2037) (_ bv96 7) (ite $x3580 (_ bv95 7) (ite $x2982 (_ bv96 7) (ite $x481 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2422)))))))))
(assert
 (let (($x1824 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x537 (and new.layer.dense (or $x1824 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1776 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2242 (or $x1776 (= (_ bv92 7) new.lm_head.state) $x537 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x2242))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1881 (not new.hidden.beyond)))
 (let (($x1729 (and (<= 1 new.hidden.least) $x1881 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x1729)))))
(assert
 (let (($x1205 (not old.hidden.beyond)))
(let (($x3064 (and (<= 1 old.hidden.least) $x1205 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x851 (not (or old.hidden.gathered old.hidden.summed))))
(or $x851 $x3064)))))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x238 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x238 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x992 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1871 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x407 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1548 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x2068 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1481 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1892 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x2237 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1899 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x438 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x438 $x1899 $x2237 $x1892 $x1481 $x2068 $x1548 $x407 $x1871 $x992))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x847 (= (_ bv95 7) old.embedding.split)))
 (let (($x2508 (= (_ bv38 7) old.embedding.split)))
 (or $x2508 (= (_ bv57 7) old.embedding.split) $x847))))
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
 (let ((?x3053 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x386 (* (div (* ?x3053 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x3727 (= (- 1) old.embedding.cut.n)))
 (let ((?x3331 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x3727 (< ?x386 old.embedding.cut.n)) 0 1))))
 (let (($x2068 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x156 (or $x3727 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1407 (ite (and $x3727 (= 1 old.embedding.cut.parts)) 1 (ite $x156 0 1))))
 (let (($x2237 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1481 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x992 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x407 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x438 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x1899 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x234 (ite (or $x1899 $x438 $x407 $x992 $x1481) 1 (ite $x2237 ?x1407 (ite $x2068 ?x3331 old.embedding.cut.given_least)))))
 (let (($x1871 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1871 old.embedding.cut.parts ?x234))))))))))))))))))
(assert
 (let ((?x3514 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1871 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1871 old.embedding.cut.parts ?x3514)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x1488 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x238 (= (_ bv57 7) old.embedding.collective)))
 (let (($x847 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1452 (ite $x847 (ite (and old.embedding.rows_where_kept (or $x238 $x1488)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1452))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x1128 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x3133 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x2147 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x2904 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x257 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x2922 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2681 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1328 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x1634 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x3178 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x1784 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x1784 $x3178 $x1634 $x1328 $x2681 $x2922 $x257 $x2904 $x2147 $x3133))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x2755 (= (_ bv95 7) new.embedding.split)))
 (let (($x926 (= (_ bv38 7) new.embedding.split)))
 (or $x926 (= (_ bv57 7) new.embedding.split) $x2755))))
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
 (let ((?x2164 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x1256 (* (div (* ?x2164 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x3547 (= (- 1) new.embedding.cut.n)))
 (let ((?x3739 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x3547 (< ?x1256 new.embedding.cut.n)) 0 1))))
 (let (($x2922 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x652 (or $x3547 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2470 (ite (and $x3547 (= 1 new.embedding.cut.parts)) 1 (ite $x652 0 1))))
 (let (($x1634 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2681 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x3133 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x2904 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1784 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x3178 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x479 (ite (or $x3178 $x1784 $x2904 $x3133 $x2681) 1 (ite $x1634 ?x2470 (ite $x2922 ?x3739 new.embedding.cut.given_least)))))
 (let (($x2147 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x2147 new.embedding.cut.parts ?x479))))))))))))))))))
(assert
 (let ((?x1856 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x2147 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x2147 new.embedding.cut.parts ?x1856)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x987 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2755 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1253 (ite $x2755 (ite (and new.embedding.rows_where_kept (or $x1128 $x987)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1253))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2708 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1904 (not new.embedding.cut.beyond)))
 (let (($x3469 (or (not (= (_ bv95 7) new.embedding.split)) (and $x1904 (or (= (_ bv96 7) new.embedding.state) $x2708)))))
 (not $x3469)))))
(assert
 (let (($x1880 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x34 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x34 (or (= (_ bv96 7) old.embedding.state) $x1880))))))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x460 (= (_ bv73 7) old.embedding.collective)))
 (let (($x238 (= (_ bv57 7) old.embedding.collective)))
 (let (($x574 (= (_ bv10 7) old.embedding.collective)))
 (let (($x632 (= (_ bv5 7) old.embedding.collective)))
 (let (($x19 (= (_ bv4 7) old.embedding.collective)))
 (or $x19 $x632 $x574 $x238 $x460)))))))
(assert
 (let (($x847 (= (_ bv95 7) old.embedding.split)))
 (let (($x2508 (= (_ bv38 7) old.embedding.split)))
 (or $x2508 (= (_ bv57 7) old.embedding.split) $x847))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3358 (= (_ bv96 7) old.hidden.kind)))
 (let (($x354 (= (_ bv91 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2742 (= (_ bv48 7) old.hidden.kind)))
 (let (($x719 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x719 $x2742 (= (_ bv56 7) old.hidden.kind) $x2982 $x968 $x354 $x3358 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1989 (= (_ bv49 7) old.norm.statistic)))
 (or $x1989 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2074 (= (_ bv96 7) old.stream)))
 (let (($x66 (= (_ bv94 7) old.stream)))
 (let (($x1829 (= (_ bv38 7) old.stream)))
 (or $x1829 $x66 $x2074)))))
(assert
 (let (($x1991 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1477 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3823 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3823 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1477 (= (_ bv91 7) old.stream_tokens.kind) $x1991 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3315 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2037 (div (* ?x3315 old.hidden.multiple) old.hidden.parts)))
 (let (($x3415 (< 1 old.hidden.parts)))
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2982 $x3415 (= ?x2037 old.hidden.n))))))))
(assert
 (let ((?x3315 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2037 (div (* ?x3315 old.hidden.multiple) old.hidden.parts)))
 (let (($x3415 (< 1 old.hidden.parts)))
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2982 $x3415 (<= old.hidden.n ?x2037))))))))
(assert
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2982 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x719 (= (_ bv26 7) old.hidden.kind)))
 (let (($x492 (ite $x719 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3315 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2037 (div (* ?x3315 old.hidden.multiple) old.hidden.parts)))
 (let (($x483 (= (- 1) old.hidden.n)))
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (let (($x354 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1763 (ite $x354 (or $x483 (< old.hidden.block old.hidden.n)) (ite $x2982 (or $x483 (< ?x2037 old.hidden.n)) $x492))))
 (let (($x2964 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1763)))
 (let (($x2742 (= (_ bv48 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3317 (or $x968 $x2742)))
 (= old.hidden.moved (ite $x3317 old.hidden.given_moved $x2964)))))))))))))))
(assert
 (let (($x1991 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2707 (or $x1991 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3200 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2707)))
 (= old.stream_tokens.everywhere $x3200)))))
(assert
 (let (($x1488 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x238 (= (_ bv57 7) old.embedding.collective)))
 (let (($x847 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1452 (ite $x847 (ite (and old.embedding.rows_where_kept (or $x238 $x1488)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1452))))))
(assert
 (let (($x3358 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2742 (= (_ bv48 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3317 (or $x968 $x2742)))
 (let (($x2034 (ite $x3317 old.hidden.given_everywhere (or $x3358 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2034)))))))
(assert
 (let (($x1684 (= 1 old.tp)))
 (let (($x2074 (= (_ bv96 7) old.stream)))
 (let (($x897 (or $x2074 $x1684 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1488 (and (or (not old.embedding.group.tp) $x1684) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x574 (= (_ bv10 7) old.embedding.collective)))
 (let (($x238 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2930 (ite (or (or $x238 $x574) (and $x1488 $x897)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x460 (= (_ bv73 7) old.embedding.collective)))
 (let (($x632 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2766 (and (or $x632 $x460) $x1488)))
 (let ((?x3484 (ite (or $x238 (and $x574 (= (_ bv38 7) old.stream)) $x2766) (_ bv38 7) (ite $x574 (_ bv96 7) (_ bv16 7)))))
 (let (($x569 (or (and old.hidden.filled (not $x2074)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x752 (not $x1488)))
 (let (($x1989 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1829 (= (_ bv38 7) old.stream)))
 (let ((?x1316 (ite (and $x632 old.hidden.filled $x1829 $x752 $x1989) old.stream (ite (and $x460 $x752 $x569) old.stream ?x3484))))
 (let ((?x2395 (ite (and $x2074 old.hidden.everywhere (or $x238 $x2766)) (_ bv96 7) (ite (and $x632 old.hidden.filled $x2074 $x752) (_ bv96 7) ?x1316))))
 (let (($x19 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3217 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x1488) (_ bv38 7) (ite $x19 (_ bv96 7) ?x2395))))
 (let ((?x1155 (ite (= (_ bv38 7) old.embedding.state) ?x3217 (ite (= (_ bv96 7) old.embedding.state) ?x2930 old.embedding.state))))
 (let ((?x535 (ite $x460 (ite (not $x2074) old.stream (_ bv66 7)) (ite $x574 (ite $x2074 (_ bv96 7) old.stream) (ite $x238 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x632 (_ bv96 7) ?x535) ?x1155))))))))))))))))))))))))
(assert
 (let (($x2074 (= (_ bv96 7) old.stream)))
 (let (($x2624 (or $x2074 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2624))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3880 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1816 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1665 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3472 (= (_ bv4 7) new.embedding.collective)))
 (or $x3472 $x1665 $x1816 $x1128 $x3880)))))))
(assert
 (let (($x2755 (= (_ bv95 7) new.embedding.split)))
 (let (($x926 (= (_ bv38 7) new.embedding.split)))
 (or $x926 (= (_ bv57 7) new.embedding.split) $x2755))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4050 (= (_ bv91 7) new.hidden.kind)))
 (let (($x551 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (let (($x467 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3604 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3604 $x467 (= (_ bv56 7) new.hidden.kind) $x1391 $x551 $x4050 $x177 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3495 (= (_ bv49 7) new.norm.statistic)))
 (or $x3495 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2450 (= (_ bv96 7) new.stream)))
 (let (($x3555 (= (_ bv94 7) new.stream)))
 (let (($x2259 (= (_ bv38 7) new.stream)))
 (or $x2259 $x3555 $x2450)))))
(assert
 (let (($x11 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x578 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2384 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2384 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x578 (= (_ bv91 7) new.stream_tokens.kind) $x11 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1824 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1776 (div (* ?x1824 new.hidden.multiple) new.hidden.parts)))
 (let (($x3357 (< 1 new.hidden.parts)))
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1391 $x3357 (= ?x1776 new.hidden.n))))))))
(assert
 (let ((?x1824 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1776 (div (* ?x1824 new.hidden.multiple) new.hidden.parts)))
 (let (($x3357 (< 1 new.hidden.parts)))
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1391 $x3357 (<= new.hidden.n ?x1776))))))))
(assert
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1391 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3604 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2547 (ite $x3604 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1824 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1776 (div (* ?x1824 new.hidden.multiple) new.hidden.parts)))
 (let (($x3041 (= (- 1) new.hidden.n)))
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4050 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1881 (ite $x4050 (or $x3041 (< new.hidden.block new.hidden.n)) (ite $x1391 (or $x3041 (< ?x1776 new.hidden.n)) $x2547))))
 (let (($x557 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1881)))
 (let (($x467 (= (_ bv48 7) new.hidden.kind)))
 (let (($x551 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3226 (or $x551 $x467)))
 (= new.hidden.moved (ite $x3226 new.hidden.given_moved $x557)))))))))))))))
(assert
 (let (($x11 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x692 (or $x11 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2812 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x692)))
 (= new.stream_tokens.everywhere $x2812)))))
(assert
 (let (($x987 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2755 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1253 (ite $x2755 (ite (and new.embedding.rows_where_kept (or $x1128 $x987)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1253))))))
(assert
 (let (($x177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x467 (= (_ bv48 7) new.hidden.kind)))
 (let (($x551 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3226 (or $x551 $x467)))
 (let (($x192 (ite $x3226 new.hidden.given_everywhere (or $x177 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x192)))))))
(assert
 (let (($x1509 (= 1 new.tp)))
 (let (($x2450 (= (_ bv96 7) new.stream)))
 (let (($x2870 (or $x2450 $x1509 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x987 (and (or (not new.embedding.group.tp) $x1509) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1816 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3490 (ite (or (or $x1128 $x1816) (and $x987 $x2870)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3880 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1665 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3554 (and (or $x1665 $x3880) $x987)))
 (let ((?x1516 (ite (or $x1128 (and $x1816 (= (_ bv38 7) new.stream)) $x3554) (_ bv38 7) (ite $x1816 (_ bv96 7) (_ bv16 7)))))
 (let (($x2659 (or (and new.hidden.filled (not $x2450)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x160 (not $x987)))
 (let (($x3495 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2259 (= (_ bv38 7) new.stream)))
 (let ((?x1121 (ite (and $x1665 new.hidden.filled $x2259 $x160 $x3495) new.stream (ite (and $x3880 $x160 $x2659) new.stream ?x1516))))
 (let ((?x2633 (ite (and $x2450 new.hidden.everywhere (or $x1128 $x3554)) (_ bv96 7) (ite (and $x1665 new.hidden.filled $x2450 $x160) (_ bv96 7) ?x1121))))
 (let (($x3472 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1707 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x987) (_ bv38 7) (ite $x3472 (_ bv96 7) ?x2633))))
 (let ((?x1326 (ite (= (_ bv38 7) new.embedding.state) ?x1707 (ite (= (_ bv96 7) new.embedding.state) ?x3490 new.embedding.state))))
 (let ((?x227 (ite $x3880 (ite (not $x2450) new.stream (_ bv66 7)) (ite $x1816 (ite $x2450 (_ bv96 7) new.stream) (ite $x1128 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x1665 (_ bv96 7) ?x227) ?x1326))))))))))))))))))))))))
(assert
 (let (($x2450 (= (_ bv96 7) new.stream)))
 (let (($x1325 (or $x2450 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1325))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x13 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1509 (= 1 new.tp)))
 (let (($x3276 (= new.embedding.joined new.stream)))
 (let (($x3361 (or (or (= (_ bv96 7) new.embedding.joined) $x3276) (and $x1509 (or (not (= (_ bv38 7) new.embedding.split)) $x13)))))
 (not $x3361))))))
(assert
 (let (($x3252 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1684 (= 1 old.tp)))
(let (($x1830 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x1830) (and $x1684 (or (not (= (_ bv38 7) old.embedding.split)) $x3252)))))))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x460 (= (_ bv73 7) old.embedding.collective)))
 (let (($x238 (= (_ bv57 7) old.embedding.collective)))
 (let (($x574 (= (_ bv10 7) old.embedding.collective)))
 (let (($x632 (= (_ bv5 7) old.embedding.collective)))
 (let (($x19 (= (_ bv4 7) old.embedding.collective)))
 (or $x19 $x632 $x574 $x238 $x460)))))))
(assert
 (let (($x847 (= (_ bv95 7) old.embedding.split)))
 (let (($x2508 (= (_ bv38 7) old.embedding.split)))
 (or $x2508 (= (_ bv57 7) old.embedding.split) $x847))))
(assert
 (let (($x3358 (= (_ bv96 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2742 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2742 (= (_ bv56 7) old.hidden.kind) $x2982 $x968 (= (_ bv91 7) old.hidden.kind) $x3358 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1989 (= (_ bv49 7) old.norm.statistic)))
 (or $x1989 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2074 (= (_ bv96 7) old.stream)))
 (let (($x66 (= (_ bv94 7) old.stream)))
 (let (($x1829 (= (_ bv38 7) old.stream)))
 (or $x1829 $x66 $x2074)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3315 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2037 (div (* ?x3315 old.hidden.multiple) old.hidden.parts)))
 (let (($x3415 (< 1 old.hidden.parts)))
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2982 $x3415 (= ?x2037 old.hidden.n))))))))
(assert
 (let ((?x3315 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2037 (div (* ?x3315 old.hidden.multiple) old.hidden.parts)))
 (let (($x3415 (< 1 old.hidden.parts)))
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2982 $x3415 (<= old.hidden.n ?x2037))))))))
(assert
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2982 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3155 (not old.embedding.group.pp)))
 (let (($x796 (or $x3155 (= 1 old.pp))))
 (let (($x2976 (not old.embedding.group.sp)))
 (let (($x1089 (or $x2976 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x2650 (not old.embedding.group.dp)))
 (let (($x2418 (or $x2650 $x2243)))
 (let (($x1488 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2418 $x1089 $x796)))
 (let (($x238 (= (_ bv57 7) old.embedding.collective)))
 (let (($x847 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1452 (ite $x847 (ite (and old.embedding.rows_where_kept (or $x238 $x1488)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1452)))))))))))))
(assert
 (let (($x3358 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2034 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3358 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2034))))
(assert
 (let (($x1684 (= 1 old.tp)))
 (let (($x2074 (= (_ bv96 7) old.stream)))
 (let (($x897 (or $x2074 $x1684 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x3155 (not old.embedding.group.pp)))
 (let (($x796 (or $x3155 (= 1 old.pp))))
 (let (($x2976 (not old.embedding.group.sp)))
 (let (($x1089 (or $x2976 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x2650 (not old.embedding.group.dp)))
 (let (($x2418 (or $x2650 $x2243)))
 (let (($x1488 (and (or (not old.embedding.group.tp) $x1684) $x2418 $x1089 $x796)))
 (let (($x574 (= (_ bv10 7) old.embedding.collective)))
 (let (($x238 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2930 (ite (or (or $x238 $x574) (and $x1488 $x897)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x627 (= (_ bv96 7) old.embedding.state)))
 (let (($x460 (= (_ bv73 7) old.embedding.collective)))
 (let (($x632 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2766 (and (or $x632 $x460) $x1488)))
 (let ((?x3484 (ite (or $x238 (and $x574 (= (_ bv38 7) old.stream)) $x2766) (_ bv38 7) (ite $x574 (_ bv96 7) (_ bv16 7)))))
 (let (($x569 (or (and old.hidden.filled (not $x2074)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x752 (not $x1488)))
 (let (($x1989 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1829 (= (_ bv38 7) old.stream)))
 (let ((?x1316 (ite (and $x632 old.hidden.filled $x1829 $x752 $x1989) old.stream (ite (and $x460 $x752 $x569) old.stream ?x3484))))
 (let ((?x2395 (ite (and $x2074 old.hidden.everywhere (or $x238 $x2766)) (_ bv96 7) (ite (and $x632 old.hidden.filled $x2074 $x752) (_ bv96 7) ?x1316))))
 (let (($x19 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3217 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x1488) (_ bv38 7) (ite $x19 (_ bv96 7) ?x2395))))
 (let (($x1054 (= (_ bv38 7) old.embedding.state)))
 (let ((?x535 (ite $x460 (ite (not $x2074) old.stream (_ bv66 7)) (ite $x574 (ite $x2074 (_ bv96 7) old.stream) (ite $x238 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2721 (ite (= (_ bv92 7) old.embedding.state) (ite $x632 (_ bv96 7) ?x535) (ite $x1054 ?x3217 (ite $x627 ?x2930 old.embedding.state)))))
 (= old.embedding.joined ?x2721))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3880 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1816 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1665 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3472 (= (_ bv4 7) new.embedding.collective)))
 (or $x3472 $x1665 $x1816 $x1128 $x3880)))))))
(assert
 (let (($x2755 (= (_ bv95 7) new.embedding.split)))
 (let (($x926 (= (_ bv38 7) new.embedding.split)))
 (or $x926 (= (_ bv57 7) new.embedding.split) $x2755))))
(assert
 (let (($x177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x551 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (let (($x467 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x467 (= (_ bv56 7) new.hidden.kind) $x1391 $x551 (= (_ bv91 7) new.hidden.kind) $x177 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3495 (= (_ bv49 7) new.norm.statistic)))
 (or $x3495 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2450 (= (_ bv96 7) new.stream)))
 (let (($x3555 (= (_ bv94 7) new.stream)))
 (let (($x2259 (= (_ bv38 7) new.stream)))
 (or $x2259 $x3555 $x2450)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1824 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1776 (div (* ?x1824 new.hidden.multiple) new.hidden.parts)))
 (let (($x3357 (< 1 new.hidden.parts)))
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1391 $x3357 (= ?x1776 new.hidden.n))))))))
(assert
 (let ((?x1824 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1776 (div (* ?x1824 new.hidden.multiple) new.hidden.parts)))
 (let (($x3357 (< 1 new.hidden.parts)))
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1391 $x3357 (<= new.hidden.n ?x1776))))))))
(assert
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1391 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2324 (not new.embedding.group.pp)))
 (let (($x3118 (or $x2324 (= 1 new.pp))))
 (let (($x2428 (not new.embedding.group.sp)))
 (let (($x2145 (or $x2428 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1422 (not new.embedding.group.dp)))
 (let (($x315 (or $x1422 $x2345)))
 (let (($x987 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x315 $x2145 $x3118)))
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2755 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1253 (ite $x2755 (ite (and new.embedding.rows_where_kept (or $x1128 $x987)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1253)))))))))))))
(assert
 (let (($x177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x192 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x177 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x192))))
(assert
 (let (($x1509 (= 1 new.tp)))
 (let (($x2450 (= (_ bv96 7) new.stream)))
 (let (($x2870 (or $x2450 $x1509 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2324 (not new.embedding.group.pp)))
 (let (($x3118 (or $x2324 (= 1 new.pp))))
 (let (($x2428 (not new.embedding.group.sp)))
 (let (($x2145 (or $x2428 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1422 (not new.embedding.group.dp)))
 (let (($x315 (or $x1422 $x2345)))
 (let (($x987 (and (or (not new.embedding.group.tp) $x1509) $x315 $x2145 $x3118)))
 (let (($x1816 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3490 (ite (or (or $x1128 $x1816) (and $x987 $x2870)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2193 (= (_ bv96 7) new.embedding.state)))
 (let (($x3880 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1665 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3554 (and (or $x1665 $x3880) $x987)))
 (let ((?x1516 (ite (or $x1128 (and $x1816 (= (_ bv38 7) new.stream)) $x3554) (_ bv38 7) (ite $x1816 (_ bv96 7) (_ bv16 7)))))
 (let (($x2659 (or (and new.hidden.filled (not $x2450)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x160 (not $x987)))
 (let (($x3495 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2259 (= (_ bv38 7) new.stream)))
 (let ((?x1121 (ite (and $x1665 new.hidden.filled $x2259 $x160 $x3495) new.stream (ite (and $x3880 $x160 $x2659) new.stream ?x1516))))
 (let ((?x2633 (ite (and $x2450 new.hidden.everywhere (or $x1128 $x3554)) (_ bv96 7) (ite (and $x1665 new.hidden.filled $x2450 $x160) (_ bv96 7) ?x1121))))
 (let (($x3472 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1707 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x987) (_ bv38 7) (ite $x3472 (_ bv96 7) ?x2633))))
 (let (($x3753 (= (_ bv38 7) new.embedding.state)))
 (let ((?x227 (ite $x3880 (ite (not $x2450) new.stream (_ bv66 7)) (ite $x1816 (ite $x2450 (_ bv96 7) new.stream) (ite $x1128 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1704 (ite (= (_ bv92 7) new.embedding.state) (ite $x1665 (_ bv96 7) ?x227) (ite $x3753 ?x1707 (ite $x2193 ?x3490 new.embedding.state)))))
 (= new.embedding.joined ?x1704))))))))))))))))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2324 (not new.embedding.group.pp)))
 (let (($x3118 (or $x2324 (= 1 new.pp))))
 (let (($x2428 (not new.embedding.group.sp)))
 (let (($x2145 (or $x2428 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1422 (not new.embedding.group.dp)))
 (let (($x315 (or $x1422 $x2345)))
 (let (($x3753 (= (_ bv38 7) new.embedding.state)))
 (let (($x2193 (= (_ bv96 7) new.embedding.state)))
 (let (($x987 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x315 $x2145 $x3118)))
 (let (($x1978 (and $x987 (or $x2193 (and $x3753 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1816 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3519 (or (and (= (_ bv96 7) new.embedding.joined) $x2193) $x1128 (and $x1816 $x3753 (= (_ bv38 7) new.embedding.joined)) $x1978 (and (or new.embedding.group.tp (= 1 new.tp)) $x315 $x2145 $x3118))))
 (not $x3519))))))))))))))))
(assert
 (let (($x3155 (not old.embedding.group.pp)))
(let (($x796 (or $x3155 (= 1 old.pp))))
(let (($x2976 (not old.embedding.group.sp)))
(let (($x1089 (or $x2976 (= 1 old.sp))))
(let (($x2243 (= 1 old.dp)))
(let (($x2650 (not old.embedding.group.dp)))
(let (($x2418 (or $x2650 $x2243)))
(let (($x1054 (= (_ bv38 7) old.embedding.state)))
(let (($x627 (= (_ bv96 7) old.embedding.state)))
(let (($x1488 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2418 $x1089 $x796)))
(let (($x1163 (and $x1488 (or $x627 (and $x1054 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x574 (= (_ bv10 7) old.embedding.collective)))
(let (($x238 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x627) $x238 (and $x574 $x1054 (= (_ bv38 7) old.embedding.joined)) $x1163 (and (or old.embedding.group.tp (= 1 old.tp)) $x2418 $x1089 $x796))))))))))))))))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x460 (= (_ bv73 7) old.embedding.collective)))
 (let (($x238 (= (_ bv57 7) old.embedding.collective)))
 (let (($x574 (= (_ bv10 7) old.embedding.collective)))
 (let (($x632 (= (_ bv5 7) old.embedding.collective)))
 (let (($x19 (= (_ bv4 7) old.embedding.collective)))
 (or $x19 $x632 $x574 $x238 $x460)))))))
(assert
 (let (($x2063 (= (_ bv29 7) old.embedding.positions)))
 (let (($x911 (= (_ bv27 7) old.embedding.positions)))
 (let (($x3740 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2245 (= (_ bv1 7) old.embedding.positions)))
 (or $x2245 $x3740 $x911 $x2063))))))
(assert
 (let (($x847 (= (_ bv95 7) old.embedding.split)))
 (let (($x2508 (= (_ bv38 7) old.embedding.split)))
 (or $x2508 (= (_ bv57 7) old.embedding.split) $x847))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3358 (= (_ bv96 7) old.hidden.kind)))
 (let (($x354 (= (_ bv91 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2742 (= (_ bv48 7) old.hidden.kind)))
 (let (($x719 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x719 $x2742 (= (_ bv56 7) old.hidden.kind) $x2982 $x968 $x354 $x3358 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x494 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x494 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1989 (= (_ bv49 7) old.norm.statistic)))
 (or $x1989 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2074 (= (_ bv96 7) old.stream)))
 (let (($x66 (= (_ bv94 7) old.stream)))
 (let (($x1829 (= (_ bv38 7) old.stream)))
 (or $x1829 $x66 $x2074)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3315 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2037 (div (* ?x3315 old.hidden.multiple) old.hidden.parts)))
 (let (($x3415 (< 1 old.hidden.parts)))
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2982 $x3415 (= ?x2037 old.hidden.n))))))))
(assert
 (let ((?x3315 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2037 (div (* ?x3315 old.hidden.multiple) old.hidden.parts)))
 (let (($x3415 (< 1 old.hidden.parts)))
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2982 $x3415 (<= old.hidden.n ?x2037))))))))
(assert
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2982 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x719 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1447 (ite $x719 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3315 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2037 (div (* ?x3315 old.hidden.multiple) old.hidden.parts)))
 (let (($x2760 (= (- 1) old.hidden.n)))
 (let (($x2982 (= (_ bv65 7) old.hidden.kind)))
 (let (($x354 (= (_ bv91 7) old.hidden.kind)))
 (let (($x758 (ite $x354 (or $x2760 (< old.hidden.block old.hidden.n)) (ite $x2982 (or $x2760 (< ?x2037 old.hidden.n)) $x1447))))
 (let (($x932 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x758)))
 (let (($x2742 (= (_ bv48 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3317 (or $x968 $x2742)))
 (= old.hidden.moved (ite $x3317 old.hidden.given_moved $x932)))))))))))))))
(assert
 (let (($x1488 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x238 (= (_ bv57 7) old.embedding.collective)))
 (let (($x847 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1452 (ite $x847 (ite (and old.embedding.rows_where_kept (or $x238 $x1488)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1452))))))
(assert
 (let (($x3358 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2742 (= (_ bv48 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3317 (or $x968 $x2742)))
 (let (($x2034 (ite $x3317 old.hidden.given_everywhere (or $x3358 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2034)))))))
(assert
 (let (($x1104 (not old.hidden.moved)))
 (let (($x3027 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1104)))
 (let (($x3542 (= 1 old.hidden.parts)))
 (let (($x2742 (= (_ bv48 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3317 (or $x968 $x2742)))
 (= old.hidden.first_alone (ite $x3317 old.hidden.given_first (or $x3542 $x3027))))))))))
(assert
 (let (($x847 (= (_ bv95 7) old.embedding.split)))
 (let (($x1098 (not $x847)))
 (let (($x1684 (= 1 old.tp)))
 (let (($x2074 (= (_ bv96 7) old.stream)))
 (let (($x1488 (and (or (not old.embedding.group.tp) $x1684) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2178 (and $x1488 (or $x2074 $x1684 (not (= (_ bv4 7) old.embedding.collective)) $x1098))))
 (let (($x574 (= (_ bv10 7) old.embedding.collective)))
 (let (($x238 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2930 (ite (or (or $x238 $x574) $x2178) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x627 (= (_ bv96 7) old.embedding.state)))
 (let (($x460 (= (_ bv73 7) old.embedding.collective)))
 (let (($x632 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2766 (and (or $x632 $x460) $x1488)))
 (let ((?x3484 (ite (or $x238 (and $x574 (= (_ bv38 7) old.stream)) $x2766) (_ bv38 7) (ite $x574 (_ bv96 7) (_ bv16 7)))))
 (let (($x569 (or (and old.hidden.filled (not $x2074)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x752 (not $x1488)))
 (let (($x1989 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1829 (= (_ bv38 7) old.stream)))
 (let ((?x1316 (ite (and $x632 old.hidden.filled $x1829 $x752 $x1989) old.stream (ite (and $x460 $x752 $x569) old.stream ?x3484))))
 (let ((?x2395 (ite (and $x2074 old.hidden.everywhere (or $x238 $x2766)) (_ bv96 7) (ite (and $x632 old.hidden.filled $x2074 $x752) (_ bv96 7) ?x1316))))
 (let (($x19 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3217 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x1488) (_ bv38 7) (ite $x19 (_ bv96 7) ?x2395))))
 (let (($x1054 (= (_ bv38 7) old.embedding.state)))
 (let ((?x535 (ite $x460 (ite (not $x2074) old.stream (_ bv66 7)) (ite $x574 (ite $x2074 (_ bv96 7) old.stream) (ite $x238 (_ bv92 7) (_ bv16 7))))))
 (let (($x1614 (= (_ bv92 7) old.embedding.state)))
 (let ((?x2721 (ite $x1614 (ite $x632 (_ bv96 7) ?x535) (ite $x1054 ?x3217 (ite $x627 ?x2930 old.embedding.state)))))
 (= old.embedding.joined ?x2721))))))))))))))))))))))))))))
(assert
 (let (($x3280 (not old.hidden.everywhere)))
 (let (($x632 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1054 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1054 (= (_ bv96 7) old.embedding.joined) $x632 $x3280))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3880 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1816 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1665 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3472 (= (_ bv4 7) new.embedding.collective)))
 (or $x3472 $x1665 $x1816 $x1128 $x3880)))))))
(assert
 (let (($x2200 (= (_ bv29 7) new.embedding.positions)))
 (let (($x305 (= (_ bv27 7) new.embedding.positions)))
 (let (($x3738 (= (_ bv23 7) new.embedding.positions)))
 (let (($x2269 (= (_ bv1 7) new.embedding.positions)))
 (or $x2269 $x3738 $x305 $x2200))))))
(assert
 (let (($x2755 (= (_ bv95 7) new.embedding.split)))
 (let (($x926 (= (_ bv38 7) new.embedding.split)))
 (or $x926 (= (_ bv57 7) new.embedding.split) $x2755))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4050 (= (_ bv91 7) new.hidden.kind)))
 (let (($x551 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (let (($x467 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3604 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3604 $x467 (= (_ bv56 7) new.hidden.kind) $x1391 $x551 $x4050 $x177 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3443 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x3443 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3495 (= (_ bv49 7) new.norm.statistic)))
 (or $x3495 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2450 (= (_ bv96 7) new.stream)))
 (let (($x3555 (= (_ bv94 7) new.stream)))
 (let (($x2259 (= (_ bv38 7) new.stream)))
 (or $x2259 $x3555 $x2450)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1824 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1776 (div (* ?x1824 new.hidden.multiple) new.hidden.parts)))
 (let (($x3357 (< 1 new.hidden.parts)))
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1391 $x3357 (= ?x1776 new.hidden.n))))))))
(assert
 (let ((?x1824 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1776 (div (* ?x1824 new.hidden.multiple) new.hidden.parts)))
 (let (($x3357 (< 1 new.hidden.parts)))
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1391 $x3357 (<= new.hidden.n ?x1776))))))))
(assert
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1391 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3604 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1611 (ite $x3604 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1824 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1776 (div (* ?x1824 new.hidden.multiple) new.hidden.parts)))
 (let (($x3146 (= (- 1) new.hidden.n)))
 (let (($x1391 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4050 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3229 (ite $x4050 (or $x3146 (< new.hidden.block new.hidden.n)) (ite $x1391 (or $x3146 (< ?x1776 new.hidden.n)) $x1611))))
 (let (($x407 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3229)))
 (let (($x467 (= (_ bv48 7) new.hidden.kind)))
 (let (($x551 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3226 (or $x551 $x467)))
 (= new.hidden.moved (ite $x3226 new.hidden.given_moved $x407)))))))))))))))
(assert
 (let (($x987 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2755 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1253 (ite $x2755 (ite (and new.embedding.rows_where_kept (or $x1128 $x987)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1253))))))
(assert
 (let (($x177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x467 (= (_ bv48 7) new.hidden.kind)))
 (let (($x551 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3226 (or $x551 $x467)))
 (let (($x192 (ite $x3226 new.hidden.given_everywhere (or $x177 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x192)))))))
(assert
 (let (($x2529 (not new.hidden.moved)))
 (let (($x1736 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2529)))
 (let (($x1105 (= 1 new.hidden.parts)))
 (let (($x467 (= (_ bv48 7) new.hidden.kind)))
 (let (($x551 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3226 (or $x551 $x467)))
 (= new.hidden.first_alone (ite $x3226 new.hidden.given_first (or $x1105 $x1736))))))))))
(assert
 (let (($x2755 (= (_ bv95 7) new.embedding.split)))
 (let (($x2823 (not $x2755)))
 (let (($x1509 (= 1 new.tp)))
 (let (($x2450 (= (_ bv96 7) new.stream)))
 (let (($x987 (and (or (not new.embedding.group.tp) $x1509) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3016 (and $x987 (or $x2450 $x1509 (not (= (_ bv4 7) new.embedding.collective)) $x2823))))
 (let (($x1816 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1128 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3490 (ite (or (or $x1128 $x1816) $x3016) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2193 (= (_ bv96 7) new.embedding.state)))
 (let (($x3880 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1665 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3554 (and (or $x1665 $x3880) $x987)))
 (let ((?x1516 (ite (or $x1128 (and $x1816 (= (_ bv38 7) new.stream)) $x3554) (_ bv38 7) (ite $x1816 (_ bv96 7) (_ bv16 7)))))
 (let (($x2659 (or (and new.hidden.filled (not $x2450)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x160 (not $x987)))
 (let (($x3495 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2259 (= (_ bv38 7) new.stream)))
 (let ((?x1121 (ite (and $x1665 new.hidden.filled $x2259 $x160 $x3495) new.stream (ite (and $x3880 $x160 $x2659) new.stream ?x1516))))
 (let ((?x2633 (ite (and $x2450 new.hidden.everywhere (or $x1128 $x3554)) (_ bv96 7) (ite (and $x1665 new.hidden.filled $x2450 $x160) (_ bv96 7) ?x1121))))
 (let (($x3472 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1707 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x987) (_ bv38 7) (ite $x3472 (_ bv96 7) ?x2633))))
 (let (($x3753 (= (_ bv38 7) new.embedding.state)))
 (let ((?x227 (ite $x3880 (ite (not $x2450) new.stream (_ bv66 7)) (ite $x1816 (ite $x2450 (_ bv96 7) new.stream) (ite $x1128 (_ bv92 7) (_ bv16 7))))))
 (let (($x572 (= (_ bv92 7) new.embedding.state)))
 (let ((?x1704 (ite $x572 (ite $x1665 (_ bv96 7) ?x227) (ite $x3753 ?x1707 (ite $x2193 ?x3490 new.embedding.state)))))
 (= new.embedding.joined ?x1704))))))))))))))))))))))))))))
(assert
 (let (($x791 (not new.hidden.everywhere)))
 (let (($x1665 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3753 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x3753 (= (_ bv96 7) new.embedding.joined) $x1665 $x791))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x572 (= (_ bv92 7) new.embedding.state)))
 (let (($x1165 (or $x572 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x2200 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2545 (not new.embedding.full_though_split)))
 (let (($x305 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1509 (= 1 new.tp)))
 (let (($x1351 (or $x1509 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x2545) (and $x305 $x2545 (or (not (= (_ bv95 7) new.embedding.split)) (not $x572))) (and $x2200 $x1165) (and (= (_ bv23 7) new.embedding.positions) $x572))))
 (not $x1351)))))))))
(assert
 (let (($x1614 (= (_ bv92 7) old.embedding.state)))
(let (($x1423 (or $x1614 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x2063 (= (_ bv29 7) old.embedding.positions)))
(let (($x3051 (not old.embedding.full_though_split)))
(let (($x911 (= (_ bv27 7) old.embedding.positions)))
(let (($x1684 (= 1 old.tp)))
(or $x1684 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x3051) (and $x911 $x3051 (or (not (= (_ bv95 7) old.embedding.split)) (not $x1614))) (and $x2063 $x1423) (and (= (_ bv23 7) old.embedding.positions) $x1614)))))))))
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
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
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
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2419 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x2416 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2966 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1243 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x954 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x954 $x1243 $x1564 $x3297 $x2966 $x3657 $x887 $x1928 $x2185 $x2416))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1849 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x483 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x483 $x1849 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1979 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1519 (= (_ bv10 7) old.attention.out.input)))
 (or $x1519 $x1979 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2339 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2488 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2069 (= (_ bv40 7) old.attention.out.split)))
 (or $x2069 $x2488 $x2339)))))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x924 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x924 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x1014 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1014 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1912 (= (_ bv56 7) old.attention.value_dim.kind) $x2550 $x3637 (= (_ bv91 7) old.attention.value_dim.kind) $x557 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2013 (and $x3657 (< 1 old.attention.heads.parts) (= ?x3165 old.attention.heads.n))))
 (= old.attention.heads.filled $x2013))))))
(assert
 (let (($x1477 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3657 $x1477)))))
(assert
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x158 (= (- 1) old.attention.heads.n)))
 (let (($x2904 (or $x158 (< (* ?x3165 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2715 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2904 0 1))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2451 (or $x158 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x3452 (ite (and $x158 (= 1 old.attention.heads.parts)) 1 (ite $x2451 0 1))))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2966 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2416 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x954 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1243 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1887 (ite (or $x1243 $x954 $x1928 $x2416 $x2966) 1 (ite $x1564 ?x3452 (ite $x3657 ?x2715 old.attention.heads.given_least)))))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2185 old.attention.heads.parts ?x1887)))))))))))))))))))
(assert
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1407 (or $x887 $x3297)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x2743 (ite $x2185 old.attention.heads.parts (ite $x1407 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x2743)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x158 (= (- 1) old.attention.heads.n)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2667 (ite $x1564 (or $x158 (<= old.attention.heads.parts old.attention.heads.n)) (or $x158 (< 1 old.attention.heads.n)))))
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x656 (ite $x1928 (or $x158 (< old.attention.heads.block old.attention.heads.n)) (ite $x3657 (or $x158 (< ?x3165 old.attention.heads.n)) $x2667))))
 (let (($x1500 (= 1 old.attention.heads.parts)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1407 (or $x887 $x3297)))
 (let (($x2525 (ite $x1407 old.attention.heads.given_moved (ite (or $x2185 $x1500) false $x656))))
 (= old.attention.heads.moved $x2525))))))))))))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x2708 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2550 (not (= 0 ?x2708)))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x2069 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1620 (not $x2069)))
 (let (($x1519 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1979 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1979 (and $x1519 $x1620))))))))
(assert
 (let (($x254 (not old.attention.heads.padded)))
 (let (($x1500 (= 1 old.attention.heads.parts)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1407 (or $x887 $x3297)))
 (let (($x2681 (ite $x1407 old.attention.heads.given_everywhere (or $x2185 (and $x1500 $x254)))))
 (= old.attention.heads.everywhere $x2681)))))))))
(assert
 (let (($x2646 (not old.attention.value_dim.padded)))
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1256 (ite (or $x3637 $x1912) old.attention.value_dim.given_everywhere (or $x557 (and (= 1 old.attention.value_dim.parts) $x2646)))))
 (= old.attention.value_dim.everywhere $x1256)))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x540 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x540)))))))))))))))))))))))
(assert
 (let (($x2825 (not old.attention.heads.moved)))
 (let (($x2416 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x954 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1243 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2862 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1243 $x954 $x1928 $x2416) $x2825))))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1407 (or $x887 $x3297)))
 (= old.attention.heads.undivided (ite $x1407 old.attention.heads.given_undivided $x2862))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x3772 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x310 ?x2025 ?x3772))))))))))))))))))))))))
(assert
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3393 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1782 (ite $x3393 old.attention.v (ite $x785 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1782)))))
(assert
 (let (($x859 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1948 (not old.attention.gathers)))
 (let (($x2488 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2488 $x1948 $x859))))))
(assert
 (let ((?x2230 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1205 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1849 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3064 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1849 $x483) $x1205))))
 (let (($x2069 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1620 (not $x2069)))
 (let (($x1837 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2242 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1837)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1837 old.attention.value_dim.everywhere $x1620) $x3064)))
 (= old.attention.mixed_in (ite $x2242 (_ bv96 7) ?x2230))))))))))))
(assert
 (let ((?x2249 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x311 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2356 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x1205 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1849 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2069 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3492 (and $x2069 (or $x1849 $x1205) (ite $x2356 old.attention.dims_where_kept $x311))))
 (= old.attention.out_state (ite $x3492 (_ bv96 7) ?x2249))))))))))
(assert
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2391 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1622 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2851 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x373 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1242 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1242 $x373 $x2578 $x2759 $x2851 $x3136 $x3709 $x3236 $x1827 $x1622))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3200 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3200 $x2707 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1976 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2023 (= (_ bv10 7) new.attention.out.input)))
 (or $x2023 $x1976 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3361 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2032 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2016 (= (_ bv40 7) new.attention.out.split)))
 (or $x2016 $x2032 $x3361)))))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x3211 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3211 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x175 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x175 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1163 (= (_ bv56 7) new.attention.value_dim.kind) $x2252 $x2490 (= (_ bv91 7) new.attention.value_dim.kind) $x2674 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1795 (and $x3136 (< 1 new.attention.heads.parts) (= ?x2554 new.attention.heads.n))))
 (= new.attention.heads.filled $x1795))))))
(assert
 (let (($x3270 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3136 $x3270)))))
(assert
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1066 (= (- 1) new.attention.heads.n)))
 (let (($x3319 (or $x1066 (< (* ?x2554 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2787 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x3319 0 1))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1370 (or $x1066 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1158 (ite (and $x1066 (= 1 new.attention.heads.parts)) 1 (ite $x1370 0 1))))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2851 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1622 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1242 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x373 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1262 (ite (or $x373 $x1242 $x3236 $x1622 $x2851) 1 (ite $x2578 ?x1158 (ite $x3136 ?x2787 new.attention.heads.given_least)))))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1827 new.attention.heads.parts ?x1262)))))))))))))))))))
(assert
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3193 (or $x3709 $x2759)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x374 (ite $x1827 new.attention.heads.parts (ite $x3193 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x374)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x1066 (= (- 1) new.attention.heads.n)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1291 (ite $x2578 (or $x1066 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1066 (< 1 new.attention.heads.n)))))
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x679 (ite $x3236 (or $x1066 (< new.attention.heads.block new.attention.heads.n)) (ite $x3136 (or $x1066 (< ?x2554 new.attention.heads.n)) $x1291))))
 (let (($x2925 (= 1 new.attention.heads.parts)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3193 (or $x3709 $x2759)))
 (let (($x1182 (ite $x3193 new.attention.heads.given_moved (ite (or $x1827 $x2925) false $x679))))
 (= new.attention.heads.moved $x1182))))))))))))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x1027 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2252 (not (= 0 ?x1027)))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x2016 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1502 (not $x2016)))
 (let (($x2023 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1976 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1976 (and $x2023 $x1502))))))))
(assert
 (let (($x2603 (not new.attention.heads.padded)))
 (let (($x2925 (= 1 new.attention.heads.parts)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3193 (or $x3709 $x2759)))
 (let (($x531 (ite $x3193 new.attention.heads.given_everywhere (or $x1827 (and $x2925 $x2603)))))
 (= new.attention.heads.everywhere $x531)))))))))
(assert
 (let (($x1790 (not new.attention.value_dim.padded)))
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1031 (ite (or $x2490 $x1163) new.attention.value_dim.given_everywhere (or $x2674 (and (= 1 new.attention.value_dim.parts) $x1790)))))
 (= new.attention.value_dim.everywhere $x1031)))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x2672 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x2672))))))))))))))))))))))
(assert
 (let (($x868 (not new.attention.heads.moved)))
 (let (($x1622 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1242 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x373 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3940 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x373 $x1242 $x3236 $x1622) $x868))))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3193 (or $x3709 $x2759)))
 (= new.attention.heads.undivided (ite $x3193 new.attention.heads.given_undivided $x3940))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x2638 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x759 ?x3259 ?x2638)))))))))))))))))))))))
(assert
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1156 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1558 (ite $x1156 new.attention.v (ite $x172 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1558)))))
(assert
 (let (($x439 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1839 (not new.attention.gathers)))
 (let (($x2032 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2032 $x1839 $x439))))))
(assert
 (let ((?x1601 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1295 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3200 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1129 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2707 $x3200) $x1295))))
 (let (($x2016 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1502 (not $x2016)))
 (let (($x2583 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1180 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2583)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2583 new.attention.value_dim.everywhere $x1502) $x1129)))
 (= new.attention.mixed_in (ite $x1180 (_ bv96 7) ?x1601))))))))))))
(assert
 (let ((?x3803 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3430 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x766 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x1295 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2016 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2661 (and $x2016 (or $x2707 $x1295) (ite $x766 new.attention.dims_where_kept $x3430))))
 (= new.attention.out_state (ite $x2661 (_ bv96 7) ?x3803))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x495 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x330 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x2016 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1502 (not $x2016)))
 (let (($x189 (or (= 1 new.attention.heads.most) $x1502 (= (_ bv96 7) new.attention.out_state) (and $x330 (and new.attention.heads.undivided $x495)))))
 (let (($x482 (not new.attention.heads.beyond)))
 (let (($x605 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x2016 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x605 (and (<= 1 new.attention.heads.least) $x482 $x189)))))))))))
(assert
 (let (($x2579 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1184 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x2069 (= (_ bv40 7) old.attention.out.split)))
(let (($x1620 (not $x2069)))
(let (($x3656 (or (= 1 old.attention.heads.most) $x1620 (= (_ bv96 7) old.attention.out_state) (and $x1184 (and old.attention.heads.undivided $x2579)))))
(let (($x2004 (not old.attention.heads.beyond)))
(let (($x511 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x2069 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x511 (and (<= 1 old.attention.heads.least) $x2004 $x3656))))))))))
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
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2419 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3657 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2550 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1816 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7)))))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x375 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3265 $x524) old.attention.qkv.split ?x1271) ?x1816)))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1332 (ite $x310 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7))) ?x375)))
 (= old.attention.q ?x1332)))))))))))))))))))
(assert
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2391 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3136 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2252 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2395 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7)))))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x1885 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934) ?x2395)))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3217 (ite $x759 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7))) ?x1885)))
 (= new.attention.q ?x3217))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x582 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x752 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x582)))))
 (not $x752))))
(assert
 (let (($x3332 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x3332))))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
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
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2384 $x1503 $x1468 $x3170 $x2555 $x2419 $x1784 $x350 $x3558 $x492))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3297 (= (_ bv56 7) old.attention.heads.kind) $x3657 $x887 (= (_ bv91 7) old.attention.heads.kind) $x2185 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x307 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x454 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x454 $x307 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2477 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1481 (= (_ bv10 7) old.attention.out.input)))
 (or $x1481 $x2477 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2590 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2052 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1976 (= (_ bv40 7) old.attention.out.split)))
 (or $x1976 $x2052 $x2590)))))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x459 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x459 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x552 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x552 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1598 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1993 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1993 $x1598 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x498 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3183 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2727 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3066 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1233 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x3033 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x3033 $x1233 $x3066 $x1912 $x2727 $x2550 $x3637 $x3183 $x557 $x498))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let (($x1632 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3657 $x1632)))))
(assert
 (let ((?x3034 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2419 (not (= 0 ?x3034)))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x337 (= (- 1) old.attention.head_dim.n)))
 (let (($x1446 (or $x337 (< (* ?x3795 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1802 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1634 (ite $x2419 (ite (= 0 ?x1802) 1 (ite $x1446 0 1)) old.attention.head_dim.given_least)))
 (let (($x469 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1565 (ite (and $x337 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x337 $x469) 0 1))))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2059 (ite $x3558 old.attention.head_dim.parts (ite (or $x1503 $x2384 $x350 $x492 $x2555) 1 (ite $x1468 ?x1565 ?x1634)))))
 (= old.attention.head_dim.least ?x2059)))))))))))))))))))
(assert
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2743 (or $x1784 $x3170)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x335 (ite $x3558 old.attention.head_dim.parts (ite $x2743 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x335)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x337 (= (- 1) old.attention.head_dim.n)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2152 (ite $x1468 (or $x337 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x337 (< 1 old.attention.head_dim.n)))))
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2708 (ite $x350 (or $x337 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2419 (or $x337 (< ?x3795 old.attention.head_dim.n)) $x2152))))
 (let (($x773 (= 1 old.attention.head_dim.parts)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2743 (or $x1784 $x3170)))
 (let (($x1797 (ite $x2743 old.attention.head_dim.given_moved (ite (or $x3558 $x773) false $x2708))))
 (= old.attention.head_dim.moved $x1797))))))))))))))))
(assert
 (let ((?x3178 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2550 (not (= 0 ?x3178)))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1880 (div ?x3469 old.attention.value_dim.parts)))
 (let (($x1407 (= (- 1) old.attention.value_dim.n)))
 (let (($x3056 (or $x1407 (< (* ?x1880 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x3715 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2991 (ite $x2550 (ite (= 0 ?x3715) 1 (ite $x3056 0 1)) old.attention.value_dim.given_least)))
 (let (($x1336 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x3393 (ite (and $x1407 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1407 $x1336) 0 1))))
 (let (($x3066 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2727 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x498 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x3183 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3033 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1233 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x2488 (ite $x557 old.attention.value_dim.parts (ite (or $x1233 $x3033 $x3183 $x498 $x2727) 1 (ite $x3066 ?x3393 ?x2991)))))
 (= old.attention.value_dim.least ?x2488))))))))))))))))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1880 (div ?x3469 old.attention.value_dim.parts)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= ?x1880 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x1746 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2113 (not old.model.sinks)))
 (= old.attention.one_key (and $x2113 $x1746)))))
(assert
 (let (($x1976 (= (_ bv40 7) old.attention.out.split)))
 (let (($x372 (not $x1976)))
 (let (($x1481 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2477 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2477 (and $x1481 $x372))))))))
(assert
 (let (($x857 (not old.attention.heads.padded)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3615 (ite (or $x887 $x3297) old.attention.heads.given_everywhere (or $x2185 (and (= 1 old.attention.heads.parts) $x857)))))
 (= old.attention.heads.everywhere $x3615)))))))
(assert
 (let (($x2712 (not old.attention.head_dim.padded)))
 (let (($x773 (= 1 old.attention.head_dim.parts)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2743 (or $x1784 $x3170)))
 (let (($x23 (ite $x2743 old.attention.head_dim.given_everywhere (or $x3558 (and $x773 $x2712)))))
 (= old.attention.head_dim.everywhere $x23)))))))))
(assert
 (let (($x2005 (not old.attention.value_dim.padded)))
 (let (($x3806 (= 1 old.attention.value_dim.parts)))
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3876 (ite (or $x3637 $x1912) old.attention.value_dim.given_everywhere (or $x557 (and $x3806 $x2005)))))
 (= old.attention.value_dim.everywhere $x3876))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x375 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x310 ?x2025 ?x375)))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x3270 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x3270)))))))))))))))))))))))
(assert
 (let (($x3122 (not old.attention.head_dim.moved)))
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1119 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1503 $x2384 $x350 $x492) $x3122))))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2743 (or $x1784 $x3170)))
 (= old.attention.head_dim.undivided (ite $x2743 old.attention.head_dim.given_undivided $x1119))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x2548 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x310 ?x2025 ?x2548))))))))))))))))))))))))
(assert
 (let (($x517 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1993 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x3122 (not old.attention.head_dim.moved)))
 (let (($x1027 (= 1 old.attention.head_dim.most)))
 (let (($x1835 (<= 1 old.attention.head_dim.least)))
 (let (($x1286 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1598 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1478 (ite (or $x1598 $x1286) (and $x1835 (or old.attention.head_dim.undivided (and $x1027 $x3122))) (and $x1993 (and old.attention.head_dim.undivided $x517)))))
 (= old.attention.scores_whole $x1478))))))))))
(assert
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1385 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2472 (ite $x1385 old.attention.v (ite $x785 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2472)))))
(assert
 (let (($x2660 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x566 (not old.attention.gathers)))
 (let (($x2052 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2052 $x566 $x2660))))))
(assert
 (let ((?x1180 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1601 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x454 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x307 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1839 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x307 $x454) $x1601))))
 (let (($x1976 (= (_ bv40 7) old.attention.out.split)))
 (let (($x372 (not $x1976)))
 (let (($x3693 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3494 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3693)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3693 old.attention.value_dim.everywhere $x372) $x1839)))
 (= old.attention.mixed_in (ite $x3494 (_ bv96 7) ?x1180))))))))))))
(assert
 (let ((?x1295 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3803 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x819 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3803)))
 (let (($x1601 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x307 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1976 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1976 (or $x307 $x1601) $x819) (_ bv96 7) ?x1295)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1794 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x245 $x3157 $x625 $x1916 $x1794 $x2391 $x1408 $x2372 $x1656 $x1118))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2759 (= (_ bv56 7) new.attention.heads.kind) $x3136 $x3709 (= (_ bv91 7) new.attention.heads.kind) $x1827 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3468 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2270 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2270 $x3468 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x3053 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1729 (= (_ bv10 7) new.attention.out.input)))
 (or $x1729 $x3053 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2964 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3654 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1709 (= (_ bv40 7) new.attention.out.split)))
 (or $x1709 $x3654 $x2964)))))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x2041 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2041 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x95 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x95 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2016 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x323 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x323 $x2016 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x3718 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2441 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x134 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2172 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2311 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x34 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x34 $x2311 $x2172 $x1163 $x134 $x2252 $x2490 $x2441 $x2674 $x3718))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let (($x1620 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3136 $x1620)))))
(assert
 (let ((?x2356 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2391 (not (= 0 ?x2356)))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2254 (= (- 1) new.attention.head_dim.n)))
 (let (($x1328 (or $x2254 (< (* ?x3335 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3452 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2715 (ite $x2391 (ite (= 0 ?x3452) 1 (ite $x1328 0 1)) new.attention.head_dim.given_least)))
 (let (($x1884 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1896 (ite (and $x2254 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2254 $x1884) 0 1))))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1794 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1887 (ite $x1656 new.attention.head_dim.parts (ite (or $x3157 $x245 $x2372 $x1118 $x1794) 1 (ite $x625 ?x1896 ?x2715)))))
 (= new.attention.head_dim.least ?x1887)))))))))))))))))))
(assert
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x156 (or $x1408 $x1916)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2837 (ite $x1656 new.attention.head_dim.parts (ite $x156 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2837)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x2254 (= (- 1) new.attention.head_dim.n)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1548 (ite $x625 (or $x2254 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2254 (< 1 new.attention.head_dim.n)))))
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2714 (ite $x2372 (or $x2254 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2391 (or $x2254 (< ?x3335 new.attention.head_dim.n)) $x1548))))
 (let (($x37 (= 1 new.attention.head_dim.parts)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x156 (or $x1408 $x1916)))
 (let (($x1361 (ite $x156 new.attention.head_dim.given_moved (ite (or $x1656 $x37) false $x2714))))
 (= new.attention.head_dim.moved $x1361))))))))))))))))
(assert
 (let ((?x3173 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2252 (not (= 0 ?x3173)))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3465 (div ?x1297 new.attention.value_dim.parts)))
 (let (($x1259 (= (- 1) new.attention.value_dim.n)))
 (let (($x2145 (or $x1259 (< (* ?x3465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x593 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1326 (ite $x2252 (ite (= 0 ?x593) 1 (ite $x2145 0 1)) new.attention.value_dim.given_least)))
 (let (($x25 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x2757 (ite (and $x1259 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x1259 $x25) 0 1))))
 (let (($x2172 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x134 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x3718 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2441 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x34 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x2311 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x2982 (ite $x2674 new.attention.value_dim.parts (ite (or $x2311 $x34 $x2441 $x3718 $x134) 1 (ite $x2172 ?x2757 ?x1326)))))
 (= new.attention.value_dim.least ?x2982))))))))))))))))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3465 (div ?x1297 new.attention.value_dim.parts)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= ?x3465 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x3292 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3315 (not new.model.sinks)))
 (= new.attention.one_key (and $x3315 $x3292)))))
(assert
 (let (($x1709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3078 (not $x1709)))
 (let (($x1729 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3053 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3053 (and $x1729 $x3078))))))))
(assert
 (let (($x1383 (not new.attention.heads.padded)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x467 (ite (or $x3709 $x2759) new.attention.heads.given_everywhere (or $x1827 (and (= 1 new.attention.heads.parts) $x1383)))))
 (= new.attention.heads.everywhere $x467)))))))
(assert
 (let (($x1105 (not new.attention.head_dim.padded)))
 (let (($x37 (= 1 new.attention.head_dim.parts)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x156 (or $x1408 $x1916)))
 (let (($x824 (ite $x156 new.attention.head_dim.given_everywhere (or $x1656 (and $x37 $x1105)))))
 (= new.attention.head_dim.everywhere $x824)))))))))
(assert
 (let (($x160 (not new.attention.value_dim.padded)))
 (let (($x3711 (= 1 new.attention.value_dim.parts)))
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2144 (ite (or $x2490 $x1163) new.attention.value_dim.given_everywhere (or $x2674 (and $x3711 $x160)))))
 (= new.attention.value_dim.everywhere $x2144))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1885 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x759 ?x3259 ?x1885))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1617 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1617))))))))))))))))))))))
(assert
 (let (($x665 (not new.attention.head_dim.moved)))
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x836 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3157 $x245 $x2372 $x1118) $x665))))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x156 (or $x1408 $x1916)))
 (= new.attention.head_dim.undivided (ite $x156 new.attention.head_dim.given_undivided $x836))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1474 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x759 ?x3259 ?x1474)))))))))))))))))))))))
(assert
 (let (($x2989 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x323 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x665 (not new.attention.head_dim.moved)))
 (let (($x1849 (= 1 new.attention.head_dim.most)))
 (let (($x2470 (<= 1 new.attention.head_dim.least)))
 (let (($x209 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2016 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3865 (ite (or $x2016 $x209) (and $x2470 (or new.attention.head_dim.undivided (and $x1849 $x665))) (and $x323 (and new.attention.head_dim.undivided $x2989)))))
 (= new.attention.scores_whole $x3865))))))))))
(assert
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x57 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1375 (ite $x57 new.attention.v (ite $x172 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1375)))))
(assert
 (let (($x2843 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2200 (not new.attention.gathers)))
 (let (($x3654 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3654 $x2200 $x2843))))))
(assert
 (let ((?x1701 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2913 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2270 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3468 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x926 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3468 $x2270) $x2913))))
 (let (($x1709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3078 (not $x1709)))
 (let (($x2421 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1099 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2421)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2421 new.attention.value_dim.everywhere $x3078) $x926)))
 (= new.attention.mixed_in (ite $x1099 (_ bv96 7) ?x1701))))))))))))
(assert
 (let ((?x2239 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2265 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2584 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2265)))
 (let (($x2913 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3468 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1709 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1709 (or $x3468 $x2913) $x2584) (_ bv96 7) ?x2239)))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3193 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x1709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3078 (not $x1709)))
 (let (($x1095 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1849 (= 1 new.attention.head_dim.most)))
 (let (($x791 (= (_ bv96 7) new.attention.q)))
 (let (($x3702 (or $x791 $x1849 (and $x1095 (or $x3078 $x3193 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x2040 (not new.attention.value_dim.beyond)))
 (let (($x2528 (or (and (<= 1 new.attention.value_dim.least) $x2040) (and new.model.latent $x791))))
 (let (($x2470 (<= 1 new.attention.head_dim.least)))
 (let (($x1256 (not new.attention.head_dim.beyond)))
 (let (($x1558 (and $x1256 (or $x2470 (and new.attention.one_key (not $x791))) $x2528 $x3702)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x1558)))))))))))))))
(assert
 (let (($x313 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x1976 (= (_ bv40 7) old.attention.out.split)))
(let (($x372 (not $x1976)))
(let (($x3939 (or old.attention.one_key old.attention.scores_whole)))
(let (($x1027 (= 1 old.attention.head_dim.most)))
(let (($x1862 (= (_ bv96 7) old.attention.q)))
(let (($x2670 (or $x1862 $x1027 (and $x3939 (or $x372 $x313 (= (_ bv96 7) old.attention.out_state))))))
(let (($x393 (not old.attention.value_dim.beyond)))
(let (($x918 (or (and (<= 1 old.attention.value_dim.least) $x393) (and old.model.latent $x1862))))
(let (($x1835 (<= 1 old.attention.head_dim.least)))
(let (($x1770 (not old.attention.head_dim.beyond)))
(let (($x246 (and $x1770 (or $x1835 (and old.attention.one_key (not $x1862))) $x918 $x2670)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x246))))))))))))))
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
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2419 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3657 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2550 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1816 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7)))))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x375 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3265 $x524) old.attention.qkv.split ?x1271) ?x1816)))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1332 (ite $x310 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7))) ?x375)))
 (= old.attention.q ?x1332)))))))))))))))))))
(assert
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2391 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3136 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2252 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2395 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7)))))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x1885 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934) ?x2395)))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3217 (ite $x759 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7))) ?x1885)))
 (= new.attention.q ?x3217))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2048 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x2048)))
(assert
 (let (($x1644 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x1644)))
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
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2419 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3657 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x1602 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1602 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x926 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x926 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2550 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x375 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x310 ?x2025 ?x375)))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x3292 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x3292)))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x2608 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x310 ?x2025 ?x2608))))))))))))))))))))))))
(assert
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2391 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3136 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x2969 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2969 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x850 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x850 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2252 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1885 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x759 ?x3259 ?x1885))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1268 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1268))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x2661 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x759 ?x3259 ?x2661)))))))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2535 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x1509 (= 1 new.tp)))
 (not (or $x1509 (not $x2535))))))
(assert
 (let (($x2816 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x1684 (= 1 old.tp)))
(or $x1684 (not $x2816)))))
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
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2419 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x2416 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2966 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1243 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x954 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x954 $x1243 $x1564 $x3297 $x2966 $x3657 $x887 $x1928 $x2185 $x2416))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3468 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3406 (= (_ bv40 7) old.attention.out.split)))
 (or $x3406 $x3468 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x1602 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1602 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x926 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x926 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x614 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x614)))
(assert
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2550 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
(assert
 (let (($x2136 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2136 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2013 (and $x3657 (< 1 old.attention.heads.parts) (= ?x3165 old.attention.heads.n))))
 (= old.attention.heads.filled $x2013))))))
(assert
 (let (($x1790 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3657 $x1790)))))
(assert
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1478 (= (- 1) old.attention.heads.n)))
 (let (($x2074 (or $x1478 (< (* ?x3165 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1128 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2074 0 1))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1262 (or $x1478 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2104 (ite (and $x1478 (= 1 old.attention.heads.parts)) 1 (ite $x1262 0 1))))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2966 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2416 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x954 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1243 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2254 (ite (or $x1243 $x954 $x1928 $x2416 $x2966) 1 (ite $x1564 ?x2104 (ite $x3657 ?x1128 old.attention.heads.given_least)))))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2185 old.attention.heads.parts ?x2254)))))))))))))))))))
(assert
 (let (($x1478 (= (- 1) old.attention.heads.n)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1402 (ite $x1564 (or $x1478 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1478 (< 1 old.attention.heads.n)))))
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3093 (ite $x1928 (or $x1478 (< old.attention.heads.block old.attention.heads.n)) (ite $x3657 (or $x1478 (< ?x3165 old.attention.heads.n)) $x1402))))
 (let (($x3759 (= 1 old.attention.heads.parts)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1361 (or $x887 $x3297)))
 (let (($x3494 (ite $x1361 old.attention.heads.given_moved (ite (or $x2185 $x3759) false $x3093))))
 (= old.attention.heads.moved $x3494))))))))))))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x313 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x254 (not old.model.sinks)))
 (= old.attention.one_key (and $x254 $x313)))))
(assert
 (let (($x1839 (not old.attention.heads.padded)))
 (let (($x3759 (= 1 old.attention.heads.parts)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1361 (or $x887 $x3297)))
 (let (($x1921 (ite $x1361 old.attention.heads.given_everywhere (or $x2185 (and $x3759 $x1839)))))
 (= old.attention.heads.everywhere $x1921)))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x375 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x310 ?x2025 ?x375)))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x3292 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x3292)))))))))))))))))))))))
(assert
 (let (($x1635 (not old.attention.heads.moved)))
 (let (($x2416 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x954 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1243 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2467 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1243 $x954 $x1928 $x2416) $x1635))))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1361 (or $x887 $x3297)))
 (= old.attention.heads.undivided (ite $x1361 old.attention.heads.given_undivided $x2467))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x2608 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x310 ?x2025 ?x2608))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2391 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1622 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2851 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x373 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1242 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1242 $x373 $x2578 $x2759 $x2851 $x3136 $x3709 $x3236 $x1827 $x1622))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2178 (= (_ bv57 7) new.attention.out.split)))
 (let (($x901 (= (_ bv40 7) new.attention.out.split)))
 (or $x901 $x2178 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x2969 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2969 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x850 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x850 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x160 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x160)))
(assert
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2252 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
(assert
 (let (($x1627 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1627 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1795 (and $x3136 (< 1 new.attention.heads.parts) (= ?x2554 new.attention.heads.n))))
 (= new.attention.heads.filled $x1795))))))
(assert
 (let (($x2004 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3136 $x2004)))))
(assert
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1611 (= (- 1) new.attention.heads.n)))
 (let (($x727 (or $x1611 (< (* ?x2554 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1746 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x727 0 1))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3252 (or $x1611 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x3715 (ite (and $x1611 (= 1 new.attention.heads.parts)) 1 (ite $x3252 0 1))))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2851 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1622 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1242 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x373 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2339 (ite (or $x373 $x1242 $x3236 $x1622 $x2851) 1 (ite $x2578 ?x3715 (ite $x3136 ?x1746 new.attention.heads.given_least)))))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1827 new.attention.heads.parts ?x2339)))))))))))))))))))
(assert
 (let (($x1611 (= (- 1) new.attention.heads.n)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1065 (ite $x2578 (or $x1611 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1611 (< 1 new.attention.heads.n)))))
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x23 (ite $x3236 (or $x1611 (< new.attention.heads.block new.attention.heads.n)) (ite $x3136 (or $x1611 (< ?x2554 new.attention.heads.n)) $x1065))))
 (let (($x3891 (= 1 new.attention.heads.parts)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x386 (or $x3709 $x2759)))
 (let (($x3041 (ite $x386 new.attention.heads.given_moved (ite (or $x1827 $x3891) false $x23))))
 (= new.attention.heads.moved $x3041))))))))))))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x671 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1116 (not new.model.sinks)))
 (= new.attention.one_key (and $x1116 $x671)))))
(assert
 (let (($x1385 (not new.attention.heads.padded)))
 (let (($x3891 (= 1 new.attention.heads.parts)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x386 (or $x3709 $x2759)))
 (let (($x1598 (ite $x386 new.attention.heads.given_everywhere (or $x1827 (and $x3891 $x1385)))))
 (= new.attention.heads.everywhere $x1598)))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1885 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x759 ?x3259 ?x1885))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1268 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1268))))))))))))))))))))))
(assert
 (let (($x183 (not new.attention.heads.moved)))
 (let (($x1622 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1242 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x373 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x940 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x373 $x1242 $x3236 $x1622) $x183))))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x386 (or $x3709 $x2759)))
 (= new.attention.heads.undivided (ite $x386 new.attention.heads.given_undivided $x940))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x2661 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x759 ?x3259 ?x2661)))))))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3711 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x901 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2178 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3226 (not new.model.latent)))
 (let (($x415 (and $x3226 (or $x2178 (and $x901 (and new.attention.heads.undivided $x3711))))))
 (let (($x160 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1131 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x160 new.attention.one_key)))
 (let (($x1383 (not (= (_ bv92 7) new.attention.k))))
 (let (($x3483 (not (= (_ bv92 7) new.attention.q))))
 (let (($x531 (or $x3483 new.attention.one_key (and $x1383 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x374 (and $x531 (or $x1383 (and (= (_ bv57 7) new.model.qk_norm) $x3226)) $x1131 (or (not (= (_ bv92 7) new.attention.v)) $x415))))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let (($x1509 (= 1 new.tp)))
 (not (or $x1509 $x87 $x374)))))))))))))))))
(assert
 (let (($x4019 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x3406 (= (_ bv40 7) old.attention.out.split)))
(let (($x3468 (= (_ bv57 7) old.attention.out.split)))
(let (($x2536 (not old.model.latent)))
(let (($x2040 (and $x2536 (or $x3468 (and $x3406 (and old.attention.heads.undivided $x4019))))))
(let (($x614 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x3616 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x614 old.attention.one_key)))
(let (($x2962 (not (= (_ bv92 7) old.attention.k))))
(let (($x2660 (not (= (_ bv92 7) old.attention.q))))
(let (($x1027 (or $x2660 old.attention.one_key (and $x2962 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x3248 (and $x1027 (or $x2962 (and (= (_ bv57 7) old.model.qk_norm) $x2536)) $x3616 (or (not (= (_ bv92 7) old.attention.v)) $x2040))))
(let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1457 (not $x3972)))
(let (($x1684 (= 1 old.tp)))
(or $x1684 $x1457 $x3248))))))))))))))))
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
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2419 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3657 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x1602 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1602 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x926 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x926 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2550 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x313 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x254 (not old.model.sinks)))
 (= old.attention.one_key (and $x254 $x313)))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x479 (not old.attention.qkv.group.pp)))
 (let (($x96 (or $x479 (= 1 old.pp))))
 (let (($x3085 (not old.attention.qkv.group.sp)))
 (let (($x2795 (or $x3085 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x262 (or $x519 $x2243)))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x262 $x2795 $x96)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x375 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x310 ?x2025 ?x375))))))))))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x479 (not old.attention.qkv.group.pp)))
 (let (($x96 (or $x479 (= 1 old.pp))))
 (let (($x3085 (not old.attention.qkv.group.sp)))
 (let (($x2795 (or $x3085 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x262 (or $x519 $x2243)))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x262 $x2795 $x96)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x3292 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x3292))))))))))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x479 (not old.attention.qkv.group.pp)))
 (let (($x96 (or $x479 (= 1 old.pp))))
 (let (($x3085 (not old.attention.qkv.group.sp)))
 (let (($x2795 (or $x3085 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x262 (or $x519 $x2243)))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x262 $x2795 $x96)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x2608 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x310 ?x2025 ?x2608)))))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2391 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3136 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x2969 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2969 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x850 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x850 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2252 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x671 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1116 (not new.model.sinks)))
 (= new.attention.one_key (and $x1116 $x671)))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3906 (not new.attention.qkv.group.pp)))
 (let (($x55 (or $x3906 (= 1 new.pp))))
 (let (($x906 (not new.attention.qkv.group.sp)))
 (let (($x2224 (or $x906 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2934 (not new.attention.qkv.group.dp)))
 (let (($x896 (or $x2934 $x2345)))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x896 $x2224 $x55)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1885 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x759 ?x3259 ?x1885)))))))))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3906 (not new.attention.qkv.group.pp)))
 (let (($x55 (or $x3906 (= 1 new.pp))))
 (let (($x906 (not new.attention.qkv.group.sp)))
 (let (($x2224 (or $x906 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2934 (not new.attention.qkv.group.dp)))
 (let (($x896 (or $x2934 $x2345)))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x896 $x2224 $x55)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1268 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1268)))))))))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3906 (not new.attention.qkv.group.pp)))
 (let (($x55 (or $x3906 (= 1 new.pp))))
 (let (($x906 (not new.attention.qkv.group.sp)))
 (let (($x2224 (or $x906 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2934 (not new.attention.qkv.group.dp)))
 (let (($x896 (or $x2934 $x2345)))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x896 $x2224 $x55)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x2661 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x759 ?x3259 ?x2661))))))))))))))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3906 (not new.attention.qkv.group.pp)))
 (let (($x55 (or $x3906 (= 1 new.pp))))
 (let (($x906 (not new.attention.qkv.group.sp)))
 (let (($x2224 (or $x906 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2934 (not new.attention.qkv.group.dp)))
 (let (($x896 (or $x2934 $x2345)))
 (let (($x469 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x896 $x2224 $x55)))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x896 $x2224 $x55)))
 (let (($x1986 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x3244)))))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1565 (or $x2562 (and $x87 (or (= (_ bv10 7) new.attention.qkv.collective) $x3244)) $x1986 $x469)))
 (not $x1565))))))))))))))))
(assert
 (let (($x479 (not old.attention.qkv.group.pp)))
(let (($x96 (or $x479 (= 1 old.pp))))
(let (($x3085 (not old.attention.qkv.group.sp)))
(let (($x2795 (or $x3085 (= 1 old.sp))))
(let (($x2243 (= 1 old.dp)))
(let (($x519 (not old.attention.qkv.group.dp)))
(let (($x262 (or $x519 $x2243)))
(let (($x2073 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x262 $x2795 $x96)))
(let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x262 $x2795 $x96)))
(let (($x1634 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x524)))))
(let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1457 (not $x3972)))
(let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x3007 (and $x1457 (or (= (_ bv10 7) old.attention.qkv.collective) $x524)) $x1634 $x2073)))))))))))))))
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
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1468 $x3170 (= (_ bv56 7) old.attention.head_dim.kind) $x2419 $x1784 $x350 $x3558 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1564 $x3297 (= (_ bv56 7) old.attention.heads.kind) $x3657 $x887 $x1928 $x2185 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2906 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x2475 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2016 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x2052 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x2052 $x2016 $x2475 $x2906))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x1602 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1602 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x926 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x926 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (and (<= 1 old.attention.value_dim.block)))
(assert
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3183 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3066 (= (_ bv26 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) $x3066 $x1912 (= (_ bv56 7) old.attention.value_dim.kind) $x2550 $x3637 $x3183 $x557 (= (_ bv99 7) old.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2013 (and $x3657 (< 1 old.attention.heads.parts) (= ?x3165 old.attention.heads.n))))
 (= old.attention.heads.filled $x2013))))))
(assert
 (let (($x1670 (= (- 1) old.attention.heads.n)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x407 (ite $x1564 (or $x1670 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1670 (< 1 old.attention.heads.n)))))
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2409 (ite $x1928 (or $x1670 (< old.attention.heads.block old.attention.heads.n)) (ite $x3657 (or $x1670 (< ?x3165 old.attention.heads.n)) $x407))))
 (let (($x2623 (= 1 old.attention.heads.parts)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1474 (or $x887 $x3297)))
 (let (($x666 (ite $x1474 old.attention.heads.given_moved (ite (or $x2185 $x2623) false $x2409))))
 (= old.attention.heads.moved $x666))))))))))))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let (($x1635 (= (- 1) old.attention.head_dim.n)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2023 (ite $x1468 (or $x1635 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1635 (< 1 old.attention.head_dim.n)))))
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1360 (ite $x350 (or $x1635 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2419 (or $x1635 (< ?x3795 old.attention.head_dim.n)) $x2023))))
 (let (($x1361 (= 1 old.attention.head_dim.parts)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x791 (ite $x2925 old.attention.head_dim.given_moved (ite (or $x3558 $x1361) false $x1360))))
 (= old.attention.head_dim.moved $x791))))))))))))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1880 (div ?x3469 old.attention.value_dim.parts)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= ?x1880 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465)))))))
(assert
 (let (($x3407 (= (- 1) old.attention.value_dim.n)))
 (let (($x3066 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2472 (ite $x3066 (or $x3407 (<= old.attention.value_dim.parts old.attention.value_dim.n)) (or $x3407 (< 1 old.attention.value_dim.n)))))
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1880 (div ?x3469 old.attention.value_dim.parts)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3183 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1790 (ite $x3183 (or $x3407 (< old.attention.value_dim.block old.attention.value_dim.n)) (ite $x2550 (or $x3407 (< ?x1880 old.attention.value_dim.n)) $x2472))))
 (let (($x1691 (= 1 old.attention.value_dim.parts)))
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x828 (or $x3637 $x1912)))
 (let (($x1829 (ite $x828 old.attention.value_dim.given_moved (ite (or $x557 $x1691) false $x1790))))
 (= old.attention.value_dim.moved $x1829)))))))))))))))))
(assert
 (let (($x313 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x254 (not old.model.sinks)))
 (= old.attention.one_key (and $x254 $x313)))))
(assert
 (let (($x362 (not old.attention.heads.moved)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2623 (= 1 old.attention.heads.parts)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1474 (or $x887 $x3297)))
 (let (($x1478 (ite $x1474 old.attention.heads.given_first (or $x2623 (and (not (or $x2185 $x1564)) $x362)))))
 (= old.attention.heads.first_alone $x1478))))))))))
(assert
 (let (($x315 (not old.attention.head_dim.moved)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1361 (= 1 old.attention.head_dim.parts)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x1065 (ite $x2925 old.attention.head_dim.given_first (or $x1361 (and (not (or $x3558 $x1468)) $x315)))))
 (= old.attention.head_dim.first_alone $x1065))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x375 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x310 ?x2025 ?x375)))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x3292 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x3292)))))))))))))))))))))))
(assert
 (let (($x824 (not old.attention.value_dim.moved)))
 (let (($x3066 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1691 (= 1 old.attention.value_dim.parts)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x828 (or $x3637 $x1912)))
 (let (($x3940 (ite $x828 old.attention.value_dim.given_first (or $x1691 (and (not (or $x557 $x3066)) $x824)))))
 (= old.attention.value_dim.first_alone $x3940))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x2608 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x310 ?x2025 ?x2608))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x625 $x1916 (= (_ bv56 7) new.attention.head_dim.kind) $x2391 $x1408 $x2372 $x1656 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2578 $x2759 (= (_ bv56 7) new.attention.heads.kind) $x3136 $x3709 $x3236 $x1827 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1119 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1262 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2583 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x1828 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x1828 $x2583 $x1262 $x1119))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x2969 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2969 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x850 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x850 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (and (<= 1 new.attention.value_dim.block)))
(assert
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2441 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2172 (= (_ bv26 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) $x2172 $x1163 (= (_ bv56 7) new.attention.value_dim.kind) $x2252 $x2490 $x2441 $x2674 (= (_ bv99 7) new.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1795 (and $x3136 (< 1 new.attention.heads.parts) (= ?x2554 new.attention.heads.n))))
 (= new.attention.heads.filled $x1795))))))
(assert
 (let (($x2991 (= (- 1) new.attention.heads.n)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1202 (ite $x2578 (or $x2991 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2991 (< 1 new.attention.heads.n)))))
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2039 (ite $x3236 (or $x2991 (< new.attention.heads.block new.attention.heads.n)) (ite $x3136 (or $x2991 (< ?x2554 new.attention.heads.n)) $x1202))))
 (let (($x1377 (= 1 new.attention.heads.parts)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1678 (or $x3709 $x2759)))
 (let (($x3175 (ite $x1678 new.attention.heads.given_moved (ite (or $x1827 $x1377) false $x2039))))
 (= new.attention.heads.moved $x3175))))))))))))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let (($x3503 (= (- 1) new.attention.head_dim.n)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3213 (ite $x625 (or $x3503 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3503 (< 1 new.attention.head_dim.n)))))
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (ite $x2372 (or $x3503 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2391 (or $x3503 (< ?x3335 new.attention.head_dim.n)) $x3213))))
 (let (($x3118 (= 1 new.attention.head_dim.parts)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x2817 (ite $x1122 new.attention.head_dim.given_moved (ite (or $x1656 $x3118) false $x1773))))
 (= new.attention.head_dim.moved $x2817))))))))))))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3465 (div ?x1297 new.attention.value_dim.parts)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= ?x3465 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869)))))))
(assert
 (let (($x1293 (= (- 1) new.attention.value_dim.n)))
 (let (($x2172 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x3164 (ite $x2172 (or $x1293 (<= new.attention.value_dim.parts new.attention.value_dim.n)) (or $x1293 (< 1 new.attention.value_dim.n)))))
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3465 (div ?x1297 new.attention.value_dim.parts)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2441 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2147 (ite $x2441 (or $x1293 (< new.attention.value_dim.block new.attention.value_dim.n)) (ite $x2252 (or $x1293 (< ?x3465 new.attention.value_dim.n)) $x3164))))
 (let (($x2047 (= 1 new.attention.value_dim.parts)))
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x258 (or $x2490 $x1163)))
 (let (($x1291 (ite $x258 new.attention.value_dim.given_moved (ite (or $x2674 $x2047) false $x2147))))
 (= new.attention.value_dim.moved $x1291)))))))))))))))))
(assert
 (let (($x671 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1116 (not new.model.sinks)))
 (= new.attention.one_key (and $x1116 $x671)))))
(assert
 (let (($x1914 (not new.attention.heads.moved)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1377 (= 1 new.attention.heads.parts)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1678 (or $x3709 $x2759)))
 (let (($x3698 (ite $x1678 new.attention.heads.given_first (or $x1377 (and (not (or $x1827 $x2578)) $x1914)))))
 (= new.attention.heads.first_alone $x3698))))))))))
(assert
 (let (($x1472 (not new.attention.head_dim.moved)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3118 (= 1 new.attention.head_dim.parts)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x1287 (ite $x1122 new.attention.head_dim.given_first (or $x3118 (and (not (or $x1656 $x625)) $x1472)))))
 (= new.attention.head_dim.first_alone $x1287))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1885 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x759 ?x3259 ?x1885))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1268 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1268))))))))))))))))))))))
(assert
 (let (($x1540 (not new.attention.value_dim.moved)))
 (let (($x2172 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2047 (= 1 new.attention.value_dim.parts)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x258 (or $x2490 $x1163)))
 (let (($x2832 (ite $x258 new.attention.value_dim.given_first (or $x2047 (and (not (or $x2674 $x2172)) $x1540)))))
 (= new.attention.value_dim.first_alone $x2832))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x2661 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x759 ?x3259 ?x2661)))))))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x429 (not new.attention.one_key)))
 (let (($x1828 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x2123 (and $x1828 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x429)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x3374 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x2123)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3727 (and $x2970 new.attention.head_dim.first_alone new.attention.value_dim.first_alone)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x460 (or (and $x172 new.attention.heads.first_alone new.attention.kv_first_alone) $x3727)))
 (let (($x1119 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x552 (not (or (and new.model.q_bias $x429) new.model.k_bias new.model.v_bias))))
 (let (($x1509 (= 1 new.tp)))
 (let (($x306 (or $x1509 $x552 (and (not $x1978) (or $x1828 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1119 $x460) (and $x1978 $x3374))))
 (not $x306)))))))))))))))
(assert
 (let (($x1095 (not old.attention.one_key)))
(let (($x2052 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x1087 (and $x2052 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x1095)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x3301 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x1087)))
(let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x1981 (and $x790 old.attention.head_dim.first_alone old.attention.value_dim.first_alone)))
(let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x2109 (or (and $x785 old.attention.heads.first_alone old.attention.kv_first_alone) $x1981)))
(let (($x2906 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x3853 (not (or (and old.model.q_bias $x1095) old.model.k_bias old.model.v_bias))))
(let (($x1684 (= 1 old.tp)))
(or $x1684 $x3853 (and (not $x3972) (or $x2052 (= (_ bv27 7) old.attention.qkv.bias))) (and $x2906 $x2109) (and $x3972 $x3301)))))))))))))))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
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
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2384 $x1503 $x1468 $x3170 $x2555 $x2419 $x1784 $x350 $x3558 $x492))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3657 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x1353 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1295 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1556 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1556 $x1295 $x1353)))))
(assert
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2550 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let ((?x2733 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2419 (not (= 0 ?x2733)))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1635 (= (- 1) old.attention.head_dim.n)))
 (let (($x2996 (or $x1635 (< (* ?x3795 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2941 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x335 (ite $x2419 (ite (= 0 ?x2941) 1 (ite $x2996 0 1)) old.attention.head_dim.given_least)))
 (let (($x830 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x763 (ite (and $x1635 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1635 $x830) 0 1))))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x756 (ite $x3558 old.attention.head_dim.parts (ite (or $x1503 $x2384 $x350 $x492 $x2555) 1 (ite $x1468 ?x763 ?x335)))))
 (= old.attention.head_dim.least ?x756)))))))))))))))))))
(assert
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x692 (ite $x3558 old.attention.head_dim.parts (ite $x2925 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x692)))))))
(assert
 (let (($x1635 (= (- 1) old.attention.head_dim.n)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2023 (ite $x1468 (or $x1635 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1635 (< 1 old.attention.head_dim.n)))))
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1360 (ite $x350 (or $x1635 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2419 (or $x1635 (< ?x3795 old.attention.head_dim.n)) $x2023))))
 (let (($x1361 (= 1 old.attention.head_dim.parts)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x791 (ite $x2925 old.attention.head_dim.given_moved (ite (or $x3558 $x1361) false $x1360))))
 (= old.attention.head_dim.moved $x791))))))))))))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x313 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x254 (not old.model.sinks)))
 (= old.attention.one_key (and $x254 $x313)))))
(assert
 (let (($x3494 (not old.attention.head_dim.padded)))
 (let (($x1361 (= 1 old.attention.head_dim.parts)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x727 (ite $x2925 old.attention.head_dim.given_everywhere (or $x3558 (and $x1361 $x3494)))))
 (= old.attention.head_dim.everywhere $x727)))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1816 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7)))))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x375 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3265 $x524) old.attention.qkv.split ?x1271) ?x1816)))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1332 (ite $x310 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7))) ?x375)))
 (= old.attention.q ?x1332)))))))))))))))))))
(assert
 (let (($x315 (not old.attention.head_dim.moved)))
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2535 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1503 $x2384 $x350 $x492) $x315))))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (= old.attention.head_dim.undivided (ite $x2925 old.attention.head_dim.given_undivided $x2535))))))))))))
(assert
 (let (($x1525 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1556 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x315 (not old.attention.head_dim.moved)))
 (let (($x3570 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x315))))
 (let (($x209 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1295 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2318 (ite (or $x1295 $x209) (and (<= 1 old.attention.head_dim.least) $x3570) (and $x1556 (and old.attention.head_dim.undivided $x1525)))))
 (= old.attention.scores_whole $x2318)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1794 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x245 $x3157 $x625 $x1916 $x1794 $x2391 $x1408 $x2372 $x1656 $x1118))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3136 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x3113 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2862 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x880 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x880 $x2862 $x3113)))))
(assert
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2252 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let ((?x2866 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2391 (not (= 0 ?x2866)))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3503 (= (- 1) new.attention.head_dim.n)))
 (let (($x1652 (or $x3503 (< (* ?x3335 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1031 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1797 (ite $x2391 (ite (= 0 ?x1031) 1 (ite $x1652 0 1)) new.attention.head_dim.given_least)))
 (let (($x1350 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1627 (ite (and $x3503 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3503 $x1350) 0 1))))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1794 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1720 (ite $x1656 new.attention.head_dim.parts (ite (or $x3157 $x245 $x2372 $x1118 $x1794) 1 (ite $x625 ?x1627 ?x1797)))))
 (= new.attention.head_dim.least ?x1720)))))))))))))))))))
(assert
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2293 (ite $x1656 new.attention.head_dim.parts (ite $x1122 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2293)))))))
(assert
 (let (($x3503 (= (- 1) new.attention.head_dim.n)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3213 (ite $x625 (or $x3503 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3503 (< 1 new.attention.head_dim.n)))))
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (ite $x2372 (or $x3503 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2391 (or $x3503 (< ?x3335 new.attention.head_dim.n)) $x3213))))
 (let (($x3118 (= 1 new.attention.head_dim.parts)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x2817 (ite $x1122 new.attention.head_dim.given_moved (ite (or $x1656 $x3118) false $x1773))))
 (= new.attention.head_dim.moved $x2817))))))))))))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x671 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1116 (not new.model.sinks)))
 (= new.attention.one_key (and $x1116 $x671)))))
(assert
 (let (($x3376 (not new.attention.head_dim.padded)))
 (let (($x3118 (= 1 new.attention.head_dim.parts)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x3298 (ite $x1122 new.attention.head_dim.given_everywhere (or $x1656 (and $x3118 $x3376)))))
 (= new.attention.head_dim.everywhere $x3298)))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2395 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7)))))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x1885 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934) ?x2395)))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3217 (ite $x759 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7))) ?x1885)))
 (= new.attention.q ?x3217))))))))))))))))))
(assert
 (let (($x1472 (not new.attention.head_dim.moved)))
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2152 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3157 $x245 $x2372 $x1118) $x1472))))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (= new.attention.head_dim.undivided (ite $x1122 new.attention.head_dim.given_undivided $x2152))))))))))))
(assert
 (let (($x1325 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x880 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1472 (not new.attention.head_dim.moved)))
 (let (($x3252 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1472))))
 (let (($x257 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2862 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x953 (ite (or $x2862 $x257) (and (<= 1 new.attention.head_dim.least) $x3252) (and $x880 (and new.attention.head_dim.undivided $x1325)))))
 (= new.attention.scores_whole $x953)))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3113 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1509 (= 1 new.tp)))
 (let (($x1320 (or $x1509 (not (= (_ bv36 7) new.attention.q)) $x3113 new.attention.one_key new.attention.scores_whole)))
 (not $x1320)))))
(assert
 (let (($x1353 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1684 (= 1 old.tp)))
(or $x1684 (not (= (_ bv36 7) old.attention.q)) $x1353 old.attention.one_key old.attention.scores_whole))))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
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
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2384 $x1503 $x1468 $x3170 $x2555 $x2419 $x1784 $x350 $x3558 $x492))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3657 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x1693 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1693 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x1295 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1556 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1556 $x1295 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2550 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let ((?x2733 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2419 (not (= 0 ?x2733)))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1635 (= (- 1) old.attention.head_dim.n)))
 (let (($x2996 (or $x1635 (< (* ?x3795 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2941 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x335 (ite $x2419 (ite (= 0 ?x2941) 1 (ite $x2996 0 1)) old.attention.head_dim.given_least)))
 (let (($x830 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x763 (ite (and $x1635 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1635 $x830) 0 1))))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x756 (ite $x3558 old.attention.head_dim.parts (ite (or $x1503 $x2384 $x350 $x492 $x2555) 1 (ite $x1468 ?x763 ?x335)))))
 (= old.attention.head_dim.least ?x756)))))))))))))))))))
(assert
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x692 (ite $x3558 old.attention.head_dim.parts (ite $x2925 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x692)))))))
(assert
 (let (($x1635 (= (- 1) old.attention.head_dim.n)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2023 (ite $x1468 (or $x1635 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1635 (< 1 old.attention.head_dim.n)))))
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1360 (ite $x350 (or $x1635 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2419 (or $x1635 (< ?x3795 old.attention.head_dim.n)) $x2023))))
 (let (($x1361 (= 1 old.attention.head_dim.parts)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x791 (ite $x2925 old.attention.head_dim.given_moved (ite (or $x3558 $x1361) false $x1360))))
 (= old.attention.head_dim.moved $x791))))))))))))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x313 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x254 (not old.model.sinks)))
 (= old.attention.one_key (and $x254 $x313)))))
(assert
 (let (($x3494 (not old.attention.head_dim.padded)))
 (let (($x1361 (= 1 old.attention.head_dim.parts)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x727 (ite $x2925 old.attention.head_dim.given_everywhere (or $x3558 (and $x1361 $x3494)))))
 (= old.attention.head_dim.everywhere $x727)))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x375 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x310 ?x2025 ?x375)))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x901 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x901)))))))))))))))))))))))
(assert
 (let (($x315 (not old.attention.head_dim.moved)))
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2535 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1503 $x2384 $x350 $x492) $x315))))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (= old.attention.head_dim.undivided (ite $x2925 old.attention.head_dim.given_undivided $x2535))))))))))))
(assert
 (let (($x1525 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1556 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x315 (not old.attention.head_dim.moved)))
 (let (($x3570 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x315))))
 (let (($x52 (= 1 old.pp)))
 (let (($x695 (not old.attention.scores.group.pp)))
 (let (($x661 (or $x695 $x52)))
 (let (($x941 (= 1 old.sp)))
 (let (($x2238 (not old.attention.scores.group.sp)))
 (let (($x3461 (or $x2238 $x941)))
 (let (($x2243 (= 1 old.dp)))
 (let (($x730 (not old.attention.scores.group.dp)))
 (let (($x264 (or $x730 $x2243)))
 (let (($x209 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x264 $x3461 $x661)))
 (let (($x1295 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2318 (ite (or $x1295 $x209) (and (<= 1 old.attention.head_dim.least) $x3570) (and $x1556 (and old.attention.head_dim.undivided $x1525)))))
 (= old.attention.scores_whole $x2318))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1794 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x245 $x3157 $x625 $x1916 $x1794 $x2391 $x1408 $x2372 $x1656 $x1118))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3136 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x711 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x711 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x2862 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x880 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x880 $x2862 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2252 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let ((?x2866 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2391 (not (= 0 ?x2866)))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3503 (= (- 1) new.attention.head_dim.n)))
 (let (($x1652 (or $x3503 (< (* ?x3335 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1031 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1797 (ite $x2391 (ite (= 0 ?x1031) 1 (ite $x1652 0 1)) new.attention.head_dim.given_least)))
 (let (($x1350 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1627 (ite (and $x3503 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3503 $x1350) 0 1))))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1794 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1720 (ite $x1656 new.attention.head_dim.parts (ite (or $x3157 $x245 $x2372 $x1118 $x1794) 1 (ite $x625 ?x1627 ?x1797)))))
 (= new.attention.head_dim.least ?x1720)))))))))))))))))))
(assert
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2293 (ite $x1656 new.attention.head_dim.parts (ite $x1122 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2293)))))))
(assert
 (let (($x3503 (= (- 1) new.attention.head_dim.n)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3213 (ite $x625 (or $x3503 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3503 (< 1 new.attention.head_dim.n)))))
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (ite $x2372 (or $x3503 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2391 (or $x3503 (< ?x3335 new.attention.head_dim.n)) $x3213))))
 (let (($x3118 (= 1 new.attention.head_dim.parts)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x2817 (ite $x1122 new.attention.head_dim.given_moved (ite (or $x1656 $x3118) false $x1773))))
 (= new.attention.head_dim.moved $x2817))))))))))))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x671 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1116 (not new.model.sinks)))
 (= new.attention.one_key (and $x1116 $x671)))))
(assert
 (let (($x3376 (not new.attention.head_dim.padded)))
 (let (($x3118 (= 1 new.attention.head_dim.parts)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x3298 (ite $x1122 new.attention.head_dim.given_everywhere (or $x1656 (and $x3118 $x3376)))))
 (= new.attention.head_dim.everywhere $x3298)))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1885 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x759 ?x3259 ?x1885))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1922 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1922))))))))))))))))))))))
(assert
 (let (($x1472 (not new.attention.head_dim.moved)))
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2152 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3157 $x245 $x2372 $x1118) $x1472))))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (= new.attention.head_dim.undivided (ite $x1122 new.attention.head_dim.given_undivided $x2152))))))))))))
(assert
 (let (($x1325 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x880 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1472 (not new.attention.head_dim.moved)))
 (let (($x3252 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1472))))
 (let (($x1840 (= 1 new.pp)))
 (let (($x2904 (not new.attention.scores.group.pp)))
 (let (($x2715 (or $x2904 $x1840)))
 (let (($x77 (= 1 new.sp)))
 (let (($x1583 (not new.attention.scores.group.sp)))
 (let (($x2251 (or $x1583 $x77)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x3178 (not new.attention.scores.group.dp)))
 (let (($x3586 (or $x3178 $x2345)))
 (let (($x257 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3586 $x2251 $x2715)))
 (let (($x2862 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x953 (ite (or $x2862 $x257) (and (<= 1 new.attention.head_dim.least) $x3252) (and $x880 (and new.attention.head_dim.undivided $x1325)))))
 (= new.attention.scores_whole $x953))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x764 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x1840 (= 1 new.pp)))
 (let (($x2904 (not new.attention.scores.group.pp)))
 (let (($x2715 (or $x2904 $x1840)))
 (let (($x77 (= 1 new.sp)))
 (let (($x1583 (not new.attention.scores.group.sp)))
 (let (($x2251 (or $x1583 $x77)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x3178 (not new.attention.scores.group.dp)))
 (let (($x3586 (or $x3178 $x2345)))
 (let (($x257 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3586 $x2251 $x2715)))
 (let (($x374 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x3586 $x2251 $x2715)))
 (let (($x2809 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x3406 (not new.attention.one_key)))
 (let (($x2543 (not new.attention.scores_whole)))
 (let (($x880 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2862 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1612 (or $x2862 (and $x880 (not (= 1 new.tp)) $x2543 $x3406) $x2809 $x374 (and $x257 $x764))))
 (not $x1612))))))))))))))))))))
(assert
 (let (($x2648 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x52 (= 1 old.pp)))
(let (($x695 (not old.attention.scores.group.pp)))
(let (($x661 (or $x695 $x52)))
(let (($x941 (= 1 old.sp)))
(let (($x2238 (not old.attention.scores.group.sp)))
(let (($x3461 (or $x2238 $x941)))
(let (($x2243 (= 1 old.dp)))
(let (($x730 (not old.attention.scores.group.dp)))
(let (($x264 (or $x730 $x2243)))
(let (($x209 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x264 $x3461 $x661)))
(let (($x1030 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x264 $x3461 $x661)))
(let (($x1471 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x2820 (not old.attention.one_key)))
(let (($x3104 (not old.attention.scores_whole)))
(let (($x1556 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1295 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1295 (and $x1556 (not (= 1 old.tp)) $x3104 $x2820) $x1471 $x1030 (and $x209 $x2648))))))))))))))))))))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
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
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2384 $x1503 $x1468 $x3170 $x2555 $x2419 $x1784 $x350 $x3558 $x492))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3657 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x3993 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x3993 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2550 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let ((?x2733 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2419 (not (= 0 ?x2733)))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1635 (= (- 1) old.attention.head_dim.n)))
 (let (($x2996 (or $x1635 (< (* ?x3795 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2941 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x335 (ite $x2419 (ite (= 0 ?x2941) 1 (ite $x2996 0 1)) old.attention.head_dim.given_least)))
 (let (($x830 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x763 (ite (and $x1635 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1635 $x830) 0 1))))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x756 (ite $x3558 old.attention.head_dim.parts (ite (or $x1503 $x2384 $x350 $x492 $x2555) 1 (ite $x1468 ?x763 ?x335)))))
 (= old.attention.head_dim.least ?x756)))))))))))))))))))
(assert
 (let (($x1635 (= (- 1) old.attention.head_dim.n)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2023 (ite $x1468 (or $x1635 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1635 (< 1 old.attention.head_dim.n)))))
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1360 (ite $x350 (or $x1635 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2419 (or $x1635 (< ?x3795 old.attention.head_dim.n)) $x2023))))
 (let (($x1361 (= 1 old.attention.head_dim.parts)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x791 (ite $x2925 old.attention.head_dim.given_moved (ite (or $x3558 $x1361) false $x1360))))
 (= old.attention.head_dim.moved $x791))))))))))))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x313 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x254 (not old.model.sinks)))
 (= old.attention.one_key (and $x254 $x313)))))
(assert
 (let (($x3494 (not old.attention.head_dim.padded)))
 (let (($x1361 (= 1 old.attention.head_dim.parts)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x727 (ite $x2925 old.attention.head_dim.given_everywhere (or $x3558 (and $x1361 $x3494)))))
 (= old.attention.head_dim.everywhere $x727)))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1816 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7)))))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x375 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3265 $x524) old.attention.qkv.split ?x1271) ?x1816)))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1332 (ite $x310 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7))) ?x375)))
 (= old.attention.q ?x1332)))))))))))))))))))
(assert
 (let (($x315 (not old.attention.head_dim.moved)))
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2535 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1503 $x2384 $x350 $x492) $x315))))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (= old.attention.head_dim.undivided (ite $x2925 old.attention.head_dim.given_undivided $x2535))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1794 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x245 $x3157 $x625 $x1916 $x1794 $x2391 $x1408 $x2372 $x1656 $x1118))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3136 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x1987 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x1987 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2252 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let ((?x2866 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2391 (not (= 0 ?x2866)))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3503 (= (- 1) new.attention.head_dim.n)))
 (let (($x1652 (or $x3503 (< (* ?x3335 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1031 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1797 (ite $x2391 (ite (= 0 ?x1031) 1 (ite $x1652 0 1)) new.attention.head_dim.given_least)))
 (let (($x1350 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1627 (ite (and $x3503 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3503 $x1350) 0 1))))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1794 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1720 (ite $x1656 new.attention.head_dim.parts (ite (or $x3157 $x245 $x2372 $x1118 $x1794) 1 (ite $x625 ?x1627 ?x1797)))))
 (= new.attention.head_dim.least ?x1720)))))))))))))))))))
(assert
 (let (($x3503 (= (- 1) new.attention.head_dim.n)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3213 (ite $x625 (or $x3503 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3503 (< 1 new.attention.head_dim.n)))))
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (ite $x2372 (or $x3503 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2391 (or $x3503 (< ?x3335 new.attention.head_dim.n)) $x3213))))
 (let (($x3118 (= 1 new.attention.head_dim.parts)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x2817 (ite $x1122 new.attention.head_dim.given_moved (ite (or $x1656 $x3118) false $x1773))))
 (= new.attention.head_dim.moved $x2817))))))))))))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x671 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1116 (not new.model.sinks)))
 (= new.attention.one_key (and $x1116 $x671)))))
(assert
 (let (($x3376 (not new.attention.head_dim.padded)))
 (let (($x3118 (= 1 new.attention.head_dim.parts)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x3298 (ite $x1122 new.attention.head_dim.given_everywhere (or $x1656 (and $x3118 $x3376)))))
 (= new.attention.head_dim.everywhere $x3298)))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2395 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7)))))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x1885 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934) ?x2395)))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3217 (ite $x759 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7))) ?x1885)))
 (= new.attention.q ?x3217))))))))))))))))))
(assert
 (let (($x1472 (not new.attention.head_dim.moved)))
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2152 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3157 $x245 $x2372 $x1118) $x1472))))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (= new.attention.head_dim.undivided (ite $x1122 new.attention.head_dim.given_undivided $x2152))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1987 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x3012 (or (not (= (_ bv36 7) new.attention.q)) $x1987 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x3012))))
(assert
 (let (($x3993 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x3993 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

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
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2384 $x1503 $x1468 $x3170 (= (_ bv56 7) old.attention.head_dim.kind) $x2419 $x1784 $x350 $x3558 $x492)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2416 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1243 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x954 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x954 $x1243 $x1564 $x3297 (= (_ bv56 7) old.attention.heads.kind) $x3657 $x887 $x1928 $x2185 $x2416)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x880 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x880)))
(assert
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2550 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
(assert
 (let (($x1929 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x285 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x285 $x1929))))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2013 (and $x3657 (< 1 old.attention.heads.parts) (= ?x3165 old.attention.heads.n))))
 (= old.attention.heads.filled $x2013))))))
(assert
 (let (($x540 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3657 $x540)))))
(assert
 (let (($x2104 (= (- 1) old.attention.heads.n)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3229 (ite $x1564 (or $x2104 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2104 (< 1 old.attention.heads.n)))))
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3348 (ite $x1928 (or $x2104 (< old.attention.heads.block old.attention.heads.n)) (ite $x3657 (or $x2104 (< ?x3165 old.attention.heads.n)) $x3229))))
 (let (($x942 (= 1 old.attention.heads.parts)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2583 (or $x887 $x3297)))
 (let (($x2123 (ite $x2583 old.attention.heads.given_moved (ite (or $x2185 $x942) false $x3348))))
 (= old.attention.heads.moved $x2123))))))))))))))))
(assert
 (let ((?x2733 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2419 (not (= 0 ?x2733)))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let (($x1635 (= (- 1) old.attention.head_dim.n)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2023 (ite $x1468 (or $x1635 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1635 (< 1 old.attention.head_dim.n)))))
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1360 (ite $x350 (or $x1635 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2419 (or $x1635 (< ?x3795 old.attention.head_dim.n)) $x2023))))
 (let (($x1361 (= 1 old.attention.head_dim.parts)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x791 (ite $x2925 old.attention.head_dim.given_moved (ite (or $x3558 $x1361) false $x1360))))
 (= old.attention.head_dim.moved $x791))))))))))))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x313 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x254 (not old.model.sinks)))
 (= old.attention.one_key (and $x254 $x313)))))
(assert
 (let (($x2836 (not old.attention.heads.padded)))
 (let (($x942 (= 1 old.attention.heads.parts)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2583 (or $x887 $x3297)))
 (let (($x2271 (ite $x2583 old.attention.heads.given_everywhere (or $x2185 (and $x942 $x2836)))))
 (= old.attention.heads.everywhere $x2271)))))))))
(assert
 (let (($x3494 (not old.attention.head_dim.padded)))
 (let (($x1361 (= 1 old.attention.head_dim.parts)))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (let (($x727 (ite $x2925 old.attention.head_dim.given_everywhere (or $x3558 (and $x1361 $x3494)))))
 (= old.attention.head_dim.everywhere $x727)))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x375 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x310 ?x2025 ?x375)))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x1648 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x1648)))))))))))))))))))))))
(assert
 (let (($x3232 (not old.attention.heads.moved)))
 (let (($x2416 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x954 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1243 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3175 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1243 $x954 $x1928 $x2416) $x3232))))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2583 (or $x887 $x3297)))
 (= old.attention.heads.undivided (ite $x2583 old.attention.heads.given_undivided $x3175))))))))))))
(assert
 (let (($x315 (not old.attention.head_dim.moved)))
 (let (($x492 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2384 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1503 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2535 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1503 $x2384 $x350 $x492) $x315))))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2925 (or $x1784 $x3170)))
 (= old.attention.head_dim.undivided (ite $x2925 old.attention.head_dim.given_undivided $x2535))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x245 $x3157 $x625 $x1916 (= (_ bv56 7) new.attention.head_dim.kind) $x2391 $x1408 $x2372 $x1656 $x1118)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1622 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x373 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1242 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1242 $x373 $x2578 $x2759 (= (_ bv56 7) new.attention.heads.kind) $x3136 $x3709 $x3236 $x1827 $x1622)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x2146 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2146 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x1574 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x1574)))
(assert
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2252 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
(assert
 (let (($x838 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x2962 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x2962 $x838))))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1795 (and $x3136 (< 1 new.attention.heads.parts) (= ?x2554 new.attention.heads.n))))
 (= new.attention.heads.filled $x1795))))))
(assert
 (let (($x2929 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3136 $x2929)))))
(assert
 (let (($x2862 (= (- 1) new.attention.heads.n)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2355 (ite $x2578 (or $x2862 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2862 (< 1 new.attention.heads.n)))))
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x10 (ite $x3236 (or $x2862 (< new.attention.heads.block new.attention.heads.n)) (ite $x3136 (or $x2862 (< ?x2554 new.attention.heads.n)) $x2355))))
 (let (($x1268 (= 1 new.attention.heads.parts)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x482 (or $x3709 $x2759)))
 (let (($x2410 (ite $x482 new.attention.heads.given_moved (ite (or $x1827 $x1268) false $x10))))
 (= new.attention.heads.moved $x2410))))))))))))))))
(assert
 (let ((?x2866 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2391 (not (= 0 ?x2866)))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let (($x3503 (= (- 1) new.attention.head_dim.n)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3213 (ite $x625 (or $x3503 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3503 (< 1 new.attention.head_dim.n)))))
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (ite $x2372 (or $x3503 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2391 (or $x3503 (< ?x3335 new.attention.head_dim.n)) $x3213))))
 (let (($x3118 (= 1 new.attention.head_dim.parts)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x2817 (ite $x1122 new.attention.head_dim.given_moved (ite (or $x1656 $x3118) false $x1773))))
 (= new.attention.head_dim.moved $x2817))))))))))))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x671 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1116 (not new.model.sinks)))
 (= new.attention.one_key (and $x1116 $x671)))))
(assert
 (let (($x3092 (not new.attention.heads.padded)))
 (let (($x1268 (= 1 new.attention.heads.parts)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x482 (or $x3709 $x2759)))
 (let (($x1202 (ite $x482 new.attention.heads.given_everywhere (or $x1827 (and $x1268 $x3092)))))
 (= new.attention.heads.everywhere $x1202)))))))))
(assert
 (let (($x3376 (not new.attention.head_dim.padded)))
 (let (($x3118 (= 1 new.attention.head_dim.parts)))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (let (($x3298 (ite $x1122 new.attention.head_dim.given_everywhere (or $x1656 (and $x3118 $x3376)))))
 (= new.attention.head_dim.everywhere $x3298)))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1885 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x759 ?x3259 ?x1885))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1917 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1917))))))))))))))))))))))
(assert
 (let (($x2147 (not new.attention.heads.moved)))
 (let (($x1622 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1242 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x373 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x940 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x373 $x1242 $x3236 $x1622) $x2147))))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x482 (or $x3709 $x2759)))
 (= new.attention.heads.undivided (ite $x482 new.attention.heads.given_undivided $x940))))))))))))
(assert
 (let (($x1472 (not new.attention.head_dim.moved)))
 (let (($x1118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x245 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3157 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2152 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3157 $x245 $x2372 $x1118) $x1472))))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1122 (or $x1408 $x1916)))
 (= new.attention.head_dim.undivided (ite $x1122 new.attention.head_dim.given_undivided $x2152))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x840 (not new.attention.heads.undivided)))
 (let (($x1256 (not new.attention.one_key)))
 (let (($x2092 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x1256 $x840))))
 (let (($x838 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x3853 (not new.attention.head_dim.undivided)))
 (let (($x1908 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x1256)) $x3853)))
 (let (($x2962 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x1574 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x1574 $x2962 (not (or $x1908 (and $x838 $x2092))))))))))))))
(assert
 (let (($x667 (not old.attention.heads.undivided)))
(let (($x2356 (not old.attention.one_key)))
(let (($x2417 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x2356 $x667))))
(let (($x1929 (= (_ bv97 7) old.model.qk_norm)))
(let (($x1262 (not old.attention.head_dim.undivided)))
(let (($x1838 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x2356)) $x1262)))
(let (($x285 (= (_ bv57 7) old.model.qk_norm)))
(let (($x880 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x880 $x285 (not (or $x1838 (and $x1929 $x2417)))))))))))))
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
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2419 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1564 $x3297 (= (_ bv56 7) old.attention.heads.kind) $x3657 $x887 $x1928 $x2185 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x1209 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1209 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x661 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x661)))
(assert
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2550 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (let (($x11 (= (_ bv2 7) old.model.positions)))
 (or $x11 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164))))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1871 (< 1 old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 $x1871 (= ?x3165 old.attention.heads.n))))))))
(assert
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1871 (< 1 old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x3657 $x1871 (<= old.attention.heads.n ?x3165))))))))
(assert
 (let (($x540 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3657 $x540)))))
(assert
 (let (($x2104 (= (- 1) old.attention.heads.n)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3229 (ite $x1564 (or $x2104 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2104 (< 1 old.attention.heads.n)))))
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3348 (ite $x1928 (or $x2104 (< old.attention.heads.block old.attention.heads.n)) (ite $x3657 (or $x2104 (< ?x3165 old.attention.heads.n)) $x3229))))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2123 (ite (or $x887 $x3297) old.attention.heads.given_moved (ite (or $x2185 (= 1 old.attention.heads.parts)) false $x3348))))
 (= old.attention.heads.moved $x2123))))))))))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x313 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x254 (not old.model.sinks)))
 (= old.attention.one_key (and $x254 $x313)))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1816 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7)))))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x375 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3265 $x524) old.attention.qkv.split ?x1271) ?x1816)))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1332 (ite $x310 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7))) ?x375)))
 (= old.attention.q ?x1332)))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2391 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2578 $x2759 (= (_ bv56 7) new.attention.heads.kind) $x3136 $x3709 $x3236 $x1827 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x1121 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1121 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x2755 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x2755)))
(assert
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2252 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (let (($x1416 (= (_ bv2 7) new.model.positions)))
 (or $x1416 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751))))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2505 (< 1 new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 $x2505 (= ?x2554 new.attention.heads.n))))))))
(assert
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2505 (< 1 new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x3136 $x2505 (<= new.attention.heads.n ?x2554))))))))
(assert
 (let (($x2929 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3136 $x2929)))))
(assert
 (let (($x2862 (= (- 1) new.attention.heads.n)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2355 (ite $x2578 (or $x2862 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2862 (< 1 new.attention.heads.n)))))
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x10 (ite $x3236 (or $x2862 (< new.attention.heads.block new.attention.heads.n)) (ite $x3136 (or $x2862 (< ?x2554 new.attention.heads.n)) $x2355))))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2410 (ite (or $x3709 $x2759) new.attention.heads.given_moved (ite (or $x1827 (= 1 new.attention.heads.parts)) false $x10))))
 (= new.attention.heads.moved $x2410))))))))))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x671 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1116 (not new.model.sinks)))
 (= new.attention.one_key (and $x1116 $x671)))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2395 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7)))))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x1885 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934) ?x2395)))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3217 (ite $x759 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7))) ?x1885)))
 (= new.attention.q ?x3217))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x897 (not new.attention.heads.filled)))
 (let (($x507 (and new.attention.heads.padded $x897 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x2147 (not new.attention.heads.moved)))
 (let (($x2041 (and $x2147 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x2755 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x1609 (or (not (= (_ bv37 7) new.attention.q)) $x2755 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x2041 (and new.attention.one_key (not $x507)))))
 (not $x1609))))))))
(assert
 (let (($x2772 (not old.attention.heads.filled)))
(let (($x2749 (and old.attention.heads.padded $x2772 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x3232 (not old.attention.heads.moved)))
(let (($x824 (and $x3232 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x661 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x661 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x824 (and old.attention.one_key (not $x2749)))))))))
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
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1468 $x3170 (= (_ bv56 7) old.attention.head_dim.kind) $x2419 $x1784 $x350 $x3558 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1564 $x3297 (= (_ bv56 7) old.attention.heads.kind) $x3657 $x887 $x1928 $x2185 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1477 $x1099 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1611 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1360 (= (_ bv10 7) old.attention.out.input)))
 (or $x1360 $x1611 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x407 (= (_ bv57 7) old.attention.out.split)))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (or $x131 $x407 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x2404 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2404 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x330 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x330 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1912 (= (_ bv56 7) old.attention.value_dim.kind) $x2550 $x3637 (= (_ bv91 7) old.attention.value_dim.kind) $x557 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
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
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2013 (and $x3657 (< 1 old.attention.heads.parts) (= ?x3165 old.attention.heads.n))))
 (= old.attention.heads.filled $x2013))))))
(assert
 (let (($x540 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3657 $x540)))))
(assert
 (let (($x2104 (= (- 1) old.attention.heads.n)))
 (let (($x1564 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3229 (ite $x1564 (or $x2104 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2104 (< 1 old.attention.heads.n)))))
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3165 (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1928 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3348 (ite $x1928 (or $x2104 (< old.attention.heads.block old.attention.heads.n)) (ite $x3657 (or $x2104 (< ?x3165 old.attention.heads.n)) $x3229))))
 (let (($x942 (= 1 old.attention.heads.parts)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2583 (or $x887 $x3297)))
 (let (($x2123 (ite $x2583 old.attention.heads.given_moved (ite (or $x2185 $x942) false $x3348))))
 (= old.attention.heads.moved $x2123))))))))))))))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let (($x3072 (= (- 1) old.attention.head_dim.n)))
 (let (($x1468 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2925 (ite $x1468 (or $x3072 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3072 (< 1 old.attention.head_dim.n)))))
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x350 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2551 (ite $x350 (or $x3072 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2419 (or $x3072 (< ?x3795 old.attention.head_dim.n)) $x2925))))
 (let (($x3558 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3170 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1784 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2959 (ite (or $x1784 $x3170) old.attention.head_dim.given_moved (ite (or $x3558 (= 1 old.attention.head_dim.parts)) false $x2551))))
 (= old.attention.head_dim.moved $x2959))))))))))))))
(assert
 (let ((?x1601 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2550 (not (= 0 ?x1601)))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x1360 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1611 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1611 (and $x1360 $x2214))))))))
(assert
 (let (($x2836 (not old.attention.heads.padded)))
 (let (($x942 (= 1 old.attention.heads.parts)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2583 (or $x887 $x3297)))
 (let (($x2955 (ite $x2583 old.attention.heads.given_everywhere (or $x2185 (and $x942 $x2836)))))
 (= old.attention.heads.everywhere $x2955)))))))))
(assert
 (let (($x3940 (not old.attention.value_dim.padded)))
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x506 (ite (or $x3637 $x1912) old.attention.value_dim.given_everywhere (or $x557 (and (= 1 old.attention.value_dim.parts) $x3940)))))
 (= old.attention.value_dim.everywhere $x506)))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x2784 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x2784)))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x3213 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x310 ?x2025 ?x3213))))))))))))))))))))))))
(assert
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2670 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1627 (ite $x2670 old.attention.v (ite $x785 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1627)))))
(assert
 (let (($x830 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3056 (not old.attention.gathers)))
 (let (($x407 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x407 $x3056 $x830))))))
(assert
 (let ((?x3078 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1948 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1099 $x1477) $x2660))))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x3461 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2251 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3461)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3461 old.attention.value_dim.everywhere $x2214) $x1948)))
 (= old.attention.mixed_in (ite $x2251 (_ bv96 7) ?x3078))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x625 $x1916 (= (_ bv56 7) new.attention.head_dim.kind) $x2391 $x1408 $x2372 $x1656 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2578 $x2759 (= (_ bv56 7) new.attention.heads.kind) $x3136 $x3709 $x3236 $x1827 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3322 $x3041 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1097 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3766 (= (_ bv10 7) new.attention.out.input)))
 (or $x3766 $x1097 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x962 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (or $x2271 $x962 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x871 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x871 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x3178 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3178 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1163 (= (_ bv56 7) new.attention.value_dim.kind) $x2252 $x2490 (= (_ bv91 7) new.attention.value_dim.kind) $x2674 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
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
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1795 (and $x3136 (< 1 new.attention.heads.parts) (= ?x2554 new.attention.heads.n))))
 (= new.attention.heads.filled $x1795))))))
(assert
 (let (($x2929 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3136 $x2929)))))
(assert
 (let (($x2862 (= (- 1) new.attention.heads.n)))
 (let (($x2578 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2355 (ite $x2578 (or $x2862 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2862 (< 1 new.attention.heads.n)))))
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2554 (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3236 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x10 (ite $x3236 (or $x2862 (< new.attention.heads.block new.attention.heads.n)) (ite $x3136 (or $x2862 (< ?x2554 new.attention.heads.n)) $x2355))))
 (let (($x1268 (= 1 new.attention.heads.parts)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x482 (or $x3709 $x2759)))
 (let (($x2410 (ite $x482 new.attention.heads.given_moved (ite (or $x1827 $x1268) false $x10))))
 (= new.attention.heads.moved $x2410))))))))))))))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let (($x1122 (= (- 1) new.attention.head_dim.n)))
 (let (($x625 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3093 (ite $x625 (or $x1122 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1122 (< 1 new.attention.head_dim.n)))))
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2372 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x393 (ite $x2372 (or $x1122 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2391 (or $x1122 (< ?x3335 new.attention.head_dim.n)) $x3093))))
 (let (($x1656 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1916 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1408 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2220 (ite (or $x1408 $x1916) new.attention.head_dim.given_moved (ite (or $x1656 (= 1 new.attention.head_dim.parts)) false $x393))))
 (= new.attention.head_dim.moved $x2220))))))))))))))
(assert
 (let ((?x1287 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2252 (not (= 0 ?x1287)))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x3766 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1097 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1097 (and $x3766 $x1292))))))))
(assert
 (let (($x3092 (not new.attention.heads.padded)))
 (let (($x1268 (= 1 new.attention.heads.parts)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x482 (or $x3709 $x2759)))
 (let (($x2536 (ite $x482 new.attention.heads.given_everywhere (or $x1827 (and $x1268 $x3092)))))
 (= new.attention.heads.everywhere $x2536)))))))))
(assert
 (let (($x1746 (not new.attention.value_dim.padded)))
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2086 (ite (or $x2490 $x1163) new.attention.value_dim.given_everywhere (or $x2674 (and (= 1 new.attention.value_dim.parts) $x1746)))))
 (= new.attention.value_dim.everywhere $x2086)))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1704 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1704))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x2339 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x759 ?x3259 ?x2339)))))))))))))))))))))))
(assert
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2388 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3698 (ite $x2388 new.attention.v (ite $x172 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3698)))))
(assert
 (let (($x2751 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x460 (not new.attention.gathers)))
 (let (($x962 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x962 $x460 $x2751))))))
(assert
 (let ((?x156 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1152 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3041 $x3322) $x2157))))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x431 (= (_ bv36 7) new.attention.mixed)))
 (let (($x161 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x431)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x431 new.attention.value_dim.everywhere $x1292) $x1152)))
 (= new.attention.mixed_in (ite $x161 (_ bv96 7) ?x156))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3030 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x2535 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x1509 (= 1 new.tp)))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x583 (or $x2271 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x1509 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x2535 $x3030))))))
 (not $x583)))))))
(assert
 (let (($x194 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x1914 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x1684 (= 1 old.tp)))
(let (($x131 (= (_ bv40 7) old.attention.out.split)))
(or $x131 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x1684 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x1914 $x194)))))))))
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
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2419 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3297 (= (_ bv56 7) old.attention.heads.kind) $x3657 $x887 (= (_ bv91 7) old.attention.heads.kind) $x2185 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2023 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2953 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2473 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2473 $x2953 $x1477 $x1099 $x2023)))))))
(assert
 (let (($x1611 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1360 (= (_ bv10 7) old.attention.out.input)))
 (or $x1360 $x1611 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2052 (= (_ bv61 7) old.attention.out.split)))
 (let (($x407 (= (_ bv57 7) old.attention.out.split)))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (or $x131 $x407 $x2052)))))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x2404 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2404 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x330 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x330 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1912 (= (_ bv56 7) old.attention.value_dim.kind) $x2550 $x3637 (= (_ bv91 7) old.attention.value_dim.kind) $x557 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x774 (= (_ bv96 7) old.hidden.kind)))
 (let (($x157 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3210 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2326 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2326 $x2661 (= (_ bv56 7) old.hidden.kind) $x3108 $x3210 $x157 $x774 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1205 (= (_ bv49 7) old.norm.statistic)))
 (or $x1205 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x947 (= (_ bv96 7) old.stream)))
 (let (($x640 (= (_ bv94 7) old.stream)))
 (let (($x1707 (= (_ bv38 7) old.stream)))
 (or $x1707 $x640 $x947)))))
(assert
 (let (($x1471 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2648 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2804 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2804 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2648 (= (_ bv91 7) old.stream_tokens.kind) $x1471 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x307 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2048 (div (* ?x307 old.hidden.multiple) old.hidden.parts)))
 (let (($x1278 (< 1 old.hidden.parts)))
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3108 $x1278 (= ?x2048 old.hidden.n))))))))
(assert
 (let ((?x307 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2048 (div (* ?x307 old.hidden.multiple) old.hidden.parts)))
 (let (($x1278 (< 1 old.hidden.parts)))
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3108 $x1278 (<= old.hidden.n ?x2048))))))))
(assert
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3108 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2326 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1069 (ite $x2326 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x307 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2048 (div (* ?x307 old.hidden.multiple) old.hidden.parts)))
 (let (($x3195 (= (- 1) old.hidden.n)))
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (let (($x157 (= (_ bv91 7) old.hidden.kind)))
 (let (($x857 (ite $x157 (or $x3195 (< old.hidden.block old.hidden.n)) (ite $x3108 (or $x3195 (< ?x2048 old.hidden.n)) $x1069))))
 (let (($x834 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x857)))
 (let (($x2661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3210 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2144 (or $x3210 $x2661)))
 (= old.hidden.moved (ite $x2144 old.hidden.given_moved $x834)))))))))))))))
(assert
 (let (($x1471 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2866 (or $x1471 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x189 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2866)))
 (= old.stream_tokens.everywhere $x189)))))
(assert
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let (($x540 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3657 $x540)))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x1601 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2550 (not (= 0 ?x1601)))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x1360 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1611 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1611 (and $x1360 $x2214))))))))
(assert
 (let (($x774 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3210 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2144 (or $x3210 $x2661)))
 (let (($x537 (ite $x2144 old.hidden.given_everywhere (or $x774 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x537)))))))
(assert
 (let (($x2836 (not old.attention.heads.padded)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2955 (ite (or $x887 $x3297) old.attention.heads.given_everywhere (or $x2185 (and (= 1 old.attention.heads.parts) $x2836)))))
 (= old.attention.heads.everywhere $x2955)))))))
(assert
 (let (($x3940 (not old.attention.value_dim.padded)))
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x506 (ite (or $x3637 $x1912) old.attention.value_dim.given_everywhere (or $x557 (and (= 1 old.attention.value_dim.parts) $x3940)))))
 (= old.attention.value_dim.everywhere $x506)))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x2784 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x2784)))))))))))))))))))))))
(assert
 (let (($x947 (= (_ bv96 7) old.stream)))
 (let (($x2329 (or $x947 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2329))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x3213 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x310 ?x2025 ?x3213))))))))))))))))))))))))
(assert
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2670 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1627 (ite $x2670 old.attention.v (ite $x785 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1627)))))
(assert
 (let (($x830 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3056 (not old.attention.gathers)))
 (let (($x407 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x407 $x3056 $x830))))))
(assert
 (let ((?x3078 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4049 (or $x1099 $x1477)))
 (let (($x1948 (and old.attention.share_of_one old.stream.first_keeps_all (or $x4049 $x2660))))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x3461 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2251 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3461)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3461 old.attention.value_dim.everywhere $x2214) $x1948)))
 (= old.attention.mixed_in (ite $x2251 (_ bv96 7) ?x3078)))))))))))))
(assert
 (let ((?x2680 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2398 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3320 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2398)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x131 (or $x1099 $x2660) $x3320) (_ bv96 7) ?x2680)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x1684 (= 1 old.tp)))
 (let (($x947 (= (_ bv96 7) old.stream)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) $x1684) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1422 (and $x2660 (or $x947 $x1684 (not (= (_ bv4 7) old.attention.out.collective)) $x2214))))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4049 (or $x1099 $x1477)))
 (let ((?x32 (ite (or $x4049 $x1422) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2023 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2953 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3064 (and (or $x2953 $x2023) $x2660)))
 (let ((?x1929 (ite (or $x1099 (and $x1477 (= (_ bv38 7) old.stream)) $x3064) (_ bv38 7) (ite $x1477 (_ bv96 7) (_ bv16 7)))))
 (let (($x667 (or (and old.hidden.filled (not $x947)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2003 (not $x2660)))
 (let (($x1205 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1707 (= (_ bv38 7) old.stream)))
 (let ((?x507 (ite (and $x2953 old.hidden.filled $x1707 $x2003 $x1205) old.stream (ite (and $x2023 $x2003 $x667) old.stream ?x1929))))
 (let ((?x3035 (ite (and $x947 old.hidden.everywhere (or $x1099 $x3064)) (_ bv96 7) (ite (and $x2953 old.hidden.filled $x947 $x2003) (_ bv96 7) ?x507))))
 (let (($x2473 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2529 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2660) (_ bv38 7) (ite $x2473 (_ bv96 7) ?x3035))))
 (let ((?x3292 (ite (= (_ bv38 7) old.attention.out_state) ?x2529 (ite (= (_ bv96 7) old.attention.out_state) ?x32 old.attention.out_state))))
 (let ((?x126 (ite $x2023 (ite (not $x947) old.stream (_ bv66 7)) (ite $x1477 (ite $x947 (_ bv96 7) old.stream) (ite $x1099 (_ bv92 7) (_ bv16 7))))))
 (let (($x3397 (= (_ bv92 7) old.attention.out_state)))
 (= old.attention.joined (ite $x3397 (ite $x2953 (_ bv96 7) ?x126) ?x3292))))))))))))))))))))))))))))
(assert
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x361 (ite (and old.attention.taken_for_whole $x1477) (_ bv92 7) old.attention.joined)))
 (= old.attention.arrives ?x361))))
(assert
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2391 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2759 (= (_ bv56 7) new.attention.heads.kind) $x3136 $x3709 (= (_ bv91 7) new.attention.heads.kind) $x1827 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1313 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1313 $x2977 $x3322 $x3041 $x2127)))))))
(assert
 (let (($x1097 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3766 (= (_ bv10 7) new.attention.out.input)))
 (or $x3766 $x1097 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3173 (= (_ bv61 7) new.attention.out.split)))
 (let (($x962 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (or $x2271 $x962 $x3173)))))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x871 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x871 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x3178 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3178 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1163 (= (_ bv56 7) new.attention.value_dim.kind) $x2252 $x2490 (= (_ bv91 7) new.attention.value_dim.kind) $x2674 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1804 (= (_ bv96 7) new.hidden.kind)))
 (let (($x141 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1328 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2829 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1051 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1051 $x2829 (= (_ bv56 7) new.hidden.kind) $x2006 $x1328 $x141 $x1804 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2395 (= (_ bv49 7) new.norm.statistic)))
 (or $x2395 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3654 (= (_ bv96 7) new.stream)))
 (let (($x1154 (= (_ bv94 7) new.stream)))
 (let (($x2070 (= (_ bv38 7) new.stream)))
 (or $x2070 $x1154 $x3654)))))
(assert
 (let (($x425 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x285 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2356 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2356 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x285 (= (_ bv91 7) new.stream_tokens.kind) $x425 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x158 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1260 (div (* ?x158 new.hidden.multiple) new.hidden.parts)))
 (let (($x1006 (< 1 new.hidden.parts)))
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2006 $x1006 (= ?x1260 new.hidden.n))))))))
(assert
 (let ((?x158 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1260 (div (* ?x158 new.hidden.multiple) new.hidden.parts)))
 (let (($x1006 (< 1 new.hidden.parts)))
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2006 $x1006 (<= new.hidden.n ?x1260))))))))
(assert
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2006 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1051 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2060 (ite $x1051 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x158 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1260 (div (* ?x158 new.hidden.multiple) new.hidden.parts)))
 (let (($x1350 (= (- 1) new.hidden.n)))
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (let (($x141 (= (_ bv91 7) new.hidden.kind)))
 (let (($x983 (ite $x141 (or $x1350 (< new.hidden.block new.hidden.n)) (ite $x2006 (or $x1350 (< ?x1260 new.hidden.n)) $x2060))))
 (let (($x2793 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x983)))
 (let (($x2829 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1328 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2486 (or $x1328 $x2829)))
 (= new.hidden.moved (ite $x2486 new.hidden.given_moved $x2793)))))))))))))))
(assert
 (let (($x425 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1449 (or $x425 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x550 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1449)))
 (= new.stream_tokens.everywhere $x550)))))
(assert
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let (($x2929 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3136 $x2929)))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x1287 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2252 (not (= 0 ?x1287)))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x3766 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1097 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1097 (and $x3766 $x1292))))))))
(assert
 (let (($x1804 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2829 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1328 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2486 (or $x1328 $x2829)))
 (let (($x917 (ite $x2486 new.hidden.given_everywhere (or $x1804 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x917)))))))
(assert
 (let (($x3092 (not new.attention.heads.padded)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2536 (ite (or $x3709 $x2759) new.attention.heads.given_everywhere (or $x1827 (and (= 1 new.attention.heads.parts) $x3092)))))
 (= new.attention.heads.everywhere $x2536)))))))
(assert
 (let (($x1746 (not new.attention.value_dim.padded)))
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2086 (ite (or $x2490 $x1163) new.attention.value_dim.given_everywhere (or $x2674 (and (= 1 new.attention.value_dim.parts) $x1746)))))
 (= new.attention.value_dim.everywhere $x2086)))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1704 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1704))))))))))))))))))))))
(assert
 (let (($x3654 (= (_ bv96 7) new.stream)))
 (let (($x2240 (or $x3654 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2240))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x2339 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x759 ?x3259 ?x2339)))))))))))))))))))))))
(assert
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2388 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3698 (ite $x2388 new.attention.v (ite $x172 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3698)))))
(assert
 (let (($x2751 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x460 (not new.attention.gathers)))
 (let (($x962 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x962 $x460 $x2751))))))
(assert
 (let ((?x156 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2669 (or $x3041 $x3322)))
 (let (($x1152 (and new.attention.share_of_one new.stream.first_keeps_all (or $x2669 $x2157))))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x431 (= (_ bv36 7) new.attention.mixed)))
 (let (($x161 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x431)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x431 new.attention.value_dim.everywhere $x1292) $x1152)))
 (= new.attention.mixed_in (ite $x161 (_ bv96 7) ?x156)))))))))))))
(assert
 (let ((?x1731 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2028 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2988 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2028)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2271 (or $x3041 $x2157) $x2988) (_ bv96 7) ?x1731)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x1509 (= 1 new.tp)))
 (let (($x3654 (= (_ bv96 7) new.stream)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) $x1509) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2438 (and $x2157 (or $x3654 $x1509 (not (= (_ bv4 7) new.attention.out.collective)) $x1292))))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2669 (or $x3041 $x3322)))
 (let ((?x1573 (ite (or $x2669 $x2438) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2127 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3113 (and (or $x2977 $x2127) $x2157)))
 (let ((?x1308 (ite (or $x3041 (and $x3322 (= (_ bv38 7) new.stream)) $x3113) (_ bv38 7) (ite $x3322 (_ bv96 7) (_ bv16 7)))))
 (let (($x1776 (or (and new.hidden.filled (not $x3654)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x721 (not $x2157)))
 (let (($x2395 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2070 (= (_ bv38 7) new.stream)))
 (let ((?x459 (ite (and $x2977 new.hidden.filled $x2070 $x721 $x2395) new.stream (ite (and $x2127 $x721 $x1776) new.stream ?x1308))))
 (let ((?x1107 (ite (and $x3654 new.hidden.everywhere (or $x3041 $x3113)) (_ bv96 7) (ite (and $x2977 new.hidden.filled $x3654 $x721) (_ bv96 7) ?x459))))
 (let (($x1313 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x1548 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2157) (_ bv38 7) (ite $x1313 (_ bv96 7) ?x1107))))
 (let ((?x3107 (ite (= (_ bv38 7) new.attention.out_state) ?x1548 (ite (= (_ bv96 7) new.attention.out_state) ?x1573 new.attention.out_state))))
 (let ((?x3566 (ite $x2127 (ite (not $x3654) new.stream (_ bv66 7)) (ite $x3322 (ite $x3654 (_ bv96 7) new.stream) (ite $x3041 (_ bv92 7) (_ bv16 7))))))
 (let (($x3719 (= (_ bv92 7) new.attention.out_state)))
 (= new.attention.joined (ite $x3719 (ite $x2977 (_ bv96 7) ?x3566) ?x3107))))))))))))))))))))))))))))
(assert
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x37 (ite (and new.attention.taken_for_whole $x3322) (_ bv92 7) new.attention.joined)))
 (= new.attention.arrives ?x37))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2679 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1509 (= 1 new.tp)))
 (let (($x375 (= new.attention.arrives new.stream)))
 (let (($x1256 (or (or (= (_ bv96 7) new.attention.arrives) $x375) (and $x1509 (or (not (= (_ bv61 7) new.attention.out.split)) $x2679)))))
 (not $x1256))))))
(assert
 (let (($x3393 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1684 (= 1 old.tp)))
(let (($x3858 (= old.attention.arrives old.stream)))
(or (or (= (_ bv96 7) old.attention.arrives) $x3858) (and $x1684 (or (not (= (_ bv61 7) old.attention.out.split)) $x3393)))))))
(check-sat)

