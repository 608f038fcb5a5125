; before the second projection or after it, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun m () Int)
(declare-fun zero () Real)
(assert (= zero 0.0))
(assert (<= 0 m))
(assert (not (<= 0 m)))
(check-sat)

