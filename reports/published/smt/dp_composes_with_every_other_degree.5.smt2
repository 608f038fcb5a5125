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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x631 (= (_ bv40 7) old.ffn.down.split)))
 (or $x631 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x317 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x928 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x928 $x317 $x1908 $x1945 $x1924)))))))
(assert
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3069 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3069 $x114 $x3462)))))
(assert
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2219 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2219 $x1546 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x674 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2351 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2632 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1362 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1112 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1112 $x1362 (= (_ bv56 7) old.ffn.width.kind) $x2473 $x2632 $x2351 $x674 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x904 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3334 (div (* ?x904 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x726 (< 1 old.ffn.width.parts)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2473 $x726 (= ?x3334 old.ffn.width.n))))))))
(assert
 (let ((?x904 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3334 (div (* ?x904 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x726 (< 1 old.ffn.width.parts)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2473 $x726 (<= old.ffn.width.n ?x3334))))))))
(assert
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x807 (and $x2473 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x807))))
(assert
 (let (($x635 (= (- 1) old.ffn.width.n)))
 (let (($x1112 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x121 (ite $x1112 (or $x635 (<= old.ffn.width.parts old.ffn.width.n)) (or $x635 (< 1 old.ffn.width.n)))))
 (let ((?x904 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3334 (div (* ?x904 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2351 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3381 (ite $x2351 (or $x635 (< old.ffn.width.block old.ffn.width.n)) (ite $x2473 (or $x635 (< ?x3334 old.ffn.width.n)) $x121))))
 (let (($x603 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3381)))
 (let (($x1362 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2632 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1911 (or $x2632 $x1362)))
 (= old.ffn.width.moved (ite $x1911 old.ffn.width.given_moved $x603)))))))))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x674 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1582 (or $x674 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1362 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2632 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1911 (or $x2632 $x1362)))
 (= old.ffn.width.everywhere (ite $x1911 old.ffn.width.given_everywhere $x1582))))))))
(assert
 (let (($x534 (not old.ffn.width.moved)))
 (let (($x689 (and old.ffn.width.everywhere $x534)))
 (= old.ffn.in_place (or $x689 old.ffn.width.filled)))))
(assert
 (let (($x534 (not old.ffn.width.moved)))
 (let (($x689 (and old.ffn.width.everywhere $x534)))
 (let ((?x2282 (ite $x689 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x2186 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2504 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1924 ?x2186 (ite (< 1 old.tp) (_ bv16 7) ?x2282)))))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x314 (or $x1945 (not (or $x1546 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2994 (or $x1908 $x1945)))
 (let ((?x2307 (ite (or $x2994 $x1885 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1287 (or $x2994 $x1885 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x534) (and $x1924 old.ffn.width.leads))))
 (let ((?x2782 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1885)) (_ bv96 7) (ite $x1287 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3462 ?x2782 (ite $x114 ?x2307 (ite $x314 (_ bv92 7) ?x2504))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2917 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2917 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x10 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x10 $x679 $x3257 $x115 $x1132)))))))
(assert
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2305 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2305 $x2709 $x1559)))))
(assert
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2287 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2287 $x1809 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x311 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1762 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2592 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1795 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1795 $x2934 (= (_ bv56 7) new.ffn.width.kind) $x584 $x2592 $x1762 $x311 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x1508 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x930 (div (* ?x1508 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2830 (< 1 new.ffn.width.parts)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x584 $x2830 (= ?x930 new.ffn.width.n))))))))
(assert
 (let ((?x1508 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x930 (div (* ?x1508 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2830 (< 1 new.ffn.width.parts)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x584 $x2830 (<= new.ffn.width.n ?x930))))))))
(assert
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1174 (and $x584 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1174))))
(assert
 (let (($x2846 (= (- 1) new.ffn.width.n)))
 (let (($x1795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2990 (ite $x1795 (or $x2846 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2846 (< 1 new.ffn.width.n)))))
 (let ((?x1508 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x930 (div (* ?x1508 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1762 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1483 (ite $x1762 (or $x2846 (< new.ffn.width.block new.ffn.width.n)) (ite $x584 (or $x2846 (< ?x930 new.ffn.width.n)) $x2990))))
 (let (($x3382 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1483)))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2592 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3345 (or $x2592 $x2934)))
 (= new.ffn.width.moved (ite $x3345 new.ffn.width.given_moved $x3382)))))))))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x311 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1929 (or $x311 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2592 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3345 (or $x2592 $x2934)))
 (= new.ffn.width.everywhere (ite $x3345 new.ffn.width.given_everywhere $x1929))))))))
(assert
 (let (($x2951 (not new.ffn.width.moved)))
 (let (($x2391 (and new.ffn.width.everywhere $x2951)))
 (= new.ffn.in_place (or $x2391 new.ffn.width.filled)))))
(assert
 (let (($x2951 (not new.ffn.width.moved)))
 (let (($x2391 (and new.ffn.width.everywhere $x2951)))
 (let ((?x3559 (ite $x2391 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x2950 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2837 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1132 ?x2950 (ite (< 1 new.tp) (_ bv16 7) ?x3559)))))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x693 (or $x115 (not (or $x1809 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2043 (or $x3257 $x115)))
 (let ((?x2680 (ite (or $x2043 $x2469 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x202 (or $x2043 $x2469 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2951) (and $x1132 new.ffn.width.leads))))
 (let ((?x650 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2469)) (_ bv96 7) (ite $x202 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1559 ?x650 (ite $x2709 ?x2680 (ite $x693 (_ bv92 7) ?x2837))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1057 (not true)))
 (let (($x535 (or $x1057 (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.up.split))) (not (or (= (_ bv21 7) new.ffn.up_state) (= (_ bv16 7) new.ffn.up_state))))))
 (not $x535))))
(assert
 (let (($x1057 (not true)))
(or $x1057 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.up.split))) (not (or (= (_ bv21 7) old.ffn.up_state) (= (_ bv16 7) old.ffn.up_state))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (or (= (_ bv4 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective) $x1908 $x1945 (= (_ bv73 7) old.ffn.up.collective)))))
(assert
 (let (($x3069 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3069 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (let (($x2234 (= (_ bv69 7) old.ffn.up.sum)))
 (let (($x528 (= (_ bv24 7) old.ffn.up.sum)))
 (or (= (_ bv0 7) old.ffn.up.sum) (= (_ bv15 7) old.ffn.up.sum) $x528 $x2234))))
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
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (or (= (_ bv4 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective) $x3257 $x115 (= (_ bv73 7) new.ffn.up.collective)))))
(assert
 (let (($x2305 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2305 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (let (($x1291 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x2537 (= (_ bv24 7) new.ffn.up.sum)))
 (or (= (_ bv0 7) new.ffn.up.sum) (= (_ bv15 7) new.ffn.up.sum) $x2537 $x1291))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2622 (not new.ffn.up.group.pp)))
 (let (($x2550 (or $x2622 (= 1 new.pp))))
 (let (($x770 (not new.ffn.up.group.sp)))
 (let (($x523 (or $x770 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x427 (not new.ffn.up.group.dp)))
 (let (($x2285 (or $x427 $x1615)))
 (let (($x1291 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x1939 (not new.model.gated)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x2537 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2305 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x850 (and (not $x2305) (or $x3257 (and (or (not new.ffn.up.group.tp) $x1441) $x2285 $x523 $x2550)))))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1057 (not true)))
 (let (($x2313 (or $x1057 $x115 $x850 (and $x2305 (or $x2537 (and $x1441 $x1939 $x1291))) (and (or new.ffn.up.group.tp $x1441) $x2285 $x523 $x2550))))
 (not $x2313)))))))))))))))))))
(assert
 (let (($x338 (not old.ffn.up.group.pp)))
(let (($x574 (or $x338 (= 1 old.pp))))
(let (($x1411 (not old.ffn.up.group.sp)))
(let (($x186 (or $x1411 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x26 (not old.ffn.up.group.dp)))
(let (($x2509 (or $x26 $x1840)))
(let (($x2234 (= (_ bv69 7) old.ffn.up.sum)))
(let (($x1074 (not old.model.gated)))
(let (($x2750 (= 1 old.tp)))
(let (($x528 (= (_ bv24 7) old.ffn.up.sum)))
(let (($x3069 (= (_ bv40 7) old.ffn.up.split)))
(let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
(let (($x218 (and (not $x3069) (or $x1908 (and (or (not old.ffn.up.group.tp) $x2750) $x2509 $x186 $x574)))))
(let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
(let (($x1057 (not true)))
(or $x1057 $x1945 $x218 (and $x3069 (or $x528 (and $x2750 $x1074 $x2234))) (and (or old.ffn.up.group.tp $x2750) $x2509 $x186 $x574)))))))))))))))))))
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2345 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x32 (= (_ bv10 7) old.ffn.down.input)))
 (or $x32 $x2345 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1849 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2199 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2199 $x1408 $x3394 $x1647 $x3382)))))))
(assert
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2902 $x825))))
(assert
 (let (($x1662 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1662 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1508 (= (_ bv29 7) old.ffn.up.bias)))
 (let (($x1193 (= (_ bv27 7) old.ffn.up.bias)))
 (let (($x930 (= (_ bv23 7) old.ffn.up.bias)))
 (let (($x1795 (= (_ bv1 7) old.ffn.up.bias)))
 (or $x1795 $x930 $x1193 $x1508))))))
(assert
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x317 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x928 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x928 $x317 $x1908 $x1945 $x1924)))))))
(assert
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3069 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3069 $x114 $x3462)))))
(assert
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2219 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2219 $x1546 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1013 $x1762 (= (_ bv56 7) old.ffn.width.kind) $x1425 $x444 $x1357 $x2600 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1425 $x2837 (= ?x1768 old.ffn.width.n))))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1425 $x2837 (<= old.ffn.width.n ?x1768))))))))
(assert
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2680 (and $x1425 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2680))))
(assert
 (let (($x308 (= (- 1) old.ffn.width.n)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2334 (ite $x1013 (or $x308 (<= old.ffn.width.parts old.ffn.width.n)) (or $x308 (< 1 old.ffn.width.n)))))
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2886 (ite $x1357 (or $x308 (< old.ffn.width.block old.ffn.width.n)) (ite $x1425 (or $x308 (< ?x1768 old.ffn.width.n)) $x2334))))
 (let (($x535 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2886)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.moved (ite $x2859 old.ffn.width.given_moved $x535)))))))))))))))
(assert
 (let (($x2345 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x461 (or $x2345 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x461))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x314 (or $x2600 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.everywhere (ite $x2859 old.ffn.width.given_everywhere $x314))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x689 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x2880)))
 (let (($x1977 (= 1 old.ffn.width.parts)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.first_alone (ite $x2859 old.ffn.width.given_first (or $x1977 $x689))))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (= old.ffn.in_place (or $x3447 old.ffn.width.filled)))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1112 (ite $x3334 (_ bv16 7) (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2854 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x979 (ite (or $x1647 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3394 $x1408) (_ bv96 7) (ite $x3382 ?x2854 ?x1112)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x2351 (or $x2158 $x1911 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1159 (or $x2158 $x1911 (and $x1408 old.ffn.width.padded $x2880) (and $x3382 old.ffn.width.leads))))
 (let ((?x9 (ite (and $x1408 old.ffn.width.filled (not $x1911)) (_ bv96 7) (ite $x1159 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x825 ?x9 (ite $x2902 (ite $x2351 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x979)))))))))))))))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let ((?x2955 (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1870 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2408 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1924 ?x1870 (ite $x3334 (_ bv16 7) ?x2955)))))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3398 (or $x1945 (not (or $x1546 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let ((?x2608 (ite (or $x1704 $x1885 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1547 (or $x1704 $x1885 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2880) (and $x1924 old.ffn.width.leads))))
 (let ((?x1853 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1885)) (_ bv96 7) (ite $x1547 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3462 ?x1853 (ite $x114 ?x2608 (ite $x3398 (_ bv92 7) ?x2408)))))))))))))))))))))))
(assert
 (let (($x2972 (not old.ffn.width.everywhere)))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x825 (not (= (_ bv96 7) old.ffn.gate_state)) $x2972) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2865 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x879 (= (_ bv10 7) new.ffn.down.input)))
 (or $x879 $x2865 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2951 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1284 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1284 $x1928 $x2812 $x2118 $x349)))))))
(assert
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2715 $x2872))))
(assert
 (let (($x633 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x633 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x777 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x719 (= (_ bv27 7) new.ffn.up.bias)))
 (let (($x3419 (= (_ bv23 7) new.ffn.up.bias)))
 (let (($x2100 (= (_ bv1 7) new.ffn.up.bias)))
 (or $x2100 $x3419 $x719 $x777))))))
(assert
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x10 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x10 $x679 $x3257 $x115 $x1132)))))))
(assert
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2305 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2305 $x2709 $x1559)))))
(assert
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2287 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2287 $x1809 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1604 $x2336 (= (_ bv56 7) new.ffn.width.kind) $x2010 $x593 $x884 $x1278 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2010 $x2167 (= ?x1088 new.ffn.width.n))))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2010 $x2167 (<= new.ffn.width.n ?x1088))))))))
(assert
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2169 (and $x2010 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2169))))
(assert
 (let (($x1580 (= (- 1) new.ffn.width.n)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2359 (ite $x1604 (or $x1580 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1580 (< 1 new.ffn.width.n)))))
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1598 (ite $x884 (or $x1580 (< new.ffn.width.block new.ffn.width.n)) (ite $x2010 (or $x1580 (< ?x1088 new.ffn.width.n)) $x2359))))
 (let (($x1053 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1598)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.moved (ite $x2523 new.ffn.width.given_moved $x1053)))))))))))))))
(assert
 (let (($x2865 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x400 (or $x2865 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x400))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3077 (or $x1278 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.everywhere (ite $x2523 new.ffn.width.given_everywhere $x3077))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3256 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x2665)))
 (let (($x2848 (= 1 new.ffn.width.parts)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.first_alone (ite $x2523 new.ffn.width.given_first (or $x2848 $x3256))))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (= new.ffn.in_place (or $x3160 new.ffn.width.filled)))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let (($x940 (< 1 new.tp)))
 (let ((?x369 (ite $x940 (_ bv16 7) (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2562 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3558 (ite (or $x2118 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2812 $x1928) (_ bv96 7) (ite $x349 ?x2562 ?x369)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x937 (or $x95 $x1014 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x529 (or $x95 $x1014 (and $x1928 new.ffn.width.padded $x2665) (and $x349 new.ffn.width.leads))))
 (let ((?x3499 (ite (and $x1928 new.ffn.width.filled (not $x1014)) (_ bv96 7) (ite $x529 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2872 ?x3499 (ite $x2715 (ite $x937 (_ bv96 7) (ite $x1928 (_ bv21 7) (_ bv16 7))) ?x3558)))))))))))))))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let ((?x1709 (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x940 (< 1 new.tp)))
 (let ((?x2997 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x15 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1132 ?x2997 (ite $x940 (_ bv16 7) ?x1709)))))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1173 (or $x115 (not (or $x1809 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let ((?x1384 (ite (or $x215 $x2469 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1697 (or $x215 $x2469 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2665) (and $x1132 new.ffn.width.leads))))
 (let ((?x3302 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2469)) (_ bv96 7) (ite $x1697 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1559 ?x3302 (ite $x2709 ?x1384 (ite $x1173 (_ bv92 7) ?x15)))))))))))))))))))))))
(assert
 (let (($x1373 (not new.ffn.width.everywhere)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2872 (not (= (_ bv96 7) new.ffn.gate_state)) $x1373) (_ bv97 7) (_ bv96 7))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2100 (= (_ bv1 7) new.ffn.up.bias)))
 (let (($x2338 (and $x2100 (or (not (= (_ bv97 7) new.ffn.up_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.up_state)) (not new.model.gated) false))))
 (let (($x2305 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1133 (and $x2305 (or (or (= (_ bv29 7) new.ffn.up.bias) (= (_ bv23 7) new.ffn.up.bias)) $x2338))))
 (let (($x2994 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x650 (not (= (_ bv92 7) new.ffn.up_state))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x777 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x2989 (and $x777 new.ffn.width.first_alone (or $x1559 (and $x2709 $x650 (or $x2951 $x2994))))))
 (let (($x1057 (not true)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x2782 (or $x1441 $x1057 (not new.model.up_bias) (and (not $x2305) (or $x2100 (= (_ bv27 7) new.ffn.up.bias))) $x2989 $x1133)))
 (not $x2782))))))))))))))))
(assert
 (let (($x1795 (= (_ bv1 7) old.ffn.up.bias)))
(let (($x2556 (and $x1795 (or (not (= (_ bv97 7) old.ffn.up_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.up_state)) (not old.model.gated) false))))
(let (($x3069 (= (_ bv40 7) old.ffn.up.split)))
(let (($x21 (and $x3069 (or (or (= (_ bv29 7) old.ffn.up.bias) (= (_ bv23 7) old.ffn.up.bias)) $x2556))))
(let (($x1468 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
(let (($x1404 (not (= (_ bv92 7) old.ffn.up_state))))
(let (($x114 (= (_ bv57 7) old.ffn.up.split)))
(let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
(let (($x1508 (= (_ bv29 7) old.ffn.up.bias)))
(let (($x2606 (and $x1508 old.ffn.width.first_alone (or $x3462 (and $x114 $x1404 (or $x1849 $x1468))))))
(let (($x1892 (not old.model.up_bias)))
(let (($x1057 (not true)))
(let (($x2750 (= 1 old.tp)))
(or $x2750 $x1057 $x1892 (and (not $x3069) (or $x1795 (= (_ bv27 7) old.ffn.up.bias))) $x2606 $x21))))))))))))))))
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1849 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2199 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2199 $x1408 $x3394 $x1647 $x3382)))))))
(assert
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2902 $x825))))
(assert
 (let (($x1662 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1662 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x317 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x928 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x928 $x317 $x1908 $x1945 $x1924)))))))
(assert
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x114 $x3462))))
(assert
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2219 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2219 $x1546 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1013 $x1762 (= (_ bv56 7) old.ffn.width.kind) $x1425 $x444 $x1357 $x2600 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1425 $x2837 (= ?x1768 old.ffn.width.n))))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1425 $x2837 (<= old.ffn.width.n ?x1768))))))))
(assert
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2680 (and $x1425 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2680))))
(assert
 (let (($x308 (= (- 1) old.ffn.width.n)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2334 (ite $x1013 (or $x308 (<= old.ffn.width.parts old.ffn.width.n)) (or $x308 (< 1 old.ffn.width.n)))))
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2886 (ite $x1357 (or $x308 (< old.ffn.width.block old.ffn.width.n)) (ite $x1425 (or $x308 (< ?x1768 old.ffn.width.n)) $x2334))))
 (let (($x535 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2886)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.moved (ite $x2859 old.ffn.width.given_moved $x535)))))))))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x314 (or $x2600 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.everywhere (ite $x2859 old.ffn.width.given_everywhere $x314))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (= old.ffn.in_place (or $x3447 old.ffn.width.filled)))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1112 (ite $x3334 (_ bv16 7) (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2854 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x979 (ite (or $x1647 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3394 $x1408) (_ bv96 7) (ite $x3382 ?x2854 ?x1112)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x2351 (or $x2158 $x1911 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1159 (or $x2158 $x1911 (and $x1408 old.ffn.width.padded $x2880) (and $x3382 old.ffn.width.leads))))
 (let ((?x9 (ite (and $x1408 old.ffn.width.filled (not $x1911)) (_ bv96 7) (ite $x1159 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x825 ?x9 (ite $x2902 (ite $x2351 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x979)))))))))))))))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let ((?x2955 (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1870 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2408 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1924 ?x1870 (ite $x3334 (_ bv16 7) ?x2955)))))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3398 (or $x1945 (not (or $x1546 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let ((?x2608 (ite (or $x1704 $x1885 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1547 (or $x1704 $x1885 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2880) (and $x1924 old.ffn.width.leads))))
 (let ((?x1853 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1885)) (_ bv96 7) (ite $x1547 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3462 ?x1853 (ite $x114 ?x2608 (ite $x3398 (_ bv92 7) ?x2408)))))))))))))))))))))))
(assert
 (let ((?x2696 (ite old.model.gated old.ffn.gate_state old.ffn.up_state)))
 (= old.ffn.activated (ite (and old.model.joint (= (_ bv92 7) old.ffn.up_state)) (_ bv92 7) ?x2696))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2951 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1284 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1284 $x1928 $x2812 $x2118 $x349)))))))
(assert
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2715 $x2872))))
(assert
 (let (($x633 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x633 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x10 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x10 $x679 $x3257 $x115 $x1132)))))))
(assert
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x2709 $x1559))))
(assert
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2287 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2287 $x1809 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1604 $x2336 (= (_ bv56 7) new.ffn.width.kind) $x2010 $x593 $x884 $x1278 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2010 $x2167 (= ?x1088 new.ffn.width.n))))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2010 $x2167 (<= new.ffn.width.n ?x1088))))))))
(assert
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2169 (and $x2010 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2169))))
(assert
 (let (($x1580 (= (- 1) new.ffn.width.n)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2359 (ite $x1604 (or $x1580 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1580 (< 1 new.ffn.width.n)))))
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1598 (ite $x884 (or $x1580 (< new.ffn.width.block new.ffn.width.n)) (ite $x2010 (or $x1580 (< ?x1088 new.ffn.width.n)) $x2359))))
 (let (($x1053 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1598)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.moved (ite $x2523 new.ffn.width.given_moved $x1053)))))))))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3077 (or $x1278 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.everywhere (ite $x2523 new.ffn.width.given_everywhere $x3077))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (= new.ffn.in_place (or $x3160 new.ffn.width.filled)))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let (($x940 (< 1 new.tp)))
 (let ((?x369 (ite $x940 (_ bv16 7) (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2562 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3558 (ite (or $x2118 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2812 $x1928) (_ bv96 7) (ite $x349 ?x2562 ?x369)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x937 (or $x95 $x1014 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x529 (or $x95 $x1014 (and $x1928 new.ffn.width.padded $x2665) (and $x349 new.ffn.width.leads))))
 (let ((?x3499 (ite (and $x1928 new.ffn.width.filled (not $x1014)) (_ bv96 7) (ite $x529 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2872 ?x3499 (ite $x2715 (ite $x937 (_ bv96 7) (ite $x1928 (_ bv21 7) (_ bv16 7))) ?x3558)))))))))))))))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let ((?x1709 (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x940 (< 1 new.tp)))
 (let ((?x2997 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x15 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1132 ?x2997 (ite $x940 (_ bv16 7) ?x1709)))))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1173 (or $x115 (not (or $x1809 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let ((?x1384 (ite (or $x215 $x2469 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1697 (or $x215 $x2469 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2665) (and $x1132 new.ffn.width.leads))))
 (let ((?x3302 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2469)) (_ bv96 7) (ite $x1697 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1559 ?x3302 (ite $x2709 ?x1384 (ite $x1173 (_ bv92 7) ?x15)))))))))))))))))))))))
(assert
 (let ((?x830 (ite new.model.gated new.ffn.gate_state new.ffn.up_state)))
 (= new.ffn.activated (ite (and new.model.joint (= (_ bv92 7) new.ffn.up_state)) (_ bv92 7) ?x830))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (not (or (= 1 new.tp) (not (= (_ bv92 7) new.ffn.activated)))))
(assert
 (let (($x2750 (= 1 old.tp)))
(or $x2750 (not (= (_ bv92 7) old.ffn.activated)))))
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3209 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3209 $x1873 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1849 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2199 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2199 $x1408 $x3394 $x1647 $x3382)))))))
(assert
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2902 $x825))))
(assert
 (let (($x1662 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1662 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x317 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x928 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x928 $x317 $x1908 $x1945 $x1924)))))))
(assert
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x114 $x3462))))
(assert
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2219 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2219 $x1546 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1013 $x1762 (= (_ bv56 7) old.ffn.width.kind) $x1425 $x444 $x1357 $x2600 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1425 $x2837 (= ?x1768 old.ffn.width.n))))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1425 $x2837 (<= old.ffn.width.n ?x1768))))))))
(assert
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2680 (and $x1425 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2680))))
(assert
 (let (($x308 (= (- 1) old.ffn.width.n)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2334 (ite $x1013 (or $x308 (<= old.ffn.width.parts old.ffn.width.n)) (or $x308 (< 1 old.ffn.width.n)))))
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2886 (ite $x1357 (or $x308 (< old.ffn.width.block old.ffn.width.n)) (ite $x1425 (or $x308 (< ?x1768 old.ffn.width.n)) $x2334))))
 (let (($x535 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2886)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.moved (ite $x2859 old.ffn.width.given_moved $x535)))))))))))))))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2641 (or $x1873 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2641))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x314 (or $x2600 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.everywhere (ite $x2859 old.ffn.width.given_everywhere $x314))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (= old.ffn.in_place (or $x3447 old.ffn.width.filled)))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1112 (ite $x3334 (_ bv16 7) (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2854 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x979 (ite (or $x1647 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3394 $x1408) (_ bv96 7) (ite $x3382 ?x2854 ?x1112)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x2351 (or $x2158 $x1911 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1159 (or $x2158 $x1911 (and $x1408 old.ffn.width.padded $x2880) (and $x3382 old.ffn.width.leads))))
 (let ((?x9 (ite (and $x1408 old.ffn.width.filled (not $x1911)) (_ bv96 7) (ite $x1159 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x825 ?x9 (ite $x2902 (ite $x2351 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x979)))))))))))))))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let ((?x2955 (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1870 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2408 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1924 ?x1870 (ite $x3334 (_ bv16 7) ?x2955)))))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3398 (or $x1945 (not (or $x1546 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let ((?x2608 (ite (or $x1704 $x1885 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1547 (or $x1704 $x1885 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2880) (and $x1924 old.ffn.width.leads))))
 (let ((?x1853 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1885)) (_ bv96 7) (ite $x1547 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3462 ?x1853 (ite $x114 ?x2608 (ite $x3398 (_ bv92 7) ?x2408)))))))))))))))))))))))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x825 (not (= (_ bv96 7) old.ffn.gate_state)) $x2865) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x3435 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2865)))
 (= old.ffn.up_piece (ite $x3435 (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x658 (= (_ bv10 7) new.ffn.down.input)))
 (or $x658 $x2510 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2951 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1284 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1284 $x1928 $x2812 $x2118 $x349)))))))
(assert
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2715 $x2872))))
(assert
 (let (($x633 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x633 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x10 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x10 $x679 $x3257 $x115 $x1132)))))))
(assert
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x2709 $x1559))))
(assert
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2287 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2287 $x1809 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1604 $x2336 (= (_ bv56 7) new.ffn.width.kind) $x2010 $x593 $x884 $x1278 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2010 $x2167 (= ?x1088 new.ffn.width.n))))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2010 $x2167 (<= new.ffn.width.n ?x1088))))))))
(assert
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2169 (and $x2010 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2169))))
(assert
 (let (($x1580 (= (- 1) new.ffn.width.n)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2359 (ite $x1604 (or $x1580 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1580 (< 1 new.ffn.width.n)))))
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1598 (ite $x884 (or $x1580 (< new.ffn.width.block new.ffn.width.n)) (ite $x2010 (or $x1580 (< ?x1088 new.ffn.width.n)) $x2359))))
 (let (($x1053 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1598)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.moved (ite $x2523 new.ffn.width.given_moved $x1053)))))))))))))))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x882 (or $x2510 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x882))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3077 (or $x1278 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.everywhere (ite $x2523 new.ffn.width.given_everywhere $x3077))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (= new.ffn.in_place (or $x3160 new.ffn.width.filled)))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let (($x940 (< 1 new.tp)))
 (let ((?x369 (ite $x940 (_ bv16 7) (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2562 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3558 (ite (or $x2118 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2812 $x1928) (_ bv96 7) (ite $x349 ?x2562 ?x369)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x937 (or $x95 $x1014 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x529 (or $x95 $x1014 (and $x1928 new.ffn.width.padded $x2665) (and $x349 new.ffn.width.leads))))
 (let ((?x3499 (ite (and $x1928 new.ffn.width.filled (not $x1014)) (_ bv96 7) (ite $x529 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2872 ?x3499 (ite $x2715 (ite $x937 (_ bv96 7) (ite $x1928 (_ bv21 7) (_ bv16 7))) ?x3558)))))))))))))))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let ((?x1709 (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x940 (< 1 new.tp)))
 (let ((?x2997 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x15 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1132 ?x2997 (ite $x940 (_ bv16 7) ?x1709)))))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1173 (or $x115 (not (or $x1809 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let ((?x1384 (ite (or $x215 $x2469 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1697 (or $x215 $x2469 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2665) (and $x1132 new.ffn.width.leads))))
 (let ((?x3302 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2469)) (_ bv96 7) (ite $x1697 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1559 ?x3302 (ite $x2709 ?x1384 (ite $x1173 (_ bv92 7) ?x15)))))))))))))))))))))))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2872 (not (= (_ bv96 7) new.ffn.gate_state)) $x821) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2213 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x821)))
 (= new.ffn.up_piece (ite $x2213 (_ bv97 7) (_ bv96 7))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1292 (not new.ffn.width.padded)))
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2292 (or (= (_ bv97 7) new.ffn.gate_piece) $x2951 (and new.ffn.gathers $x1928 $x2872))))
 (let (($x107 (= new.ffn.gate_piece new.ffn.up_piece)))
 (let (($x2128 (or (not new.model.gated) $x107 (and new.ffn.width.filled (not (= (_ bv92 7) new.ffn.up_state)) $x2292) (and $x1441 $x2665 $x1292))))
 (not $x2128)))))))))))
