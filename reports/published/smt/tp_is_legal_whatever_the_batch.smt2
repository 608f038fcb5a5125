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
 (let (($x1340 (= (_ bv42 7) old.batch.idle)))
 (or $x1340 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x2408 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x7346 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2076 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4927 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x904 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x1330 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x4881 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x4459 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x4459 $x4881 $x1330 (= (_ bv48 7) old.batch.sequences.kind) $x904 $x4927 (= (_ bv86 7) old.batch.sequences.kind) $x2076 $x7346 $x2408))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
(assert
 (let ((?x1400 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x2703 (* (div (* ?x1400 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x6840 (= (- 1) old.batch.sequences.n)))
 (let ((?x1132 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x6840 (< ?x2703 old.batch.sequences.n)) 0 1))))
 (let (($x4927 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x242 (or $x6840 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x1715 (ite (and $x6840 (= 1 old.batch.sequences.parts)) 1 (ite $x242 0 1))))
 (let (($x1330 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x904 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2408 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2076 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4459 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4881 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x3075 (ite (or $x4881 $x4459 $x2076 $x2408 $x904) 1 (ite $x1330 ?x1715 (ite $x4927 ?x1132 old.batch.sequences.given_least)))))
 (let (($x7346 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x7346 old.batch.sequences.parts ?x3075))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2360 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1119 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x4215 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x4240 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1342 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x3391 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x3599 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x5014 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x5014 $x3599 $x3391 (= (_ bv48 7) new.batch.sequences.kind) $x1342 $x4240 (= (_ bv86 7) new.batch.sequences.kind) $x4215 $x1119 $x2360))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
(assert
 (and (<= (- 1) new.work.batch)))
(assert
 (let ((?x6000 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x4764 (* (div (* ?x6000 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x6766 (= (- 1) new.batch.sequences.n)))
 (let ((?x4721 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x6766 (< ?x4764 new.batch.sequences.n)) 0 1))))
 (let (($x4240 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x4288 (or $x6766 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x5332 (ite (and $x6766 (= 1 new.batch.sequences.parts)) 1 (ite $x4288 0 1))))
 (let (($x3391 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1342 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2360 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x4215 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x5014 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x3599 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x1306 (ite (or $x3599 $x5014 $x4215 $x2360 $x1342) 1 (ite $x3391 ?x5332 (ite $x4240 ?x4721 new.batch.sequences.given_least)))))
 (let (($x1119 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x1119 new.batch.sequences.parts ?x1306))))))))))))))))))
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
 (let (($x2408 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2076 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4881 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x4459 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x7346 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x7346 $x4459 $x4881 $x2076 $x2408)))))))
(assert
 (not old.schedule.listed))
(assert
 (= new.batch.sequences.n new.work.batch))
(assert
 (let (($x2107 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x2107))))
(assert
 (let (($x3668 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x3668)))
(check-sat)

