; a whole value divided by as many as are summed, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun p () Int)
(assert (not (= p 0)))
(assert (<= 0 p))
(assert (not (<= 0 p)))
(check-sat)