(assert
 (let (($x2748 (not old.ffn.width.padded)))
(let (($x2880 (not old.ffn.width.moved)))
(let (($x2750 (= 1 old.tp)))
(let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
(let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
(let (($x903 (or (= (_ bv97 7) old.ffn.gate_piece) $x1849 (and old.ffn.gathers $x1408 $x825))))
(let (($x2771 (= old.ffn.gate_piece old.ffn.up_piece)))
(let (($x1427 (not old.model.gated)))
(or $x1427 $x2771 (and old.ffn.width.filled (not (= (_ bv92 7) old.ffn.up_state)) $x903) (and $x2750 $x2880 $x2748))))))))))))
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
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
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
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3209 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3209 $x1873 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x3292 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1849 $x3292 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2199 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2199 $x1408 $x3394 $x1647 $x3382)))))))
(assert
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2902 $x825))))
(assert
 (let (($x1662 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1662 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x317 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x928 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x928 $x317 $x1908 $x1945 $x1924)))))))
(assert
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x114 $x3462))))
(assert
 (let (($x528 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2219 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2219 $x1546 $x528 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2577 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1929 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1548 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2846 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x2846 $x1548 $x1013 $x1762 $x1929 $x1425 $x444 $x1357 $x2600 $x2577))))))))))))
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
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x308 (= (- 1) old.ffn.width.n)))
 (let ((?x1505 (ite (or $x308 (< (* ?x1768 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x33 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1505)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x364 (ite (or $x308 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x2972 (ite $x1013 (ite (and $x308 (= 1 old.ffn.width.parts)) 1 ?x364) (ite $x1425 ?x33 old.ffn.width.given_least))))
 (let (($x1929 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2577 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2846 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1548 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x92 (ite $x2600 old.ffn.width.parts (ite (or $x1548 $x2846 $x1357 $x2577 $x1929) 1 ?x2972))))
 (= old.ffn.width.least ?x92))))))))))))))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1425 $x2837 (= ?x1768 old.ffn.width.n))))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1425 $x2837 (<= old.ffn.width.n ?x1768))))))))
(assert
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2680 (and $x1425 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2680))))
(assert
 (let (($x308 (= (- 1) old.ffn.width.n)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2334 (ite $x1013 (or $x308 (<= old.ffn.width.parts old.ffn.width.n)) (or $x308 (< 1 old.ffn.width.n)))))
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2886 (ite $x1357 (or $x308 (< old.ffn.width.block old.ffn.width.n)) (ite $x1425 (or $x308 (< ?x1768 old.ffn.width.n)) $x2334))))
 (let (($x535 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2886)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.moved (ite $x2859 old.ffn.width.given_moved $x535)))))))))))))))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2641 (or $x1873 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2641))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x314 (or $x2600 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.everywhere (ite $x2859 old.ffn.width.given_everywhere $x314))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x2577 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2846 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1548 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1629 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x1548 $x2846 $x1357 $x2577) $x2880))))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.undivided (ite $x2859 old.ffn.width.given_undivided $x1629))))))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (= old.ffn.in_place (or $x3447 old.ffn.width.filled)))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1112 (ite $x3334 (_ bv16 7) (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2854 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x979 (ite (or $x1647 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3394 $x1408) (_ bv96 7) (ite $x3382 ?x2854 ?x1112)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x2351 (or $x2158 $x1911 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1159 (or $x2158 $x1911 (and $x1408 old.ffn.width.padded $x2880) (and $x3382 old.ffn.width.leads))))
 (let ((?x9 (ite (and $x1408 old.ffn.width.filled (not $x1911)) (_ bv96 7) (ite $x1159 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x825 ?x9 (ite $x2902 (ite $x2351 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x979)))))))))))))))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let ((?x2955 (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1870 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2408 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1924 ?x1870 (ite $x3334 (_ bv16 7) ?x2955)))))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3398 (or $x1945 (not (or $x1546 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let ((?x2608 (ite (or $x1704 $x1885 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1547 (or $x1704 $x1885 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2880) (and $x1924 old.ffn.width.leads))))
 (let ((?x1853 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1885)) (_ bv96 7) (ite $x1547 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3462 ?x1853 (ite $x114 ?x2608 (ite $x3398 (_ bv92 7) ?x2408)))))))))))))))))))))))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x825 (not (= (_ bv96 7) old.ffn.gate_state)) $x2865) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x3435 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2865)))
 (= old.ffn.up_piece (ite $x3435 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2448 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x2448)))
(assert
 (let ((?x287 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x287)))
(assert
 (let ((?x2474 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2474)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x658 (= (_ bv10 7) new.ffn.down.input)))
 (or $x658 $x2510 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3592 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2951 $x3592 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1284 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1284 $x1928 $x2812 $x2118 $x349)))))))
(assert
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2715 $x2872))))
(assert
 (let (($x633 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x633 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x10 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x10 $x679 $x3257 $x115 $x1132)))))))
(assert
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x2709 $x1559))))
(assert
 (let (($x2537 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2287 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2287 $x1809 $x2537 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x3110 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1044 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2636 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x588 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x588 $x2636 $x1604 $x2336 $x1044 $x2010 $x593 $x884 $x1278 $x3110))))))))))))
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
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1580 (= (- 1) new.ffn.width.n)))
 (let ((?x1429 (ite (or $x1580 (< (* ?x1088 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x534 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1429)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x1786 (ite (or $x1580 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x719 (ite $x1604 (ite (and $x1580 (= 1 new.ffn.width.parts)) 1 ?x1786) (ite $x2010 ?x534 new.ffn.width.given_least))))
 (let (($x1044 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x3110 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x588 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2636 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x777 (ite $x1278 new.ffn.width.parts (ite (or $x2636 $x588 $x884 $x3110 $x1044) 1 ?x719))))
 (= new.ffn.width.least ?x777))))))))))))))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2010 $x2167 (= ?x1088 new.ffn.width.n))))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2010 $x2167 (<= new.ffn.width.n ?x1088))))))))
(assert
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2169 (and $x2010 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2169))))
(assert
 (let (($x1580 (= (- 1) new.ffn.width.n)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2359 (ite $x1604 (or $x1580 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1580 (< 1 new.ffn.width.n)))))
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1598 (ite $x884 (or $x1580 (< new.ffn.width.block new.ffn.width.n)) (ite $x2010 (or $x1580 (< ?x1088 new.ffn.width.n)) $x2359))))
 (let (($x1053 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1598)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.moved (ite $x2523 new.ffn.width.given_moved $x1053)))))))))))))))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x882 (or $x2510 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x882))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3077 (or $x1278 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.everywhere (ite $x2523 new.ffn.width.given_everywhere $x3077))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3110 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x588 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2636 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1690 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x2636 $x588 $x884 $x3110) $x2665))))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.undivided (ite $x2523 new.ffn.width.given_undivided $x1690))))))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (= new.ffn.in_place (or $x3160 new.ffn.width.filled)))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let (($x940 (< 1 new.tp)))
 (let ((?x369 (ite $x940 (_ bv16 7) (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2562 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3558 (ite (or $x2118 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2812 $x1928) (_ bv96 7) (ite $x349 ?x2562 ?x369)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x937 (or $x95 $x1014 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x529 (or $x95 $x1014 (and $x1928 new.ffn.width.padded $x2665) (and $x349 new.ffn.width.leads))))
 (let ((?x3499 (ite (and $x1928 new.ffn.width.filled (not $x1014)) (_ bv96 7) (ite $x529 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2872 ?x3499 (ite $x2715 (ite $x937 (_ bv96 7) (ite $x1928 (_ bv21 7) (_ bv16 7))) ?x3558)))))))))))))))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let ((?x1709 (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x940 (< 1 new.tp)))
 (let ((?x2997 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x15 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1132 ?x2997 (ite $x940 (_ bv16 7) ?x1709)))))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1173 (or $x115 (not (or $x1809 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let ((?x1384 (ite (or $x215 $x2469 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1697 (or $x215 $x2469 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2665) (and $x1132 new.ffn.width.leads))))
 (let ((?x3302 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2469)) (_ bv96 7) (ite $x1697 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1559 ?x3302 (ite $x2709 ?x1384 (ite $x1173 (_ bv92 7) ?x15)))))))))))))))))))))))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2872 (not (= (_ bv96 7) new.ffn.gate_state)) $x821) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2213 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x821)))
 (= new.ffn.up_piece (ite $x2213 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1025 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1025)))
(assert
 (let ((?x3535 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3535)))
(assert
 (let ((?x1536 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1536)))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1292 (not new.ffn.width.padded)))
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1537 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x3592 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3111 (ite (= (_ bv92 7) new.ffn.product) (or $x1441 $x3592 (and $x2951 (and new.ffn.width.undivided $x1537))) (or $x2951 (= (_ bv96 7) new.ffn.product_in) (and $x1441 $x2665 $x1292)))))
 (not $x3111)))))))))
(assert
 (let (($x2748 (not old.ffn.width.padded)))
(let (($x2880 (not old.ffn.width.moved)))
(let (($x2750 (= 1 old.tp)))
(let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2490 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x3292 (= (_ bv57 7) old.ffn.down.split)))
(ite (= (_ bv92 7) old.ffn.product) (or $x2750 $x3292 (and $x1849 (and old.ffn.width.undivided $x2490))) (or $x1849 (= (_ bv96 7) old.ffn.product_in) (and $x2750 $x2880 $x2748))))))))))
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
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x968 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2531 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2634 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x710 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1287 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x1287 $x710 $x2634 $x2531 $x968)))))))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3209 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3209 $x1873 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2182 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x3292 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1849 $x3292 $x2182)))))
(assert
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2199 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2199 $x1408 $x3394 $x1647 $x3382)))))))
(assert
 (let (($x2244 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3412 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3412 $x2244 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2830 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2830 $x2902 $x825)))))
(assert
 (let (($x1662 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1662 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x317 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x928 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x928 $x317 $x1908 $x1945 $x1924)))))))
(assert
 (let (($x984 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1117 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1117 $x984 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3069 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3069 $x114 $x3462)))))
(assert
 (let (($x528 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2219 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2219 $x1546 $x528 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1013 $x1762 (= (_ bv56 7) old.ffn.width.kind) $x1425 $x444 $x1357 $x2600 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1247 $x302 (= (_ bv56 7) old.hidden.kind) $x2629 $x3217 $x2712 $x2998 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x265 (= (_ bv49 7) old.norm.statistic)))
 (or $x265 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x1925 (= (_ bv94 7) old.stream)))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (or $x3473 $x1925 $x53)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1721 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x27 (div (* ?x1721 old.hidden.multiple) old.hidden.parts)))
 (let (($x3446 (< 1 old.hidden.parts)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2629 $x3446 (= ?x27 old.hidden.n))))))))
(assert
 (let ((?x1721 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x27 (div (* ?x1721 old.hidden.multiple) old.hidden.parts)))
 (let (($x3446 (< 1 old.hidden.parts)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2629 $x3446 (<= old.hidden.n ?x27))))))))
(assert
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2629 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1024 (ite $x1247 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1721 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x27 (div (* ?x1721 old.hidden.multiple) old.hidden.parts)))
 (let (($x2384 (= (- 1) old.hidden.n)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2736 (ite $x2712 (or $x2384 (< old.hidden.block old.hidden.n)) (ite $x2629 (or $x2384 (< ?x27 old.hidden.n)) $x1024))))
 (let (($x410 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2736)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (= old.hidden.moved (ite $x2696 old.hidden.given_moved $x410)))))))))))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1425 $x2837 (= ?x1768 old.ffn.width.n))))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1425 $x2837 (<= old.ffn.width.n ?x1768))))))))
(assert
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2680 (and $x1425 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2680))))
(assert
 (let (($x308 (= (- 1) old.ffn.width.n)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2334 (ite $x1013 (or $x308 (<= old.ffn.width.parts old.ffn.width.n)) (or $x308 (< 1 old.ffn.width.n)))))
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2886 (ite $x1357 (or $x308 (< old.ffn.width.block old.ffn.width.n)) (ite $x1425 (or $x308 (< ?x1768 old.ffn.width.n)) $x2334))))
 (let (($x535 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2886)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.moved (ite $x2859 old.ffn.width.given_moved $x535)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2641 (or $x1873 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2641))))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (let (($x1699 (ite $x2696 old.hidden.given_everywhere (or $x2998 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1699)))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x314 (or $x2600 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.everywhere (ite $x2859 old.ffn.width.given_everywhere $x314))))))))
(assert
 (let (($x3412 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2143 (and $x3412 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x2244 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x1074 (or $x53 $x2244 (and $x3473 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2143)))
 (= old.ffn.gate_entering (ite $x1074 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1117 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1668 (and $x1117 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x984 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x2635 (or $x53 $x984 (and $x3473 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1668)))
 (= old.ffn.up_entering (ite $x2635 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (= old.ffn.in_place (or $x3447 old.ffn.width.filled)))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1112 (ite $x3334 (_ bv16 7) (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2854 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x979 (ite (or $x1647 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3394 $x1408) (_ bv96 7) (ite $x3382 ?x2854 ?x1112)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x2351 (or $x2158 $x1911 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1159 (or $x2158 $x1911 (and $x1408 old.ffn.width.padded $x2880) (and $x3382 old.ffn.width.leads))))
 (let ((?x9 (ite (and $x1408 old.ffn.width.filled (not $x1911)) (_ bv96 7) (ite $x1159 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x825 ?x9 (ite $x2902 (ite $x2351 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x979)))))))))))))))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let ((?x2955 (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1870 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2408 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1924 ?x1870 (ite $x3334 (_ bv16 7) ?x2955)))))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3398 (or $x1945 (not (or $x1546 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let ((?x2608 (ite (or $x1704 $x1885 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1547 (or $x1704 $x1885 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2880) (and $x1924 old.ffn.width.leads))))
 (let ((?x1853 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1885)) (_ bv96 7) (ite $x1547 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3462 ?x1853 (ite $x114 ?x2608 (ite $x3398 (_ bv92 7) ?x2408)))))))))))))))))))))))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x825 (not (= (_ bv96 7) old.ffn.gate_state)) $x2865) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x3435 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2865)))
 (= old.ffn.up_piece (ite $x3435 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2448 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x2448)))
(assert
 (let ((?x287 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x287)))
(assert
 (let ((?x2474 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2474)))
(assert
 (let (($x3292 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3486 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x825 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x1154 (not old.model.gated)))
 (let (($x252 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1707 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3462 old.ffn.width.everywhere $x252))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let (($x1925 (= (_ bv94 7) old.stream)))
 (let (($x3334 (< 1 old.tp)))
 (let (($x1740 (and $x3334 $x1925 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1704 $x1885) $x1707) (or $x1154 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x2158 $x1911) $x3486)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x3292)))
 (= old.ffn.tokenwise $x1740))))))))))))))))))))
(assert
 (let ((?x3377 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1899 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2531 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2353 (and $x1849 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2531 $x1899) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2353 (_ bv96 7) ?x3377)))))))))
(assert
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1410 (not $x1849)))
 (let (($x2750 (= 1 old.tp)))
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x1899 (and (or (not old.ffn.down.group.tp) $x2750) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x477 (and $x1899 (or $x53 $x2750 (not (= (_ bv4 7) old.ffn.down.collective)) $x1410))))
 (let (($x2634 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2531 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1921 (or $x2531 $x2634)))
 (let ((?x1869 (ite (or $x1921 $x477) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x968 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x710 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1293 (and (or $x710 $x968) $x1899)))
 (let ((?x914 (ite (or $x2531 (and $x2634 (= (_ bv38 7) old.stream)) $x1293) (_ bv38 7) (ite $x2634 (_ bv96 7) (_ bv16 7)))))
 (let (($x936 (or (and old.hidden.filled (not $x53)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3024 (not $x1899)))
 (let (($x265 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let ((?x962 (ite (and $x710 old.hidden.filled $x3473 $x3024 $x265) old.stream (ite (and $x968 $x3024 $x936) old.stream ?x914))))
 (let ((?x3337 (ite (and $x53 old.hidden.everywhere (or $x2531 $x1293)) (_ bv96 7) (ite (and $x710 old.hidden.filled $x53 $x3024) (_ bv96 7) ?x962))))
 (let (($x1287 (= (_ bv4 7) old.ffn.down.collective)))
 (let ((?x3183 (ite (= (_ bv38 7) old.ffn.down_state) (ite $x1287 (_ bv96 7) ?x3337) (ite (= (_ bv96 7) old.ffn.down_state) ?x1869 old.ffn.down_state))))
 (let ((?x1432 (ite $x968 (ite (not $x53) old.stream (_ bv66 7)) (ite $x2634 (ite $x53 (_ bv96 7) old.stream) (ite $x2531 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2779 (ite old.ffn.tokenwise (ite (or $x1921 $x1899) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) old.ffn.down_state) (ite $x710 (_ bv96 7) ?x1432) ?x3183))))
 (= old.ffn.joined ?x2779))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x400 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2908 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1144 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x616 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x81 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x81 $x616 $x1144 $x2908 $x400)))))))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x658 (= (_ bv10 7) new.ffn.down.input)))
 (or $x658 $x2510 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3410 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3592 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2951 $x3592 $x3410)))))
(assert
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1284 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1284 $x1928 $x2812 $x2118 $x349)))))))
(assert
 (let (($x2188 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2466 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2466 $x2188 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x319 $x2715 $x2872)))))
(assert
 (let (($x633 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x633 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x10 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x10 $x679 $x3257 $x115 $x1132)))))))
(assert
 (let (($x2428 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2377 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2377 $x2428 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2305 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2305 $x2709 $x1559)))))
(assert
 (let (($x2537 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2287 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2287 $x1809 $x2537 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1604 $x2336 (= (_ bv56 7) new.ffn.width.kind) $x2010 $x593 $x884 $x1278 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1900 $x1719 (= (_ bv56 7) new.hidden.kind) $x2776 $x1076 $x3048 $x270 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1577 (= (_ bv49 7) new.norm.statistic)))
 (or $x1577 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1518 (= (_ bv94 7) new.stream)))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (or $x18 $x1518 $x2191)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1868 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2291 (div (* ?x1868 new.hidden.multiple) new.hidden.parts)))
 (let (($x3271 (< 1 new.hidden.parts)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2776 $x3271 (= ?x2291 new.hidden.n))))))))
(assert
 (let ((?x1868 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2291 (div (* ?x1868 new.hidden.multiple) new.hidden.parts)))
 (let (($x3271 (< 1 new.hidden.parts)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2776 $x3271 (<= new.hidden.n ?x2291))))))))
(assert
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2776 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2815 (ite $x1900 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1868 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2291 (div (* ?x1868 new.hidden.multiple) new.hidden.parts)))
 (let (($x1969 (= (- 1) new.hidden.n)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x122 (ite $x3048 (or $x1969 (< new.hidden.block new.hidden.n)) (ite $x2776 (or $x1969 (< ?x2291 new.hidden.n)) $x2815))))
 (let (($x3003 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x122)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (= new.hidden.moved (ite $x1783 new.hidden.given_moved $x3003)))))))))))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2010 $x2167 (= ?x1088 new.ffn.width.n))))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2010 $x2167 (<= new.ffn.width.n ?x1088))))))))
(assert
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2169 (and $x2010 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2169))))
(assert
 (let (($x1580 (= (- 1) new.ffn.width.n)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2359 (ite $x1604 (or $x1580 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1580 (< 1 new.ffn.width.n)))))
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1598 (ite $x884 (or $x1580 (< new.ffn.width.block new.ffn.width.n)) (ite $x2010 (or $x1580 (< ?x1088 new.ffn.width.n)) $x2359))))
 (let (($x1053 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1598)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.moved (ite $x2523 new.ffn.width.given_moved $x1053)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x882 (or $x2510 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x882))))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (let (($x2419 (ite $x1783 new.hidden.given_everywhere (or $x270 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2419)))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3077 (or $x1278 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.everywhere (ite $x2523 new.ffn.width.given_everywhere $x3077))))))))
(assert
 (let (($x2466 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1742 (and $x2466 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x2188 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1839 (or $x2191 $x2188 (and $x18 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1742)))
 (= new.ffn.gate_entering (ite $x1839 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2377 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x1643 (and $x2377 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x2428 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1493 (or $x2191 $x2428 (and $x18 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x1643)))
 (= new.ffn.up_entering (ite $x1493 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (= new.ffn.in_place (or $x3160 new.ffn.width.filled)))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let (($x940 (< 1 new.tp)))
 (let ((?x369 (ite $x940 (_ bv16 7) (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2562 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3558 (ite (or $x2118 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2812 $x1928) (_ bv96 7) (ite $x349 ?x2562 ?x369)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x937 (or $x95 $x1014 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x529 (or $x95 $x1014 (and $x1928 new.ffn.width.padded $x2665) (and $x349 new.ffn.width.leads))))
 (let ((?x3499 (ite (and $x1928 new.ffn.width.filled (not $x1014)) (_ bv96 7) (ite $x529 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2872 ?x3499 (ite $x2715 (ite $x937 (_ bv96 7) (ite $x1928 (_ bv21 7) (_ bv16 7))) ?x3558)))))))))))))))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let ((?x1709 (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x940 (< 1 new.tp)))
 (let ((?x2997 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x15 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1132 ?x2997 (ite $x940 (_ bv16 7) ?x1709)))))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1173 (or $x115 (not (or $x1809 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let ((?x1384 (ite (or $x215 $x2469 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1697 (or $x215 $x2469 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2665) (and $x1132 new.ffn.width.leads))))
 (let ((?x3302 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2469)) (_ bv96 7) (ite $x1697 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1559 ?x3302 (ite $x2709 ?x1384 (ite $x1173 (_ bv92 7) ?x15)))))))))))))))))))))))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2872 (not (= (_ bv96 7) new.ffn.gate_state)) $x821) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2213 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x821)))
 (= new.ffn.up_piece (ite $x2213 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1025 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1025)))
(assert
 (let ((?x3535 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3535)))
(assert
 (let ((?x1536 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1536)))
(assert
 (let (($x3592 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1318 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x2872 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x2368 (not new.model.gated)))
 (let (($x747 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2457 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1559 new.ffn.width.everywhere $x747))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let (($x1518 (= (_ bv94 7) new.stream)))
 (let (($x940 (< 1 new.tp)))
 (let (($x2392 (and $x940 $x1518 (and (= (_ bv94 7) new.ffn.up_entering) (or $x215 $x2469) $x2457) (or $x2368 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x95 $x1014) $x1318)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x3592)))
 (= new.ffn.tokenwise $x2392))))))))))))))))))))
(assert
 (let ((?x739 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2001 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2908 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2356 (and $x2951 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2908 $x2001) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x2356 (_ bv96 7) ?x739)))))))))
(assert
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2535 (not $x2951)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x2001 (and (or (not new.ffn.down.group.tp) $x1441) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2283 (and $x2001 (or $x2191 $x1441 (not (= (_ bv4 7) new.ffn.down.collective)) $x2535))))
 (let (($x1144 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2908 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2216 (or $x2908 $x1144)))
 (let ((?x901 (ite (or $x2216 $x2283) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x400 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x616 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2085 (and (or $x616 $x400) $x2001)))
 (let ((?x2034 (ite (or $x2908 (and $x1144 (= (_ bv38 7) new.stream)) $x2085) (_ bv38 7) (ite $x1144 (_ bv96 7) (_ bv16 7)))))
 (let (($x1453 (or (and new.hidden.filled (not $x2191)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3615 (not $x2001)))
 (let (($x1577 (= (_ bv49 7) new.norm.statistic)))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let ((?x2192 (ite (and $x616 new.hidden.filled $x18 $x3615 $x1577) new.stream (ite (and $x400 $x3615 $x1453) new.stream ?x2034))))
 (let ((?x3517 (ite (and $x2191 new.hidden.everywhere (or $x2908 $x2085)) (_ bv96 7) (ite (and $x616 new.hidden.filled $x2191 $x3615) (_ bv96 7) ?x2192))))
 (let (($x81 (= (_ bv4 7) new.ffn.down.collective)))
 (let ((?x2764 (ite (= (_ bv38 7) new.ffn.down_state) (ite $x81 (_ bv96 7) ?x3517) (ite (= (_ bv96 7) new.ffn.down_state) ?x901 new.ffn.down_state))))
 (let ((?x820 (ite $x400 (ite (not $x2191) new.stream (_ bv66 7)) (ite $x1144 (ite $x2191 (_ bv96 7) new.stream) (ite $x2908 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2524 (ite new.ffn.tokenwise (ite (or $x2216 $x2001) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) new.ffn.down_state) (ite $x616 (_ bv96 7) ?x820) ?x2764))))
 (= new.ffn.joined ?x2524))))))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3313 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x1441 (= 1 new.tp)))
 (let (($x2307 (or (or (= (_ bv96 7) new.ffn.joined) (= new.ffn.joined new.stream)) (and $x1441 (or (not (= (_ bv61 7) new.ffn.down.split)) $x3313)))))
 (not $x2307)))))
(assert
 (let (($x46 (not (or old.hidden.moved old.hidden.padded))))
(let (($x2750 (= 1 old.tp)))
(or (or (= (_ bv96 7) old.ffn.joined) (= old.ffn.joined old.stream)) (and $x2750 (or (not (= (_ bv61 7) old.ffn.down.split)) $x46))))))
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
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2531 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2634 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2634 $x2531 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3209 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3209 $x1873 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2182 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x3292 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1849 $x3292 $x2182)))))
(assert
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2199 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2199 $x1408 $x3394 $x1647 $x3382)))))))
(assert
 (let (($x2244 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3412 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3412 $x2244 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2830 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2830 $x2902 $x825)))))
(assert
 (let (($x1662 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1662 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x317 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x928 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x928 $x317 $x1908 $x1945 $x1924)))))))
(assert
 (let (($x984 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1117 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1117 $x984 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3069 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3069 $x114 $x3462)))))
(assert
 (let (($x528 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2219 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2219 $x1546 $x528 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1013 $x1762 (= (_ bv56 7) old.ffn.width.kind) $x1425 $x444 $x1357 $x2600 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x302 (= (_ bv56 7) old.hidden.kind) $x2629 $x3217 (= (_ bv91 7) old.hidden.kind) $x2998 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x1925 (= (_ bv94 7) old.stream)))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (or $x3473 $x1925 $x53)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2629 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1425 $x2837 (= ?x1768 old.ffn.width.n))))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1425 $x2837 (<= old.ffn.width.n ?x1768))))))))
(assert
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2680 (and $x1425 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2680))))
(assert
 (let (($x308 (= (- 1) old.ffn.width.n)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2334 (ite $x1013 (or $x308 (<= old.ffn.width.parts old.ffn.width.n)) (or $x308 (< 1 old.ffn.width.n)))))
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2886 (ite $x1357 (or $x308 (< old.ffn.width.block old.ffn.width.n)) (ite $x1425 (or $x308 (< ?x1768 old.ffn.width.n)) $x2334))))
 (let (($x535 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2886)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.moved (ite $x2859 old.ffn.width.given_moved $x535)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2641 (or $x1873 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2641))))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1699 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2998 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1699))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x314 (or $x2600 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.everywhere (ite $x2859 old.ffn.width.given_everywhere $x314))))))))
(assert
 (let (($x3412 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2143 (and $x3412 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x2244 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x1074 (or $x53 $x2244 (and $x3473 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2143)))
 (= old.ffn.gate_entering (ite $x1074 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1117 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1668 (and $x1117 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x984 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x2635 (or $x53 $x984 (and $x3473 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1668)))
 (= old.ffn.up_entering (ite $x2635 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (= old.ffn.in_place (or $x3447 old.ffn.width.filled)))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1112 (ite $x3334 (_ bv16 7) (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2854 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x979 (ite (or $x1647 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3394 $x1408) (_ bv96 7) (ite $x3382 ?x2854 ?x1112)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x2351 (or $x2158 $x1911 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1159 (or $x2158 $x1911 (and $x1408 old.ffn.width.padded $x2880) (and $x3382 old.ffn.width.leads))))
 (let ((?x9 (ite (and $x1408 old.ffn.width.filled (not $x1911)) (_ bv96 7) (ite $x1159 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x825 ?x9 (ite $x2902 (ite $x2351 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x979)))))))))))))))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let ((?x2955 (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1870 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2408 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1924 ?x1870 (ite $x3334 (_ bv16 7) ?x2955)))))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3398 (or $x1945 (not (or $x1546 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let ((?x2608 (ite (or $x1704 $x1885 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1547 (or $x1704 $x1885 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2880) (and $x1924 old.ffn.width.leads))))
 (let ((?x1853 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1885)) (_ bv96 7) (ite $x1547 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3462 ?x1853 (ite $x114 ?x2608 (ite $x3398 (_ bv92 7) ?x2408)))))))))))))))))))))))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x825 (not (= (_ bv96 7) old.ffn.gate_state)) $x2865) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x3435 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2865)))
 (= old.ffn.up_piece (ite $x3435 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2448 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x2448)))
(assert
 (let ((?x287 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x287)))
(assert
 (let ((?x2474 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2474)))
(assert
 (let (($x3292 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3486 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x825 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x1154 (not old.model.gated)))
 (let (($x252 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1707 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3462 old.ffn.width.everywhere $x252))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let (($x1925 (= (_ bv94 7) old.stream)))
 (let (($x3334 (< 1 old.tp)))
 (let (($x1740 (and $x3334 $x1925 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1704 $x1885) $x1707) (or $x1154 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x2158 $x1911) $x3486)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x3292)))
 (= old.ffn.tokenwise $x1740))))))))))))))))))))
