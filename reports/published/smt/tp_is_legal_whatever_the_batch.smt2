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
 (let (($x623 (= (_ bv42 7) old.batch.idle)))
 (or $x623 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x1175 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2272 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x898 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x467 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2162 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x1331 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x836 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2872 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2872 $x836 $x1331 (= (_ bv48 7) old.batch.sequences.kind) $x2162 $x467 (= (_ bv86 7) old.batch.sequences.kind) $x898 $x2272 $x1175))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
(assert
 (let ((?x2779 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x244 (* (div (* ?x2779 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x2784 (= (- 1) old.batch.sequences.n)))
 (let ((?x3418 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x2784 (< ?x244 old.batch.sequences.n)) 0 1))))
 (let (($x467 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1294 (or $x2784 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x1034 (ite (and $x2784 (= 1 old.batch.sequences.parts)) 1 (ite $x1294 0 1))))
 (let (($x1331 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2162 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x1175 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x898 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2872 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x836 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x2800 (ite (or $x836 $x2872 $x898 $x1175 $x2162) 1 (ite $x1331 ?x1034 (ite $x467 ?x3418 old.batch.sequences.given_least)))))
 (let (($x2272 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2272 old.batch.sequences.parts ?x2800))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2265 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2390 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x2299 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1691 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1817 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2038 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1917 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x3160 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x3160 $x1917 $x2038 (= (_ bv48 7) new.batch.sequences.kind) $x1817 $x1691 (= (_ bv86 7) new.batch.sequences.kind) $x2299 $x2390 $x2265))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
(assert
 (and (<= (- 1) new.work.batch)))
(assert
 (let ((?x2363 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x3092 (* (div (* ?x2363 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x424 (= (- 1) new.batch.sequences.n)))
 (let ((?x1199 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x424 (< ?x3092 new.batch.sequences.n)) 0 1))))
 (let (($x1691 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x3159 (or $x424 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x2841 (ite (and $x424 (= 1 new.batch.sequences.parts)) 1 (ite $x3159 0 1))))
 (let (($x2038 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1817 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2265 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2299 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3160 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1917 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x2233 (ite (or $x1917 $x3160 $x2299 $x2265 $x1817) 1 (ite $x2038 ?x2841 (ite $x1691 ?x1199 new.batch.sequences.given_least)))))
 (let (($x2390 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2390 new.batch.sequences.parts ?x2233))))))))))))))))))
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
 (let (($x1175 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x898 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x836 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2872 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2272 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2272 $x2872 $x836 $x898 $x1175)))))))
(assert
 (not old.schedule.listed))
(assert
 (= new.batch.sequences.n new.work.batch))
(assert
 (let (($x1777 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1777))))
(assert
 (let (($x1944 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x1944)))
(check-sat)

