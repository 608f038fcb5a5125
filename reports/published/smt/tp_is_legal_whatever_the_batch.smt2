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
 (let (($x1923 (= (_ bv43 7) old.batch.idle)))
 (or $x1923 (= (_ bv89 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x5110 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x5871 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x739 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x4460 (= (_ bv67 7) old.batch.sequences.kind)))
 (let (($x6235 (= (_ bv58 7) old.batch.sequences.kind)))
 (let (($x4614 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x4640 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x5514 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x5514 $x4640 $x4614 (= (_ bv49 7) old.batch.sequences.kind) $x6235 $x4460 (= (_ bv88 7) old.batch.sequences.kind) $x739 $x5871 $x5110))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
(assert
 (let ((?x1274 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x5302 (* (div (* ?x1274 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x5791 (= (- 1) old.batch.sequences.n)))
 (let ((?x4736 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x5791 (< ?x5302 old.batch.sequences.n)) 0 1))))
 (let (($x4460 (= (_ bv67 7) old.batch.sequences.kind)))
 (let (($x2169 (or $x5791 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2437 (ite (and $x5791 (= 1 old.batch.sequences.parts)) 1 (ite $x2169 0 1))))
 (let (($x4614 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x6235 (= (_ bv58 7) old.batch.sequences.kind)))
 (let (($x5110 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x739 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x5514 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4640 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x138 (ite (or $x4640 $x5514 $x739 $x5110 $x6235) 1 (ite $x4614 ?x2437 (ite $x4460 ?x4736 old.batch.sequences.given_least)))))
 (let (($x5871 (= (_ bv98 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x5871 old.batch.sequences.parts ?x138))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x4529 (= (_ bv101 7) new.batch.sequences.kind)))
 (let (($x4945 (= (_ bv98 7) new.batch.sequences.kind)))
 (let (($x21 (= (_ bv93 7) new.batch.sequences.kind)))
 (let (($x5450 (= (_ bv67 7) new.batch.sequences.kind)))
 (let (($x2693 (= (_ bv58 7) new.batch.sequences.kind)))
 (let (($x5114 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2556 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x2462 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x2462 $x2556 $x5114 (= (_ bv49 7) new.batch.sequences.kind) $x2693 $x5450 (= (_ bv88 7) new.batch.sequences.kind) $x21 $x4945 $x4529))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
(assert
 (and (<= (- 1) new.work.batch)))
(assert
 (let ((?x952 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x4814 (* (div (* ?x952 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1995 (= (- 1) new.batch.sequences.n)))
 (let ((?x4248 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1995 (< ?x4814 new.batch.sequences.n)) 0 1))))
 (let (($x5450 (= (_ bv67 7) new.batch.sequences.kind)))
 (let (($x4699 (or $x1995 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x2174 (ite (and $x1995 (= 1 new.batch.sequences.parts)) 1 (ite $x4699 0 1))))
 (let (($x5114 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2693 (= (_ bv58 7) new.batch.sequences.kind)))
 (let (($x4529 (= (_ bv101 7) new.batch.sequences.kind)))
 (let (($x21 (= (_ bv93 7) new.batch.sequences.kind)))
 (let (($x2462 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2556 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x2822 (ite (or $x2556 $x2462 $x21 $x4529 $x2693) 1 (ite $x5114 ?x2174 (ite $x5450 ?x4248 new.batch.sequences.given_least)))))
 (let (($x4945 (= (_ bv98 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x4945 new.batch.sequences.parts ?x2822))))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x5110 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x739 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x4640 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x5514 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x5871 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x5871 $x5514 $x4640 $x739 $x5110)))))))
(assert
 (not old.schedule.listed))
(assert
 (= new.batch.sequences.n new.work.batch))
(assert
 (let (($x3003 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x3003))))
(assert
 (let (($x3343 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x3343)))
(check-sat)

