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

