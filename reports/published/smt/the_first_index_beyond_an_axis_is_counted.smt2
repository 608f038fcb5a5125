; after as many steps as its distance has, and a rest counts for one, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun a () Int)
(declare-fun n () Int)
(declare-fun q () Int)
(declare-fun s () Int)
(declare-fun z () Int)
(assert (= n (- (+ a (* q s)) z)))
(assert (<= 0 z))
(assert (< z s))
(assert (not (= (- 0 (div (- a n) s)) q)))
(check-sat)

; where the one before is inside, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun a () Int)
(declare-fun n () Int)
(declare-fun q () Int)
(declare-fun s () Int)
(declare-fun z () Int)
(assert (= n (- (+ a (* q s)) z)))
(assert (<= 0 z))
(assert (< z s))
(assert (not (and (<= n (+ a (* q s))) (< (+ a (* (- q 1) s)) n))))
(check-sat)

