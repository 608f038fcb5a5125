; in whatever order it has them, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun n () Int)
(declare-fun own (Int Int) Real)
(declare-fun r () Int)
(assert (<= 0 n))
(assert (or (not (and (<= 0 n) (< n n))) (= (own r n) 1.0)))
(assert (not (<= 0 n)))
(check-sat)

; in whatever order it has them, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun i_2 () Int)
(declare-fun n () Int)
(declare-fun own (Int Int) Real)
(declare-fun r () Int)
(assert (<= 0 n))
(assert (<= 0 i_2))
(assert (< i_2 n))
(assert (or (not (and (<= 0 i_2) (< i_2 n))) (= (own r i_2) 1.0)))
(assert (or (not (and (<= 0 n) (< n n))) (= (own r n) 1.0)))
(assert (not (<= 0 i_2)))
(check-sat)

; in whatever order it has them, question 2
(reset)
; directly
(set-logic ALL)
(declare-fun i_2 () Int)
(declare-fun n () Int)
(declare-fun own (Int Int) Real)
(declare-fun r () Int)
(assert (<= 0 n))
(assert (<= 0 i_2))
(assert (< i_2 n))
(assert (or (not (and (<= 0 i_2) (< i_2 n))) (= (own r i_2) 1.0)))
(assert (or (not (and (<= 0 n) (< n n))) (= (own r n) 1.0)))
(assert (not (< i_2 n)))
(check-sat)

; zeros in the place of pads add nothing, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun pad () Real)
(assert (= pad 0.0))
(assert (<= 0 n))
(assert (<= 0 m))
(assert (not (<= 0 n)))
(check-sat)