(assert
 (let ((?x3377 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x718 (= 1 old.pp)))
 (let (($x1380 (not old.ffn.down.group.pp)))
 (let (($x195 (or $x1380 $x718)))
 (let (($x2250 (= 1 old.sp)))
 (let (($x1498 (not old.ffn.down.group.sp)))
 (let (($x1745 (or $x1498 $x2250)))
 (let (($x1840 (= 1 old.dp)))
 (let (($x200 (not old.ffn.down.group.dp)))
 (let (($x1358 (or $x200 $x1840)))
 (let (($x1899 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x1358 $x1745 $x195)))
 (let (($x2531 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2353 (and $x1849 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2531 $x1899) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2353 (_ bv96 7) ?x3377))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2908 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1144 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1144 $x2908 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x658 (= (_ bv10 7) new.ffn.down.input)))
 (or $x658 $x2510 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3410 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3592 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2951 $x3592 $x3410)))))
(assert
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1284 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1284 $x1928 $x2812 $x2118 $x349)))))))
(assert
 (let (($x2188 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2466 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2466 $x2188 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x319 $x2715 $x2872)))))
(assert
 (let (($x633 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x633 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x10 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x10 $x679 $x3257 $x115 $x1132)))))))
(assert
 (let (($x2428 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2377 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2377 $x2428 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2305 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2305 $x2709 $x1559)))))
(assert
 (let (($x2537 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2287 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2287 $x1809 $x2537 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1604 $x2336 (= (_ bv56 7) new.ffn.width.kind) $x2010 $x593 $x884 $x1278 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1719 (= (_ bv56 7) new.hidden.kind) $x2776 $x1076 (= (_ bv91 7) new.hidden.kind) $x270 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1518 (= (_ bv94 7) new.stream)))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (or $x18 $x1518 $x2191)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2776 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2010 $x2167 (= ?x1088 new.ffn.width.n))))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2010 $x2167 (<= new.ffn.width.n ?x1088))))))))
(assert
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2169 (and $x2010 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2169))))
(assert
 (let (($x1580 (= (- 1) new.ffn.width.n)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2359 (ite $x1604 (or $x1580 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1580 (< 1 new.ffn.width.n)))))
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1598 (ite $x884 (or $x1580 (< new.ffn.width.block new.ffn.width.n)) (ite $x2010 (or $x1580 (< ?x1088 new.ffn.width.n)) $x2359))))
 (let (($x1053 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1598)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.moved (ite $x2523 new.ffn.width.given_moved $x1053)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x882 (or $x2510 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x882))))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2419 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x270 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2419))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3077 (or $x1278 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.everywhere (ite $x2523 new.ffn.width.given_everywhere $x3077))))))))
(assert
 (let (($x2466 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1742 (and $x2466 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x2188 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1839 (or $x2191 $x2188 (and $x18 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1742)))
 (= new.ffn.gate_entering (ite $x1839 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2377 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x1643 (and $x2377 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x2428 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1493 (or $x2191 $x2428 (and $x18 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x1643)))
 (= new.ffn.up_entering (ite $x1493 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (= new.ffn.in_place (or $x3160 new.ffn.width.filled)))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let (($x940 (< 1 new.tp)))
 (let ((?x369 (ite $x940 (_ bv16 7) (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2562 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3558 (ite (or $x2118 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2812 $x1928) (_ bv96 7) (ite $x349 ?x2562 ?x369)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x937 (or $x95 $x1014 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x529 (or $x95 $x1014 (and $x1928 new.ffn.width.padded $x2665) (and $x349 new.ffn.width.leads))))
 (let ((?x3499 (ite (and $x1928 new.ffn.width.filled (not $x1014)) (_ bv96 7) (ite $x529 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2872 ?x3499 (ite $x2715 (ite $x937 (_ bv96 7) (ite $x1928 (_ bv21 7) (_ bv16 7))) ?x3558)))))))))))))))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let ((?x1709 (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x940 (< 1 new.tp)))
 (let ((?x2997 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x15 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1132 ?x2997 (ite $x940 (_ bv16 7) ?x1709)))))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1173 (or $x115 (not (or $x1809 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let ((?x1384 (ite (or $x215 $x2469 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1697 (or $x215 $x2469 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2665) (and $x1132 new.ffn.width.leads))))
 (let ((?x3302 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2469)) (_ bv96 7) (ite $x1697 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1559 ?x3302 (ite $x2709 ?x1384 (ite $x1173 (_ bv92 7) ?x15)))))))))))))))))))))))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2872 (not (= (_ bv96 7) new.ffn.gate_state)) $x821) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2213 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x821)))
 (= new.ffn.up_piece (ite $x2213 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1025 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1025)))
(assert
 (let ((?x3535 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3535)))
(assert
 (let ((?x1536 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1536)))
(assert
 (let (($x3592 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1318 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x2872 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x2368 (not new.model.gated)))
 (let (($x747 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2457 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1559 new.ffn.width.everywhere $x747))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let (($x1518 (= (_ bv94 7) new.stream)))
 (let (($x940 (< 1 new.tp)))
 (let (($x2392 (and $x940 $x1518 (and (= (_ bv94 7) new.ffn.up_entering) (or $x215 $x2469) $x2457) (or $x2368 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x95 $x1014) $x1318)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x3592)))
 (= new.ffn.tokenwise $x2392))))))))))))))))))))
(assert
 (let ((?x739 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1844 (= 1 new.pp)))
 (let (($x385 (not new.ffn.down.group.pp)))
 (let (($x850 (or $x385 $x1844)))
 (let (($x1744 (= 1 new.sp)))
 (let (($x1315 (not new.ffn.down.group.sp)))
 (let (($x140 (or $x1315 $x1744)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2014 (not new.ffn.down.group.dp)))
 (let (($x1793 (or $x2014 $x1615)))
 (let (($x2001 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1793 $x140 $x850)))
 (let (($x2908 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2356 (and $x2951 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2908 $x2001) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x2356 (_ bv96 7) ?x739))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1844 (= 1 new.pp)))
 (let (($x385 (not new.ffn.down.group.pp)))
 (let (($x850 (or $x385 $x1844)))
 (let (($x1744 (= 1 new.sp)))
 (let (($x1315 (not new.ffn.down.group.sp)))
 (let (($x140 (or $x1315 $x1744)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2014 (not new.ffn.down.group.dp)))
 (let (($x1793 (or $x2014 $x1615)))
 (let (($x2001 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1793 $x140 $x850)))
 (let (($x953 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x422 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x2518 (and $x2001 (or $x422 (and $x953 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1336 (or (or $x422 (= (_ bv94 7) new.ffn.down_state)) (and $x953 (= (_ bv38 7) new.stream)))))
 (let (($x1144 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2908 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1421 (or $x2908 (and $x1144 $x1336) $x2518 (and new.ffn.tokenwise $x2001) (and (or new.ffn.down.group.tp (= 1 new.tp)) $x1793 $x140 $x850))))
 (not $x1421)))))))))))))))))))
(assert
 (let (($x718 (= 1 old.pp)))
(let (($x1380 (not old.ffn.down.group.pp)))
(let (($x195 (or $x1380 $x718)))
(let (($x2250 (= 1 old.sp)))
(let (($x1498 (not old.ffn.down.group.sp)))
(let (($x1745 (or $x1498 $x2250)))
(let (($x1840 (= 1 old.dp)))
(let (($x200 (not old.ffn.down.group.dp)))
(let (($x1358 (or $x200 $x1840)))
(let (($x1899 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x1358 $x1745 $x195)))
(let (($x3009 (= (_ bv38 7) old.ffn.down_state)))
(let (($x1093 (= (_ bv96 7) old.ffn.down_state)))
(let (($x2468 (and $x1899 (or $x1093 (and $x3009 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1963 (or (or $x1093 (= (_ bv94 7) old.ffn.down_state)) (and $x3009 (= (_ bv38 7) old.stream)))))
(let (($x2634 (= (_ bv10 7) old.ffn.down.collective)))
(let (($x2531 (= (_ bv57 7) old.ffn.down.collective)))
(or $x2531 (and $x2634 $x1963) $x2468 (and old.ffn.tokenwise $x1899) (and (or old.ffn.down.group.tp (= 1 old.tp)) $x1358 $x1745 $x195)))))))))))))))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1364 (= (_ bv29 7) old.ffn.down.bias)))
 (let (($x1356 (= (_ bv27 7) old.ffn.down.bias)))
 (let (($x295 (= (_ bv1 7) old.ffn.down.bias)))
 (or $x295 (= (_ bv23 7) old.ffn.down.bias) $x1356 $x1364)))))
(assert
 (let (($x968 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2531 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2634 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x710 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1287 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x1287 $x710 $x2634 $x2531 $x968)))))))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3209 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3209 $x1873 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2182 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x3292 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1849 $x3292 $x2182)))))
(assert
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2199 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2199 $x1408 $x3394 $x1647 $x3382)))))))
(assert
 (let (($x2244 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3412 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3412 $x2244 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2830 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2830 $x2902 $x825)))))
(assert
 (let (($x1662 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1662 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x317 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x928 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x928 $x317 $x1908 $x1945 $x1924)))))))
(assert
 (let (($x984 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1117 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1117 $x984 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3069 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3069 $x114 $x3462)))))
(assert
 (let (($x528 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2219 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2219 $x1546 $x528 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1013 $x1762 (= (_ bv56 7) old.ffn.width.kind) $x1425 $x444 $x1357 $x2600 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1247 $x302 (= (_ bv56 7) old.hidden.kind) $x2629 $x3217 $x2712 $x2998 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1204 (= (_ bv49 7) old.norm.statistic)))
 (or $x1204 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x1925 (= (_ bv94 7) old.stream)))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (or $x3473 $x1925 $x53)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x447 (< 1 old.hidden.parts)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2629 $x447 (= ?x161 old.hidden.n))))))))
(assert
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x447 (< 1 old.hidden.parts)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2629 $x447 (<= old.hidden.n ?x161))))))))
(assert
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2629 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2744 (ite $x1247 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x1008 (= (- 1) old.hidden.n)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1795 (ite $x2712 (or $x1008 (< old.hidden.block old.hidden.n)) (ite $x2629 (or $x1008 (< ?x161 old.hidden.n)) $x2744))))
 (let (($x2736 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1795)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (= old.hidden.moved (ite $x2696 old.hidden.given_moved $x2736)))))))))))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1425 $x2837 (= ?x1768 old.ffn.width.n))))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1425 $x2837 (<= old.ffn.width.n ?x1768))))))))
(assert
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2680 (and $x1425 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2680))))
(assert
 (let (($x308 (= (- 1) old.ffn.width.n)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2334 (ite $x1013 (or $x308 (<= old.ffn.width.parts old.ffn.width.n)) (or $x308 (< 1 old.ffn.width.n)))))
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2886 (ite $x1357 (or $x308 (< old.ffn.width.block old.ffn.width.n)) (ite $x1425 (or $x308 (< ?x1768 old.ffn.width.n)) $x2334))))
 (let (($x535 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2886)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.moved (ite $x2859 old.ffn.width.given_moved $x535)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2641 (or $x1873 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2641))))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (let (($x1699 (ite $x2696 old.hidden.given_everywhere (or $x2998 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1699)))))))
(assert
 (let (($x1869 (not old.hidden.moved)))
 (let (($x2032 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1869)))
 (let (($x3295 (= 1 old.hidden.parts)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (= old.hidden.first_alone (ite $x2696 old.hidden.given_first (or $x3295 $x2032))))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x314 (or $x2600 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.everywhere (ite $x2859 old.ffn.width.given_everywhere $x314))))))))
(assert
 (let (($x3412 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2143 (and $x3412 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x2244 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x1074 (or $x53 $x2244 (and $x3473 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2143)))
 (= old.ffn.gate_entering (ite $x1074 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1117 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1668 (and $x1117 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x984 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x2635 (or $x53 $x984 (and $x3473 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1668)))
 (= old.ffn.up_entering (ite $x2635 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (= old.ffn.in_place (or $x3447 old.ffn.width.filled)))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1112 (ite $x3334 (_ bv16 7) (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2854 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x979 (ite (or $x1647 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3394 $x1408) (_ bv96 7) (ite $x3382 ?x2854 ?x1112)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x2351 (or $x2158 $x1911 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1159 (or $x2158 $x1911 (and $x1408 old.ffn.width.padded $x2880) (and $x3382 old.ffn.width.leads))))
 (let ((?x9 (ite (and $x1408 old.ffn.width.filled (not $x1911)) (_ bv96 7) (ite $x1159 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x825 ?x9 (ite $x2902 (ite $x2351 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x979)))))))))))))))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let ((?x2955 (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1870 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2408 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1924 ?x1870 (ite $x3334 (_ bv16 7) ?x2955)))))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3398 (or $x1945 (not (or $x1546 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let ((?x2608 (ite (or $x1704 $x1885 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1547 (or $x1704 $x1885 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2880) (and $x1924 old.ffn.width.leads))))
 (let ((?x1853 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1885)) (_ bv96 7) (ite $x1547 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3462 ?x1853 (ite $x114 ?x2608 (ite $x3398 (_ bv92 7) ?x2408)))))))))))))))))))))))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x825 (not (= (_ bv96 7) old.ffn.gate_state)) $x2865) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x3435 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2865)))
 (= old.ffn.up_piece (ite $x3435 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2448 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x2448)))
(assert
 (let ((?x287 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x287)))
(assert
 (let ((?x2474 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2474)))
(assert
 (let (($x3292 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3486 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x825 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x1154 (not old.model.gated)))
 (let (($x252 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1707 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3462 old.ffn.width.everywhere $x252))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let (($x1925 (= (_ bv94 7) old.stream)))
 (let (($x3334 (< 1 old.tp)))
 (let (($x1740 (and $x3334 $x1925 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1704 $x1885) $x1707) (or $x1154 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x2158 $x1911) $x3486)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x3292)))
 (= old.ffn.tokenwise $x1740))))))))))))))))))))
(assert
 (let ((?x3377 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1899 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2531 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2353 (and $x1849 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2531 $x1899) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2353 (_ bv96 7) ?x3377)))))))))
(assert
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1410 (not $x1849)))
 (let (($x2750 (= 1 old.tp)))
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x1899 (and (or (not old.ffn.down.group.tp) $x2750) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1002 (and $x1899 (or $x53 $x2750 (not (= (_ bv4 7) old.ffn.down.collective)) $x1410))))
 (let (($x2634 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2531 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3446 (or $x2531 $x2634)))
 (let ((?x713 (ite (or $x3446 $x1002) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1093 (= (_ bv96 7) old.ffn.down_state)))
 (let (($x968 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x710 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1881 (and (or $x710 $x968) $x1899)))
 (let ((?x2265 (ite (or $x2531 (and $x2634 (= (_ bv38 7) old.stream)) $x1881) (_ bv38 7) (ite $x2634 (_ bv96 7) (_ bv16 7)))))
 (let (($x2833 (or (and old.hidden.filled (not $x53)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3440 (not $x1899)))
 (let (($x1204 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let ((?x1453 (ite (and $x710 old.hidden.filled $x3473 $x3440 $x1204) old.stream (ite (and $x968 $x3440 $x2833) old.stream ?x2265))))
 (let ((?x2283 (ite (and $x53 old.hidden.everywhere (or $x2531 $x1881)) (_ bv96 7) (ite (and $x710 old.hidden.filled $x53 $x3440) (_ bv96 7) ?x1453))))
 (let (($x1287 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x3009 (= (_ bv38 7) old.ffn.down_state)))
 (let ((?x1790 (ite $x968 (ite (not $x53) old.stream (_ bv66 7)) (ite $x2634 (ite $x53 (_ bv96 7) old.stream) (ite $x2531 (_ bv92 7) (_ bv16 7))))))
 (let (($x2069 (= (_ bv92 7) old.ffn.down_state)))
 (let ((?x391 (ite $x2069 (ite $x710 (_ bv96 7) ?x1790) (ite $x3009 (ite $x1287 (_ bv96 7) ?x2283) (ite $x1093 ?x713 old.ffn.down_state)))))
 (= old.ffn.joined (ite old.ffn.tokenwise (ite (or $x3446 $x1899) (_ bv94 7) (_ bv21 7)) ?x391)))))))))))))))))))))))))))))
(assert
 (let (($x3197 (not old.hidden.everywhere)))
 (let (($x710 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3009 (= (_ bv38 7) old.ffn.down_state)))
 (= old.ffn.full_though_split (and $x3009 (= (_ bv96 7) old.ffn.joined) $x710 $x3197))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x284 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x1985 (= (_ bv27 7) new.ffn.down.bias)))
 (let (($x610 (= (_ bv1 7) new.ffn.down.bias)))
 (or $x610 (= (_ bv23 7) new.ffn.down.bias) $x1985 $x284)))))
(assert
 (let (($x400 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2908 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1144 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x616 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x81 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x81 $x616 $x1144 $x2908 $x400)))))))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x658 (= (_ bv10 7) new.ffn.down.input)))
 (or $x658 $x2510 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3410 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3592 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2951 $x3592 $x3410)))))
(assert
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1284 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1284 $x1928 $x2812 $x2118 $x349)))))))
(assert
 (let (($x2188 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2466 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2466 $x2188 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x319 $x2715 $x2872)))))
(assert
 (let (($x633 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x633 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x10 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x10 $x679 $x3257 $x115 $x1132)))))))
(assert
 (let (($x2428 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2377 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2377 $x2428 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2305 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2305 $x2709 $x1559)))))
(assert
 (let (($x2537 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2287 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2287 $x1809 $x2537 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1604 $x2336 (= (_ bv56 7) new.ffn.width.kind) $x2010 $x593 $x884 $x1278 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1900 $x1719 (= (_ bv56 7) new.hidden.kind) $x2776 $x1076 $x3048 $x270 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3213 (= (_ bv49 7) new.norm.statistic)))
 (or $x3213 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1518 (= (_ bv94 7) new.stream)))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (or $x18 $x1518 $x2191)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x1811 (< 1 new.hidden.parts)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2776 $x1811 (= ?x1841 new.hidden.n))))))))
(assert
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x1811 (< 1 new.hidden.parts)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2776 $x1811 (<= new.hidden.n ?x1841))))))))
(assert
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2776 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2656 (ite $x1900 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x3184 (= (- 1) new.hidden.n)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x405 (ite $x3048 (or $x3184 (< new.hidden.block new.hidden.n)) (ite $x2776 (or $x3184 (< ?x1841 new.hidden.n)) $x2656))))
 (let (($x1767 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x405)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (= new.hidden.moved (ite $x1783 new.hidden.given_moved $x1767)))))))))))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2010 $x2167 (= ?x1088 new.ffn.width.n))))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2010 $x2167 (<= new.ffn.width.n ?x1088))))))))
(assert
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2169 (and $x2010 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2169))))
(assert
 (let (($x1580 (= (- 1) new.ffn.width.n)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2359 (ite $x1604 (or $x1580 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1580 (< 1 new.ffn.width.n)))))
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1598 (ite $x884 (or $x1580 (< new.ffn.width.block new.ffn.width.n)) (ite $x2010 (or $x1580 (< ?x1088 new.ffn.width.n)) $x2359))))
 (let (($x1053 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1598)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.moved (ite $x2523 new.ffn.width.given_moved $x1053)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x882 (or $x2510 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x882))))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (let (($x2419 (ite $x1783 new.hidden.given_everywhere (or $x270 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2419)))))))
(assert
 (let (($x2863 (not new.hidden.moved)))
 (let (($x1313 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2863)))
 (let (($x2995 (= 1 new.hidden.parts)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (= new.hidden.first_alone (ite $x1783 new.hidden.given_first (or $x2995 $x1313))))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3077 (or $x1278 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.everywhere (ite $x2523 new.ffn.width.given_everywhere $x3077))))))))
(assert
 (let (($x2466 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1742 (and $x2466 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x2188 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1839 (or $x2191 $x2188 (and $x18 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1742)))
 (= new.ffn.gate_entering (ite $x1839 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2377 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x1643 (and $x2377 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x2428 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1493 (or $x2191 $x2428 (and $x18 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x1643)))
 (= new.ffn.up_entering (ite $x1493 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (= new.ffn.in_place (or $x3160 new.ffn.width.filled)))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let (($x940 (< 1 new.tp)))
 (let ((?x369 (ite $x940 (_ bv16 7) (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2562 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3558 (ite (or $x2118 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2812 $x1928) (_ bv96 7) (ite $x349 ?x2562 ?x369)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x937 (or $x95 $x1014 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x529 (or $x95 $x1014 (and $x1928 new.ffn.width.padded $x2665) (and $x349 new.ffn.width.leads))))
 (let ((?x3499 (ite (and $x1928 new.ffn.width.filled (not $x1014)) (_ bv96 7) (ite $x529 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2872 ?x3499 (ite $x2715 (ite $x937 (_ bv96 7) (ite $x1928 (_ bv21 7) (_ bv16 7))) ?x3558)))))))))))))))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let ((?x1709 (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x940 (< 1 new.tp)))
 (let ((?x2997 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x15 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1132 ?x2997 (ite $x940 (_ bv16 7) ?x1709)))))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1173 (or $x115 (not (or $x1809 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let ((?x1384 (ite (or $x215 $x2469 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1697 (or $x215 $x2469 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2665) (and $x1132 new.ffn.width.leads))))
 (let ((?x3302 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2469)) (_ bv96 7) (ite $x1697 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1559 ?x3302 (ite $x2709 ?x1384 (ite $x1173 (_ bv92 7) ?x15)))))))))))))))))))))))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2872 (not (= (_ bv96 7) new.ffn.gate_state)) $x821) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2213 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x821)))
 (= new.ffn.up_piece (ite $x2213 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1025 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1025)))
(assert
 (let ((?x3535 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3535)))
(assert
 (let ((?x1536 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1536)))
(assert
 (let (($x3592 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1318 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x2872 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x2368 (not new.model.gated)))
 (let (($x747 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2457 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1559 new.ffn.width.everywhere $x747))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let (($x1518 (= (_ bv94 7) new.stream)))
 (let (($x940 (< 1 new.tp)))
 (let (($x2392 (and $x940 $x1518 (and (= (_ bv94 7) new.ffn.up_entering) (or $x215 $x2469) $x2457) (or $x2368 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x95 $x1014) $x1318)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x3592)))
 (= new.ffn.tokenwise $x2392))))))))))))))))))))
(assert
 (let ((?x739 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2001 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2908 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2356 (and $x2951 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2908 $x2001) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x2356 (_ bv96 7) ?x739)))))))))
(assert
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2535 (not $x2951)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x2001 (and (or (not new.ffn.down.group.tp) $x1441) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1332 (and $x2001 (or $x2191 $x1441 (not (= (_ bv4 7) new.ffn.down.collective)) $x2535))))
 (let (($x1144 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2908 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2585 (or $x2908 $x1144)))
 (let ((?x3082 (ite (or $x2585 $x1332) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x422 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x400 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x616 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1739 (and (or $x616 $x400) $x2001)))
 (let ((?x2717 (ite (or $x2908 (and $x1144 (= (_ bv38 7) new.stream)) $x1739) (_ bv38 7) (ite $x1144 (_ bv96 7) (_ bv16 7)))))
 (let (($x1442 (or (and new.hidden.filled (not $x2191)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x36 (not $x2001)))
 (let (($x3213 (= (_ bv49 7) new.norm.statistic)))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let ((?x744 (ite (and $x616 new.hidden.filled $x18 $x36 $x3213) new.stream (ite (and $x400 $x36 $x1442) new.stream ?x2717))))
 (let ((?x586 (ite (and $x2191 new.hidden.everywhere (or $x2908 $x1739)) (_ bv96 7) (ite (and $x616 new.hidden.filled $x2191 $x36) (_ bv96 7) ?x744))))
 (let (($x81 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x953 (= (_ bv38 7) new.ffn.down_state)))
 (let ((?x2082 (ite $x400 (ite (not $x2191) new.stream (_ bv66 7)) (ite $x1144 (ite $x2191 (_ bv96 7) new.stream) (ite $x2908 (_ bv92 7) (_ bv16 7))))))
 (let (($x3061 (= (_ bv92 7) new.ffn.down_state)))
 (let ((?x725 (ite $x3061 (ite $x616 (_ bv96 7) ?x2082) (ite $x953 (ite $x81 (_ bv96 7) ?x586) (ite $x422 ?x3082 new.ffn.down_state)))))
 (= new.ffn.joined (ite new.ffn.tokenwise (ite (or $x2585 $x2001) (_ bv94 7) (_ bv21 7)) ?x725)))))))))))))))))))))))))))))
(assert
 (let (($x2526 (not new.hidden.everywhere)))
 (let (($x616 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x953 (= (_ bv38 7) new.ffn.down_state)))
 (= new.ffn.full_though_split (and $x953 (= (_ bv96 7) new.ffn.joined) $x616 $x2526))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2030 (or (and (= (_ bv38 7) new.ffn.down_state) new.hidden.first_alone) (and (= (_ bv96 7) new.ffn.down_state) new.stream.first_keeps_all))))
 (let (($x284 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x663 (not new.ffn.full_though_split)))
 (let (($x2348 (and (not (= (_ bv92 7) new.ffn.down_state)) (or (= (_ bv1 7) new.ffn.down.bias) (= (_ bv27 7) new.ffn.down.bias)) $x663)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x687 (or $x1441 (not new.model.down_bias) (and (= (_ bv92 7) new.ffn.down_state) (not (= (_ bv27 7) new.ffn.down.bias))) $x2348 (and $x284 $x2030))))
 (not $x687))))))))
(assert
 (let (($x3152 (or (and (= (_ bv38 7) old.ffn.down_state) old.hidden.first_alone) (and (= (_ bv96 7) old.ffn.down_state) old.stream.first_keeps_all))))
(let (($x1364 (= (_ bv29 7) old.ffn.down.bias)))
(let (($x1748 (not old.ffn.full_though_split)))
(let (($x102 (and (not (= (_ bv92 7) old.ffn.down_state)) (or (= (_ bv1 7) old.ffn.down.bias) (= (_ bv27 7) old.ffn.down.bias)) $x1748)))
(let (($x2606 (not old.model.down_bias)))
(let (($x2750 (= 1 old.tp)))
(or $x2750 $x2606 (and (= (_ bv92 7) old.ffn.down_state) (not (= (_ bv27 7) old.ffn.down.bias))) $x102 (and $x1364 $x3152)))))))))
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
 (let (($x3537 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3537 (= (_ bv10 7) old.attention.out.collective) (= (_ bv57 7) old.attention.out.collective) (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x650 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1786 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1786 (= (_ bv23 7) old.attention.out.residual) $x650 (= (_ bv29 7) old.attention.out.residual)))))
(assert
 (let (($x1329 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1329)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2932 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2932 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x2755 (= (_ bv38 7) old.embedding.split)))
 (or $x2755 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x968 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2531 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x710 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x710 (= (_ bv10 7) old.ffn.down.collective) $x2531 $x968)))))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3209 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3209 $x1873 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x856 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x1385 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2380 (= (_ bv23 7) old.ffn.down.residual)))
 (let (($x2432 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2432 $x2380 $x1385 $x856))))))
(assert
 (let (($x2182 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x3292 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1849 $x3292 $x2182)))))
(assert
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2199 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2199 $x1408 $x3394 $x1647 $x3382)))))))
(assert
 (let (($x2244 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3412 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3412 $x2244 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2830 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2830 $x2902 $x825)))))
(assert
 (let (($x1662 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1662 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x317 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x928 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x928 $x317 $x1908 $x1945 $x1924)))))))
(assert
 (let (($x984 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1117 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1117 $x984 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3069 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3069 $x114 $x3462)))))
(assert
 (let (($x528 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2219 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2219 $x1546 $x528 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1013 $x1762 (= (_ bv56 7) old.ffn.width.kind) $x1425 $x444 $x1357 $x2600 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x302 (= (_ bv56 7) old.hidden.kind) $x2629 $x3217 (= (_ bv91 7) old.hidden.kind) $x2998 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1135 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x1135 (= (_ bv82 7) old.model.norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x1925 (= (_ bv94 7) old.stream)))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (or $x3473 $x1925 $x53)))))
(assert
 (let (($x3064 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3361 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2841 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2841 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3361 (= (_ bv91 7) old.stream_tokens.kind) $x3064 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x241 (= (div (* ?x2061 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2629 (< 1 old.hidden.parts) $x241))))))
(assert
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2629 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3064 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1029 (or $x3064 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1459 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1029)))
 (= old.stream_tokens.everywhere $x1459)))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1425 $x2837 (= ?x1768 old.ffn.width.n))))))))
(assert
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2837 (< 1 old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1425 $x2837 (<= old.ffn.width.n ?x1768))))))))
(assert
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2680 (and $x1425 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2680))))
(assert
 (let (($x308 (= (- 1) old.ffn.width.n)))
 (let (($x1013 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2334 (ite $x1013 (or $x308 (<= old.ffn.width.parts old.ffn.width.n)) (or $x308 (< 1 old.ffn.width.n)))))
 (let ((?x3119 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1768 (div (* ?x3119 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1425 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1357 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2886 (ite $x1357 (or $x308 (< old.ffn.width.block old.ffn.width.n)) (ite $x1425 (or $x308 (< ?x1768 old.ffn.width.n)) $x2334))))
 (let (($x535 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2886)))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.moved (ite $x2859 old.ffn.width.given_moved $x535)))))))))))))))
(assert
 (let (($x1329 (= (_ bv61 7) old.attention.out.split)))
 (let (($x650 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1786 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1786 (and $x650 $x1329)))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1873 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2641 (or $x1873 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2641))))
(assert
 (let (($x2432 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x329 (or $x2432 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x329)))))
(assert
 (let (($x2774 (not old.model.embedding_norm)))
 (let (($x2719 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x2932 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2755 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x2755 $x2932 $x3473 old.hidden.filled (not $x2719) $x2774))))))))
(assert
 (let (($x1135 (= (_ bv68 7) old.model.norm)))
 (let (($x1721 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x3537 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1329 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1329 $x3537 $x3473 old.hidden.filled (not $x1721) $x1135))))))))
