; merged by numerators and denominators, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (not (<= 0 n)))
(check-sat)

; merged by numerators and denominators, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun k_4 () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 k_4))
(assert (< k_4 n))
(assert (not (<= 0 k_4)))
(check-sat)

; merged by numerators and denominators, question 2
(reset)
; directly
(set-logic ALL)
(declare-fun k_4 () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 k_4))
(assert (< k_4 n))
(assert (not (< k_4 n)))
(check-sat)

; merged by numerators and denominators, question 3
(reset)
; directly
(set-logic ALL)
(declare-fun k_6 () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 k_6))
(assert (< k_6 n))
(assert (not (<= 0 k_6)))
(check-sat)

; merged by numerators and denominators, question 4
(reset)
; directly
(set-logic ALL)
(declare-fun k_6 () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 k_6))
(assert (< k_6 n))
(assert (not (< k_6 n)))
(check-sat)

; with the first block alone, if what the others see is nothing, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun n () Int)
(declare-fun own (Int Int) Real)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (or (not (and (<= 0 n) (< n n))) (= (own 0 n) 1.0)))
(assert (or (not (and (<= 0 p) (< p n))) (= (own 0 p) 1.0)))
(assert (not (<= 0 n)))
(check-sat)

; with the first block alone, if what the others see is nothing, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun k_3 () Int)
(declare-fun n () Int)
(declare-fun own (Int Int) Real)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 k_3))
(assert (< k_3 n))
(assert (or (not (and (<= 0 k_3) (< k_3 n))) (= (own 0 k_3) 1.0)))
(assert (or (not (and (<= 0 n) (< n n))) (= (own 0 n) 1.0)))
(assert (or (not (and (<= 0 p) (< p n))) (= (own 0 p) 1.0)))
(assert (not (<= 0 k_3)))
(check-sat)

; with the first block alone, if what the others see is nothing, question 2
(reset)
; directly
(set-logic ALL)
(declare-fun k_3 () Int)
(declare-fun n () Int)
(declare-fun own (Int Int) Real)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 k_3))
(assert (< k_3 n))
(assert (or (not (and (<= 0 k_3) (< k_3 n))) (= (own 0 k_3) 1.0)))
(assert (or (not (and (<= 0 n) (< n n))) (= (own 0 n) 1.0)))
(assert (or (not (and (<= 0 p) (< p n))) (= (own 0 p) 1.0)))
(assert (not (< k_3 n)))
(check-sat)

; with the first block alone, if what the others see is nothing, question 3
(reset)
; directly
(set-logic ALL)
(declare-fun k_4 () Int)
(declare-fun n () Int)
(declare-fun own (Int Int) Real)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 k_4))
(assert (< k_4 n))
(assert (or (not (and (<= 0 k_4) (< k_4 n))) (= (own 0 k_4) 1.0)))
(assert (or (not (and (<= 0 n) (< n n))) (= (own 0 n) 1.0)))
(assert (or (not (and (<= 0 p) (< p n))) (= (own 0 p) 1.0)))
(assert (not (<= 0 k_4)))
(check-sat)

; with the first block alone, if what the others see is nothing, question 4
(reset)
; directly
(set-logic ALL)
(declare-fun k_4 () Int)
(declare-fun n () Int)
(declare-fun own (Int Int) Real)
(declare-fun p () Int)
(assert (<= 0 n))
(assert (<= 0 p))
(assert (<= 0 k_4))
(assert (< k_4 n))
(assert (or (not (and (<= 0 k_4) (< k_4 n))) (= (own 0 k_4) 1.0)))
(assert (or (not (and (<= 0 n) (< n n))) (= (own 0 n) 1.0)))
(assert (or (not (and (<= 0 p) (< p n))) (= (own 0 p) 1.0)))
(assert (not (< k_4 n)))
(check-sat)

