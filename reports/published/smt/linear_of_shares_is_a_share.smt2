; by what shares sum to, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun i_3 () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 i_3))
(assert (< i_3 n))
(assert (not (<= 0 i_3)))
(check-sat)

; by what shares sum to, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun i_3 () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 i_3))
(assert (< i_3 n))
(assert (not (< i_3 n)))
(check-sat)

; by what shares sum to, question 2
(reset)
; directly
(set-logic ALL)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (not (<= 0 n)))
(check-sat)

