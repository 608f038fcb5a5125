; a layer leaves the same stream, whether it stays on its stage or leaves it, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun k () Int)
(declare-fun leaves (Int) Int)
(declare-fun out (Int Real) Real)
(declare-fun x () Real)
(assert (= (out 0 x) (out 1 x)))
(assert (<= 0 (leaves k)))
(assert (< (leaves k) 2))
(assert (not (= (out (leaves k) x) (out (- 1 (leaves k)) x))))
(check-sat)

