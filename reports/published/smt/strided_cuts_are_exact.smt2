; every index has a rank and a place, which lead back to it, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun i () Int)
(declare-fun k () Int)
(declare-fun p () Int)
(assert (< 0 p))
(assert (< 0 k))
(assert (not (and (= (+ (* (+ (* (div (div i k) p) p) (mod (div i k) p)) k) (mod i k)) i) (<= 0 (mod (div i k) p)) (< (mod (div i k) p) p))))
(check-sat)

; and no other has, of whole blocks, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun a () Int)
(declare-fun e () Int)
(declare-fun p () Int)
(declare-fun r () Int)
(declare-fun s () Int)
(assert (<= 0 r))
(assert (< r p))
(assert (<= 0 s))
(assert (< s p))
(assert (not (or (not (= (+ (* a p) r) (+ (* e p) s))) (and (= a e) (= r s)))))
(check-sat)

; nor inside of one, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun b () Int)
(declare-fun c () Int)
(declare-fun k () Int)
(declare-fun x () Int)
(declare-fun y () Int)
(assert (<= 0 x))
(assert (< x k))
(assert (<= 0 y))
(assert (< y k))
(assert (not (or (not (= (+ (* b k) x) (+ (* c k) y))) (and (= b c) (= x y)))))
(check-sat)

