; by what shares sum to, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (not (<= 0 n)))
(check-sat)

; by what shares sum to, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun k_5 () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 k_5))
(assert (< k_5 n))
(assert (not (<= 0 k_5)))
(check-sat)

; by what shares sum to, question 2
(reset)
; directly
(set-logic ALL)
(declare-fun k_5 () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 k_5))
(assert (< k_5 n))
(assert (not (< k_5 n)))
(check-sat)

