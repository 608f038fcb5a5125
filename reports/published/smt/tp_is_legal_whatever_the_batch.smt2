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
 (let (($x540 (= (_ bv42 7) old.batch.idle)))
 (or $x540 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x1388 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3672 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2136 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1668 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2788 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2554 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2026 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1898 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1898 $x2026 $x2554 (= (_ bv48 7) old.batch.sequences.kind) $x2788 $x1668 (= (_ bv86 7) old.batch.sequences.kind) $x2136 $x3672 $x1388))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
(assert
 (let ((?x2360 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x2667 (* (div (* ?x2360 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x3201 (= (- 1) old.batch.sequences.n)))
 (let ((?x2101 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x3201 (< ?x2667 old.batch.sequences.n)) 0 1))))
 (let (($x1668 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2354 (or $x3201 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x516 (ite (and $x3201 (= 1 old.batch.sequences.parts)) 1 (ite $x2354 0 1))))
 (let (($x2554 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2788 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x1388 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2136 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1898 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2026 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x3387 (ite (or $x2026 $x1898 $x2136 $x1388 $x2788) 1 (ite $x2554 ?x516 (ite $x1668 ?x2101 old.batch.sequences.given_least)))))
 (let (($x3672 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x3672 old.batch.sequences.parts ?x3387))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2286 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2809 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x1257 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1664 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1865 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1635 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2795 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x2203 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x2203 $x2795 $x1635 (= (_ bv48 7) new.batch.sequences.kind) $x1865 $x1664 (= (_ bv86 7) new.batch.sequences.kind) $x1257 $x2809 $x2286))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
(assert
 (and (<= (- 1) new.work.batch)))
(assert
 (let ((?x1923 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x926 (* (div (* ?x1923 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x714 (= (- 1) new.batch.sequences.n)))
 (let ((?x949 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x714 (< ?x926 new.batch.sequences.n)) 0 1))))
 (let (($x1664 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2341 (or $x714 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x588 (ite (and $x714 (= 1 new.batch.sequences.parts)) 1 (ite $x2341 0 1))))
 (let (($x1635 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1865 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2286 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1257 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2203 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2795 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x2958 (ite (or $x2795 $x2203 $x1257 $x2286 $x1865) 1 (ite $x1635 ?x588 (ite $x1664 ?x949 new.batch.sequences.given_least)))))
 (let (($x2809 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2809 new.batch.sequences.parts ?x2958))))))))))))))))))
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
 (let (($x1388 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2136 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2026 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1898 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x3672 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x3672 $x1898 $x2026 $x2136 $x1388)))))))
(assert
 (not old.schedule.listed))
(assert
 (= new.batch.sequences.n new.work.batch))
(assert
 (let (($x2128 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x2128))))
(assert
 (let (($x768 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x768)))
(check-sat)

