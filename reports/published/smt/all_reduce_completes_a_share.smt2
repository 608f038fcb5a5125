; a value that is whole is counted once a rank, and one rank alone does nothing, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun p () Int)
(assert (= p 1))
(assert (<= 0 p))
(assert (not (<= 0 0)))
(check-sat)