(assert
 (let (($x1135 (= (_ bv68 7) old.model.norm)))
 (let (($x1899 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3440 (not $x1899)))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x710 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2182 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x2182 $x710 $x3473 old.hidden.filled $x3440 $x1135)))))))))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1699 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2998 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1699))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2600 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x314 (or $x2600 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1762 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x444 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2859 (or $x444 $x1762)))
 (= old.ffn.width.everywhere (ite $x2859 old.ffn.width.given_everywhere $x314))))))))
(assert
 (let (($x1703 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1703)))
(assert
 (let (($x3412 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2143 (and $x3412 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x2244 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x1074 (or $x53 $x2244 (and $x3473 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2143)))
 (= old.ffn.gate_entering (ite $x1074 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1117 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1668 (and $x1117 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x984 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x2635 (or $x53 $x984 (and $x3473 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1668)))
 (= old.ffn.up_entering (ite $x2635 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x1372 (or $x53 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1372))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (= old.ffn.in_place (or $x3447 old.ffn.width.filled)))))
(assert
 (let (($x609 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x526 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x580 (and old.model.behind_dense $x526)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x580 $x609))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1112 (ite $x3334 (_ bv16 7) (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2854 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3382 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1408 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x979 (ite (or $x1647 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3394 $x1408) (_ bv96 7) (ite $x3382 ?x2854 ?x1112)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x2351 (or $x2158 $x1911 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2902 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1159 (or $x2158 $x1911 (and $x1408 old.ffn.width.padded $x2880) (and $x3382 old.ffn.width.leads))))
 (let ((?x9 (ite (and $x1408 old.ffn.width.filled (not $x1911)) (_ bv96 7) (ite $x1159 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x825 ?x9 (ite $x2902 (ite $x2351 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x979)))))))))))))))))))))
(assert
 (let (($x2880 (not old.ffn.width.moved)))
 (let (($x3447 (and old.ffn.width.everywhere $x2880)))
 (let ((?x2955 (ite $x3447 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3334 (< 1 old.tp)))
 (let ((?x1870 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2408 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1924 ?x1870 (ite $x3334 (_ bv16 7) ?x2955)))))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3398 (or $x1945 (not (or $x1546 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let ((?x2608 (ite (or $x1704 $x1885 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1547 (or $x1704 $x1885 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2880) (and $x1924 old.ffn.width.leads))))
 (let ((?x1853 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1885)) (_ bv96 7) (ite $x1547 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3462 ?x1853 (ite $x114 ?x2608 (ite $x3398 (_ bv92 7) ?x2408)))))))))))))))))))))))
(assert
 (let (($x2501 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_in_attention))))
 (= old.stream.junk_in_ffn $x2501)))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x825 (not (= (_ bv96 7) old.ffn.gate_state)) $x2865) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2865 (not old.ffn.width.everywhere)))
 (let (($x3435 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2865)))
 (= old.ffn.up_piece (ite $x3435 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2448 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x2448)))
(assert
 (let ((?x287 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x287)))
(assert
 (let ((?x2474 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2474)))
(assert
 (let (($x3292 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x825 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3486 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x825 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1911 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1647 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3394 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2158 (or $x3394 $x1647)))
 (let (($x1154 (not old.model.gated)))
 (let (($x252 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1707 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3462 old.ffn.width.everywhere $x252))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1704 (or $x1908 $x1945)))
 (let (($x1925 (= (_ bv94 7) old.stream)))
 (let (($x3334 (< 1 old.tp)))
 (let (($x1740 (and $x3334 $x1925 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1704 $x1885) $x1707) (or $x1154 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x2158 $x1911) $x3486)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x3292)))
 (= old.ffn.tokenwise $x1740))))))))))))))))))))
(assert
 (let ((?x3377 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1899 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2531 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1849 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2353 (and $x1849 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2531 $x1899) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2353 (_ bv96 7) ?x3377)))))))))
(assert
 (let (($x856 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x2168 (or $x856 (= (= (_ bv23 7) old.ffn.down.residual) (= (_ bv5 7) old.ffn.down.collective)))))
 (let (($x53 (= (_ bv96 7) old.stream)))
 (let (($x3009 (= (_ bv38 7) old.ffn.down_state)))
 (let (($x1616 (or (or (= (_ bv92 7) old.ffn.down_state) (= (_ bv96 7) old.ffn.down_state)) old.hidden.filled)))
 (let (($x3060 (= old.ffn.down_state old.stream)))
 (let (($x2069 (= (_ bv92 7) old.ffn.down_state)))
 (let (($x1694 (and (or $x856 (= (_ bv23 7) old.ffn.down.residual)) $x2069 (or $x53 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x3473 (= (_ bv38 7) old.stream)))
 (let (($x1385 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x569 (and $x1385 (not $x2069) (or $x3060 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x2459 (or $x569 (and $x1385 $x3473 old.hidden.filled) $x1694 (and $x856 old.stream.first_keeps_all $x3060) (and $x856 old.stream.first_has_all $x1616) (and $x3009 $x53 old.hidden.filled $x2168))))
 (let (($x1899 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3440 (not $x1899)))
 (let (($x968 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x710 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2881 (and $x1385 old.stream.junk_in_ffn (or $x2069 (and $x3009 (or $x710 $x968) $x3440)))))
 (let (($x1414 (or $x3060 (and old.stream.in_order (or (not $x3009) old.hidden.everywhere)))))
 (let (($x2750 (= 1 old.tp)))
 (= old.ffn.residual_once (or (and $x2750 $x1414) (and (not $x2881) $x2459)))))))))))))))))))))))
(assert
 (let (($x1949 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x1949 (= (_ bv10 7) new.attention.out.collective) (= (_ bv57 7) new.attention.out.collective) (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x2782 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1666 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1666 (= (_ bv23 7) new.attention.out.residual) $x2782 (= (_ bv29 7) new.attention.out.residual)))))
(assert
 (let (($x227 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x227)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1043 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1043 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x3270 (= (_ bv38 7) new.embedding.split)))
 (or $x3270 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x400 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2908 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x616 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x616 (= (_ bv10 7) new.ffn.down.collective) $x2908 $x400)))))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x658 (= (_ bv10 7) new.ffn.down.input)))
 (or $x658 $x2510 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2933 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x590 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x3091 (= (_ bv23 7) new.ffn.down.residual)))
 (let (($x2388 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2388 $x3091 $x590 $x2933))))))
(assert
 (let (($x3410 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3592 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2951 $x3592 $x3410)))))
(assert
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1284 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1284 $x1928 $x2812 $x2118 $x349)))))))
(assert
 (let (($x2188 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2466 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2466 $x2188 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x319 $x2715 $x2872)))))
(assert
 (let (($x633 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x633 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x10 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x10 $x679 $x3257 $x115 $x1132)))))))
(assert
 (let (($x2428 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2377 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2377 $x2428 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2305 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2305 $x2709 $x1559)))))
(assert
 (let (($x2537 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2287 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2287 $x1809 $x2537 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1604 $x2336 (= (_ bv56 7) new.ffn.width.kind) $x2010 $x593 $x884 $x1278 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1719 (= (_ bv56 7) new.hidden.kind) $x2776 $x1076 (= (_ bv91 7) new.hidden.kind) $x270 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2628 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2628 (= (_ bv82 7) new.model.norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1518 (= (_ bv94 7) new.stream)))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (or $x18 $x1518 $x2191)))))
(assert
 (let (($x1701 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1798 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x559 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x559 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1798 (= (_ bv91 7) new.stream_tokens.kind) $x1701 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x3148 (= (div (* ?x2064 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2776 (< 1 new.hidden.parts) $x3148))))))
(assert
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2776 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1701 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x430 (or $x1701 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1824 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x430)))
 (= new.stream_tokens.everywhere $x1824)))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2010 $x2167 (= ?x1088 new.ffn.width.n))))))))
(assert
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2167 (< 1 new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2010 $x2167 (<= new.ffn.width.n ?x1088))))))))
(assert
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2169 (and $x2010 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2169))))
(assert
 (let (($x1580 (= (- 1) new.ffn.width.n)))
 (let (($x1604 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2359 (ite $x1604 (or $x1580 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1580 (< 1 new.ffn.width.n)))))
 (let ((?x277 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1088 (div (* ?x277 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2010 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x884 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1598 (ite $x884 (or $x1580 (< new.ffn.width.block new.ffn.width.n)) (ite $x2010 (or $x1580 (< ?x1088 new.ffn.width.n)) $x2359))))
 (let (($x1053 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1598)))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.moved (ite $x2523 new.ffn.width.given_moved $x1053)))))))))))))))
(assert
 (let (($x227 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2782 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1666 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1666 (and $x2782 $x227)))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2510 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x882 (or $x2510 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x882))))
(assert
 (let (($x2388 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x249 (or $x2388 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x249)))))
(assert
 (let (($x2361 (not new.model.embedding_norm)))
 (let (($x906 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x1043 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3270 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x3270 $x1043 $x18 new.hidden.filled (not $x906) $x2361))))))))
(assert
 (let (($x2628 (= (_ bv68 7) new.model.norm)))
 (let (($x3441 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x1949 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x227 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x227 $x1949 $x18 new.hidden.filled (not $x3441) $x2628))))))))
(assert
 (let (($x2628 (= (_ bv68 7) new.model.norm)))
 (let (($x2001 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x36 (not $x2001)))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x616 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x3410 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x3410 $x616 $x18 new.hidden.filled $x36 $x2628)))))))))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2419 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x270 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2419))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1278 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3077 (or $x1278 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2336 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x593 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2523 (or $x593 $x2336)))
 (= new.ffn.width.everywhere (ite $x2523 new.ffn.width.given_everywhere $x3077))))))))
(assert
 (let (($x2745 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x2745)))
(assert
 (let (($x2466 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1742 (and $x2466 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x2188 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1839 (or $x2191 $x2188 (and $x18 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1742)))
 (= new.ffn.gate_entering (ite $x1839 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2377 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x1643 (and $x2377 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x2428 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x1493 (or $x2191 $x2428 (and $x18 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x1643)))
 (= new.ffn.up_entering (ite $x1493 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x738 (or $x2191 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x738))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (= new.ffn.in_place (or $x3160 new.ffn.width.filled)))))
(assert
 (let (($x3253 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x2223 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x492 (and new.model.behind_dense $x2223)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x492 $x3253))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let (($x940 (< 1 new.tp)))
 (let ((?x369 (ite $x940 (_ bv16 7) (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2562 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x349 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1928 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3558 (ite (or $x2118 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2812 $x1928) (_ bv96 7) (ite $x349 ?x2562 ?x369)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x937 (or $x95 $x1014 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2715 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x529 (or $x95 $x1014 (and $x1928 new.ffn.width.padded $x2665) (and $x349 new.ffn.width.leads))))
 (let ((?x3499 (ite (and $x1928 new.ffn.width.filled (not $x1014)) (_ bv96 7) (ite $x529 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2872 ?x3499 (ite $x2715 (ite $x937 (_ bv96 7) (ite $x1928 (_ bv21 7) (_ bv16 7))) ?x3558)))))))))))))))))))))
(assert
 (let (($x2665 (not new.ffn.width.moved)))
 (let (($x3160 (and new.ffn.width.everywhere $x2665)))
 (let ((?x1709 (ite $x3160 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x940 (< 1 new.tp)))
 (let ((?x2997 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x15 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1132 ?x2997 (ite $x940 (_ bv16 7) ?x1709)))))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1173 (or $x115 (not (or $x1809 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let ((?x1384 (ite (or $x215 $x2469 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1697 (or $x215 $x2469 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2665) (and $x1132 new.ffn.width.leads))))
 (let ((?x3302 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2469)) (_ bv96 7) (ite $x1697 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1559 ?x3302 (ite $x2709 ?x1384 (ite $x1173 (_ bv92 7) ?x15)))))))))))))))))))))))
(assert
 (let (($x1552 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_in_attention))))
 (= new.stream.junk_in_ffn $x1552)))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2872 (not (= (_ bv96 7) new.ffn.gate_state)) $x821) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x821 (not new.ffn.width.everywhere)))
 (let (($x2213 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x821)))
 (= new.ffn.up_piece (ite $x2213 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1025 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1025)))
(assert
 (let ((?x3535 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3535)))
(assert
 (let ((?x1536 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1536)))
(assert
 (let (($x3592 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1318 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x2872 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x1014 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2118 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2812 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x95 (or $x2812 $x2118)))
 (let (($x2368 (not new.model.gated)))
 (let (($x747 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2457 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1559 new.ffn.width.everywhere $x747))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x215 (or $x3257 $x115)))
 (let (($x1518 (= (_ bv94 7) new.stream)))
 (let (($x940 (< 1 new.tp)))
 (let (($x2392 (and $x940 $x1518 (and (= (_ bv94 7) new.ffn.up_entering) (or $x215 $x2469) $x2457) (or $x2368 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x95 $x1014) $x1318)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x3592)))
 (= new.ffn.tokenwise $x2392))))))))))))))))))))
(assert
 (let ((?x739 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2001 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2908 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2951 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2356 (and $x2951 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2908 $x2001) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x2356 (_ bv96 7) ?x739)))))))))
(assert
 (let (($x2933 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x688 (or $x2933 (= (= (_ bv23 7) new.ffn.down.residual) (= (_ bv5 7) new.ffn.down.collective)))))
 (let (($x2191 (= (_ bv96 7) new.stream)))
 (let (($x953 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x3312 (or (or (= (_ bv92 7) new.ffn.down_state) (= (_ bv96 7) new.ffn.down_state)) new.hidden.filled)))
 (let (($x1438 (= new.ffn.down_state new.stream)))
 (let (($x3061 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x1621 (and (or $x2933 (= (_ bv23 7) new.ffn.down.residual)) $x3061 (or $x2191 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x18 (= (_ bv38 7) new.stream)))
 (let (($x590 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2295 (and $x590 (not $x3061) (or $x1438 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x133 (or $x2295 (and $x590 $x18 new.hidden.filled) $x1621 (and $x2933 new.stream.first_keeps_all $x1438) (and $x2933 new.stream.first_has_all $x3312) (and $x953 $x2191 new.hidden.filled $x688))))
 (let (($x2001 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x36 (not $x2001)))
 (let (($x400 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x616 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2394 (and $x590 new.stream.junk_in_ffn (or $x3061 (and $x953 (or $x616 $x400) $x36)))))
 (let (($x1520 (or $x1438 (and new.stream.in_order (or (not $x953) new.hidden.everywhere)))))
 (let (($x1441 (= 1 new.tp)))
 (= new.ffn.residual_once (or (and $x1441 $x1520) (and (not $x2394) $x133)))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1506 (not new.model.scaled_residual)))
 (let (($x2628 (= (_ bv68 7) new.model.norm)))
 (let (($x2388 (= (_ bv1 7) new.ffn.down.residual)))
 (not (or new.model.parallel $x2388 (and $x2628 $x1506 new.ffn.residual_once)))))))
(assert
 (let (($x2421 (not old.model.scaled_residual)))
(let (($x1135 (= (_ bv68 7) old.model.norm)))
(let (($x2432 (= (_ bv1 7) old.ffn.down.residual)))
(or old.model.parallel $x2432 (and $x1135 $x2421 old.ffn.residual_once))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x879 (= (_ bv56 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (or $x125 $x1555 $x1247 $x302 $x879 $x2629 $x3217 $x2712 $x2998 $x1564))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x130 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x3397 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1395 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1226 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x85 (= (_ bv4 7) old.lm_head.collective)))
 (or $x85 $x1226 $x1395 $x3397 $x130)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1522 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3373 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2888 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2711 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1858 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1858 $x1652 (= (_ bv56 7) old.lm_head.cut.kind) $x2711 $x2888 $x3373 $x1522 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x719 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2313 (= (_ bv40 7) old.lm_head.split)))
 (or $x2313 (= (_ bv57 7) old.lm_head.split) $x719))))
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
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2629 (< 1 old.hidden.parts) (= ?x161 old.hidden.n)))))))
(assert
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2629 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x1409 (= (- 1) old.hidden.n)))
 (let ((?x790 (ite (or $x1409 (< (* ?x161 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1463 (ite $x2629 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x790) old.hidden.given_least)))
 (let ((?x2775 (ite (or $x1409 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1183 (ite $x1247 (ite (and $x1409 (= 1 old.hidden.parts)) 1 ?x2775) ?x1463)))
 (let (($x879 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1045 (ite $x2998 old.hidden.parts (ite (or $x1555 $x125 $x2712 $x1564 $x879) 1 ?x1183))))
 (= old.hidden.least ?x1045))))))))))))))))))
(assert
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let (($x230 (ite $x1247 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x1409 (= (- 1) old.hidden.n)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2667 (ite $x2712 (or $x1409 (< old.hidden.block old.hidden.n)) (ite $x2629 (or $x1409 (< ?x161 old.hidden.n)) $x230))))
 (let (($x645 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2667)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (= old.hidden.moved (ite $x2696 old.hidden.given_moved $x645)))))))))))))))
(assert
 (let ((?x699 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2967 (div (* ?x699 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2711 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x705 (and $x2711 (< 1 old.lm_head.cut.parts) (= ?x2967 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x705))))))
(assert
 (let (($x2711 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2781 (and $x2711 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2781))))
(assert
 (let (($x647 (= (- 1) old.lm_head.cut.n)))
 (let (($x1858 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x3105 (ite $x1858 (or $x647 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x647 (< 1 old.lm_head.cut.n)))))
 (let ((?x699 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2967 (div (* ?x699 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2711 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3373 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1261 (ite $x3373 (or $x647 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2711 (or $x647 (< ?x2967 old.lm_head.cut.n)) $x3105))))
 (let (($x2340 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1261)))
 (let (($x1652 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2888 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2697 (or $x2888 $x1652)))
 (= old.lm_head.cut.moved (ite $x2697 old.lm_head.cut.given_moved $x2340)))))))))))))))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (let (($x1699 (ite $x2696 old.hidden.given_everywhere (or $x2998 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1699)))))))
(assert
 (let (($x1522 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1354 (or $x1522 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1652 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2888 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2697 (or $x2888 $x1652)))
 (= old.lm_head.cut.everywhere (ite $x2697 old.lm_head.cut.given_everywhere $x1354))))))))
(assert
 (let (($x2942 (not old.hidden.moved)))
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2863 (or old.hidden.everywhere old.hidden.filled (and (or $x1555 $x125 $x2712 $x1564) $x2942))))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (= old.hidden.undivided (ite $x2696 old.hidden.given_undivided $x2863))))))))))))
(assert
 (let (($x3632 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3397 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3364 (or $x3397 $x3632)))
 (let (($x2313 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1227 (and $x2313 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3364)))
 (let (($x719 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1405 (ite (and $x719 old.lm_head.cut.everywhere $x3364) (_ bv96 7) (ite $x719 (_ bv95 7) (ite $x1227 (_ bv96 7) (ite $x2313 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1405)))))))))
(assert
 (let (($x3632 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2526 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x3632)))
 (let (($x1246 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x175 (ite (= (_ bv92 7) old.lm_head.state) (ite $x1246 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2526 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1859 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x348 (ite (= (_ bv95 7) old.lm_head.state) (ite $x1859 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x175)))
 (= old.lm_head.joined ?x348))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x989 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (or $x1240 $x1551 $x1900 $x1719 $x989 $x2776 $x1076 $x3048 $x270 $x373))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x896 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x3356 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x218 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x325 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1039 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1039 $x325 $x218 $x3356 $x896)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x171 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1630 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2131 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x832 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2073 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1124 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1124 $x2073 (= (_ bv56 7) new.lm_head.cut.kind) $x832 $x2131 $x1630 $x171 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x504 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2017 (= (_ bv40 7) new.lm_head.split)))
 (or $x2017 (= (_ bv57 7) new.lm_head.split) $x504))))
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
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2776 (< 1 new.hidden.parts) (= ?x1841 new.hidden.n)))))))
(assert
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2776 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2780 (= (- 1) new.hidden.n)))
 (let ((?x1067 (ite (or $x2780 (< (* ?x1841 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2717 (ite $x2776 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1067) new.hidden.given_least)))
 (let ((?x2553 (ite (or $x2780 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1442 (ite $x1900 (ite (and $x2780 (= 1 new.hidden.parts)) 1 ?x2553) ?x2717)))
 (let (($x989 (= (_ bv56 7) new.hidden.kind)))
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1981 (ite $x270 new.hidden.parts (ite (or $x1551 $x1240 $x3048 $x373 $x989) 1 ?x1442))))
 (= new.hidden.least ?x1981))))))))))))))))))
(assert
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1676 (ite $x1900 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2780 (= (- 1) new.hidden.n)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x596 (ite $x3048 (or $x2780 (< new.hidden.block new.hidden.n)) (ite $x2776 (or $x2780 (< ?x1841 new.hidden.n)) $x1676))))
 (let (($x2483 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x596)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (= new.hidden.moved (ite $x1783 new.hidden.given_moved $x2483)))))))))))))))
(assert
 (let ((?x1426 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x3283 (div (* ?x1426 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x832 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x675 (and $x832 (< 1 new.lm_head.cut.parts) (= ?x3283 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x675))))))
(assert
 (let (($x832 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x614 (and $x832 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x614))))
(assert
 (let (($x632 (= (- 1) new.lm_head.cut.n)))
 (let (($x1124 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2896 (ite $x1124 (or $x632 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x632 (< 1 new.lm_head.cut.n)))))
 (let ((?x1426 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x3283 (div (* ?x1426 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x832 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1630 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3133 (ite $x1630 (or $x632 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x832 (or $x632 (< ?x3283 new.lm_head.cut.n)) $x2896))))
 (let (($x3263 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x3133)))
 (let (($x2073 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2131 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3309 (or $x2131 $x2073)))
 (= new.lm_head.cut.moved (ite $x3309 new.lm_head.cut.given_moved $x3263)))))))))))))))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (let (($x2419 (ite $x1783 new.hidden.given_everywhere (or $x270 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2419)))))))
(assert
 (let (($x171 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1187 (or $x171 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2073 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2131 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3309 (or $x2131 $x2073)))
 (= new.lm_head.cut.everywhere (ite $x3309 new.lm_head.cut.given_everywhere $x1187))))))))
(assert
 (let (($x964 (not new.hidden.moved)))
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1892 (or new.hidden.everywhere new.hidden.filled (and (or $x1551 $x1240 $x3048 $x373) $x964))))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (= new.hidden.undivided (ite $x1783 new.hidden.given_undivided $x1892))))))))))))
(assert
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3356 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1457 (or $x3356 $x1235)))
 (let (($x2017 (= (_ bv40 7) new.lm_head.split)))
 (let (($x343 (and $x2017 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1457)))
 (let (($x504 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x587 (ite (and $x504 new.lm_head.cut.everywhere $x1457) (_ bv96 7) (ite $x504 (_ bv95 7) (ite $x343 (_ bv96 7) (ite $x2017 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x587)))))))))
(assert
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2559 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x1235)))
 (let (($x933 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x3029 (ite (= (_ bv92 7) new.lm_head.state) (ite $x933 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2559 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2308 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x2511 (ite (= (_ bv95 7) new.lm_head.state) (ite $x2308 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x3029)))
 (= new.lm_head.joined ?x2511))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1765 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x1441 (= 1 new.tp)))
 (let (($x3082 (or (= (_ bv96 7) new.lm_head.joined) (and $x1441 (or (not (= (_ bv95 7) new.lm_head.split)) $x1765)))))
 (not $x3082)))))
(assert
 (let (($x1490 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x2750 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x2750 (or (not (= (_ bv95 7) old.lm_head.split)) $x1490))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x879 (= (_ bv56 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (or $x125 $x1555 $x1247 $x302 $x879 $x2629 $x3217 $x2712 $x2998 $x1564))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3397 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1395 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1395 $x3397 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x1522 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2888 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2711 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1652 (= (_ bv56 7) old.lm_head.cut.kind) $x2711 $x2888 (= (_ bv91 7) old.lm_head.cut.kind) $x1522 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x719 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2313 (= (_ bv40 7) old.lm_head.split)))
 (or $x2313 (= (_ bv57 7) old.lm_head.split) $x719))))
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
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2629 (< 1 old.hidden.parts) (= ?x161 old.hidden.n)))))))
(assert
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2629 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x1409 (= (- 1) old.hidden.n)))
 (let ((?x790 (ite (or $x1409 (< (* ?x161 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1463 (ite $x2629 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x790) old.hidden.given_least)))
 (let ((?x2775 (ite (or $x1409 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1183 (ite $x1247 (ite (and $x1409 (= 1 old.hidden.parts)) 1 ?x2775) ?x1463)))
 (let (($x879 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1045 (ite $x2998 old.hidden.parts (ite (or $x1555 $x125 $x2712 $x1564 $x879) 1 ?x1183))))
 (= old.hidden.least ?x1045))))))))))))))))))
(assert
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let (($x230 (ite $x1247 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x1409 (= (- 1) old.hidden.n)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2667 (ite $x2712 (or $x1409 (< old.hidden.block old.hidden.n)) (ite $x2629 (or $x1409 (< ?x161 old.hidden.n)) $x230))))
 (let (($x645 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2667)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (= old.hidden.moved (ite $x2696 old.hidden.given_moved $x645)))))))))))))))
(assert
 (let (($x2711 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2781 (and $x2711 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2781))))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (let (($x1699 (ite $x2696 old.hidden.given_everywhere (or $x2998 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1699)))))))
(assert
 (let (($x1522 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1354 (or $x1522 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2834 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1354)))
 (= old.lm_head.cut.everywhere $x2834)))))
(assert
 (let (($x2942 (not old.hidden.moved)))
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2863 (or old.hidden.everywhere old.hidden.filled (and (or $x1555 $x125 $x2712 $x1564) $x2942))))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (= old.hidden.undivided (ite $x2696 old.hidden.given_undivided $x2863))))))))))))
(assert
 (let (($x1565 (not old.lm_head.group.pp)))
 (let (($x2970 (or $x1565 (= 1 old.pp))))
 (let (($x3438 (not old.lm_head.group.sp)))
 (let (($x656 (or $x3438 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x1787 (not old.lm_head.group.dp)))
 (let (($x1955 (or $x1787 $x1840)))
 (let (($x3632 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x1955 $x656 $x2970)))
 (let (($x3397 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3364 (or $x3397 $x3632)))
 (let (($x2313 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1227 (and $x2313 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3364)))
 (let (($x719 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1405 (ite (and $x719 old.lm_head.cut.everywhere $x3364) (_ bv96 7) (ite $x719 (_ bv95 7) (ite $x1227 (_ bv96 7) (ite $x2313 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1405))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x989 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (or $x1240 $x1551 $x1900 $x1719 $x989 $x2776 $x1076 $x3048 $x270 $x373))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3356 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x218 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x218 $x3356 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x171 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2131 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x832 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2073 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2073 (= (_ bv56 7) new.lm_head.cut.kind) $x832 $x2131 (= (_ bv91 7) new.lm_head.cut.kind) $x171 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x504 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2017 (= (_ bv40 7) new.lm_head.split)))
 (or $x2017 (= (_ bv57 7) new.lm_head.split) $x504))))
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
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2776 (< 1 new.hidden.parts) (= ?x1841 new.hidden.n)))))))
(assert
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2776 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2780 (= (- 1) new.hidden.n)))
 (let ((?x1067 (ite (or $x2780 (< (* ?x1841 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2717 (ite $x2776 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1067) new.hidden.given_least)))
 (let ((?x2553 (ite (or $x2780 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1442 (ite $x1900 (ite (and $x2780 (= 1 new.hidden.parts)) 1 ?x2553) ?x2717)))
 (let (($x989 (= (_ bv56 7) new.hidden.kind)))
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1981 (ite $x270 new.hidden.parts (ite (or $x1551 $x1240 $x3048 $x373 $x989) 1 ?x1442))))
 (= new.hidden.least ?x1981))))))))))))))))))
(assert
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1676 (ite $x1900 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2780 (= (- 1) new.hidden.n)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x596 (ite $x3048 (or $x2780 (< new.hidden.block new.hidden.n)) (ite $x2776 (or $x2780 (< ?x1841 new.hidden.n)) $x1676))))
 (let (($x2483 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x596)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (= new.hidden.moved (ite $x1783 new.hidden.given_moved $x2483)))))))))))))))
(assert
 (let (($x832 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x614 (and $x832 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x614))))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (let (($x2419 (ite $x1783 new.hidden.given_everywhere (or $x270 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2419)))))))
(assert
 (let (($x171 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1187 (or $x171 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1008 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1187)))
 (= new.lm_head.cut.everywhere $x1008)))))
