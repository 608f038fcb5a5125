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
 (let (($x770 (= (_ bv42 7) old.batch.idle)))
 (or $x770 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x1583 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x589 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2132 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x600 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2182 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x982 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2813 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x317 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x317 $x2813 $x982 (= (_ bv48 7) old.batch.sequences.kind) $x2182 $x600 (= (_ bv86 7) old.batch.sequences.kind) $x2132 $x589 $x1583))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
(assert
 (let ((?x2343 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x901 (* (div (* ?x2343 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x661 (= (- 1) old.batch.sequences.n)))
 (let ((?x1906 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x661 (< ?x901 old.batch.sequences.n)) 0 1))))
 (let (($x600 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1848 (or $x661 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x89 (ite (and $x661 (= 1 old.batch.sequences.parts)) 1 (ite $x1848 0 1))))
 (let (($x982 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2182 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x1583 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2132 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x317 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2813 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x2818 (ite (or $x2813 $x317 $x2132 $x1583 $x2182) 1 (ite $x982 ?x89 (ite $x600 ?x1906 old.batch.sequences.given_least)))))
 (let (($x589 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x589 old.batch.sequences.parts ?x2818))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x546 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x180 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x3572 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2323 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2357 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x513 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2347 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x1332 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x1332 $x2347 $x513 (= (_ bv48 7) new.batch.sequences.kind) $x2357 $x2323 (= (_ bv86 7) new.batch.sequences.kind) $x3572 $x180 $x546))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
(assert
 (and (<= (- 1) new.work.batch)))
(assert
 (let ((?x1199 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x626 (* (div (* ?x1199 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x3345 (= (- 1) new.batch.sequences.n)))
 (let ((?x2146 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x3345 (< ?x626 new.batch.sequences.n)) 0 1))))
 (let (($x2323 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1941 (or $x3345 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x3453 (ite (and $x3345 (= 1 new.batch.sequences.parts)) 1 (ite $x1941 0 1))))
 (let (($x513 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2357 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x546 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x3572 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1332 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2347 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x3211 (ite (or $x2347 $x1332 $x3572 $x546 $x2357) 1 (ite $x513 ?x3453 (ite $x2323 ?x2146 new.batch.sequences.given_least)))))
 (let (($x180 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x180 new.batch.sequences.parts ?x3211))))))))))))))))))
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
 (let (($x1583 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2132 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2813 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x317 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x589 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x589 $x317 $x2813 $x2132 $x1583)))))))
(assert
 (not old.schedule.listed))
(assert
 (= new.batch.sequences.n new.work.batch))
(assert
 (let (($x1845 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1845))))
(assert
 (let (($x2430 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x2430)))
(check-sat)

