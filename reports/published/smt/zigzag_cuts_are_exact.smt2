; every chunk is one rank's, at one of its two places, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun c () Int)
(declare-fun p () Int)
(assert (<= 0 c))
(assert (< c (* 2 p)))
(assert (not (and (<= 0 (ite (< c p) c (- (- (* 2 p) 1) c))) (< (ite (< c p) c (- (- (* 2 p) 1) c)) p) (= (ite (= (ite (< c p) 0 1) 0) (ite (< c p) c (- (- (* 2 p) 1) c)) (- (- (* 2 p) 1) (ite (< c p) c (- (- (* 2 p) 1) c)))) c))))
(check-sat)

; and no other's, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun j () Int)
(declare-fun k () Int)
(declare-fun p () Int)
(declare-fun r () Int)
(declare-fun s () Int)
(assert (< r p))
(assert (< s p))
(assert (<= 0 k))
(assert (< k 2))
(assert (<= 0 j))
(assert (< j 2))
(assert (not (or (not (= (ite (= k 0) r (- (- (* 2 p) 1) r)) (ite (= j 0) s (- (- (* 2 p) 1) s)))) (and (= r s) (= k j)))))
(check-sat)