(assert
 (let (($x964 (not new.hidden.moved)))
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1892 (or new.hidden.everywhere new.hidden.filled (and (or $x1551 $x1240 $x3048 $x373) $x964))))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (= new.hidden.undivided (ite $x1783 new.hidden.given_undivided $x1892))))))))))))
(assert
 (let (($x1785 (not new.lm_head.group.pp)))
 (let (($x999 (or $x1785 (= 1 new.pp))))
 (let (($x1201 (not new.lm_head.group.sp)))
 (let (($x778 (or $x1201 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1845 (not new.lm_head.group.dp)))
 (let (($x654 (or $x1845 $x1615)))
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x654 $x778 $x999)))
 (let (($x3356 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1457 (or $x3356 $x1235)))
 (let (($x2017 (= (_ bv40 7) new.lm_head.split)))
 (let (($x343 (and $x2017 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1457)))
 (let (($x504 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x587 (ite (and $x504 new.lm_head.cut.everywhere $x1457) (_ bv96 7) (ite $x504 (_ bv95 7) (ite $x343 (_ bv96 7) (ite $x2017 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x587))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1785 (not new.lm_head.group.pp)))
 (let (($x999 (or $x1785 (= 1 new.pp))))
 (let (($x1201 (not new.lm_head.group.sp)))
 (let (($x778 (or $x1201 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1845 (not new.lm_head.group.dp)))
 (let (($x654 (or $x1845 $x1615)))
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x654 $x778 $x999)))
 (let (($x218 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3356 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3112 (or $x3356 (and (= (_ bv96 7) new.lm_head.state) (or $x218 $x1235)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x654 $x778 $x999))))
 (not $x3112)))))))))))))
(assert
 (let (($x1565 (not old.lm_head.group.pp)))
(let (($x2970 (or $x1565 (= 1 old.pp))))
(let (($x3438 (not old.lm_head.group.sp)))
(let (($x656 (or $x3438 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x1787 (not old.lm_head.group.dp)))
(let (($x1955 (or $x1787 $x1840)))
(let (($x3632 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x1955 $x656 $x2970)))
(let (($x1395 (= (_ bv10 7) old.lm_head.collective)))
(let (($x3397 (= (_ bv57 7) old.lm_head.collective)))
(or $x3397 (and (= (_ bv96 7) old.lm_head.state) (or $x1395 $x3632)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x1955 $x656 $x2970)))))))))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x879 (= (_ bv56 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (or $x125 $x1555 $x1247 $x302 $x879 $x2629 $x3217 $x2712 $x2998 $x1564))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3397 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1395 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x85 (= (_ bv4 7) old.lm_head.collective)))
 (or $x85 (= (_ bv5 7) old.lm_head.collective) $x1395 $x3397 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x1522 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2888 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2711 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1652 (= (_ bv56 7) old.lm_head.cut.kind) $x2711 $x2888 (= (_ bv91 7) old.lm_head.cut.kind) $x1522 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x882 (= (_ bv64 7) old.lm_head.order)))
 (or $x882 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x719 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2313 (= (_ bv40 7) old.lm_head.split)))
 (or $x2313 (= (_ bv57 7) old.lm_head.split) $x719))))
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
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2629 (< 1 old.hidden.parts) (= ?x161 old.hidden.n)))))))
(assert
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2629 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x1409 (= (- 1) old.hidden.n)))
 (let ((?x790 (ite (or $x1409 (< (* ?x161 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1463 (ite $x2629 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x790) old.hidden.given_least)))
 (let ((?x2775 (ite (or $x1409 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1183 (ite $x1247 (ite (and $x1409 (= 1 old.hidden.parts)) 1 ?x2775) ?x1463)))
 (let (($x879 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1045 (ite $x2998 old.hidden.parts (ite (or $x1555 $x125 $x2712 $x1564 $x879) 1 ?x1183))))
 (= old.hidden.least ?x1045))))))))))))))))))
(assert
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let (($x230 (ite $x1247 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x1409 (= (- 1) old.hidden.n)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2667 (ite $x2712 (or $x1409 (< old.hidden.block old.hidden.n)) (ite $x2629 (or $x1409 (< ?x161 old.hidden.n)) $x230))))
 (let (($x645 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2667)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (= old.hidden.moved (ite $x2696 old.hidden.given_moved $x645)))))))))))))))
(assert
 (let (($x2711 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2781 (and $x2711 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2781))))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (let (($x1699 (ite $x2696 old.hidden.given_everywhere (or $x2998 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1699)))))))
(assert
 (let (($x1522 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1354 (or $x1522 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2834 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1354)))
 (= old.lm_head.cut.everywhere $x2834)))))
(assert
 (let (($x2942 (not old.hidden.moved)))
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2863 (or old.hidden.everywhere old.hidden.filled (and (or $x1555 $x125 $x2712 $x1564) $x2942))))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (= old.hidden.undivided (ite $x2696 old.hidden.given_undivided $x2863))))))))))))
(assert
 (let (($x3632 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3397 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3364 (or $x3397 $x3632)))
 (let (($x2313 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1227 (and $x2313 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3364)))
 (let (($x719 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1405 (ite (and $x719 old.lm_head.cut.everywhere $x3364) (_ bv96 7) (ite $x719 (_ bv95 7) (ite $x1227 (_ bv96 7) (ite $x2313 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1405)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x989 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (or $x1240 $x1551 $x1900 $x1719 $x989 $x2776 $x1076 $x3048 $x270 $x373))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3356 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x218 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1039 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1039 (= (_ bv5 7) new.lm_head.collective) $x218 $x3356 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x171 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2131 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x832 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2073 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2073 (= (_ bv56 7) new.lm_head.cut.kind) $x832 $x2131 (= (_ bv91 7) new.lm_head.cut.kind) $x171 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3472 (= (_ bv64 7) new.lm_head.order)))
 (or $x3472 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x504 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2017 (= (_ bv40 7) new.lm_head.split)))
 (or $x2017 (= (_ bv57 7) new.lm_head.split) $x504))))
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
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2776 (< 1 new.hidden.parts) (= ?x1841 new.hidden.n)))))))
(assert
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2776 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2780 (= (- 1) new.hidden.n)))
 (let ((?x1067 (ite (or $x2780 (< (* ?x1841 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2717 (ite $x2776 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1067) new.hidden.given_least)))
 (let ((?x2553 (ite (or $x2780 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1442 (ite $x1900 (ite (and $x2780 (= 1 new.hidden.parts)) 1 ?x2553) ?x2717)))
 (let (($x989 (= (_ bv56 7) new.hidden.kind)))
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1981 (ite $x270 new.hidden.parts (ite (or $x1551 $x1240 $x3048 $x373 $x989) 1 ?x1442))))
 (= new.hidden.least ?x1981))))))))))))))))))
(assert
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1676 (ite $x1900 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2780 (= (- 1) new.hidden.n)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x596 (ite $x3048 (or $x2780 (< new.hidden.block new.hidden.n)) (ite $x2776 (or $x2780 (< ?x1841 new.hidden.n)) $x1676))))
 (let (($x2483 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x596)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (= new.hidden.moved (ite $x1783 new.hidden.given_moved $x2483)))))))))))))))
(assert
 (let (($x832 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x614 (and $x832 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x614))))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (let (($x2419 (ite $x1783 new.hidden.given_everywhere (or $x270 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2419)))))))
(assert
 (let (($x171 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1187 (or $x171 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1008 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1187)))
 (= new.lm_head.cut.everywhere $x1008)))))
(assert
 (let (($x964 (not new.hidden.moved)))
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1892 (or new.hidden.everywhere new.hidden.filled (and (or $x1551 $x1240 $x3048 $x373) $x964))))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (= new.hidden.undivided (ite $x1783 new.hidden.given_undivided $x1892))))))))))))
(assert
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3356 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1457 (or $x3356 $x1235)))
 (let (($x2017 (= (_ bv40 7) new.lm_head.split)))
 (let (($x343 (and $x2017 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1457)))
 (let (($x504 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x587 (ite (and $x504 new.lm_head.cut.everywhere $x1457) (_ bv96 7) (ite $x504 (_ bv95 7) (ite $x343 (_ bv96 7) (ite $x2017 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x587)))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2994 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x3472 (= (_ bv64 7) new.lm_head.order)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x3016 (or $x1441 (not (= (_ bv95 7) new.lm_head.state)) $x3472 $x2994 new.lm_head.reversible)))
 (not $x3016))))))
(assert
 (let (($x427 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x882 (= (_ bv64 7) old.lm_head.order)))
(let (($x2750 (= 1 old.tp)))
(or $x2750 (not (= (_ bv95 7) old.lm_head.state)) $x882 $x427 old.lm_head.reversible)))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x879 (= (_ bv56 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (or $x125 $x1555 $x1247 $x302 $x879 $x2629 $x3217 $x2712 $x2998 $x1564))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x901 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x3283 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x1431 (= (_ bv1 7) old.lm_head.bias)))
 (or $x1431 (= (_ bv23 7) old.lm_head.bias) $x3283 $x901)))))
(assert
 (let (($x3397 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x3397 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1522 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3373 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2888 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2711 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1652 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1858 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1858 $x1652 (= (_ bv56 7) old.lm_head.cut.kind) $x2711 $x2888 $x3373 $x1522 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x719 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2313 (= (_ bv40 7) old.lm_head.split)))
 (or $x2313 (= (_ bv57 7) old.lm_head.split) $x719))))
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
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2629 (< 1 old.hidden.parts) (= ?x161 old.hidden.n)))))))
(assert
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2629 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x1409 (= (- 1) old.hidden.n)))
 (let ((?x790 (ite (or $x1409 (< (* ?x161 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1463 (ite $x2629 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x790) old.hidden.given_least)))
 (let ((?x2775 (ite (or $x1409 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1183 (ite $x1247 (ite (and $x1409 (= 1 old.hidden.parts)) 1 ?x2775) ?x1463)))
 (let (($x879 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1045 (ite $x2998 old.hidden.parts (ite (or $x1555 $x125 $x2712 $x1564 $x879) 1 ?x1183))))
 (= old.hidden.least ?x1045))))))))))))))))))
(assert
 (let (($x1247 (= (_ bv26 7) old.hidden.kind)))
 (let (($x230 (ite $x1247 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2061 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x161 (div (* ?x2061 old.hidden.multiple) old.hidden.parts)))
 (let (($x1409 (= (- 1) old.hidden.n)))
 (let (($x2629 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2667 (ite $x2712 (or $x1409 (< old.hidden.block old.hidden.n)) (ite $x2629 (or $x1409 (< ?x161 old.hidden.n)) $x230))))
 (let (($x645 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2667)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (= old.hidden.moved (ite $x2696 old.hidden.given_moved $x645)))))))))))))))
(assert
 (let (($x2711 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2781 (and $x2711 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2781))))
(assert
 (let (($x2082 (= (- 1) old.lm_head.cut.n)))
 (let (($x1858 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x770 (ite $x1858 (or $x2082 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2082 (< 1 old.lm_head.cut.n)))))
 (let ((?x2428 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x3330 (< (div (* ?x2428 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x2711 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3373 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2691 (ite $x3373 (or $x2082 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2711 (or $x2082 $x3330) $x770))))
 (let (($x1686 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2691)))
 (let (($x1652 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2888 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2697 (or $x2888 $x1652)))
 (= old.lm_head.cut.moved (ite $x2697 old.lm_head.cut.given_moved $x1686)))))))))))))))
(assert
 (let (($x2998 (= (_ bv96 7) old.hidden.kind)))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (let (($x1699 (ite $x2696 old.hidden.given_everywhere (or $x2998 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1699)))))))
(assert
 (let (($x1522 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1354 (or $x1522 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1652 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2888 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2697 (or $x2888 $x1652)))
 (= old.lm_head.cut.everywhere (ite $x2697 old.lm_head.cut.given_everywhere $x1354))))))))
(assert
 (let (($x1220 (not old.lm_head.cut.moved)))
 (let (($x1075 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x2493 (= 1 old.lm_head.cut.parts)))
 (let (($x1652 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2888 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2697 (or $x2888 $x1652)))
 (= old.lm_head.cut.first_alone (ite $x2697 old.lm_head.cut.given_first (or $x2493 (and $x1075 $x1220)))))))))))
(assert
 (let (($x2942 (not old.hidden.moved)))
 (let (($x1564 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2712 (= (_ bv91 7) old.hidden.kind)))
 (let (($x125 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1555 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2863 (or old.hidden.everywhere old.hidden.filled (and (or $x1555 $x125 $x2712 $x1564) $x2942))))
 (let (($x302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3217 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2696 (or $x3217 $x302)))
 (= old.hidden.undivided (ite $x2696 old.hidden.given_undivided $x2863))))))))))))
(assert
 (let (($x3632 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3397 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3364 (or $x3397 $x3632)))
 (let (($x2313 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1227 (and $x2313 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3364)))
 (let (($x719 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1405 (ite (and $x719 old.lm_head.cut.everywhere $x3364) (_ bv96 7) (ite $x719 (_ bv95 7) (ite $x1227 (_ bv96 7) (ite $x2313 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1405)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x989 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (or $x1240 $x1551 $x1900 $x1719 $x989 $x2776 $x1076 $x3048 $x270 $x373))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x378 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1702 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x690 (= (_ bv1 7) new.lm_head.bias)))
 (or $x690 (= (_ bv23 7) new.lm_head.bias) $x1702 $x378)))))
(assert
 (let (($x3356 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x3356 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x171 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1630 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2131 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x832 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2073 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1124 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1124 $x2073 (= (_ bv56 7) new.lm_head.cut.kind) $x832 $x2131 $x1630 $x171 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x504 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2017 (= (_ bv40 7) new.lm_head.split)))
 (or $x2017 (= (_ bv57 7) new.lm_head.split) $x504))))
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
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2776 (< 1 new.hidden.parts) (= ?x1841 new.hidden.n)))))))
(assert
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2776 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2780 (= (- 1) new.hidden.n)))
 (let ((?x1067 (ite (or $x2780 (< (* ?x1841 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2717 (ite $x2776 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1067) new.hidden.given_least)))
 (let ((?x2553 (ite (or $x2780 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1442 (ite $x1900 (ite (and $x2780 (= 1 new.hidden.parts)) 1 ?x2553) ?x2717)))
 (let (($x989 (= (_ bv56 7) new.hidden.kind)))
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1981 (ite $x270 new.hidden.parts (ite (or $x1551 $x1240 $x3048 $x373 $x989) 1 ?x1442))))
 (= new.hidden.least ?x1981))))))))))))))))))
(assert
 (let (($x1900 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1676 (ite $x1900 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2064 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1841 (div (* ?x2064 new.hidden.multiple) new.hidden.parts)))
 (let (($x2780 (= (- 1) new.hidden.n)))
 (let (($x2776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x596 (ite $x3048 (or $x2780 (< new.hidden.block new.hidden.n)) (ite $x2776 (or $x2780 (< ?x1841 new.hidden.n)) $x1676))))
 (let (($x2483 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x596)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (= new.hidden.moved (ite $x1783 new.hidden.given_moved $x2483)))))))))))))))
(assert
 (let (($x832 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x614 (and $x832 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x614))))
(assert
 (let (($x318 (= (- 1) new.lm_head.cut.n)))
 (let (($x1124 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x15 (ite $x1124 (or $x318 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x318 (< 1 new.lm_head.cut.n)))))
 (let ((?x2230 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x1036 (< (div (* ?x2230 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x832 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1630 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1089 (ite $x1630 (or $x318 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x832 (or $x318 $x1036) $x15))))
 (let (($x2392 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1089)))
 (let (($x2073 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2131 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3309 (or $x2131 $x2073)))
 (= new.lm_head.cut.moved (ite $x3309 new.lm_head.cut.given_moved $x2392)))))))))))))))
(assert
 (let (($x270 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (let (($x2419 (ite $x1783 new.hidden.given_everywhere (or $x270 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2419)))))))
(assert
 (let (($x171 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1187 (or $x171 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2073 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2131 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3309 (or $x2131 $x2073)))
 (= new.lm_head.cut.everywhere (ite $x3309 new.lm_head.cut.given_everywhere $x1187))))))))
(assert
 (let (($x1891 (not new.lm_head.cut.moved)))
 (let (($x3021 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x1823 (= 1 new.lm_head.cut.parts)))
 (let (($x2073 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2131 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3309 (or $x2131 $x2073)))
 (= new.lm_head.cut.first_alone (ite $x3309 new.lm_head.cut.given_first (or $x1823 (and $x3021 $x1891)))))))))))
(assert
 (let (($x964 (not new.hidden.moved)))
 (let (($x373 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1551 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1892 (or new.hidden.everywhere new.hidden.filled (and (or $x1551 $x1240 $x3048 $x373) $x964))))
 (let (($x1719 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1076 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1783 (or $x1076 $x1719)))
 (= new.hidden.undivided (ite $x1783 new.hidden.given_undivided $x1892))))))))))))
(assert
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3356 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1457 (or $x3356 $x1235)))
 (let (($x2017 (= (_ bv40 7) new.lm_head.split)))
 (let (($x343 (and $x2017 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1457)))
 (let (($x504 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x587 (ite (and $x504 new.lm_head.cut.everywhere $x1457) (_ bv96 7) (ite $x504 (_ bv95 7) (ite $x343 (_ bv96 7) (ite $x2017 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x587)))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x378 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x523 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x1441 (= 1 new.tp)))
 (let (($x3103 (or $x1441 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x523 (and (= (_ bv95 7) new.lm_head.state) $x378 new.lm_head.cut.first_alone))))
 (not $x3103))))))
(assert
 (let (($x901 (= (_ bv29 7) old.lm_head.bias)))
(let (($x1766 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x433 (not old.model.head_bias)))
(let (($x2750 (= 1 old.tp)))
(or $x2750 $x433 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x1766 (and (= (_ bv95 7) old.lm_head.state) $x901 old.lm_head.cut.first_alone)))))))
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3084 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1709 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1709 $x3084 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x588 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x588 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x1644 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1644 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x3508 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x3508)))
(assert
 (let (($x369 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2349 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2867 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x489 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x489 $x2867 $x3558 $x2349 $x369)))))))
(assert
 (let (($x1284 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x937 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x937 $x1284))))
(assert
 (let (($x529 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x529 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x950 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3434 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2169 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2167 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1384 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1384 $x2167 $x2169 $x3434 $x950)))))))
(assert
 (let (($x2159 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x436 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x436 $x2159))))
(assert
 (let (($x3608 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1949 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x908 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x908 $x1949 $x3608 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2734 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2927 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2550 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2322 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1658 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x679 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x679 $x1658 (= (_ bv56 7) old.ffn.width.kind) $x2322 $x2550 $x2927 $x2734 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x724 (= (_ bv38 7) old.stages.send)))
 (let (($x933 (= (_ bv14 7) old.stages.send)))
 (let (($x2559 (= (_ bv10 7) old.stages.send)))
 (or $x2559 $x933 $x724 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x906 (= (_ bv53 7) old.stages.stream)))
 (or $x906 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1258 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3490 (div (* ?x1258 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1557 (< 1 old.ffn.width.parts)))
 (let (($x2322 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2322 $x1557 (= ?x3490 old.ffn.width.n))))))))
(assert
 (let ((?x1258 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3490 (div (* ?x1258 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1557 (< 1 old.ffn.width.parts)))
 (let (($x2322 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2322 $x1557 (<= old.ffn.width.n ?x3490))))))))
(assert
 (let (($x2322 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1053 (and $x2322 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1053))))
(assert
 (let (($x2929 (= (- 1) old.ffn.width.n)))
 (let (($x679 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2183 (ite $x679 (or $x2929 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2929 (< 1 old.ffn.width.n)))))
 (let ((?x1258 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3490 (div (* ?x1258 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2322 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2927 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3207 (ite $x2927 (or $x2929 (< old.ffn.width.block old.ffn.width.n)) (ite $x2322 (or $x2929 (< ?x3490 old.ffn.width.n)) $x2183))))
 (let (($x33 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3207)))
 (let (($x1658 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2550 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1962 (or $x2550 $x1658)))
 (= old.ffn.width.moved (ite $x1962 old.ffn.width.given_moved $x33)))))))))))))))
(assert
 (let (($x3084 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1099 (or $x3084 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1099))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2734 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1318 (or $x2734 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1658 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2550 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1962 (or $x2550 $x1658)))
 (= old.ffn.width.everywhere (ite $x1962 old.ffn.width.given_everywhere $x1318))))))))
(assert
 (let (($x2520 (not old.ffn.width.moved)))
 (let (($x282 (and old.ffn.width.everywhere $x2520)))
 (= old.ffn.in_place (or $x282 old.ffn.width.filled)))))
(assert
 (let (($x2520 (not old.ffn.width.moved)))
 (let (($x282 (and old.ffn.width.everywhere $x2520)))
 (let (($x1914 (< 1 old.tp)))
 (let ((?x1278 (ite $x1914 (_ bv16 7) (ite $x282 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x48 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x369 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2867 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2349 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1274 (ite (or $x2349 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3558 $x2867) (_ bv96 7) (ite $x369 ?x48 ?x1278)))))
 (let (($x1143 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3341 (or $x3558 $x2349)))
 (let (($x2933 (or $x3341 $x1143 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x937 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1252 (or $x3341 $x1143 (and $x2867 old.ffn.width.padded $x2520) (and $x369 old.ffn.width.leads))))
 (let ((?x738 (ite (and $x2867 old.ffn.width.filled (not $x1143)) (_ bv96 7) (ite $x1252 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1284 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1284 ?x738 (ite $x937 (ite $x2933 (_ bv96 7) (ite $x2867 (_ bv21 7) (_ bv16 7))) ?x1274)))))))))))))))))))))
(assert
 (let (($x2520 (not old.ffn.width.moved)))
 (let (($x282 (and old.ffn.width.everywhere $x2520)))
 (let ((?x1087 (ite $x282 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1914 (< 1 old.tp)))
 (let ((?x969 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x950 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2118 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x950 ?x969 (ite $x1914 (_ bv16 7) ?x1087)))))
 (let (($x1949 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3434 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1980 (or $x3434 (not (or $x1949 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x590 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2169 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1069 (or $x2169 $x3434)))
 (let ((?x2782 (ite (or $x1069 $x590 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x436 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3182 (or $x1069 $x590 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2520) (and $x950 old.ffn.width.leads))))
 (let ((?x1541 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x590)) (_ bv96 7) (ite $x3182 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2159 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2159 ?x1541 (ite $x436 ?x2782 (ite $x1980 (_ bv92 7) ?x2118)))))))))))))))))))))))
(assert
 (let (($x2078 (not old.ffn.width.everywhere)))
 (let (($x1284 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1284 (not (= (_ bv96 7) old.ffn.gate_state)) $x2078) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2078 (not old.ffn.width.everywhere)))
 (let (($x1108 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2078)))
 (= old.ffn.up_piece (ite $x1108 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3188 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x3188)))
(assert
 (let ((?x2378 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2378)))
(assert
 (let ((?x2296 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2296)))
(assert
 (let (($x3508 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x1914 (< 1 old.tp)))
 (let (($x953 (and $x1914 $x3508 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x953)))))
(assert
 (let (($x906 (= (_ bv53 7) old.stages.stream)))
 (let (($x1800 (and $x906 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x3163 (not old.model.parallel)))
 (let (($x1518 (not old.stages.leaves)))
 (let (($x36 (or $x1518 (and old.layer.dense $x3163 (not (= (_ bv1 7) old.ffn.down.residual))) $x1800)))
 (= old.stages.one_part $x36)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2951 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2951 $x1952 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x95 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x95 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x2213 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2213 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2665 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x2665)))
(assert
 (let (($x1173 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x293 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1586 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2123 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2123 $x2221 $x1586 $x293 $x1173)))))))
(assert
 (let (($x2287 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2256 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2256 $x2287))))
(assert
 (let (($x3078 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3078 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2850 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2188 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x227 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1643 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3429 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x3429 $x1643 $x227 $x2188 $x2850)))))))
(assert
 (let (($x2598 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x559 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x559 $x2598))))
(assert
 (let (($x1265 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1696 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x773 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x773 $x1696 $x1265 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1830 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2583 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2908 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x277 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x152 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1483 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1483 $x152 (= (_ bv56 7) new.ffn.width.kind) $x277 $x2908 $x2583 $x1830 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x3327 (= (_ bv38 7) new.stages.send)))
 (let (($x2303 (= (_ bv14 7) new.stages.send)))
 (let (($x634 (= (_ bv10 7) new.stages.send)))
 (or $x634 $x2303 $x3327 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x1085 (= (_ bv53 7) new.stages.stream)))
 (or $x1085 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2808 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2544 (div (* ?x2808 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2602 (< 1 new.ffn.width.parts)))
 (let (($x277 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x277 $x2602 (= ?x2544 new.ffn.width.n))))))))
(assert
 (let ((?x2808 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2544 (div (* ?x2808 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2602 (< 1 new.ffn.width.parts)))
 (let (($x277 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x277 $x2602 (<= new.ffn.width.n ?x2544))))))))
(assert
 (let (($x277 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2340 (and $x277 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2340))))
(assert
 (let (($x3243 (= (- 1) new.ffn.width.n)))
 (let (($x1483 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1839 (ite $x1483 (or $x3243 (<= new.ffn.width.parts new.ffn.width.n)) (or $x3243 (< 1 new.ffn.width.n)))))
 (let ((?x2808 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2544 (div (* ?x2808 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x277 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2583 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x115 (ite $x2583 (or $x3243 (< new.ffn.width.block new.ffn.width.n)) (ite $x277 (or $x3243 (< ?x2544 new.ffn.width.n)) $x1839))))
 (let (($x593 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x115)))
 (let (($x152 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2908 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2127 (or $x2908 $x152)))
 (= new.ffn.width.moved (ite $x2127 new.ffn.width.given_moved $x593)))))))))))))))
(assert
 (let (($x1952 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2526 (or $x1952 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2526))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1830 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2987 (or $x1830 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x152 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2908 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2127 (or $x2908 $x152)))
 (= new.ffn.width.everywhere (ite $x2127 new.ffn.width.given_everywhere $x2987))))))))
(assert
 (let (($x2317 (not new.ffn.width.moved)))
 (let (($x868 (and new.ffn.width.everywhere $x2317)))
 (= new.ffn.in_place (or $x868 new.ffn.width.filled)))))
(assert
 (let (($x2317 (not new.ffn.width.moved)))
 (let (($x868 (and new.ffn.width.everywhere $x2317)))
 (let (($x2511 (< 1 new.tp)))
 (let ((?x2205 (ite $x2511 (_ bv16 7) (ite $x868 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x606 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1173 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1586 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x293 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x301 (ite (or $x293 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1586 $x2221) (_ bv96 7) (ite $x1173 ?x606 ?x2205)))))
 (let (($x1490 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x430 (or $x1586 $x293)))
 (let (($x1250 (or $x430 $x1490 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2256 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1470 (or $x430 $x1490 (and $x2221 new.ffn.width.padded $x2317) (and $x1173 new.ffn.width.leads))))
 (let ((?x1635 (ite (and $x2221 new.ffn.width.filled (not $x1490)) (_ bv96 7) (ite $x1470 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2287 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2287 ?x1635 (ite $x2256 (ite $x1250 (_ bv96 7) (ite $x2221 (_ bv21 7) (_ bv16 7))) ?x301)))))))))))))))))))))
(assert
 (let (($x2317 (not new.ffn.width.moved)))
 (let (($x868 (and new.ffn.width.everywhere $x2317)))
 (let ((?x2388 (ite $x868 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2511 (< 1 new.tp)))
 (let ((?x2075 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2850 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x3242 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2850 ?x2075 (ite $x2511 (_ bv16 7) ?x2388)))))
 (let (($x1696 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2188 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1003 (or $x2188 (not (or $x1696 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2994 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x227 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1978 (or $x227 $x2188)))
 (let ((?x427 (ite (or $x1978 $x2994 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x559 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2096 (or $x1978 $x2994 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2317) (and $x2850 new.ffn.width.leads))))
 (let ((?x3016 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2994)) (_ bv96 7) (ite $x2096 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2598 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2598 ?x3016 (ite $x559 ?x427 (ite $x1003 (_ bv92 7) ?x3242)))))))))))))))))))))))
(assert
 (let (($x247 (not new.ffn.width.everywhere)))
 (let (($x2287 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2287 (not (= (_ bv96 7) new.ffn.gate_state)) $x247) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x247 (not new.ffn.width.everywhere)))
 (let (($x1994 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x247)))
 (= new.ffn.up_piece (ite $x1994 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2151 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2151)))
(assert
 (let ((?x3060 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3060)))
(assert
 (let ((?x2323 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2323)))
(assert
 (let (($x2665 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x2511 (< 1 new.tp)))
 (let (($x2069 (and $x2511 $x2665 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x2069)))))
(assert
 (let (($x1498 (or new.model.parallel new.layer.moe (not new.stages.ffn_due))))
 (let (($x1085 (= (_ bv53 7) new.stages.stream)))
 (let (($x2752 (not new.model.parallel)))
 (let (($x968 (not new.stages.leaves)))
 (let (($x1380 (or $x968 (and new.layer.dense $x2752 (not (= (_ bv1 7) new.ffn.down.residual))) (and $x1085 $x1498))))
 (= new.stages.one_part $x1380)))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2586 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x2586)))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1275 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x211 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2208 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 $x2208 (= (_ bv48 7) old.batch.sequences.kind) $x211 $x1275 (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357))))))))))
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
 (let ((?x1900 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x849 (* (div (* ?x1900 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x1604 (= (- 1) old.batch.sequences.n)))
 (let ((?x1661 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x1604 (< ?x849 old.batch.sequences.n)) 0 1))))
 (let (($x1275 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x3218 (or $x1604 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x964 (ite (and $x1604 (= 1 old.batch.sequences.parts)) 1 (ite $x3218 0 1))))
 (let (($x2208 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x211 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x926 (ite (or $x59 $x478 $x1517 $x357 $x211) 1 (ite $x2208 ?x964 (ite $x1275 ?x1661 old.batch.sequences.given_least)))))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2798 old.batch.sequences.parts ?x926))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x620 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2053 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x586 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2082 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1565 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x645 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2664 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x2606 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x2606 $x2664 $x645 (= (_ bv48 7) new.batch.sequences.kind) $x1565 $x2082 (= (_ bv86 7) new.batch.sequences.kind) $x586 $x2053 $x620))))))))))
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
 (let ((?x2186 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x2325 (* (div (* ?x2186 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x587 (= (- 1) new.batch.sequences.n)))
 (let ((?x1595 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x587 (< ?x2325 new.batch.sequences.n)) 0 1))))
 (let (($x2082 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1093 (or $x587 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x2168 (ite (and $x587 (= 1 new.batch.sequences.parts)) 1 (ite $x1093 0 1))))
 (let (($x645 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1565 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x620 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x586 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2606 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2664 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x1442 (ite (or $x2664 $x2606 $x586 $x620 $x1565) 1 (ite $x645 ?x2168 (ite $x2082 ?x1595 new.batch.sequences.given_least)))))
 (let (($x2053 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2053 new.batch.sequences.parts ?x1442))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2073 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x2073))))
(assert
 (let (($x1543 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x1543)))
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
 (let (($x2947 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2947 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1643 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2652 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2866 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2866 $x2628 (= (_ bv56 7) old.attention.heads.kind) $x2652 $x1643 $x2895 $x2665 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1506 (= (_ bv8 7) old.attention.pairs)))
 (or $x1506 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x823 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x559 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2773 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x427 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1345 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1345 $x427 $x2773 $x559 $x823)))))))
