; in whatever order, and however they are bracketed, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun u () Real)
(declare-fun w () Real)
(declare-fun x () Real)
(declare-fun y () Real)
(declare-fun z () Real)
(assert (= w u))
(assert (not (= (+ (+ x y) (+ z u)) (+ (+ (+ w x) z) y))))
(check-sat)

