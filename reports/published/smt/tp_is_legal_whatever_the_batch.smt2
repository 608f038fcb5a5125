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
 (let (($x5569 (= (_ bv42 7) old.batch.idle)))
 (or $x5569 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x3313 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x6249 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1395 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x3471 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1761 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2585 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x8874 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2153 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2153 $x8874 $x2585 (= (_ bv48 7) old.batch.sequences.kind) $x1761 $x3471 (= (_ bv86 7) old.batch.sequences.kind) $x1395 $x6249 $x3313))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
(assert
 (let ((?x2041 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x6606 (* (div (* ?x2041 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x7054 (= (- 1) old.batch.sequences.n)))
 (let ((?x6672 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x7054 (< ?x6606 old.batch.sequences.n)) 0 1))))
 (let (($x3471 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1818 (or $x7054 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x815 (ite (and $x7054 (= 1 old.batch.sequences.parts)) 1 (ite $x1818 0 1))))
 (let (($x2585 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x1761 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x3313 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1395 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2153 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x8874 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x1743 (ite (or $x8874 $x2153 $x1395 $x3313 $x1761) 1 (ite $x2585 ?x815 (ite $x3471 ?x6672 old.batch.sequences.given_least)))))
 (let (($x6249 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x6249 old.batch.sequences.parts ?x1743))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x3926 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x8028 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x1466 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1308 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1912 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x6431 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1485 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x3828 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x3828 $x1485 $x6431 (= (_ bv48 7) new.batch.sequences.kind) $x1912 $x1308 (= (_ bv86 7) new.batch.sequences.kind) $x1466 $x8028 $x3926))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
(assert
 (and (<= (- 1) new.work.batch)))
(assert
 (let ((?x6286 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x6087 (* (div (* ?x6286 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x3759 (= (- 1) new.batch.sequences.n)))
 (let ((?x3640 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x3759 (< ?x6087 new.batch.sequences.n)) 0 1))))
 (let (($x1308 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x3117 (or $x3759 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x4978 (ite (and $x3759 (= 1 new.batch.sequences.parts)) 1 (ite $x3117 0 1))))
 (let (($x6431 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1912 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x3926 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1466 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3828 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1485 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x1724 (ite (or $x1485 $x3828 $x1466 $x3926 $x1912) 1 (ite $x6431 ?x4978 (ite $x1308 ?x3640 new.batch.sequences.given_least)))))
 (let (($x8028 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x8028 new.batch.sequences.parts ?x1724))))))))))))))))))
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
 (let (($x3313 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1395 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x8874 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2153 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x6249 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x6249 $x2153 $x8874 $x1395 $x3313)))))))
(assert
 (not old.schedule.listed))
(assert
 (= new.batch.sequences.n new.work.batch))
(assert
 (let (($x1588 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1588))))
(assert
 (let (($x4917 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x4917)))
(check-sat)

