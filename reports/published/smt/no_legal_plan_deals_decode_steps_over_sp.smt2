; two steps or more, dealt to two ranks or more, question 0
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun sequence.layout () (_ BitVec 7))
(declare-fun sp () Int)
(declare-fun work.steps () Int)
(assert
 (let (($x10 (= (_ bv22 7) sequence.layout)))
 (or (= (_ bv7 7) sequence.layout) $x10 (= (_ bv45 7) sequence.layout) (= (_ bv76 7) sequence.layout))))
(assert
 (and (<= 1 sp) (>= 1048576 sp)))
(assert
 (and (<= (- 1) work.steps)))
(assert
 (let (($x10 (= (_ bv22 7) sequence.layout)))
 (let (($x17 (and (< 1 sp) $x10 (not (or (= 0 work.steps) (= 1 work.steps))))))
 (not (not $x17)))))
(assert
 (let (($x14 (= 1 work.steps)))
(let (($x13 (= 0 work.steps)))
(or (= 1 sp) (not (= (_ bv22 7) sequence.layout)) $x13 $x14))))
(check-sat)

