; a rank's group and its place in it are found from its number, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun T () Int)
(declare-fun q () Int)
(declare-fun t () Int)
(assert (<= 0 t))
(assert (< t T))
(assert (not (and (= (div (+ (* q T) t) T) q) (= (mod (+ (* q T) t) T) t))))
(check-sat)

; two numbers of one group and place are one, and so with the next axis, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun T () Int)
(declare-fun q () Int)
(declare-fun t () Int)
(declare-fun u () Int)
(declare-fun w () Int)
(assert (<= 0 t))
(assert (< t T))
(assert (<= 0 w))
(assert (< w T))
(assert (not (or (not (= (+ (* q T) t) (+ (* u T) w))) (and (= q u) (= t w)))))
(check-sat)

