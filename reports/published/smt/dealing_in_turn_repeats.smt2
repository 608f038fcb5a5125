; so many rounds later stands the same place of a later block, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun b () Int)
(declare-fun i () Int)
(declare-fun j () Int)
(declare-fun k () Int)
(declare-fun u () Int)
(declare-fun v () Int)
(assert (= i (+ (* k b) v)))
(assert (= j (+ (* u b) v)))
(assert (<= 0 v))
(assert (< v b))
(assert (not (and (= (div i b) k) (= (div j b) u) (= (mod i b) (mod j b)))))
(check-sat)

; whose rank is the same, a whole number of rounds apart, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun m () Int)
(declare-fun p () Int)
(declare-fun w () Int)
(declare-fun z () Int)
(assert (<= 0 z))
(assert (< z p))
(assert (not (and (= (mod (+ (* m p) z) p) z) (= (mod (+ (* w p) z) p) z))))
(check-sat)

