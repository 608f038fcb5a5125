; they begin at 0, end at n, and never go back, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(declare-fun q () Int)
(declare-fun r () Int)
(assert (= n (+ (* p q) m)))
(assert (<= 0 m))
(assert (< m p))
(assert (<= 0 q))
(assert (not (and (= (+ (* 0 q) (ite (< 0 m) 0 m)) 0) (= (+ (* p q) (ite (< p m) p m)) n) (<= (+ (* r q) (ite (< r m) r m)) (+ (* (+ r 1) q) (ite (< (+ r 1) m) (+ r 1) m))))))
(check-sat)

