; only such: those that give the value and the addend sum to one, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun c (Int) Real)
(declare-fun p () Int)
(declare-fun r_1 () Int)
(declare-fun y (Int) Real)
(declare-fun z (Int) Real)
(assert (<= 0 p))
(assert (<= 0 r_1))
(assert (< r_1 p))
(assert (or (not (and (<= 0 r_1) (< r_1 p))) (= (c r_1) (- (z r_1) (y r_1)))))
(assert (or (not (and (<= 0 p) (< p p))) (= (c p) (- (z p) (y p)))))
(assert (not (<= 0 r_1)))
(check-sat)

; only such: those that give the value and the addend sum to one, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun c (Int) Real)
(declare-fun p () Int)
(declare-fun r_1 () Int)
(declare-fun y (Int) Real)
(declare-fun z (Int) Real)
(assert (<= 0 p))
(assert (<= 0 r_1))
(assert (< r_1 p))
(assert (or (not (and (<= 0 r_1) (< r_1 p))) (= (c r_1) (- (z r_1) (y r_1)))))
(assert (or (not (and (<= 0 p) (< p p))) (= (c p) (- (z p) (y p)))))
(assert (not (< r_1 p)))
(check-sat)

; on the first rank, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun p () Int)
(assert (< 0 p))
(assert (<= 0 p))
(assert (<= 0 (+ (- 1) p)))
(assert (not (<= 0 0)))
(check-sat)

; on the first rank, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun p () Int)
(assert (< 0 p))
(assert (<= 0 p))
(assert (not (<= 0 (+ (- 1) p))))
(check-sat)

; a fraction on each, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun p () Int)
(assert (not (= p 0)))
(assert (<= 0 p))
(assert (not (<= 0 p)))
(check-sat)

; the whole of it on each rank, only if there is one, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun p () Int)
(assert (= p 1))
(assert (<= 0 p))
(assert (not (<= 0 0)))
(check-sat)

