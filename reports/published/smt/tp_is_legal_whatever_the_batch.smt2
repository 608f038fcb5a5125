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
 (let (($x1409 (= (_ bv42 7) old.batch.idle)))
 (or $x1409 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x7508 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x7933 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3878 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x6227 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x709 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x6646 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2327 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x6514 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x6514 $x2327 $x6646 (= (_ bv48 7) old.batch.sequences.kind) $x709 $x6227 (= (_ bv86 7) old.batch.sequences.kind) $x3878 $x7933 $x7508))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
(assert
 (let ((?x6003 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x5396 (* (div (* ?x6003 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x6538 (= (- 1) old.batch.sequences.n)))
 (let ((?x6725 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x6538 (< ?x5396 old.batch.sequences.n)) 0 1))))
 (let (($x6227 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x246 (or $x6538 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x87 (ite (and $x6538 (= 1 old.batch.sequences.parts)) 1 (ite $x246 0 1))))
 (let (($x6646 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x709 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x7508 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3878 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x6514 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2327 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x4031 (ite (or $x2327 $x6514 $x3878 $x7508 $x709) 1 (ite $x6646 ?x87 (ite $x6227 ?x6725 old.batch.sequences.given_least)))))
 (let (($x7933 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x7933 old.batch.sequences.parts ?x4031))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x173 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x7754 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x1216 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x5550 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1886 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x4845 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x579 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x6722 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x6722 $x579 $x4845 (= (_ bv48 7) new.batch.sequences.kind) $x1886 $x5550 (= (_ bv86 7) new.batch.sequences.kind) $x1216 $x7754 $x173))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
(assert
 (and (<= (- 1) new.work.batch)))
(assert
 (let ((?x6238 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x7058 (* (div (* ?x6238 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x5274 (= (- 1) new.batch.sequences.n)))
 (let ((?x3127 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x5274 (< ?x7058 new.batch.sequences.n)) 0 1))))
 (let (($x5550 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x671 (or $x5274 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x5482 (ite (and $x5274 (= 1 new.batch.sequences.parts)) 1 (ite $x671 0 1))))
 (let (($x4845 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1886 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x173 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1216 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x6722 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x579 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x2279 (ite (or $x579 $x6722 $x1216 $x173 $x1886) 1 (ite $x4845 ?x5482 (ite $x5550 ?x3127 new.batch.sequences.given_least)))))
 (let (($x7754 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x7754 new.batch.sequences.parts ?x2279))))))))))))))))))
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
 (let (($x7508 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3878 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2327 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x6514 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x7933 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x7933 $x6514 $x2327 $x3878 $x7508)))))))
(assert
 (not old.schedule.listed))
(assert
 (= new.batch.sequences.n new.work.batch))
(assert
 (let (($x4577 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x4577))))
(assert
 (let (($x1220 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x1220)))
(check-sat)

