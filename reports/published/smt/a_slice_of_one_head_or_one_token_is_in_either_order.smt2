; a memory of one head, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun H () Int)
(declare-fun T () Int)
(declare-fun h () Int)
(declare-fun t () Int)
(assert (<= 0 h))
(assert (< h H))
(assert (= H 1))
(assert (not (= (+ (* t H) h) (+ (* h T) t))))
(check-sat)

; a memory of one token, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun H () Int)
(declare-fun T () Int)
(declare-fun h () Int)
(declare-fun t () Int)
(assert (<= 0 t))
(assert (< t T))
(assert (= T 1))
(assert (not (= (+ (* t H) h) (+ (* h T) t))))
(check-sat)

; a single entry that both orders put in the same place, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun H () Int)
(declare-fun T () Int)
(declare-fun h () Int)
(declare-fun t () Int)
(assert (= (* t (- H 1)) (* h (- T 1))))
(assert (not (= (+ (* t H) h) (+ (* h T) t))))
(check-sat)

