; they begin at 0, end at n, and never go back, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun c () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(declare-fun r () Int)
(assert (<= n (* p c)))
(assert (<= 0 c))
(assert (<= 0 n))
(assert (not (and (= (ite (< (* 0 c) n) (* 0 c) n) 0) (= (ite (< (* p c) n) (* p c) n) n) (<= (ite (< (* r c) n) (* r c) n) (ite (< (* (+ r 1) c) n) (* (+ r 1) c) n)))))
(check-sat)

