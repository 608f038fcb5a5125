; its value is the mean, whatever its score is, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun D () Int)
(declare-fun n () Int)
(declare-fun q () Int)
(assert (<= 0 q))
(assert (< q n))
(assert (<= 0 n))
(assert (<= 0 D))
(assert (not (<= 0 D)))
(check-sat)

; its value is the mean, whatever its score is, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun D () Int)
(declare-fun n () Int)
(declare-fun q () Int)
(assert (<= 0 q))
(assert (< q n))
(assert (<= 0 n))
(assert (<= 0 D))
(assert (not (<= 0 (+ (+ (- 1) n) (* (- 1) q)))))
(check-sat)

; its value is the mean, whatever its score is, question 2
(reset)
; directly
(set-logic ALL)
(declare-fun D () Int)
(declare-fun n () Int)
(declare-fun q () Int)
(assert (<= 0 q))
(assert (< q n))
(assert (<= 0 n))
(assert (<= 0 D))
(assert (not (<= 0 q)))
(check-sat)

