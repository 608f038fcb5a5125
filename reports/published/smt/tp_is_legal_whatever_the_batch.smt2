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
 (let (($x4658 (= (_ bv42 7) old.batch.idle)))
 (or $x4658 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x4067 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4109 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4152 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4236 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x4283 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x4342 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x4376 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x4912 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x4912 $x4376 $x4342 (= (_ bv48 7) old.batch.sequences.kind) $x4283 $x4236 (= (_ bv86 7) old.batch.sequences.kind) $x4152 $x4109 $x4067))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
(assert
 (let ((?x116 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1519 (* (div (* ?x116 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x5105 (= (- 1) old.batch.sequences.n)))
 (let ((?x5066 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x5105 (< ?x1519 old.batch.sequences.n)) 0 1))))
 (let (($x4236 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x5092 (or $x5105 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x540 (ite (and $x5105 (= 1 old.batch.sequences.parts)) 1 (ite $x5092 0 1))))
 (let (($x4342 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x4283 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x4067 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4152 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4912 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4376 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x5070 (ite (or $x4376 $x4912 $x4152 $x4067 $x4283) 1 (ite $x4342 ?x540 (ite $x4236 ?x5066 old.batch.sequences.given_least)))))
 (let (($x4109 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x4109 old.batch.sequences.parts ?x5070))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x5037 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x5047 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x5045 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x5054 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x5052 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x5061 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x5059 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x5058 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x5058 $x5059 $x5061 (= (_ bv48 7) new.batch.sequences.kind) $x5052 $x5054 (= (_ bv86 7) new.batch.sequences.kind) $x5045 $x5047 $x5037))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
(assert
 (and (<= (- 1) new.work.batch)))
(assert
 (let ((?x4998 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x875 (* (div (* ?x4998 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x312 (= (- 1) new.batch.sequences.n)))
 (let ((?x124 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x312 (< ?x875 new.batch.sequences.n)) 0 1))))
 (let (($x5054 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x5006 (or $x312 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x896 (ite (and $x312 (= 1 new.batch.sequences.parts)) 1 (ite $x5006 0 1))))
 (let (($x5061 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x5052 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x5037 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x5045 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x5058 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x5059 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x881 (ite (or $x5059 $x5058 $x5045 $x5037 $x5052) 1 (ite $x5061 ?x896 (ite $x5054 ?x124 new.batch.sequences.given_least)))))
 (let (($x5047 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x5047 new.batch.sequences.parts ?x881))))))))))))))))))
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
 (let (($x4067 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4152 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4376 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x4912 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4109 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4109 $x4912 $x4376 $x4152 $x4067)))))))
(assert
 (not old.schedule.listed))
(assert
 (= new.batch.sequences.n new.work.batch))
(assert
 (let (($x4431 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x4431))))
(assert
 (let (($x865 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x865)))
(check-sat)

