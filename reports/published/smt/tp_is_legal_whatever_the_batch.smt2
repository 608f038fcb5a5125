; all else as it was, question 0
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
(declare-fun old.batch.sequences.least () Int)
(declare-fun old.batch.sequences.given_beyond () Bool)
(declare-fun old.batch.sequences.beyond () Bool)
(declare-fun new.batch.sequences.given_least () Int)
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.batch.sequences.multiple () Int)
(declare-fun new.batch.sequences.n () Int)
(declare-fun new.batch.sequences.parts () Int)
(declare-fun new.work.batch () Int)
(declare-fun new.batch.sequences.least () Int)
(declare-fun new.batch.sequences.given_beyond () Bool)
(declare-fun new.batch.sequences.beyond () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.schedule.listed () Bool)
(declare-fun old.schedule.listed () Bool)
(assert
 (let (($x5052 (= (_ bv42 7) old.batch.idle)))
 (or $x5052 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x6705 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1404 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4488 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x3394 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x841 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x7013 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x4885 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2429 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2429 $x4885 $x7013 (= (_ bv48 7) old.batch.sequences.kind) $x841 $x3394 (= (_ bv86 7) old.batch.sequences.kind) $x4488 $x1404 $x6705))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
(assert
 (let ((?x2020 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x4328 (* (div (* ?x2020 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x3840 (= (- 1) old.batch.sequences.n)))
 (let ((?x6164 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x3840 (< ?x4328 old.batch.sequences.n)) 0 1))))
 (let (($x3394 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x6060 (or $x3840 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x61 (ite (and $x3840 (= 1 old.batch.sequences.parts)) 1 (ite $x6060 0 1))))
 (let (($x7013 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x841 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x6705 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4488 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2429 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4885 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x1775 (ite (or $x4885 $x2429 $x4488 $x6705 $x841) 1 (ite $x7013 ?x61 (ite $x3394 ?x6164 old.batch.sequences.given_least)))))
 (let (($x1404 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x1404 old.batch.sequences.parts ?x1775))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x1208 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x4129 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x2231 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2502 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2040 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x8171 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x6385 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x581 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x581 $x6385 $x8171 (= (_ bv48 7) new.batch.sequences.kind) $x2040 $x2502 (= (_ bv86 7) new.batch.sequences.kind) $x2231 $x4129 $x1208))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
(assert
 (and (<= (- 1) new.work.batch)))
(assert
 (let ((?x3711 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x894 (* (div (* ?x3711 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x192 (= (- 1) new.batch.sequences.n)))
 (let ((?x5183 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x192 (< ?x894 new.batch.sequences.n)) 0 1))))
 (let (($x2502 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x355 (or $x192 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x2269 (ite (and $x192 (= 1 new.batch.sequences.parts)) 1 (ite $x355 0 1))))
 (let (($x8171 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2040 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1208 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2231 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x581 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x6385 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x7385 (ite (or $x6385 $x581 $x2231 $x1208 $x2040) 1 (ite $x8171 ?x2269 (ite $x2502 ?x5183 new.batch.sequences.given_least)))))
 (let (($x4129 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x4129 new.batch.sequences.parts ?x7385))))))))))))))))))
(assert
 (= new.batch.sequences.beyond new.batch.sequences.given_beyond))
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
 (= old.batch.sequences.parts new.batch.sequences.parts))
(assert
 (= old.schedule.listed new.schedule.listed))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x6705 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4488 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4885 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2429 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1404 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1404 $x2429 $x4885 $x4488 $x6705)))))))
(assert
 (not old.schedule.listed))
(assert
 (= new.batch.sequences.n new.work.batch))
(assert
 (let (($x6422 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x6422))))
(assert
 (let (($x5362 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x5362)))
(check-sat)

