; an owner's block, and its place in it, are found from its number, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun E () Int)
(declare-fun e () Int)
(declare-fun k () Int)
(assert (<= 0 e))
(assert (< e E))
(assert (not (and (= (div (+ (* k E) e) E) k) (= (mod (+ (* k E) e) E) e))))
(check-sat)

; so many ranks are whole blocks if there is no rest, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun B () Int)
(declare-fun n () Int)
(declare-fun x () Int)
(assert (< 0 B))
(assert (= (mod n B) 0))
(assert (<= 0 x))
(assert (< x n))
(assert (not (and (<= 0 (div x B)) (<= (* (+ (div x B) 1) B) n))))
(check-sat)

; and with a rest the last rank stands in a block that is not whole, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun B () Int)
(declare-fun n () Int)
(assert (< 0 B))
(assert (not (= (mod n B) 0)))
(assert (not (< n (* (+ (div (- n 1) B) 1) B))))
(check-sat)

