; the other factor is the same on all ranks, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun Y () Real)
(declare-fun p () Int)
(declare-fun r_1 () Int)
(declare-fun y (Int) Real)
(assert (<= 0 p))
(assert (<= 0 r_1))
(assert (< r_1 p))
(assert (or (not (and (<= 0 r_1) (< r_1 p))) (= (y r_1) Y)))
(assert (or (not (and (<= 0 p) (< p p))) (= (y p) Y)))
(assert (not (<= 0 r_1)))
(check-sat)

; the other factor is the same on all ranks, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun Y () Real)
(declare-fun p () Int)
(declare-fun r_1 () Int)
(declare-fun y (Int) Real)
(assert (<= 0 p))
(assert (<= 0 r_1))
(assert (< r_1 p))
(assert (or (not (and (<= 0 r_1) (< r_1 p))) (= (y r_1) Y)))
(assert (or (not (and (<= 0 p) (< p p))) (= (y p) Y)))
(assert (not (< r_1 p)))
(check-sat)