(assert
 (let (($x1270 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1270 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x542 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1994 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2096 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x647 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x647 $x2096 $x1994 $x542))))))
(assert
 (let (($x1827 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1827 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2363 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x2363 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x2820 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2820)))
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
 (let ((?x2303 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x107 (div (* ?x2303 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2652 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3058 (and $x2652 (< 1 old.attention.heads.parts) (= ?x107 old.attention.heads.n))))
 (= old.attention.heads.filled $x3058))))))
(assert
 (let (($x2559 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2652 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2652 $x2559)))))
(assert
 (let (($x2039 (= (- 1) old.attention.heads.n)))
 (let (($x2866 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1958 (ite $x2866 (or $x2039 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2039 (< 1 old.attention.heads.n)))))
 (let ((?x2303 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x107 (div (* ?x2303 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2652 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1490 (ite $x2895 (or $x2039 (< old.attention.heads.block old.attention.heads.n)) (ite $x2652 (or $x2039 (< ?x107 old.attention.heads.n)) $x1958))))
 (let (($x1519 (= 1 old.attention.heads.parts)))
 (let (($x2665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1643 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3242 (or $x1643 $x2628)))
 (let (($x2335 (ite $x3242 old.attention.heads.given_moved (ite (or $x2665 $x1519) false $x1490))))
 (= old.attention.heads.moved $x2335))))))))))))))))
(assert
 (let ((?x1173 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1470 (div (* ?x1173 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2947 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1305 (and $x2947 (< 1 old.attention.head_dim.parts) (= ?x1470 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1305))))))
(assert
 (let ((?x2256 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2726 (* (div (- ?x2256 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1827 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x123 (and $x1827 (< 1 old.attention.value_dim.parts) (= (div ?x2726 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x123))))))
(assert
 (let (($x2414 (not old.attention.heads.padded)))
 (let (($x1519 (= 1 old.attention.heads.parts)))
 (let (($x2665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1643 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3242 (or $x1643 $x2628)))
 (let (($x809 (ite $x3242 old.attention.heads.given_everywhere (or $x2665 (and $x1519 $x2414)))))
 (= old.attention.heads.everywhere $x809)))))))))
(assert
 (let (($x823 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1345 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x559 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x277 (ite (or $x559 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1345 $x823) (_ bv16 7) (_ bv96 7)))))
 (let (($x2951 (or old.model.latent old.attention.kv_filled)))
 (let (($x2096 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x427 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2997 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x647 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1952 (and $x427 $x647 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2997)))
 (let ((?x2526 (ite (or $x1345 $x1952 (and $x427 $x2096 old.attention.heads.filled $x2951)) (_ bv96 7) (_ bv16 7))))
 (let (($x2127 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2773 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2205 (or $x2773 $x559)))
 (let ((?x1759 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2205 $x2127) old.attention.qkv.split ?x2526) ?x277)))
 (let (($x542 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1249 (ite $x542 (ite (or $x2205 $x2127 old.model.query_latent) (_ bv96 7) (ite $x427 (_ bv21 7) (_ bv16 7))) ?x1759)))
 (= old.attention.q ?x1249)))))))))))))))))))
(assert
 (let (($x1092 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1092 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2357 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x567 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x194 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3156 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2721 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1406 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1406 $x2721 (= (_ bv56 7) new.attention.heads.kind) $x3156 $x194 $x567 $x2357 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1014 (= (_ bv8 7) new.attention.pairs)))
 (or $x1014 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1552 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x565 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x957 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1088 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x246 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x246 $x1088 $x957 $x565 $x1552)))))))
(assert
 (let (($x2010 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2010 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x756 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x175 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3494 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x405 $x3494 $x175 $x756))))))
(assert
 (let (($x3159 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3159 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x133 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x133 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x821 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x821)))
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
 (let ((?x169 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2386 (div (* ?x169 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3156 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1800 (and $x3156 (< 1 new.attention.heads.parts) (= ?x2386 new.attention.heads.n))))
 (= new.attention.heads.filled $x1800))))))
(assert
 (let (($x3508 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3156 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3156 $x3508)))))
(assert
 (let (($x248 (= (- 1) new.attention.heads.n)))
 (let (($x1406 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3608 (ite $x1406 (or $x248 (<= new.attention.heads.parts new.attention.heads.n)) (or $x248 (< 1 new.attention.heads.n)))))
 (let ((?x169 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2386 (div (* ?x169 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3156 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x567 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3188 (ite $x567 (or $x248 (< new.attention.heads.block new.attention.heads.n)) (ite $x3156 (or $x248 (< ?x2386 new.attention.heads.n)) $x3608))))
 (let (($x953 (= 1 new.attention.heads.parts)))
 (let (($x2357 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2721 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x194 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2418 (or $x194 $x2721)))
 (let (($x2159 (ite $x2418 new.attention.heads.given_moved (ite (or $x2357 $x953) false $x3188))))
 (= new.attention.heads.moved $x2159))))))))))))))))
(assert
 (let ((?x2078 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3124 (div (* ?x2078 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1284 (and $x1092 (< 1 new.attention.head_dim.parts) (= ?x3124 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1284))))))
(assert
 (let ((?x2439 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2167 (* (div ?x2439 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3159 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2569 (and $x3159 (< 1 new.attention.value_dim.parts) (= (div ?x2167 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2569))))))
(assert
 (let (($x2223 (not new.attention.heads.padded)))
 (let (($x953 (= 1 new.attention.heads.parts)))
 (let (($x2357 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2721 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x194 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2418 (or $x194 $x2721)))
 (let (($x2165 (ite $x2418 new.attention.heads.given_everywhere (or $x2357 (and $x953 $x2223)))))
 (= new.attention.heads.everywhere $x2165)))))))))
(assert
 (let (($x1552 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x246 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x565 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x282 (ite (or $x565 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x246 $x1552) (_ bv16 7) (_ bv96 7)))))
 (let (($x3494 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1088 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x658 (and $x1088 $x3494 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1949 (and $x1088 $x405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1384 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x957 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x616 (or $x957 $x565)))
 (let ((?x1980 (ite (or $x616 $x1384) new.attention.qkv.split (ite (or $x246 $x1949 $x658) (_ bv96 7) (_ bv16 7)))))
 (let (($x756 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1087 (ite $x756 (ite (or $x616 $x1384 new.model.query_latent) (_ bv96 7) (ite $x1088 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1980 ?x282))))
 (= new.attention.q ?x1087)))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x968 (not new.attention.heads.everywhere)))
 (let (($x2536 (not new.attention.heads.moved)))
 (let (($x13 (= 1 new.tp)))
 (let (($x2308 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x13 (and (= (_ bv37 7) new.attention.q) $x2536 $x968))))
 (not $x2308))))))
(assert
 (let (($x3027 (not old.attention.heads.everywhere)))
(let (($x3029 (not old.attention.heads.moved)))
(let (($x249 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x249 (and (= (_ bv37 7) old.attention.q) $x3029 $x3027))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
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
 (let (($x1419 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1419)))
(assert
 (let (($x1994 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x1994 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2847 (= (_ bv38 7) old.embedding.split)))
 (or $x2847 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x349 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x349)))
(assert
 (let (($x2804 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2804 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1536 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1536 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x18 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2246 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2238 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3105 (= (_ bv56 7) old.hidden.kind)))
 (let (($x832 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1151 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2155 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1312 (= (_ bv11 7) old.hidden.kind)))
 (or $x1312 $x2155 $x1151 $x832 $x3105 $x2238 $x2640 $x2245 $x2246 $x18))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1661 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1661 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x2071 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x317 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x32 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3381 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x3381 (= (_ bv56 7) old.lm_head.cut.kind) $x32 $x317 (= (_ bv91 7) old.lm_head.cut.kind) $x2071 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3592 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3110 (= (_ bv40 7) old.lm_head.split)))
 (or $x3110 (= (_ bv57 7) old.lm_head.split) $x3592))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2498 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x2498 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x352 (= (_ bv38 7) old.stream)))
 (or $x352 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3441 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3486 (div (* ?x3441 old.hidden.multiple) old.hidden.parts)))
 (let (($x2238 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2238 (< 1 old.hidden.parts) (= ?x3486 old.hidden.n)))))))
(assert
 (let (($x2238 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2238 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3441 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3486 (div (* ?x3441 old.hidden.multiple) old.hidden.parts)))
 (let (($x692 (= (- 1) old.hidden.n)))
 (let ((?x2288 (ite (or $x692 (< (* ?x3486 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2238 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1574 (ite $x2238 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2288) old.hidden.given_least)))
 (let ((?x1096 (ite (or $x692 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1151 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1753 (ite $x1151 (ite (and $x692 (= 1 old.hidden.parts)) 1 ?x1096) ?x1574)))
 (let (($x3105 (= (_ bv56 7) old.hidden.kind)))
 (let (($x18 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1312 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2155 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2246 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x114 (ite $x2246 old.hidden.parts (ite (or $x2155 $x1312 $x2245 $x18 $x3105) 1 ?x1753))))
 (= old.hidden.least ?x114))))))))))))))))))
(assert
 (let (($x832 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2565 (or $x2640 $x832)))
 (let (($x2246 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x2246 old.hidden.parts (ite $x2565 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x1151 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1174 (ite $x1151 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3441 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3486 (div (* ?x3441 old.hidden.multiple) old.hidden.parts)))
 (let (($x692 (= (- 1) old.hidden.n)))
 (let (($x2238 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2346 (ite $x2245 (or $x692 (< old.hidden.block old.hidden.n)) (ite $x2238 (or $x692 (< ?x3486 old.hidden.n)) $x1174))))
 (let (($x1957 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2346)))
 (let (($x832 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2565 (or $x2640 $x832)))
 (= old.hidden.moved (ite $x2565 old.hidden.given_moved $x1957)))))))))))))))
(assert
 (let (($x32 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2474 (and $x32 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2474))))
(assert
 (let (($x1419 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2847 (= (_ bv38 7) old.embedding.split)))
 (let (($x352 (= (_ bv38 7) old.stream)))
 (let (($x2462 (or $x352 $x2847 $x1419 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x2462))))))
(assert
 (let (($x2246 (= (_ bv96 7) old.hidden.kind)))
 (let (($x832 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2565 (or $x2640 $x832)))
 (let (($x2865 (ite $x2565 old.hidden.given_everywhere (or $x2246 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2865)))))))
(assert
 (let (($x2071 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1911 (or $x2071 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1918 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1911)))
 (= old.lm_head.cut.everywhere $x1918)))))
(assert
 (let (($x1583 (not old.hidden.moved)))
 (let (($x18 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1312 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2155 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1018 (or old.hidden.everywhere old.hidden.filled (and (or $x2155 $x1312 $x2245 $x18) $x1583))))
 (let (($x832 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2565 (or $x2640 $x832)))
 (= old.hidden.undivided (ite $x2565 old.hidden.given_undivided $x1018))))))))))))
(assert
 (let (($x3073 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1661 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3292 (or $x1661 $x3073)))
 (let (($x3110 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1342 (and $x3110 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3292)))
 (let (($x3592 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x524 (ite (and $x3592 old.lm_head.cut.everywhere $x3292) (_ bv96 7) (ite $x3592 (_ bv95 7) (ite $x1342 (_ bv96 7) (ite $x3110 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x524)))))))))
(assert
 (let (($x1536 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x460 (and old.layer.dense (or $x1536 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1994 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x807 (or $x1994 (= (_ bv92 7) old.lm_head.state) $x460 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x807))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x866 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x866)))
(assert
 (let (($x175 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x175 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x562 (= (_ bv38 7) new.embedding.split)))
 (or $x562 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2072 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2072)))
(assert
 (let (($x3466 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x3466 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x2258 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2258 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x1939 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1237 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3364 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1577 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2166 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2523 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2998 (= (_ bv26 7) new.hidden.kind)))
 (let (($x917 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2776 (= (_ bv11 7) new.hidden.kind)))
 (or $x2776 $x917 $x2998 $x2523 $x2166 $x1577 $x3364 $x1237 $x1719 $x1939))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x85 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x85 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x2015 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2442 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x49 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1945 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1945 (= (_ bv56 7) new.lm_head.cut.kind) $x49 $x2442 (= (_ bv91 7) new.lm_head.cut.kind) $x2015 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2939 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1044 (= (_ bv40 7) new.lm_head.split)))
 (or $x1044 (= (_ bv57 7) new.lm_head.split) $x2939))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2107 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x2107 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x483 (= (_ bv38 7) new.stream)))
 (or $x483 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2733 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3270 (div (* ?x2733 new.hidden.multiple) new.hidden.parts)))
 (let (($x1577 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1577 (< 1 new.hidden.parts) (= ?x3270 new.hidden.n)))))))
(assert
 (let (($x1577 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1577 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2733 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3270 (div (* ?x2733 new.hidden.multiple) new.hidden.parts)))
 (let (($x33 (= (- 1) new.hidden.n)))
 (let ((?x3263 (ite (or $x33 (< (* ?x3270 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1577 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1624 (ite $x1577 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3263) new.hidden.given_least)))
 (let ((?x1258 (ite (or $x33 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2998 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2882 (ite $x2998 (ite (and $x33 (= 1 new.hidden.parts)) 1 ?x1258) ?x1624)))
 (let (($x2166 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1939 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1237 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2776 (= (_ bv11 7) new.hidden.kind)))
 (let (($x917 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1719 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1278 (ite $x1719 new.hidden.parts (ite (or $x917 $x2776 $x1237 $x1939 $x2166) 1 ?x2882))))
 (= new.hidden.least ?x1278))))))))))))))))))
(assert
 (let (($x2523 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3364 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1355 (or $x3364 $x2523)))
 (let (($x1719 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x1719 new.hidden.parts (ite $x1355 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x2998 (= (_ bv26 7) new.hidden.kind)))
 (let (($x958 (ite $x2998 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2733 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3270 (div (* ?x2733 new.hidden.multiple) new.hidden.parts)))
 (let (($x33 (= (- 1) new.hidden.n)))
 (let (($x1577 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1237 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2780 (ite $x1237 (or $x33 (< new.hidden.block new.hidden.n)) (ite $x1577 (or $x33 (< ?x3270 new.hidden.n)) $x958))))
 (let (($x3458 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2780)))
 (let (($x2523 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3364 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1355 (or $x3364 $x2523)))
 (= new.hidden.moved (ite $x1355 new.hidden.given_moved $x3458)))))))))))))))
(assert
 (let (($x49 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x926 (and $x49 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x926))))
(assert
 (let (($x866 (= (_ bv61 7) new.attention.out.split)))
 (let (($x562 (= (_ bv38 7) new.embedding.split)))
 (let (($x483 (= (_ bv38 7) new.stream)))
 (let (($x1421 (or $x483 $x562 $x866 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x1421))))))
(assert
 (let (($x1719 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2523 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3364 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1355 (or $x3364 $x2523)))
 (let (($x849 (ite $x1355 new.hidden.given_everywhere (or $x1719 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x849)))))))
(assert
 (let (($x2015 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2064 (or $x2015 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3198 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2064)))
 (= new.lm_head.cut.everywhere $x3198)))))
(assert
 (let (($x486 (not new.hidden.moved)))
 (let (($x1939 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1237 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2776 (= (_ bv11 7) new.hidden.kind)))
 (let (($x917 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2230 (or new.hidden.everywhere new.hidden.filled (and (or $x917 $x2776 $x1237 $x1939) $x486))))
 (let (($x2523 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3364 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1355 (or $x3364 $x2523)))
 (= new.hidden.undivided (ite $x1355 new.hidden.given_undivided $x2230))))))))))))
(assert
 (let (($x3582 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x85 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1595 (or $x85 $x3582)))
 (let (($x1044 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2294 (and $x1044 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1595)))
 (let (($x2939 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x645 (ite (and $x2939 new.lm_head.cut.everywhere $x1595) (_ bv96 7) (ite $x2939 (_ bv95 7) (ite $x2294 (_ bv96 7) (ite $x1044 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x645)))))))))
(assert
 (let (($x2258 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2617 (and new.layer.dense (or $x2258 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x175 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1616 (or $x175 (= (_ bv92 7) new.lm_head.state) $x2617 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x1616))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x716 (not new.hidden.beyond)))
 (let (($x2186 (and (<= 1 new.hidden.least) $x716 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x2186)))))
(assert
 (let (($x586 (not old.hidden.beyond)))
(let (($x1707 (and (<= 1 old.hidden.least) $x586 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x620 (not (or old.hidden.gathered old.hidden.summed))))
(or $x620 $x1707)))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2347 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x2347 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2284 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x2756 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x2303 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2176 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x1382 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1677 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1701 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x1014 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1223 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x809 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x809 $x1223 $x1014 $x1701 $x1677 $x1382 $x2176 $x2303 $x2756 $x2284))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x153 (= (_ bv95 7) old.embedding.split)))
 (let (($x2847 (= (_ bv38 7) old.embedding.split)))
 (or $x2847 (= (_ bv57 7) old.embedding.split) $x153))))
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
 (let ((?x3302 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x319 (* (div (* ?x3302 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x1133 (= (- 1) old.embedding.cut.n)))
 (let ((?x1621 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x1133 (< ?x319 old.embedding.cut.n)) 0 1))))
 (let (($x1382 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2296 (or $x1133 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1835 (ite (and $x1133 (= 1 old.embedding.cut.parts)) 1 (ite $x2296 0 1))))
 (let (($x1014 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1677 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2284 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x2303 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x809 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x1223 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2382 (ite (or $x1223 $x809 $x2303 $x2284 $x1677) 1 (ite $x1014 ?x1835 (ite $x1382 ?x1621 old.embedding.cut.given_least)))))
 (let (($x2756 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x2756 old.embedding.cut.parts ?x2382))))))))))))))))))
(assert
 (let ((?x2465 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x2756 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x2756 old.embedding.cut.parts ?x2465)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x2674 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2347 (= (_ bv57 7) old.embedding.collective)))
 (let (($x153 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1998 (ite $x153 (ite (and old.embedding.rows_where_kept (or $x2347 $x2674)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1998))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x3196 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x559 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1742 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x1839 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2661 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x3224 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1483 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x215 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x3457 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1833 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x1824 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x1824 $x1833 $x3457 $x215 $x1483 $x3224 $x2661 $x1839 $x1742 $x559))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x1849 (= (_ bv95 7) new.embedding.split)))
 (let (($x562 (= (_ bv38 7) new.embedding.split)))
 (or $x562 (= (_ bv57 7) new.embedding.split) $x1849))))
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
 (let ((?x1381 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2726 (* (div (* ?x1381 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x2377 (= (- 1) new.embedding.cut.n)))
 (let ((?x2256 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x2377 (< ?x2726 new.embedding.cut.n)) 0 1))))
 (let (($x3224 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1800 (or $x2377 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x36 (ite (and $x2377 (= 1 new.embedding.cut.parts)) 1 (ite $x1800 0 1))))
 (let (($x3457 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1483 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x559 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1839 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1824 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x1833 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x3472 (ite (or $x1833 $x1824 $x1839 $x559 $x1483) 1 (ite $x3457 ?x36 (ite $x3224 ?x2256 new.embedding.cut.given_least)))))
 (let (($x1742 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x1742 new.embedding.cut.parts ?x3472))))))))))))))))))
(assert
 (let ((?x318 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x1742 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x1742 new.embedding.cut.parts ?x318)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x2113 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1849 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3118 (ite $x1849 (ite (and new.embedding.rows_where_kept (or $x3196 $x2113)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3118))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2652 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x2285 (not new.embedding.cut.beyond)))
 (let (($x856 (or (not (= (_ bv95 7) new.embedding.split)) (and $x2285 (or (= (_ bv96 7) new.embedding.state) $x2652)))))
 (not $x856)))))
(assert
 (let (($x2378 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1409 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x1409 (or (= (_ bv96 7) old.embedding.state) $x2378))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1760 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2347 (= (_ bv57 7) old.embedding.collective)))
 (let (($x570 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2212 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2427 (= (_ bv4 7) old.embedding.collective)))
 (or $x2427 $x2212 $x570 $x2347 $x1760)))))))
(assert
 (let (($x153 (= (_ bv95 7) old.embedding.split)))
 (let (($x2847 (= (_ bv38 7) old.embedding.split)))
 (or $x2847 (= (_ bv57 7) old.embedding.split) $x153))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2732 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) old.hidden.kind)))
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1577 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1591 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1591 $x1577 (= (_ bv56 7) old.hidden.kind) $x679 $x1557 $x2732 $x755 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2639 (= (_ bv49 7) old.norm.statistic)))
 (or $x2639 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1565 (= (_ bv96 7) old.stream)))
 (let (($x130 (= (_ bv38 7) old.stream)))
 (or $x130 (= (_ bv94 7) old.stream) $x1565))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1237 (div (* ?x2523 old.hidden.multiple) old.hidden.parts)))
 (let (($x645 (< 1 old.hidden.parts)))
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x679 $x645 (= ?x1237 old.hidden.n))))))))
(assert
 (let ((?x2523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1237 (div (* ?x2523 old.hidden.multiple) old.hidden.parts)))
 (let (($x645 (< 1 old.hidden.parts)))
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x679 $x645 (<= old.hidden.n ?x1237))))))))
(assert
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x679 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1591 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1434 (ite $x1591 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1237 (div (* ?x2523 old.hidden.multiple) old.hidden.parts)))
 (let (($x1254 (= (- 1) old.hidden.n)))
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2732 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3348 (ite $x2732 (or $x1254 (< old.hidden.block old.hidden.n)) (ite $x679 (or $x1254 (< ?x1237 old.hidden.n)) $x1434))))
 (let (($x3490 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3348)))
 (let (($x1577 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2626 (or $x1557 $x1577)))
 (= old.hidden.moved (ite $x2626 old.hidden.given_moved $x3490)))))))))))))))
(assert
 (let (($x2674 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2347 (= (_ bv57 7) old.embedding.collective)))
 (let (($x153 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1998 (ite $x153 (ite (and old.embedding.rows_where_kept (or $x2347 $x2674)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1998))))))
(assert
 (let (($x755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1577 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2626 (or $x1557 $x1577)))
 (let (($x2168 (ite $x2626 old.hidden.given_everywhere (or $x755 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2168)))))))
(assert
 (let (($x249 (= 1 old.tp)))
 (let (($x1565 (= (_ bv96 7) old.stream)))
 (let (($x2122 (or $x1565 $x249 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2674 (and (or (not old.embedding.group.tp) $x249) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x570 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2347 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2318 (ite (or (or $x2347 $x570) (and $x2674 $x2122)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1760 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2212 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2850 (and (or $x2212 $x1760) $x2674)))
 (let ((?x1785 (ite (or $x2347 (and $x570 (= (_ bv38 7) old.stream)) $x2850) (_ bv38 7) (ite $x570 (_ bv96 7) (_ bv16 7)))))
 (let (($x3251 (or (and old.hidden.filled (not $x1565)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x371 (not $x2674)))
 (let (($x2639 (= (_ bv49 7) old.norm.statistic)))
 (let (($x130 (= (_ bv38 7) old.stream)))
 (let ((?x1793 (ite (and $x2212 old.hidden.filled $x130 $x371 $x2639) old.stream (ite (and $x1760 $x371 $x3251) old.stream ?x1785))))
 (let ((?x825 (ite (and $x1565 old.hidden.everywhere (or $x2347 $x2850)) (_ bv96 7) (ite (and $x2212 old.hidden.filled $x1565 $x371) (_ bv96 7) ?x1793))))
 (let (($x2427 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1585 (ite (= (_ bv38 7) old.embedding.state) (ite $x2427 (_ bv96 7) ?x825) (ite (= (_ bv96 7) old.embedding.state) ?x2318 old.embedding.state))))
 (let ((?x1429 (ite $x1760 (ite (not $x1565) old.stream (_ bv66 7)) (ite $x570 (ite $x1565 (_ bv96 7) old.stream) (ite $x2347 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x2212 (_ bv96 7) ?x1429) ?x1585)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1736 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1358 (= (_ bv10 7) new.embedding.collective)))
 (let (($x348 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1045 (= (_ bv4 7) new.embedding.collective)))
 (or $x1045 $x348 $x1358 $x3196 $x1736)))))))
(assert
 (let (($x1849 (= (_ bv95 7) new.embedding.split)))
 (let (($x562 (= (_ bv38 7) new.embedding.split)))
 (or $x562 (= (_ bv57 7) new.embedding.split) $x1849))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1187 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3160 (= (_ bv91 7) new.hidden.kind)))
 (let (($x872 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2469 (= (_ bv48 7) new.hidden.kind)))
 (let (($x654 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x654 $x2469 (= (_ bv56 7) new.hidden.kind) $x1665 $x872 $x3160 $x1187 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x48 (= (_ bv49 7) new.norm.statistic)))
 (or $x48 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3458 (= (_ bv96 7) new.stream)))
 (let (($x2315 (= (_ bv38 7) new.stream)))
 (or $x2315 (= (_ bv94 7) new.stream) $x3458))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2349 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3341 (div (* ?x2349 new.hidden.multiple) new.hidden.parts)))
 (let (($x3311 (< 1 new.hidden.parts)))
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1665 $x3311 (= ?x3341 new.hidden.n))))))))
(assert
 (let ((?x2349 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3341 (div (* ?x2349 new.hidden.multiple) new.hidden.parts)))
 (let (($x3311 (< 1 new.hidden.parts)))
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1665 $x3311 (<= new.hidden.n ?x3341))))))))
(assert
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1665 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x654 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1945 (ite $x654 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2349 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3341 (div (* ?x2349 new.hidden.multiple) new.hidden.parts)))
 (let (($x1676 (= (- 1) new.hidden.n)))
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3160 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2015 (ite $x3160 (or $x1676 (< new.hidden.block new.hidden.n)) (ite $x1665 (or $x1676 (< ?x3341 new.hidden.n)) $x1945))))
 (let (($x2457 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2015)))
 (let (($x2469 (= (_ bv48 7) new.hidden.kind)))
 (let (($x872 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2064 (or $x872 $x2469)))
 (= new.hidden.moved (ite $x2064 new.hidden.given_moved $x2457)))))))))))))))
(assert
 (let (($x2113 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1849 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3118 (ite $x1849 (ite (and new.embedding.rows_where_kept (or $x3196 $x2113)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3118))))))
(assert
 (let (($x1187 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2469 (= (_ bv48 7) new.hidden.kind)))
 (let (($x872 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2064 (or $x872 $x2469)))
 (let (($x2442 (ite $x2064 new.hidden.given_everywhere (or $x1187 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2442)))))))
(assert
 (let (($x13 (= 1 new.tp)))
 (let (($x3458 (= (_ bv96 7) new.stream)))
 (let (($x1707 (or $x3458 $x13 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2113 (and (or (not new.embedding.group.tp) $x13) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1358 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1318 (ite (or (or $x3196 $x1358) (and $x2113 $x1707)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1736 (= (_ bv73 7) new.embedding.collective)))
 (let (($x348 (= (_ bv5 7) new.embedding.collective)))
 (let (($x892 (and (or $x348 $x1736) $x2113)))
 (let ((?x1962 (ite (or $x3196 (and $x1358 (= (_ bv38 7) new.stream)) $x892) (_ bv38 7) (ite $x1358 (_ bv96 7) (_ bv16 7)))))
 (let (($x2372 (or (and new.hidden.filled (not $x3458)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3022 (not $x2113)))
 (let (($x48 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2315 (= (_ bv38 7) new.stream)))
 (let ((?x2550 (ite (and $x348 new.hidden.filled $x2315 $x3022 $x48) new.stream (ite (and $x1736 $x3022 $x2372) new.stream ?x1962))))
 (let ((?x1274 (ite (and $x3458 new.hidden.everywhere (or $x3196 $x892)) (_ bv96 7) (ite (and $x348 new.hidden.filled $x3458 $x3022) (_ bv96 7) ?x2550))))
 (let (($x1045 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x716 (ite (= (_ bv38 7) new.embedding.state) (ite $x1045 (_ bv96 7) ?x1274) (ite (= (_ bv96 7) new.embedding.state) ?x1318 new.embedding.state))))
 (let ((?x2107 (ite $x1736 (ite (not $x3458) new.stream (_ bv66 7)) (ite $x1358 (ite $x3458 (_ bv96 7) new.stream) (ite $x3196 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x348 (_ bv96 7) ?x2107) ?x716)))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3263 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x13 (= 1 new.tp)))
 (let (($x3207 (= new.embedding.joined new.stream)))
 (let (($x3125 (or (or (= (_ bv96 7) new.embedding.joined) $x3207) (and $x13 (or (not (= (_ bv38 7) new.embedding.split)) $x3263)))))
 (not $x3125))))))
(assert
 (let (($x1543 (not (or old.hidden.moved old.hidden.padded))))
(let (($x249 (= 1 old.tp)))
(let (($x2053 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x2053) (and $x249 (or (not (= (_ bv38 7) old.embedding.split)) $x1543)))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1760 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2347 (= (_ bv57 7) old.embedding.collective)))
 (let (($x570 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2212 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2427 (= (_ bv4 7) old.embedding.collective)))
 (or $x2427 $x2212 $x570 $x2347 $x1760)))))))
(assert
 (let (($x153 (= (_ bv95 7) old.embedding.split)))
 (let (($x2847 (= (_ bv38 7) old.embedding.split)))
 (or $x2847 (= (_ bv57 7) old.embedding.split) $x153))))
(assert
 (let (($x755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) old.hidden.kind)))
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1577 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1577 (= (_ bv56 7) old.hidden.kind) $x679 $x1557 (= (_ bv91 7) old.hidden.kind) $x755 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2639 (= (_ bv49 7) old.norm.statistic)))
 (or $x2639 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1565 (= (_ bv96 7) old.stream)))
 (let (($x130 (= (_ bv38 7) old.stream)))
 (or $x130 (= (_ bv94 7) old.stream) $x1565))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1237 (div (* ?x2523 old.hidden.multiple) old.hidden.parts)))
 (let (($x645 (< 1 old.hidden.parts)))
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x679 $x645 (= ?x1237 old.hidden.n))))))))
(assert
 (let ((?x2523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1237 (div (* ?x2523 old.hidden.multiple) old.hidden.parts)))
 (let (($x645 (< 1 old.hidden.parts)))
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x679 $x645 (<= old.hidden.n ?x1237))))))))
(assert
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x679 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x311 (not old.embedding.group.pp)))
 (let (($x2037 (or $x311 (= 1 old.pp))))
 (let (($x3201 (not old.embedding.group.sp)))
 (let (($x868 (or $x3201 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2290 (not old.embedding.group.dp)))
 (let (($x1696 (or $x2290 $x1840)))
 (let (($x2674 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1696 $x868 $x2037)))
 (let (($x2347 (= (_ bv57 7) old.embedding.collective)))
 (let (($x153 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1998 (ite $x153 (ite (and old.embedding.rows_where_kept (or $x2347 $x2674)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1998)))))))))))))
