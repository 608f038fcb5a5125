; it is at one place of the other mesh, of as many ranks, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun A () Int)
(declare-fun B () Int)
(declare-fun C () Int)
(declare-fun D () Int)
(declare-fun n () Int)
(assert (<= 0 n))
(assert (< n (* A B)))
(assert (= (* A B) (* C D)))
(assert (< 0 D))
(assert (not (and (<= 0 (div n D)) (< (div n D) C) (<= 0 (mod n D)) (< (mod n D) D) (= (+ (* (div n D) D) (mod n D)) n))))
(check-sat)

; of the same mesh, at its own, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun B () Int)
(declare-fun D () Int)
(declare-fun x () Int)
(declare-fun y () Int)
(assert (= B D))
(assert (<= 0 y))
(assert (< y B))
(assert (not (and (= (div (+ (* x B) y) D) x) (= (mod (+ (* x B) y) D) y))))
(check-sat)

