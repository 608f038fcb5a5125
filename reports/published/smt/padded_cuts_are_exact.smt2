; real indices come first, each on one rank, and pads stand behind, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun i () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(declare-fun q () Int)
(assert (< i (* p q)))
(assert (< 0 q))
(assert (not (and (< (div i q) p) (or (not (<= n i)) (<= n (+ (* (div i q) q) (mod i q)))))))
(check-sat)

; the padded size holds all, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun k () Int)
(declare-fun n () Int)
(assert (< 0 k))
(assert (not (and (<= n (* (div (- (+ n k) 1) k) k)) (< (* (div (- (+ n k) 1) k) k) (+ n k)))))
(check-sat)

