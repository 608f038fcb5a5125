; as many zeros on each other rank, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun a () Int)
(declare-fun p () Int)
(assert (<= 0 a))
(assert (< a p))
(assert (<= 0 p))
(assert (not (not (<= 0 (+ a (* (- 1) p))))))
(check-sat)

; as many zeros on each other rank, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun a () Int)
(declare-fun p () Int)
(assert (<= 0 a))
(assert (< a p))
(assert (<= 0 p))
(assert (not (<= 0 a)))
(check-sat)

; pads behind all of it, on every rank, stay pads in the sum, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun a () Int)
(declare-fun l () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 a))
(assert (< a p))
(assert (<= 0 p))
(assert (<= 0 n))
(assert (<= 0 (+ l (* (- 1) n))))
(assert (not (not (<= 0 (+ a (* (- 1) p))))))
(check-sat)

; pads behind all of it, on every rank, stay pads in the sum, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun a () Int)
(declare-fun l () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 a))
(assert (< a p))
(assert (<= 0 p))
(assert (<= 0 n))
(assert (<= 0 (+ l (* (- 1) n))))
(assert (not (<= 0 a)))
(check-sat)

; pads behind all of it, on every rank, stay pads in the sum, question 2
(reset)
; directly
(set-logic ALL)
(declare-fun a () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 a))
(assert (< a p))
(assert (<= 0 p))
(assert (<= 0 n))
(assert (not (not (<= 0 (+ a (* (- 1) p))))))
(check-sat)

; pads behind all of it, on every rank, stay pads in the sum, question 3
(reset)
; directly
(set-logic ALL)
(declare-fun a () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (<= 0 a))
(assert (< a p))
(assert (<= 0 p))
(assert (<= 0 n))
(assert (not (<= 0 a)))
(check-sat)

