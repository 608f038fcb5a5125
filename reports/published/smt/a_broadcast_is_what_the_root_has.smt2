; whatever the others have, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun g () Int)
(declare-fun root () Int)
(assert (<= 0 root))
(assert (< root g))
(assert (<= 0 g))
(assert (not (<= 0 (+ (+ (- 1) g) (* (- 1) root)))))
(check-sat)

; whatever the others have, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun g () Int)
(declare-fun root () Int)
(assert (<= 0 root))
(assert (< root g))
(assert (<= 0 g))
(assert (not (<= 0 root)))
(check-sat)

