; multiplications of a rank's columns, over all its tokens, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun B () Int)
(declare-fun T () Int)
(declare-fun b (Int) Int)
(declare-fun k () Int)
(declare-fun r () Int)
(assert (<= (b r) (b (+ r 1))))
(assert (<= 0 B))
(assert (<= 0 T))
(assert (<= 0 k))
(assert (not (<= 0 B)))
(check-sat)

; multiplications of a rank's columns, over all its tokens, question 1
(reset)
; directly
(set-logic ALL)
(declare-fun B () Int)
(declare-fun T () Int)
(declare-fun b (Int) Int)
(declare-fun k () Int)
(declare-fun r () Int)
(assert (<= (b r) (b (+ r 1))))
(assert (<= 0 B))
(assert (<= 0 T))
(assert (<= 0 k))
(assert (not (<= 0 T)))
(check-sat)

; multiplications of a rank's columns, over all its tokens, question 2
(reset)
; directly
(set-logic ALL)
(declare-fun B () Int)
(declare-fun T () Int)
(declare-fun b (Int) Int)
(declare-fun k () Int)
(declare-fun r () Int)
(assert (<= (b r) (b (+ r 1))))
(assert (<= 0 B))
(assert (<= 0 T))
(assert (<= 0 k))
(assert (not (<= 0 (+ (* (- 1) (b r)) (b (+ 1 r))))))
(check-sat)

; multiplications of a rank's columns, over all its tokens, question 3
(reset)
; directly
(set-logic ALL)
(declare-fun B () Int)
(declare-fun T () Int)
(declare-fun b (Int) Int)
(declare-fun k () Int)
(declare-fun r () Int)
(assert (<= (b r) (b (+ r 1))))
(assert (<= 0 B))
(assert (<= 0 T))
(assert (<= 0 k))
(assert (not (<= 0 k)))
(check-sat)

