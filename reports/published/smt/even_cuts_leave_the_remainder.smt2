; an index is on a rank exactly if it is none of the remainder, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun i () Int)
(declare-fun p () Int)
(declare-fun q () Int)
(assert (< 0 q))
(assert (not (and (or (not (< i (* p q))) (and (< (div i q) p) (<= (* (div i q) q) i) (< i (* (+ (div i q) 1) q)))) (or (not (< (div i q) p)) (< i (* p q))))))
(check-sat)

