; every legal period lasts as long as a step, question 0
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun schedule.period () Int)
(declare-fun stages.visits () Int)
(declare-fun work.steps () Int)
(declare-fun schedule.listed () Bool)
(declare-fun schedule.late () Bool)
(assert
 (and (<= 0 schedule.period)))
(assert
 (and (<= 1 stages.visits)))
(assert
 (and (<= (- 1) work.steps)))
(assert
 (not schedule.listed))
(assert
 (not (or (= 0 work.steps) (= 1 work.steps))))
(assert
 (let (($x16 (<= stages.visits schedule.period)))
 (not $x16)))
(assert
 (let (($x839 (not schedule.late)))
(let (($x842 (ite schedule.listed $x839 (or (= 1 work.steps) (<= stages.visits schedule.period)))))
(let (($x10 (= 0 work.steps)))
(or $x10 $x842)))))
(check-sat)