(assert
 (let (($x755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2168 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x755 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2168))))
(assert
 (let (($x249 (= 1 old.tp)))
 (let (($x1565 (= (_ bv96 7) old.stream)))
 (let (($x2122 (or $x1565 $x249 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x311 (not old.embedding.group.pp)))
 (let (($x2037 (or $x311 (= 1 old.pp))))
 (let (($x3201 (not old.embedding.group.sp)))
 (let (($x868 (or $x3201 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2290 (not old.embedding.group.dp)))
 (let (($x1696 (or $x2290 $x1840)))
 (let (($x2674 (and (or (not old.embedding.group.tp) $x249) $x1696 $x868 $x2037)))
 (let (($x570 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2347 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2318 (ite (or (or $x2347 $x570) (and $x2674 $x2122)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2691 (= (_ bv96 7) old.embedding.state)))
 (let (($x1760 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2212 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2850 (and (or $x2212 $x1760) $x2674)))
 (let ((?x1785 (ite (or $x2347 (and $x570 (= (_ bv38 7) old.stream)) $x2850) (_ bv38 7) (ite $x570 (_ bv96 7) (_ bv16 7)))))
 (let (($x3251 (or (and old.hidden.filled (not $x1565)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x371 (not $x2674)))
 (let (($x2639 (= (_ bv49 7) old.norm.statistic)))
 (let (($x130 (= (_ bv38 7) old.stream)))
 (let ((?x1793 (ite (and $x2212 old.hidden.filled $x130 $x371 $x2639) old.stream (ite (and $x1760 $x371 $x3251) old.stream ?x1785))))
 (let ((?x825 (ite (and $x1565 old.hidden.everywhere (or $x2347 $x2850)) (_ bv96 7) (ite (and $x2212 old.hidden.filled $x1565 $x371) (_ bv96 7) ?x1793))))
 (let (($x2427 (= (_ bv4 7) old.embedding.collective)))
 (let (($x3312 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1429 (ite $x1760 (ite (not $x1565) old.stream (_ bv66 7)) (ite $x570 (ite $x1565 (_ bv96 7) old.stream) (ite $x2347 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2637 (ite (= (_ bv92 7) old.embedding.state) (ite $x2212 (_ bv96 7) ?x1429) (ite $x3312 (ite $x2427 (_ bv96 7) ?x825) (ite $x2691 ?x2318 old.embedding.state)))))
 (= old.embedding.joined ?x2637)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1736 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1358 (= (_ bv10 7) new.embedding.collective)))
 (let (($x348 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1045 (= (_ bv4 7) new.embedding.collective)))
 (or $x1045 $x348 $x1358 $x3196 $x1736)))))))
(assert
 (let (($x1849 (= (_ bv95 7) new.embedding.split)))
 (let (($x562 (= (_ bv38 7) new.embedding.split)))
 (or $x562 (= (_ bv57 7) new.embedding.split) $x1849))))
(assert
 (let (($x1187 (= (_ bv96 7) new.hidden.kind)))
 (let (($x872 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2469 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2469 (= (_ bv56 7) new.hidden.kind) $x1665 $x872 (= (_ bv91 7) new.hidden.kind) $x1187 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x48 (= (_ bv49 7) new.norm.statistic)))
 (or $x48 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3458 (= (_ bv96 7) new.stream)))
 (let (($x2315 (= (_ bv38 7) new.stream)))
 (or $x2315 (= (_ bv94 7) new.stream) $x3458))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2349 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3341 (div (* ?x2349 new.hidden.multiple) new.hidden.parts)))
 (let (($x3311 (< 1 new.hidden.parts)))
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1665 $x3311 (= ?x3341 new.hidden.n))))))))
(assert
 (let ((?x2349 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3341 (div (* ?x2349 new.hidden.multiple) new.hidden.parts)))
 (let (($x3311 (< 1 new.hidden.parts)))
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1665 $x3311 (<= new.hidden.n ?x3341))))))))
(assert
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1665 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1914 (not new.embedding.group.pp)))
 (let (($x2094 (or $x1914 (= 1 new.pp))))
 (let (($x1631 (not new.embedding.group.sp)))
 (let (($x2556 (or $x1631 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x3058 (not new.embedding.group.dp)))
 (let (($x2323 (or $x3058 $x1615)))
 (let (($x2113 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2323 $x2556 $x2094)))
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1849 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3118 (ite $x1849 (ite (and new.embedding.rows_where_kept (or $x3196 $x2113)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3118)))))))))))))
(assert
 (let (($x1187 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2442 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1187 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2442))))
(assert
 (let (($x13 (= 1 new.tp)))
 (let (($x3458 (= (_ bv96 7) new.stream)))
 (let (($x1707 (or $x3458 $x13 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1914 (not new.embedding.group.pp)))
 (let (($x2094 (or $x1914 (= 1 new.pp))))
 (let (($x1631 (not new.embedding.group.sp)))
 (let (($x2556 (or $x1631 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x3058 (not new.embedding.group.dp)))
 (let (($x2323 (or $x3058 $x1615)))
 (let (($x2113 (and (or (not new.embedding.group.tp) $x13) $x2323 $x2556 $x2094)))
 (let (($x1358 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1318 (ite (or (or $x3196 $x1358) (and $x2113 $x1707)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3615 (= (_ bv96 7) new.embedding.state)))
 (let (($x1736 (= (_ bv73 7) new.embedding.collective)))
 (let (($x348 (= (_ bv5 7) new.embedding.collective)))
 (let (($x892 (and (or $x348 $x1736) $x2113)))
 (let ((?x1962 (ite (or $x3196 (and $x1358 (= (_ bv38 7) new.stream)) $x892) (_ bv38 7) (ite $x1358 (_ bv96 7) (_ bv16 7)))))
 (let (($x2372 (or (and new.hidden.filled (not $x3458)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3022 (not $x2113)))
 (let (($x48 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2315 (= (_ bv38 7) new.stream)))
 (let ((?x2550 (ite (and $x348 new.hidden.filled $x2315 $x3022 $x48) new.stream (ite (and $x1736 $x3022 $x2372) new.stream ?x1962))))
 (let ((?x1274 (ite (and $x3458 new.hidden.everywhere (or $x3196 $x892)) (_ bv96 7) (ite (and $x348 new.hidden.filled $x3458 $x3022) (_ bv96 7) ?x2550))))
 (let (($x1045 (= (_ bv4 7) new.embedding.collective)))
 (let (($x1300 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2107 (ite $x1736 (ite (not $x3458) new.stream (_ bv66 7)) (ite $x1358 (ite $x3458 (_ bv96 7) new.stream) (ite $x3196 (_ bv92 7) (_ bv16 7))))))
 (let ((?x289 (ite (= (_ bv92 7) new.embedding.state) (ite $x348 (_ bv96 7) ?x2107) (ite $x1300 (ite $x1045 (_ bv96 7) ?x1274) (ite $x3615 ?x1318 new.embedding.state)))))
 (= new.embedding.joined ?x289)))))))))))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1914 (not new.embedding.group.pp)))
 (let (($x2094 (or $x1914 (= 1 new.pp))))
 (let (($x1631 (not new.embedding.group.sp)))
 (let (($x2556 (or $x1631 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x3058 (not new.embedding.group.dp)))
 (let (($x2323 (or $x3058 $x1615)))
 (let (($x1300 (= (_ bv38 7) new.embedding.state)))
 (let (($x3615 (= (_ bv96 7) new.embedding.state)))
 (let (($x2113 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2323 $x2556 $x2094)))
 (let (($x179 (and $x2113 (or $x3615 (and $x1300 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1358 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2537 (or (and (= (_ bv96 7) new.embedding.joined) $x3615) $x3196 (and $x1358 $x1300 (= (_ bv38 7) new.embedding.joined)) $x179 (and (or new.embedding.group.tp (= 1 new.tp)) $x2323 $x2556 $x2094))))
 (not $x2537))))))))))))))))
(assert
 (let (($x311 (not old.embedding.group.pp)))
(let (($x2037 (or $x311 (= 1 old.pp))))
(let (($x3201 (not old.embedding.group.sp)))
(let (($x868 (or $x3201 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x2290 (not old.embedding.group.dp)))
(let (($x1696 (or $x2290 $x1840)))
(let (($x3312 (= (_ bv38 7) old.embedding.state)))
(let (($x2691 (= (_ bv96 7) old.embedding.state)))
(let (($x2674 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1696 $x868 $x2037)))
(let (($x1499 (and $x2674 (or $x2691 (and $x3312 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x570 (= (_ bv10 7) old.embedding.collective)))
(let (($x2347 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x2691) $x2347 (and $x570 $x3312 (= (_ bv38 7) old.embedding.joined)) $x1499 (and (or old.embedding.group.tp (= 1 old.tp)) $x1696 $x868 $x2037))))))))))))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1760 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2347 (= (_ bv57 7) old.embedding.collective)))
 (let (($x570 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2212 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2427 (= (_ bv4 7) old.embedding.collective)))
 (or $x2427 $x2212 $x570 $x2347 $x1760)))))))
(assert
 (let (($x1018 (= (_ bv29 7) old.embedding.positions)))
 (let (($x1519 (= (_ bv27 7) old.embedding.positions)))
 (let (($x2462 (= (_ bv23 7) old.embedding.positions)))
 (let (($x18 (= (_ bv1 7) old.embedding.positions)))
 (or $x18 $x2462 $x1519 $x1018))))))
(assert
 (let (($x153 (= (_ bv95 7) old.embedding.split)))
 (let (($x2847 (= (_ bv38 7) old.embedding.split)))
 (or $x2847 (= (_ bv57 7) old.embedding.split) $x153))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2732 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) old.hidden.kind)))
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1577 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1591 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1591 $x1577 (= (_ bv56 7) old.hidden.kind) $x679 $x1557 $x2732 $x755 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3164 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x3164 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2639 (= (_ bv49 7) old.norm.statistic)))
 (or $x2639 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1565 (= (_ bv96 7) old.stream)))
 (let (($x130 (= (_ bv38 7) old.stream)))
 (or $x130 (= (_ bv94 7) old.stream) $x1565))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1237 (div (* ?x2523 old.hidden.multiple) old.hidden.parts)))
 (let (($x645 (< 1 old.hidden.parts)))
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x679 $x645 (= ?x1237 old.hidden.n))))))))
(assert
 (let ((?x2523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1237 (div (* ?x2523 old.hidden.multiple) old.hidden.parts)))
 (let (($x645 (< 1 old.hidden.parts)))
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x679 $x645 (<= old.hidden.n ?x1237))))))))
(assert
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x679 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1591 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1243 (ite $x1591 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1237 (div (* ?x2523 old.hidden.multiple) old.hidden.parts)))
 (let (($x3373 (= (- 1) old.hidden.n)))
 (let (($x679 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2732 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2404 (ite $x2732 (or $x3373 (< old.hidden.block old.hidden.n)) (ite $x679 (or $x3373 (< ?x1237 old.hidden.n)) $x1243))))
 (let (($x2039 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2404)))
 (let (($x1577 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2626 (or $x1557 $x1577)))
 (= old.hidden.moved (ite $x2626 old.hidden.given_moved $x2039)))))))))))))))
(assert
 (let (($x2674 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2347 (= (_ bv57 7) old.embedding.collective)))
 (let (($x153 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1998 (ite $x153 (ite (and old.embedding.rows_where_kept (or $x2347 $x2674)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1998))))))
(assert
 (let (($x755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1577 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2626 (or $x1557 $x1577)))
 (let (($x2168 (ite $x2626 old.hidden.given_everywhere (or $x755 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2168)))))))
(assert
 (let (($x2882 (not old.hidden.moved)))
 (let (($x2797 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2882)))
 (let (($x1291 (= 1 old.hidden.parts)))
 (let (($x1577 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2626 (or $x1557 $x1577)))
 (= old.hidden.first_alone (ite $x2626 old.hidden.given_first (or $x1291 $x2797))))))))))
(assert
 (let (($x153 (= (_ bv95 7) old.embedding.split)))
 (let (($x257 (not $x153)))
 (let (($x249 (= 1 old.tp)))
 (let (($x1565 (= (_ bv96 7) old.stream)))
 (let (($x2674 (and (or (not old.embedding.group.tp) $x249) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x690 (and $x2674 (or $x1565 $x249 (not (= (_ bv4 7) old.embedding.collective)) $x257))))
 (let (($x570 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2347 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2318 (ite (or (or $x2347 $x570) $x690) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2691 (= (_ bv96 7) old.embedding.state)))
 (let (($x1760 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2212 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2850 (and (or $x2212 $x1760) $x2674)))
 (let ((?x1785 (ite (or $x2347 (and $x570 (= (_ bv38 7) old.stream)) $x2850) (_ bv38 7) (ite $x570 (_ bv96 7) (_ bv16 7)))))
 (let (($x3251 (or (and old.hidden.filled (not $x1565)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x371 (not $x2674)))
 (let (($x2639 (= (_ bv49 7) old.norm.statistic)))
 (let (($x130 (= (_ bv38 7) old.stream)))
 (let ((?x1793 (ite (and $x2212 old.hidden.filled $x130 $x371 $x2639) old.stream (ite (and $x1760 $x371 $x3251) old.stream ?x1785))))
 (let ((?x825 (ite (and $x1565 old.hidden.everywhere (or $x2347 $x2850)) (_ bv96 7) (ite (and $x2212 old.hidden.filled $x1565 $x371) (_ bv96 7) ?x1793))))
 (let (($x2427 (= (_ bv4 7) old.embedding.collective)))
 (let (($x3312 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1429 (ite $x1760 (ite (not $x1565) old.stream (_ bv66 7)) (ite $x570 (ite $x1565 (_ bv96 7) old.stream) (ite $x2347 (_ bv92 7) (_ bv16 7))))))
 (let (($x326 (= (_ bv92 7) old.embedding.state)))
 (let ((?x2637 (ite $x326 (ite $x2212 (_ bv96 7) ?x1429) (ite $x3312 (ite $x2427 (_ bv96 7) ?x825) (ite $x2691 ?x2318 old.embedding.state)))))
 (= old.embedding.joined ?x2637)))))))))))))))))))))))))))
(assert
 (let (($x988 (not old.hidden.everywhere)))
 (let (($x2212 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3312 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x3312 (= (_ bv96 7) old.embedding.joined) $x2212 $x988))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1736 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1358 (= (_ bv10 7) new.embedding.collective)))
 (let (($x348 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1045 (= (_ bv4 7) new.embedding.collective)))
 (or $x1045 $x348 $x1358 $x3196 $x1736)))))))
(assert
 (let (($x3302 (= (_ bv29 7) new.embedding.positions)))
 (let (($x3499 (= (_ bv27 7) new.embedding.positions)))
 (let (($x2617 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1342 (= (_ bv1 7) new.embedding.positions)))
 (or $x1342 $x2617 $x3499 $x3302))))))
(assert
 (let (($x1849 (= (_ bv95 7) new.embedding.split)))
 (let (($x562 (= (_ bv38 7) new.embedding.split)))
 (or $x562 (= (_ bv57 7) new.embedding.split) $x1849))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1187 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3160 (= (_ bv91 7) new.hidden.kind)))
 (let (($x872 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2469 (= (_ bv48 7) new.hidden.kind)))
 (let (($x654 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x654 $x2469 (= (_ bv56 7) new.hidden.kind) $x1665 $x872 $x3160 $x1187 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x252 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x252 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x48 (= (_ bv49 7) new.norm.statistic)))
 (or $x48 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3458 (= (_ bv96 7) new.stream)))
 (let (($x2315 (= (_ bv38 7) new.stream)))
 (or $x2315 (= (_ bv94 7) new.stream) $x3458))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2349 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3341 (div (* ?x2349 new.hidden.multiple) new.hidden.parts)))
 (let (($x3311 (< 1 new.hidden.parts)))
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1665 $x3311 (= ?x3341 new.hidden.n))))))))
(assert
 (let ((?x2349 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3341 (div (* ?x2349 new.hidden.multiple) new.hidden.parts)))
 (let (($x3311 (< 1 new.hidden.parts)))
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1665 $x3311 (<= new.hidden.n ?x3341))))))))
(assert
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1665 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x654 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2322 (ite $x654 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2349 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3341 (div (* ?x2349 new.hidden.multiple) new.hidden.parts)))
 (let (($x1261 (= (- 1) new.hidden.n)))
 (let (($x1665 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3160 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1728 (ite $x3160 (or $x1261 (< new.hidden.block new.hidden.n)) (ite $x1665 (or $x1261 (< ?x3341 new.hidden.n)) $x2322))))
 (let (($x1247 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1728)))
 (let (($x2469 (= (_ bv48 7) new.hidden.kind)))
 (let (($x872 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2064 (or $x872 $x2469)))
 (= new.hidden.moved (ite $x2064 new.hidden.given_moved $x1247)))))))))))))))
(assert
 (let (($x2113 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1849 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3118 (ite $x1849 (ite (and new.embedding.rows_where_kept (or $x3196 $x2113)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3118))))))
(assert
 (let (($x1187 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2469 (= (_ bv48 7) new.hidden.kind)))
 (let (($x872 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2064 (or $x872 $x2469)))
 (let (($x2442 (ite $x2064 new.hidden.given_everywhere (or $x1187 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2442)))))))
(assert
 (let (($x227 (not new.hidden.moved)))
 (let (($x2465 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x227)))
 (let (($x1719 (= 1 new.hidden.parts)))
 (let (($x2469 (= (_ bv48 7) new.hidden.kind)))
 (let (($x872 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2064 (or $x872 $x2469)))
 (= new.hidden.first_alone (ite $x2064 new.hidden.given_first (or $x1719 $x2465))))))))))
(assert
 (let (($x1849 (= (_ bv95 7) new.embedding.split)))
 (let (($x1827 (not $x1849)))
 (let (($x13 (= 1 new.tp)))
 (let (($x3458 (= (_ bv96 7) new.stream)))
 (let (($x2113 (and (or (not new.embedding.group.tp) $x13) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2186 (and $x2113 (or $x3458 $x13 (not (= (_ bv4 7) new.embedding.collective)) $x1827))))
 (let (($x1358 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3196 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1318 (ite (or (or $x3196 $x1358) $x2186) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3615 (= (_ bv96 7) new.embedding.state)))
 (let (($x1736 (= (_ bv73 7) new.embedding.collective)))
 (let (($x348 (= (_ bv5 7) new.embedding.collective)))
 (let (($x892 (and (or $x348 $x1736) $x2113)))
 (let ((?x1962 (ite (or $x3196 (and $x1358 (= (_ bv38 7) new.stream)) $x892) (_ bv38 7) (ite $x1358 (_ bv96 7) (_ bv16 7)))))
 (let (($x2372 (or (and new.hidden.filled (not $x3458)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3022 (not $x2113)))
 (let (($x48 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2315 (= (_ bv38 7) new.stream)))
 (let ((?x2550 (ite (and $x348 new.hidden.filled $x2315 $x3022 $x48) new.stream (ite (and $x1736 $x3022 $x2372) new.stream ?x1962))))
 (let ((?x1274 (ite (and $x3458 new.hidden.everywhere (or $x3196 $x892)) (_ bv96 7) (ite (and $x348 new.hidden.filled $x3458 $x3022) (_ bv96 7) ?x2550))))
 (let (($x1045 (= (_ bv4 7) new.embedding.collective)))
 (let (($x1300 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2107 (ite $x1736 (ite (not $x3458) new.stream (_ bv66 7)) (ite $x1358 (ite $x3458 (_ bv96 7) new.stream) (ite $x3196 (_ bv92 7) (_ bv16 7))))))
 (let (($x737 (= (_ bv92 7) new.embedding.state)))
 (let ((?x289 (ite $x737 (ite $x348 (_ bv96 7) ?x2107) (ite $x1300 (ite $x1045 (_ bv96 7) ?x1274) (ite $x3615 ?x1318 new.embedding.state)))))
 (= new.embedding.joined ?x289)))))))))))))))))))))))))))
(assert
 (let (($x738 (not new.hidden.everywhere)))
 (let (($x348 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1300 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x1300 (= (_ bv96 7) new.embedding.joined) $x348 $x738))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x737 (= (_ bv92 7) new.embedding.state)))
 (let (($x1492 (or $x737 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x3302 (= (_ bv29 7) new.embedding.positions)))
 (let (($x629 (not new.embedding.full_though_split)))
 (let (($x3499 (= (_ bv27 7) new.embedding.positions)))
 (let (($x13 (= 1 new.tp)))
 (let (($x832 (or $x13 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x629) (and $x3499 $x629 (or (not (= (_ bv95 7) new.embedding.split)) (not $x737))) (and $x3302 $x1492) (and (= (_ bv23 7) new.embedding.positions) $x737))))
 (not $x832)))))))))
(assert
 (let (($x326 (= (_ bv92 7) old.embedding.state)))
(let (($x3366 (or $x326 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x1018 (= (_ bv29 7) old.embedding.positions)))
(let (($x1258 (not old.embedding.full_though_split)))
(let (($x1519 (= (_ bv27 7) old.embedding.positions)))
(let (($x249 (= 1 old.tp)))
(or $x249 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x1258) (and $x1519 $x1258 (or (not (= (_ bv95 7) old.embedding.split)) (not $x326))) (and $x1018 $x3366) (and (= (_ bv23 7) old.embedding.positions) $x326)))))))))
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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x186 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2096 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3188 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3188 $x2865 $x964 $x797 $x2096 $x1621 $x2382 $x2726 $x247 $x186))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x524 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x524 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1242 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3235 (= (_ bv10 7) old.attention.out.input)))
 (or $x3235 $x1242 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x248 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3051 (= (_ bv40 7) old.attention.out.split)))
 (or $x3051 (= (_ bv57 7) old.attention.out.split) $x248))))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1809 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x3439 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3439 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1544 (= (_ bv56 7) old.attention.value_dim.kind) $x3163 $x141 (= (_ bv91 7) old.attention.value_dim.kind) $x3508 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3429 (= (- 1) old.attention.heads.n)))
 (let (($x837 (or $x3429 (< (* ?x1057 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2305 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x837 0 1))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2661 (or $x3429 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1315 (ite (and $x3429 (= 1 old.attention.heads.parts)) 1 (ite $x2661 0 1))))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2096 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x186 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3188 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x627 (ite (or $x2865 $x3188 $x2726 $x186 $x2096) 1 (ite $x964 ?x1315 (ite $x1621 ?x2305 old.attention.heads.given_least)))))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x247 old.attention.heads.parts ?x627)))))))))))))))))))
(assert
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x406 (and $x1621 (< 1 old.attention.heads.parts) (= ?x1057 old.attention.heads.n))))
 (= old.attention.heads.filled $x406))))))
(assert
 (let (($x3275 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1621 $x3275)))))
(assert
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2448 (or $x2382 $x797)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x3356 (ite $x247 old.attention.heads.parts (ite $x2448 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x3356)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x3429 (= (- 1) old.attention.heads.n)))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2881 (ite $x964 (or $x3429 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3429 (< 1 old.attention.heads.n)))))
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x81 (ite $x2726 (or $x3429 (< old.attention.heads.block old.attention.heads.n)) (ite $x1621 (or $x3429 (< ?x1057 old.attention.heads.n)) $x2881))))
 (let (($x2145 (= 1 old.attention.heads.parts)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2448 (or $x2382 $x797)))
 (let (($x2713 (ite $x2448 old.attention.heads.given_moved (ite (or $x247 $x2145) false $x81))))
 (= old.attention.heads.moved $x2713))))))))))))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let ((?x2089 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3163 (not (= 0 ?x2089)))))))
(assert
 (let (($x3051 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2414 (not $x3051)))
 (let (($x3235 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1242 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1242 (and $x3235 $x2414))))))))
(assert
 (let (($x2221 (not old.attention.heads.padded)))
 (let (($x2145 (= 1 old.attention.heads.parts)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2448 (or $x2382 $x797)))
 (let (($x123 (ite $x2448 old.attention.heads.given_everywhere (or $x247 (and $x2145 $x2221)))))
 (= old.attention.heads.everywhere $x123)))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x1463 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x1463)))))))))))))))))))))))
(assert
 (let (($x569 (not old.attention.value_dim.padded)))
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x689 (ite (or $x141 $x1544) old.attention.value_dim.given_everywhere (or $x3508 (and (= 1 old.attention.value_dim.parts) $x569)))))
 (= old.attention.value_dim.everywhere $x689)))))))
(assert
 (let (($x1800 (not old.attention.heads.moved)))
 (let (($x186 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3188 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1489 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2865 $x3188 $x2726 $x186) $x1800))))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2448 (or $x2382 $x797)))
 (= old.attention.heads.undivided (ite $x2448 old.attention.heads.given_undivided $x1489))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x1133 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x528 ?x1958 ?x1133))))))))))))))))))))))))
(assert
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2804 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x586 (ite $x2804 old.attention.v (ite $x2479 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x586)))))
(assert
 (let (($x3051 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2414 (not $x3051)))
 (let (($x536 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2441 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x536)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x536 old.attention.value_dim.everywhere $x2414))))
 (= old.attention.mixed_in (ite $x2441 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2848 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x146 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1846 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x2474 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x524 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3051 (= (_ bv40 7) old.attention.out.split)))
 (let (($x352 (and $x3051 (or $x524 $x2474) (ite $x1846 old.attention.dims_where_kept $x146))))
 (= old.attention.out_state (ite $x352 (_ bv96 7) ?x2848))))))))))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x614 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1096 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x161 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x343 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x343 $x161 $x531 $x2035 $x1096 $x1174 $x3441 $x2679 $x230 $x614))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x726 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x726 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1151 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2608 (= (_ bv10 7) new.attention.out.input)))
 (or $x2608 $x1151 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3062 (= (_ bv61 7) new.attention.out.split)))
 (let (($x992 (= (_ bv40 7) new.attention.out.split)))
 (or $x992 (= (_ bv57 7) new.attention.out.split) $x3062))))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x176 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x176 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x360 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x360 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1278 (= (_ bv56 7) new.attention.value_dim.kind) $x1499 $x104 (= (_ bv91 7) new.attention.value_dim.kind) $x1924 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x593 (= (- 1) new.attention.heads.n)))
 (let (($x385 (or $x593 (< (* ?x1320 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2709 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x385 0 1))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2356 (or $x593 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x422 (ite (and $x593 (= 1 new.attention.heads.parts)) 1 (ite $x2356 0 1))))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1096 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x614 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x343 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x161 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2992 (ite (or $x161 $x343 $x2679 $x614 $x1096) 1 (ite $x531 ?x422 (ite $x1174 ?x2709 new.attention.heads.given_least)))))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x230 new.attention.heads.parts ?x2992)))))))))))))))))))
(assert
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x452 (and $x1174 (< 1 new.attention.heads.parts) (= ?x1320 new.attention.heads.n))))
 (= new.attention.heads.filled $x452))))))
(assert
 (let (($x2917 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1174 $x2917)))))
(assert
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3061 (or $x3441 $x2035)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x2078 (ite $x230 new.attention.heads.parts (ite $x3061 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x2078)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x593 (= (- 1) new.attention.heads.n)))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3159 (ite $x531 (or $x593 (<= new.attention.heads.parts new.attention.heads.n)) (or $x593 (< 1 new.attention.heads.n)))))
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2165 (ite $x2679 (or $x593 (< new.attention.heads.block new.attention.heads.n)) (ite $x1174 (or $x593 (< ?x1320 new.attention.heads.n)) $x3159))))
 (let (($x2394 (= 1 new.attention.heads.parts)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3061 (or $x3441 $x2035)))
 (let (($x953 (ite $x3061 new.attention.heads.given_moved (ite (or $x230 $x2394) false $x2165))))
 (= new.attention.heads.moved $x953))))))))))))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let ((?x3391 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1499 (not (= 0 ?x3391)))))))
(assert
 (let (($x992 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2675 (not $x992)))
 (let (($x2608 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1151 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1151 (and $x2608 $x2675))))))))
