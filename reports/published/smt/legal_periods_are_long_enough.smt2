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
 (let (($x771 (not schedule.late)))
(let (($x774 (ite schedule.listed $x771 (or (= 1 work.steps) (<= stages.visits schedule.period)))))
(let (($x10 (= 0 work.steps)))
(or $x10 $x774)))))
(check-sat)