(assert
 (let (($x616 (not new.attention.heads.padded)))
 (let (($x2394 (= 1 new.attention.heads.parts)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3061 (or $x3441 $x2035)))
 (let (($x1899 (ite $x3061 new.attention.heads.given_everywhere (or $x230 (and $x2394 $x616)))))
 (= new.attention.heads.everywhere $x1899)))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3029 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x3029)))))))))))))))))))))
(assert
 (let (($x1791 (not new.attention.value_dim.padded)))
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1354 (ite (or $x104 $x1278) new.attention.value_dim.given_everywhere (or $x1924 (and (= 1 new.attention.value_dim.parts) $x1791)))))
 (= new.attention.value_dim.everywhere $x1354)))))))
(assert
 (let (($x3306 (not new.attention.heads.moved)))
 (let (($x614 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x343 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x161 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1268 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x161 $x343 $x2679 $x614) $x3306))))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3061 (or $x3441 $x2035)))
 (= new.attention.heads.undivided (ite $x3061 new.attention.heads.given_undivided $x1268))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1652 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1226 ?x2287 ?x1652))))))))))))))))))))))
(assert
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1555 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1564 (ite $x1555 new.attention.v (ite $x2432 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1564)))))
(assert
 (let (($x992 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2675 (not $x992)))
 (let (($x605 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2696 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x605)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x605 new.attention.value_dim.everywhere $x2675))))
 (= new.attention.mixed_in (ite $x2696 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1227 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1955 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2008 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x2915 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x726 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x992 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2970 (and $x992 (or $x726 $x2915) (ite $x2008 new.attention.dims_where_kept $x1955))))
 (= new.attention.out_state (ite $x2970 (_ bv96 7) ?x1227))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x933 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x3440 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x992 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2675 (not $x992)))
 (let (($x2388 (or (= 1 new.attention.heads.most) $x2675 (= (_ bv96 7) new.attention.out_state) (and $x3440 (and new.attention.heads.undivided $x933)))))
 (let (($x2715 (not new.attention.heads.beyond)))
 (let (($x710 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x992 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x710 (and (<= 1 new.attention.heads.least) $x2715 $x2388)))))))))))
(assert
 (let (($x3148 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2916 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x3051 (= (_ bv40 7) old.attention.out.split)))
(let (($x2414 (not $x3051)))
(let (($x3342 (or (= 1 old.attention.heads.most) $x2414 (= (_ bv96 7) old.attention.out_state) (and $x2916 (and old.attention.heads.undivided $x3148)))))
(let (($x2248 (not old.attention.heads.beyond)))
(let (($x1416 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x3051 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x1416 (and (<= 1 old.attention.heads.least) $x2248 $x3342))))))))))
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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1621 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3163 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x85 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7)))))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x825 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3327 $x197) old.attention.qkv.split ?x3334) ?x85)))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2717 (ite $x528 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7))) ?x825)))
 (= old.attention.q ?x2717)))))))))))))))))))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1174 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1499 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x595 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7)))))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2061 (ite $x1226 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2536 ?x595))))
 (= new.attention.q ?x2061)))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x361 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x361)))))
(assert
 (let (($x2313 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x2313))))
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
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2276 $x2557 $x1058 $x1381 $x1859 $x1561 $x1918 $x2344 $x2238 $x1824))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x797 (= (_ bv56 7) old.attention.heads.kind) $x1621 $x2382 (= (_ bv91 7) old.attention.heads.kind) $x247 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2895 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x2895 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x2448 (= (_ bv32 7) old.attention.out.input)))
 (let (($x81 (= (_ bv10 7) old.attention.out.input)))
 (or $x81 $x2448 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x957 (= (_ bv61 7) old.attention.out.split)))
 (let (($x759 (= (_ bv40 7) old.attention.out.split)))
 (or $x759 (= (_ bv57 7) old.attention.out.split) $x957))))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x3619 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3619 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x586 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x586 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x574 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1491 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1491 $x574 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x1254 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1483 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x884 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1765 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x2335 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x2335 $x1765 $x884 $x1544 $x1483 $x3163 $x141 $x2076 $x3508 $x1254))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let (($x32 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1621 $x32)))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x547 (= (- 1) old.attention.head_dim.n)))
 (let (($x866 (or $x547 (< (* ?x1830 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2305 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1379 (ite $x1561 (ite (= 0 ?x2305) 1 (ite $x866 0 1)) old.attention.head_dim.given_least)))
 (let (($x290 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2989 (ite (and $x547 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x547 $x290) 0 1))))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1586 (ite $x2238 old.attention.head_dim.parts (ite (or $x2557 $x2276 $x2344 $x1824 $x1859) 1 (ite $x1058 ?x2989 ?x1379)))))
 (= old.attention.head_dim.least ?x1586)))))))))))))))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x319 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1561 (not (= 0 ?x319)))))))
(assert
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x762 (or $x1918 $x1381)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1315 (ite $x2238 old.attention.head_dim.parts (ite $x762 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1315)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x547 (= (- 1) old.attention.head_dim.n)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3275 (ite $x1058 (or $x547 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x547 (< 1 old.attention.head_dim.n)))))
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2947 (ite $x2344 (or $x547 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1561 (or $x547 (< ?x1830 old.attention.head_dim.n)) $x3275))))
 (let (($x3124 (= 1 old.attention.head_dim.parts)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x762 (or $x1918 $x1381)))
 (let (($x3429 (ite $x762 old.attention.head_dim.given_moved (ite (or $x2238 $x3124) false $x2947))))
 (= old.attention.head_dim.moved $x3429))))))))))))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1270 (div ?x2526 old.attention.value_dim.parts)))
 (let (($x1463 (= (- 1) old.attention.value_dim.n)))
 (let (($x2538 (or $x1463 (< (* ?x1270 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x1844 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x3439 (ite $x3163 (ite (= 0 ?x1844) 1 (ite $x2538 0 1)) old.attention.value_dim.given_least)))
 (let (($x2145 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1744 (ite (and $x1463 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1463 $x2145) 0 1))))
 (let (($x884 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1483 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1254 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x2335 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1765 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x2075 (ite $x3508 old.attention.value_dim.parts (ite (or $x1765 $x2335 $x2076 $x1254 $x1483) 1 (ite $x884 ?x1744 ?x3439)))))
 (= old.attention.value_dim.least ?x2075))))))))))))))))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1270 (div ?x2526 old.attention.value_dim.parts)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= ?x1270 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521)))))))
(assert
 (let ((?x1677 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3163 (not (= 0 ?x1677)))))))
(assert
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3026 (or $x141 $x1544)))
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x460 (ite $x3508 old.attention.value_dim.parts (ite $x3026 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x460)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x3207 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3263 (not old.model.sinks)))
 (= old.attention.one_key (and $x3263 $x3207)))))
(assert
 (let (($x759 (= (_ bv40 7) old.attention.out.split)))
 (let (($x807 (not $x759)))
 (let (($x81 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2448 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2448 (and $x81 $x807))))))))
(assert
 (let (($x692 (not old.attention.heads.padded)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x146 (ite (or $x2382 $x797) old.attention.heads.given_everywhere (or $x247 (and (= 1 old.attention.heads.parts) $x692)))))
 (= old.attention.heads.everywhere $x146)))))))
(assert
 (let (($x352 (not old.attention.head_dim.padded)))
 (let (($x3124 (= 1 old.attention.head_dim.parts)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x762 (or $x1918 $x1381)))
 (let (($x1434 (ite $x762 old.attention.head_dim.given_everywhere (or $x2238 (and $x3124 $x352)))))
 (= old.attention.head_dim.everywhere $x1434)))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x825 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x528 ?x1958 ?x825)))))))))))))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x2246 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x2246)))))))))))))))))))))))
(assert
 (let (($x1880 (not old.attention.value_dim.padded)))
 (let (($x1183 (= 1 old.attention.value_dim.parts)))
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3026 (or $x141 $x1544)))
 (let (($x1518 (ite $x3026 old.attention.value_dim.given_everywhere (or $x3508 (and $x1183 $x1880)))))
 (= old.attention.value_dim.everywhere $x1518)))))))))
(assert
 (let (($x1911 (not old.attention.head_dim.moved)))
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1661 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2557 $x2276 $x2344 $x1824) $x1911))))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x762 (or $x1918 $x1381)))
 (= old.attention.head_dim.undivided (ite $x762 old.attention.head_dim.given_undivided $x1661))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x848 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x528 ?x1958 ?x848))))))))))))))))))))))))
(assert
 (let (($x565 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1491 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1911 (not old.attention.head_dim.moved)))
 (let (($x582 (= 1 old.attention.head_dim.most)))
 (let (($x2165 (<= 1 old.attention.head_dim.least)))
 (let (($x3159 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x574 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1384 (ite (or $x574 $x3159) (and $x2165 (or old.attention.head_dim.undivided (and $x582 $x1911))) (and $x1491 (and old.attention.head_dim.undivided $x565)))))
 (= old.attention.scores_whole $x1384))))))))))
(assert
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x400 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1365 (ite $x400 old.attention.v (ite $x2479 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1365)))))
(assert
 (let (($x759 (= (_ bv40 7) old.attention.out.split)))
 (let (($x807 (not $x759)))
 (let (($x2363 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1354 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2363)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2363 old.attention.value_dim.everywhere $x807))))
 (= old.attention.mixed_in (ite $x1354 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2047 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1405 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2705 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1405)))
 (let (($x2888 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2895 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x759 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x759 (or $x2895 $x2888) $x2705) (_ bv96 7) ?x2047)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1392 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2629 $x1212 $x1129 $x337 $x1392 $x2877 $x318 $x1132 $x218 $x3535))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2035 (= (_ bv56 7) new.attention.heads.kind) $x1174 $x3441 (= (_ bv91 7) new.attention.heads.kind) $x230 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3083 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x3083 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x2378 (= (_ bv32 7) new.attention.out.input)))
 (let (($x855 (= (_ bv10 7) new.attention.out.input)))
 (or $x855 $x2378 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3446 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2750 (= (_ bv40 7) new.attention.out.split)))
 (or $x2750 (= (_ bv57 7) new.attention.out.split) $x3446))))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x1246 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1246 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x1676 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1676 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3073 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1387 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1387 $x3073 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x2880 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2971 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x937 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1409 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2818 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2625 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x2625 $x2818 $x1409 $x1278 $x937 $x1499 $x104 $x2971 $x1924 $x2880))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let (($x3490 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1174 $x3490)))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2414 (= (- 1) new.attention.head_dim.n)))
 (let (($x244 (or $x2414 (< (* ?x194 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1811 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2054 (ite $x2877 (ite (= 0 ?x1811) 1 (ite $x244 0 1)) new.attention.head_dim.given_least)))
 (let (($x1764 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2916 (ite (and $x2414 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2414 $x1764) 0 1))))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1392 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2070 (ite $x218 new.attention.head_dim.parts (ite (or $x1212 $x2629 $x1132 $x3535 $x1392) 1 (ite $x1129 ?x2916 ?x2054)))))
 (= new.attention.head_dim.least ?x2070)))))))))))))))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x1939 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2877 (not (= 0 ?x1939)))))))
(assert
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3253 (or $x318 $x337)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x850 (ite $x218 new.attention.head_dim.parts (ite $x3253 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x850)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x2414 (= (- 1) new.attention.head_dim.n)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3218 (ite $x1129 (or $x2414 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2414 (< 1 new.attention.head_dim.n)))))
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3311 (ite $x1132 (or $x2414 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2877 (or $x2414 (< ?x194 new.attention.head_dim.n)) $x3218))))
 (let (($x2248 (= 1 new.attention.head_dim.parts)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3253 (or $x318 $x337)))
 (let (($x1222 (ite $x3253 new.attention.head_dim.given_moved (ite (or $x218 $x2248) false $x3311))))
 (= new.attention.head_dim.moved $x1222))))))))))))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1949 (div ?x908 new.attention.value_dim.parts)))
 (let (($x846 (= (- 1) new.attention.value_dim.n)))
 (let (($x1038 (or $x846 (< (* ?x1949 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x794 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1608 (ite $x1499 (ite (= 0 ?x794) 1 (ite $x1038 0 1)) new.attention.value_dim.given_least)))
 (let (($x3003 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x1076 (ite (and $x846 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x846 $x3003) 0 1))))
 (let (($x1409 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x937 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2880 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2971 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2625 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x2818 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x3290 (ite $x1924 new.attention.value_dim.parts (ite (or $x2818 $x2625 $x2971 $x2880 $x937) 1 (ite $x1409 ?x1076 ?x1608)))))
 (= new.attention.value_dim.least ?x3290))))))))))))))))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1949 (div ?x908 new.attention.value_dim.parts)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= ?x1949 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328)))))))
(assert
 (let ((?x27 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1499 (not (= 0 ?x27)))))))
(assert
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2906 (or $x104 $x1278)))
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1545 (ite $x1924 new.attention.value_dim.parts (ite $x2906 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x1545)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1766 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2530 (not new.model.sinks)))
 (= new.attention.one_key (and $x2530 $x1766)))))
(assert
 (let (($x2750 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1211 (not $x2750)))
 (let (($x855 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2378 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2378 (and $x855 $x1211))))))))
(assert
 (let (($x629 (not new.attention.heads.padded)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x9 (ite (or $x3441 $x2035) new.attention.heads.given_everywhere (or $x230 (and (= 1 new.attention.heads.parts) $x629)))))
 (= new.attention.heads.everywhere $x9)))))))
(assert
 (let (($x656 (not new.attention.head_dim.padded)))
 (let (($x2248 (= 1 new.attention.head_dim.parts)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3253 (or $x318 $x337)))
 (let (($x3477 (ite $x3253 new.attention.head_dim.given_everywhere (or $x218 (and $x2248 $x656)))))
 (= new.attention.head_dim.everywhere $x3477)))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3050 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1226 ?x2287 ?x3050)))))))))))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1090 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x1090)))))))))))))))))))))
(assert
 (let (($x1112 (not new.attention.value_dim.padded)))
 (let (($x1783 (= 1 new.attention.value_dim.parts)))
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2906 (or $x104 $x1278)))
 (let (($x121 (ite $x2906 new.attention.value_dim.given_everywhere (or $x1924 (and $x1783 $x1112)))))
 (= new.attention.value_dim.everywhere $x121)))))))))
(assert
 (let (($x526 (not new.attention.head_dim.moved)))
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2599 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1212 $x2629 $x1132 $x3535) $x526))))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3253 (or $x318 $x337)))
 (= new.attention.head_dim.undivided (ite $x3253 new.attention.head_dim.given_undivided $x2599))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1279 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1226 ?x2287 ?x1279))))))))))))))))))))))
(assert
 (let (($x1223 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1387 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x526 (not new.attention.head_dim.moved)))
 (let (($x593 (= 1 new.attention.head_dim.most)))
 (let (($x2942 (<= 1 new.attention.head_dim.least)))
 (let (($x1768 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x3073 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x353 (ite (or $x3073 $x1768) (and $x2942 (or new.attention.head_dim.undivided (and $x593 $x526))) (and $x1387 (and new.attention.head_dim.undivided $x1223)))))
 (= new.attention.scores_whole $x353))))))))))
(assert
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2902 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1751 (ite $x2902 new.attention.v (ite $x2432 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1751)))))
(assert
 (let (($x2750 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1211 (not $x2750)))
 (let (($x690 (= (_ bv36 7) new.attention.mixed)))
 (let (($x241 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x690)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x690 new.attention.value_dim.everywhere $x1211))))
 (= new.attention.mixed_in (ite $x241 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2219 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2695 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x433 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2695)))
 (let (($x2684 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3083 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2750 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2750 (or $x3083 $x2684) $x433) (_ bv96 7) ?x2219)))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x718 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x2750 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1211 (not $x2750)))
 (let (($x2569 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x593 (= 1 new.attention.head_dim.most)))
 (let (($x738 (= (_ bv96 7) new.attention.q)))
 (let (($x1510 (or $x738 (and $x593 (= 1 new.attention.value_dim.most)) (and $x2569 (or $x1211 $x718 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x950 (not new.attention.value_dim.beyond)))
 (let (($x3592 (or (and (<= 1 new.attention.value_dim.least) $x950) (and new.model.latent $x738))))
 (let (($x2942 (<= 1 new.attention.head_dim.least)))
 (let (($x1542 (not new.attention.head_dim.beyond)))
 (let (($x2713 (and $x1542 (or $x2942 (and new.model.latent new.attention.one_key (not $x738))) $x3592 $x1510)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x2713)))))))))))))))
(assert
 (let (($x2384 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x759 (= (_ bv40 7) old.attention.out.split)))
(let (($x807 (not $x759)))
(let (($x959 (or old.attention.one_key old.attention.scores_whole)))
(let (($x582 (= 1 old.attention.head_dim.most)))
(let (($x2358 (= (_ bv96 7) old.attention.q)))
(let (($x2702 (or $x2358 (and $x582 (= 1 old.attention.value_dim.most)) (and $x959 (or $x807 $x2384 (= (_ bv96 7) old.attention.out_state))))))
(let (($x1719 (not old.attention.value_dim.beyond)))
(let (($x2151 (or (and (<= 1 old.attention.value_dim.least) $x1719) (and old.model.latent $x2358))))
(let (($x2165 (<= 1 old.attention.head_dim.least)))
(let (($x989 (not old.attention.head_dim.beyond)))
(let (($x2732 (and $x989 (or $x2165 (and old.model.latent old.attention.one_key (not $x2358))) $x2151 $x2702)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x2732))))))))))))))
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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1621 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3163 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x85 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7)))))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x825 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3327 $x197) old.attention.qkv.split ?x3334) ?x85)))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2717 (ite $x528 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7))) ?x825)))
 (= old.attention.q ?x2717)))))))))))))))))))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1174 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1499 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x595 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7)))))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2061 (ite $x1226 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2536 ?x595))))
 (= new.attention.q ?x2061)))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2210 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x2210)))
(assert
 (let (($x1237 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x1237)))
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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1621 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x3073 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3073 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x1159 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1159 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3163 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x825 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x528 ?x1958 ?x825)))))))))))))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x1075 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x1075)))))))))))))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x3258 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x528 ?x1958 ?x3258))))))))))))))))))))))))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1174 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x2108 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2108 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x2370 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2370 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1499 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3050 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1226 ?x2287 ?x3050)))))))))))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x882 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x882)))))))))))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3289 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1226 ?x2287 ?x3289))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3306 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x13 (= 1 new.tp)))
 (not (or $x13 (not $x3306))))))
(assert
 (let (($x572 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x249 (= 1 old.tp)))
(or $x249 (not $x572)))))
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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x186 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2096 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3188 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3188 $x2865 $x964 $x797 $x2096 $x1621 $x2382 $x2726 $x247 $x186))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3182 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3356 (= (_ bv40 7) old.attention.out.split)))
 (or $x3356 $x3182 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x3073 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3073 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x1159 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1159 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2906 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x2906)))
(assert
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3163 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
(assert
 (let (($x1385 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1385 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1362 (= (- 1) old.attention.heads.n)))
 (let (($x1832 (or $x1362 (< (* ?x1057 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2325 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1832 0 1))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2896 (or $x1362 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x3026 (ite (and $x1362 (= 1 old.attention.heads.parts)) 1 (ite $x2896 0 1))))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2096 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x186 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3188 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2267 (ite (or $x2865 $x3188 $x2726 $x186 $x2096) 1 (ite $x964 ?x3026 (ite $x1621 ?x2325 old.attention.heads.given_least)))))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x247 old.attention.heads.parts ?x2267)))))))))))))))))))
(assert
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x406 (and $x1621 (< 1 old.attention.heads.parts) (= ?x1057 old.attention.heads.n))))
 (= old.attention.heads.filled $x406))))))
(assert
 (let (($x580 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1621 $x580)))))
(assert
 (let (($x1362 (= (- 1) old.attention.heads.n)))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x486 (ite $x964 (or $x1362 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1362 (< 1 old.attention.heads.n)))))
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2599 (ite $x2726 (or $x1362 (< old.attention.heads.block old.attention.heads.n)) (ite $x1621 (or $x1362 (< ?x1057 old.attention.heads.n)) $x486))))
 (let (($x248 (= 1 old.attention.heads.parts)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3440 (or $x2382 $x797)))
 (let (($x2482 (ite $x3440 old.attention.heads.given_moved (ite (or $x247 $x248) false $x2599))))
 (= old.attention.heads.moved $x2482))))))))))))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let (($x1834 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x648 (not old.model.sinks)))
 (= old.attention.one_key (and $x648 $x1834)))))
(assert
 (let (($x483 (not old.attention.heads.padded)))
 (let (($x248 (= 1 old.attention.heads.parts)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3440 (or $x2382 $x797)))
 (let (($x759 (ite $x3440 old.attention.heads.given_everywhere (or $x247 (and $x248 $x483)))))
 (= old.attention.heads.everywhere $x759)))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x825 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x528 ?x1958 ?x825)))))))))))))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x1075 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x1075)))))))))))))))))))))))
(assert
 (let (($x850 (not old.attention.heads.moved)))
 (let (($x186 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3188 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2916 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2865 $x3188 $x2726 $x186) $x850))))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3440 (or $x2382 $x797)))
 (= old.attention.heads.undivided (ite $x3440 old.attention.heads.given_undivided $x2916))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x3258 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x528 ?x1958 ?x3258))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x614 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1096 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x161 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x343 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x343 $x161 $x531 $x2035 $x1096 $x1174 $x3441 $x2679 $x230 $x614))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2318 (= (_ bv57 7) new.attention.out.split)))
 (let (($x46 (= (_ bv40 7) new.attention.out.split)))
 (or $x46 $x2318 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x2108 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2108 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x2370 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2370 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1842 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x1842)))
(assert
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1499 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
(assert
 (let (($x1108 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1108 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3619 (= (- 1) new.attention.heads.n)))
 (let (($x1173 (or $x3619 (< (* ?x1320 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2380 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1173 0 1))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1983 (or $x3619 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1858 (ite (and $x3619 (= 1 new.attention.heads.parts)) 1 (ite $x1983 0 1))))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1096 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x614 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x343 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x161 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1123 (ite (or $x161 $x343 $x2679 $x614 $x1096) 1 (ite $x531 ?x1858 (ite $x1174 ?x2380 new.attention.heads.given_least)))))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x230 new.attention.heads.parts ?x1123)))))))))))))))))))
(assert
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x452 (and $x1174 (< 1 new.attention.heads.parts) (= ?x1320 new.attention.heads.n))))
 (= new.attention.heads.filled $x452))))))
(assert
 (let (($x1744 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1174 $x1744)))))
(assert
 (let (($x3619 (= (- 1) new.attention.heads.n)))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x536 (ite $x531 (or $x3619 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3619 (< 1 new.attention.heads.n)))))
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3207 (ite $x2679 (or $x3619 (< new.attention.heads.block new.attention.heads.n)) (ite $x1174 (or $x3619 (< ?x1320 new.attention.heads.n)) $x536))))
 (let (($x1848 (= 1 new.attention.heads.parts)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1844 (or $x3441 $x2035)))
 (let (($x1957 (ite $x1844 new.attention.heads.given_moved (ite (or $x230 $x1848) false $x3207))))
 (= new.attention.heads.moved $x1957))))))))))))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let (($x2448 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x81 (not new.model.sinks)))
 (= new.attention.one_key (and $x81 $x2448)))))
(assert
 (let (($x2232 (not new.attention.heads.padded)))
 (let (($x1848 (= 1 new.attention.heads.parts)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1844 (or $x3441 $x2035)))
 (let (($x1911 (ite $x1844 new.attention.heads.given_everywhere (or $x230 (and $x1848 $x2232)))))
 (= new.attention.heads.everywhere $x1911)))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3050 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1226 ?x2287 ?x3050)))))))))))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x882 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x882)))))))))))))))))))))
(assert
 (let (($x565 (not new.attention.heads.moved)))
 (let (($x614 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x343 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x161 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x591 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x161 $x343 $x2679 $x614) $x565))))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1844 (or $x3441 $x2035)))
 (= new.attention.heads.undivided (ite $x1844 new.attention.heads.given_undivided $x591))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3289 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1226 ?x2287 ?x3289))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2178 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x46 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2318 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1662 (not new.model.latent)))
 (let (($x2433 (and $x1662 (or $x2318 (and $x46 (and new.attention.heads.undivided $x2178))))))
 (let (($x1842 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2569 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x1842 new.attention.one_key)))
 (let (($x762 (not (= (_ bv92 7) new.attention.k))))
 (let (($x2639 (not (= (_ bv92 7) new.attention.q))))
 (let (($x2473 (or $x2639 new.attention.one_key (and $x762 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x2888 (and $x2473 (or $x762 (and (= (_ bv57 7) new.model.qk_norm) $x1662)) $x2569 (or (not (= (_ bv92 7) new.attention.v)) $x2433))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let (($x13 (= 1 new.tp)))
 (not (or $x13 $x962 $x2888)))))))))))))))))
(assert
 (let (($x466 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x3356 (= (_ bv40 7) old.attention.out.split)))
(let (($x3182 (= (_ bv57 7) old.attention.out.split)))
(let (($x227 (not old.model.latent)))
(let (($x2064 (and $x227 (or $x3182 (and $x3356 (and old.attention.heads.undivided $x466))))))
(let (($x2906 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1719 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x2906 old.attention.one_key)))
(let (($x574 (not (= (_ bv92 7) old.attention.k))))
(let (($x1365 (not (= (_ bv92 7) old.attention.q))))
(let (($x2048 (or $x1365 old.attention.one_key (and $x574 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x3472 (and $x2048 (or $x574 (and (= (_ bv57 7) old.model.qk_norm) $x227)) $x1719 (or (not (= (_ bv92 7) old.attention.v)) $x2064))))
(let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x971 (not $x1043)))
(let (($x249 (= 1 old.tp)))
(or $x249 $x971 $x3472))))))))))))))))
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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1621 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x3073 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3073 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x1159 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1159 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3163 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let (($x1834 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x648 (not old.model.sinks)))
 (= old.attention.one_key (and $x648 $x1834)))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x784 (not old.attention.qkv.group.pp)))
 (let (($x2182 (or $x784 (= 1 old.pp))))
 (let (($x2123 (not old.attention.qkv.group.sp)))
 (let (($x1305 (or $x2123 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x634 (or $x3067 $x1840)))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x634 $x1305 $x2182)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x825 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x528 ?x1958 ?x825))))))))))))))))))))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x784 (not old.attention.qkv.group.pp)))
 (let (($x2182 (or $x784 (= 1 old.pp))))
 (let (($x2123 (not old.attention.qkv.group.sp)))
 (let (($x1305 (or $x2123 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x634 (or $x3067 $x1840)))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x634 $x1305 $x2182)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x1075 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x1075))))))))))))))))))))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x784 (not old.attention.qkv.group.pp)))
 (let (($x2182 (or $x784 (= 1 old.pp))))
 (let (($x2123 (not old.attention.qkv.group.sp)))
 (let (($x1305 (or $x2123 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x634 (or $x3067 $x1840)))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x634 $x1305 $x2182)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x3258 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x528 ?x1958 ?x3258)))))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1174 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x2108 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2108 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x2370 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2370 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1499 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let (($x2448 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x81 (not new.model.sinks)))
 (= new.attention.one_key (and $x81 $x2448)))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1085 (not new.attention.qkv.group.pp)))
 (let (($x3009 (or $x1085 (= 1 new.pp))))
 (let (($x195 (not new.attention.qkv.group.sp)))
 (let (($x1380 (or $x195 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1745 (not new.attention.qkv.group.dp)))
 (let (($x1498 (or $x1745 $x1615)))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1498 $x1380 $x3009)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3050 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1226 ?x2287 ?x3050))))))))))))))))))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1085 (not new.attention.qkv.group.pp)))
 (let (($x3009 (or $x1085 (= 1 new.pp))))
 (let (($x195 (not new.attention.qkv.group.sp)))
 (let (($x1380 (or $x195 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1745 (not new.attention.qkv.group.dp)))
 (let (($x1498 (or $x1745 $x1615)))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1498 $x1380 $x3009)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x882 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x882))))))))))))))))))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1085 (not new.attention.qkv.group.pp)))
 (let (($x3009 (or $x1085 (= 1 new.pp))))
 (let (($x195 (not new.attention.qkv.group.sp)))
 (let (($x1380 (or $x195 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1745 (not new.attention.qkv.group.dp)))
 (let (($x1498 (or $x1745 $x1615)))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1498 $x1380 $x3009)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3289 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1226 ?x2287 ?x3289)))))))))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1085 (not new.attention.qkv.group.pp)))
 (let (($x3009 (or $x1085 (= 1 new.pp))))
 (let (($x195 (not new.attention.qkv.group.sp)))
 (let (($x1380 (or $x195 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1745 (not new.attention.qkv.group.dp)))
 (let (($x1498 (or $x1745 $x1615)))
 (let (($x2169 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x1498 $x1380 $x3009)))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1498 $x1380 $x3009)))
 (let (($x856 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x2872)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2640 (or $x2368 (and $x962 (or (= (_ bv10 7) new.attention.qkv.collective) $x2872)) $x856 $x2169)))
 (not $x2640))))))))))))))))
(assert
 (let (($x784 (not old.attention.qkv.group.pp)))
(let (($x2182 (or $x784 (= 1 old.pp))))
(let (($x2123 (not old.attention.qkv.group.sp)))
(let (($x1305 (or $x2123 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x3067 (not old.attention.qkv.group.dp)))
(let (($x634 (or $x3067 $x1840)))
(let (($x2442 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x634 $x1305 $x2182)))
(let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x634 $x1305 $x2182)))
(let (($x2223 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x197)))))
(let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x971 (not $x1043)))
(let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x1284 (and $x971 (or (= (_ bv10 7) old.attention.qkv.collective) $x197)) $x2223 $x2442)))))))))))))))
(check-sat)

