; replicas of whole blocks are whole blocks, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun B () Int)
(declare-fun k () Int)
(declare-fun n () Int)
(declare-fun r () Int)
(assert (= r (* k B)))
(assert (< 0 r))
(assert (not (and (= (* n r) (* (* n k) B)) (or (not (<= 2 n)) (< r (* n r))))))
(check-sat)

; from one replica to any number, question 0
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.given_most () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.moe.router.split () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.most () Int)
(declare-fun old.hidden.given_beyond () Bool)
(declare-fun old.hidden.beyond () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.layer.dense () Bool)
(declare-fun old.hidden.gathered () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.hidden.given_undivided () Bool)
(declare-fun old.hidden.undivided () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun old.layer.moe () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.hidden.summed () Bool)
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.given_most () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.moe.router.split () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.most () Int)
(declare-fun new.hidden.given_beyond () Bool)
(declare-fun new.hidden.beyond () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.layer.dense () Bool)
(declare-fun new.hidden.gathered () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
(declare-fun new.hidden.given_undivided () Bool)
(declare-fun new.hidden.undivided () Bool)
(declare-fun new.lm_head.group.pp () Bool)
(declare-fun new.lm_head.group.sp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun new.lm_head.group.tp () Bool)
(declare-fun new.lm_head.state () (_ BitVec 7))
(declare-fun new.layer.moe () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.hidden.summed () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2794 (= (_ bv63 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv59 7) old.attention.out.split) $x2794)))
(assert
 (let (($x3606 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x3606 (= (_ bv59 7) old.attention.qkv.split))))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3049 (= (_ bv38 7) old.embedding.split)))
 (or $x3049 (= (_ bv59 7) old.embedding.split) (= (_ bv97 7) old.embedding.split))))
(assert
 (let (($x2199 (= (_ bv63 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv59 7) old.ffn.down.split) $x2199)))
(assert
 (let (($x903 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x903 (= (_ bv59 7) old.ffn.gate.split) (= (_ bv63 7) old.ffn.gate.split))))
(assert
 (let (($x1701 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1701 (= (_ bv59 7) old.ffn.up.split) (= (_ bv63 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x1133 (= (_ bv101 7) old.hidden.kind)))
 (let (($x778 (= (_ bv98 7) old.hidden.kind)))
 (let (($x3131 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3548 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2342 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2114 (= (_ bv58 7) old.hidden.kind)))
 (let (($x2971 (= (_ bv49 7) old.hidden.kind)))
 (let (($x162 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2689 (= (_ bv18 7) old.hidden.kind)))
 (let (($x901 (= (_ bv11 7) old.hidden.kind)))
 (or $x901 $x2689 $x162 $x2971 $x2114 $x2342 $x3548 $x3131 $x778 $x1133))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3278 (= (_ bv59 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x3278 (= (_ bv75 7) old.lm_head.collective))))
(assert
 (let (($x3492 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x1065 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x1727 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1420 (= (_ bv49 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1420 (= (_ bv58 7) old.lm_head.cut.kind) $x1727 $x1065 (= (_ bv93 7) old.lm_head.cut.kind) $x3492 (= (_ bv101 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1499 (= (_ bv97 7) old.lm_head.split)))
 (let (($x2894 (= (_ bv40 7) old.lm_head.split)))
 (or $x2894 (= (_ bv59 7) old.lm_head.split) $x1499))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x149 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x149 (= (_ bv59 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3371 (= (_ bv38 7) old.stream)))
 (or $x3371 (= (_ bv96 7) old.stream) (= (_ bv98 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2342 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2342 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2992 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1500 (div (* ?x2992 old.hidden.multiple) old.hidden.parts)))
 (let (($x2677 (= (- 1) old.hidden.n)))
 (let ((?x3473 (ite (or $x2677 (< (* ?x1500 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2342 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x2198 (ite $x2342 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x3473) old.hidden.given_least)))
 (let ((?x518 (ite (or $x2677 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x162 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1229 (ite $x162 (ite (and $x2677 (= 1 old.hidden.parts)) 1 ?x518) ?x2198)))
 (let (($x2114 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1133 (= (_ bv101 7) old.hidden.kind)))
 (let (($x3131 (= (_ bv93 7) old.hidden.kind)))
 (let (($x901 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2689 (= (_ bv18 7) old.hidden.kind)))
 (let (($x778 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x1903 (ite $x778 old.hidden.parts (ite (or $x2689 $x901 $x3131 $x1133 $x2114) 1 ?x1229))))
 (= old.hidden.least ?x1903))))))))))))))))))
(assert
 (let ((?x2992 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1500 (div (* ?x2992 old.hidden.multiple) old.hidden.parts)))
 (let (($x2342 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2342 (< 1 old.hidden.parts) (= ?x1500 old.hidden.n)))))))
(assert
 (let (($x2971 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3548 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1498 (or $x3548 $x2971)))
 (let (($x778 (= (_ bv98 7) old.hidden.kind)))
 (= old.hidden.most (ite $x778 old.hidden.parts (ite $x1498 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x162 (= (_ bv26 7) old.hidden.kind)))
 (let (($x152 (ite $x162 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2992 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1500 (div (* ?x2992 old.hidden.multiple) old.hidden.parts)))
 (let (($x2677 (= (- 1) old.hidden.n)))
 (let (($x2342 (= (_ bv67 7) old.hidden.kind)))
 (let (($x3131 (= (_ bv93 7) old.hidden.kind)))
 (let (($x870 (ite $x3131 (or $x2677 (< old.hidden.block old.hidden.n)) (ite $x2342 (or $x2677 (< ?x1500 old.hidden.n)) $x152))))
 (let (($x296 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x870)))
 (let (($x2971 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3548 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1498 (or $x3548 $x2971)))
 (= old.hidden.moved (ite $x1498 old.hidden.given_moved $x296)))))))))))))))
(assert
 (let (($x1727 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x653 (and $x1727 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x653))))
(assert
 (let (($x2794 (= (_ bv63 7) old.attention.out.split)))
 (let (($x3049 (= (_ bv38 7) old.embedding.split)))
 (let (($x3371 (= (_ bv38 7) old.stream)))
 (let (($x2667 (or $x3371 $x3049 $x2794 (and old.layer.dense (= (_ bv63 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x2667))))))
(assert
 (let (($x778 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2971 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3548 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1498 (or $x3548 $x2971)))
 (let (($x2925 (ite $x1498 old.hidden.given_everywhere (or $x778 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2925)))))))
(assert
 (let (($x3492 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2057 (or $x3492 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x268 (ite (or (= (_ bv88 7) old.lm_head.cut.kind) (= (_ bv49 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2057)))
 (= old.lm_head.cut.everywhere $x268)))))
(assert
 (let (($x869 (not old.hidden.moved)))
 (let (($x1133 (= (_ bv101 7) old.hidden.kind)))
 (let (($x3131 (= (_ bv93 7) old.hidden.kind)))
 (let (($x901 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2689 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3511 (or old.hidden.everywhere old.hidden.filled (and (or $x2689 $x901 $x3131 $x1133) $x869))))
 (let (($x2971 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3548 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1498 (or $x3548 $x2971)))
 (= old.hidden.undivided (ite $x1498 old.hidden.given_undivided $x3511))))))))))))
(assert
 (let (($x2901 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3278 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x2433 (or $x3278 $x2901)))
 (let (($x2894 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1560 (and $x2894 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2433)))
 (let (($x1499 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x2921 (ite (and $x1499 old.lm_head.cut.everywhere $x2433) (_ bv98 7) (ite $x1499 (_ bv97 7) (ite $x1560 (_ bv98 7) (ite $x2894 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x2921)))))))))
(assert
 (let (($x1701 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2735 (and old.layer.dense (or $x1701 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3606 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1651 (or $x3606 (= (_ bv94 7) old.lm_head.state) $x2735 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x1651))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x2360 (= (_ bv63 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv59 7) new.attention.out.split) $x2360)))
(assert
 (let (($x3578 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x3578 (= (_ bv59 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2196 (= (_ bv38 7) new.embedding.split)))
 (or $x2196 (= (_ bv59 7) new.embedding.split) (= (_ bv97 7) new.embedding.split))))
(assert
 (let (($x1628 (= (_ bv63 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv59 7) new.ffn.down.split) $x1628)))
(assert
 (let (($x3265 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x3265 (= (_ bv59 7) new.ffn.gate.split) (= (_ bv63 7) new.ffn.gate.split))))
(assert
 (let (($x890 (= (_ bv40 7) new.ffn.up.split)))
 (or $x890 (= (_ bv59 7) new.ffn.up.split) (= (_ bv63 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x1913 (= (_ bv101 7) new.hidden.kind)))
 (let (($x1734 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2164 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2460 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1704 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2203 (= (_ bv58 7) new.hidden.kind)))
 (let (($x1918 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1480 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1831 (= (_ bv18 7) new.hidden.kind)))
 (let (($x794 (= (_ bv11 7) new.hidden.kind)))
 (or $x794 $x1831 $x1480 $x1918 $x2203 $x1704 $x2460 $x2164 $x1734 $x1913))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2614 (= (_ bv59 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2614 (= (_ bv75 7) new.lm_head.collective))))
(assert
 (let (($x2461 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x3079 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2535 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x3630 (= (_ bv49 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3630 (= (_ bv58 7) new.lm_head.cut.kind) $x2535 $x3079 (= (_ bv93 7) new.lm_head.cut.kind) $x2461 (= (_ bv101 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2343 (= (_ bv97 7) new.lm_head.split)))
 (let (($x3782 (= (_ bv40 7) new.lm_head.split)))
 (or $x3782 (= (_ bv59 7) new.lm_head.split) $x2343))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2097 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x2097 (= (_ bv59 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2186 (= (_ bv38 7) new.stream)))
 (or $x2186 (= (_ bv96 7) new.stream) (= (_ bv98 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1704 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1704 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1815 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2580 (div (* ?x1815 new.hidden.multiple) new.hidden.parts)))
 (let (($x1164 (= (- 1) new.hidden.n)))
 (let ((?x1566 (ite (or $x1164 (< (* ?x2580 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1704 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x2981 (ite $x1704 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1566) new.hidden.given_least)))
 (let ((?x1147 (ite (or $x1164 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1480 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2765 (ite $x1480 (ite (and $x1164 (= 1 new.hidden.parts)) 1 ?x1147) ?x2981)))
 (let (($x2203 (= (_ bv58 7) new.hidden.kind)))
 (let (($x1913 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2164 (= (_ bv93 7) new.hidden.kind)))
 (let (($x794 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1831 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1734 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x2345 (ite $x1734 new.hidden.parts (ite (or $x1831 $x794 $x2164 $x1913 $x2203) 1 ?x2765))))
 (= new.hidden.least ?x2345))))))))))))))))))
(assert
 (let ((?x1815 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2580 (div (* ?x1815 new.hidden.multiple) new.hidden.parts)))
 (let (($x1704 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1704 (< 1 new.hidden.parts) (= ?x2580 new.hidden.n)))))))
(assert
 (let (($x1918 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2460 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2609 (or $x2460 $x1918)))
 (let (($x1734 (= (_ bv98 7) new.hidden.kind)))
 (= new.hidden.most (ite $x1734 new.hidden.parts (ite $x2609 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x1480 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2983 (ite $x1480 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1815 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2580 (div (* ?x1815 new.hidden.multiple) new.hidden.parts)))
 (let (($x1164 (= (- 1) new.hidden.n)))
 (let (($x1704 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2164 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2684 (ite $x2164 (or $x1164 (< new.hidden.block new.hidden.n)) (ite $x1704 (or $x1164 (< ?x2580 new.hidden.n)) $x2983))))
 (let (($x1835 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2684)))
 (let (($x1918 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2460 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2609 (or $x2460 $x1918)))
 (= new.hidden.moved (ite $x2609 new.hidden.given_moved $x1835)))))))))))))))
(assert
 (let (($x2535 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x3231 (and $x2535 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3231))))
(assert
 (let (($x2360 (= (_ bv63 7) new.attention.out.split)))
 (let (($x2196 (= (_ bv38 7) new.embedding.split)))
 (let (($x2186 (= (_ bv38 7) new.stream)))
 (let (($x3040 (or $x2186 $x2196 $x2360 (and new.layer.dense (= (_ bv63 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x3040))))))
(assert
 (let (($x1734 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1918 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2460 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2609 (or $x2460 $x1918)))
 (let (($x1119 (ite $x2609 new.hidden.given_everywhere (or $x1734 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1119)))))))
(assert
 (let (($x2461 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2138 (or $x2461 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x109 (ite (or (= (_ bv88 7) new.lm_head.cut.kind) (= (_ bv49 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2138)))
 (= new.lm_head.cut.everywhere $x109)))))
(assert
 (let (($x298 (not new.hidden.moved)))
 (let (($x1913 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2164 (= (_ bv93 7) new.hidden.kind)))
 (let (($x794 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1831 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1374 (or new.hidden.everywhere new.hidden.filled (and (or $x1831 $x794 $x2164 $x1913) $x298))))
 (let (($x1918 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2460 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2609 (or $x2460 $x1918)))
 (= new.hidden.undivided (ite $x2609 new.hidden.given_undivided $x1374))))))))))))
(assert
 (let (($x1662 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2614 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x3602 (or $x2614 $x1662)))
 (let (($x3782 (= (_ bv40 7) new.lm_head.split)))
 (let (($x49 (and $x3782 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3602)))
 (let (($x2343 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x2852 (ite (and $x2343 new.lm_head.cut.everywhere $x3602) (_ bv98 7) (ite $x2343 (_ bv97 7) (ite $x49 (_ bv98 7) (ite $x3782 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x2852)))))))))
(assert
 (let (($x890 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2260 (and new.layer.dense (or $x890 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x3578 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1654 (or $x3578 (= (_ bv94 7) new.lm_head.state) $x2260 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x1654))))))
(assert
 (= new.layer.dense true))
(assert
 (= new.layer.moe false))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.gate.split new.ffn.gate.split))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_beyond new.hidden.given_beyond))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
(assert
 (= old.hidden.given_most new.hidden.given_most))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.given_undivided new.hidden.given_undivided))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.layer.dense new.layer.dense))
(assert
 (= old.layer.moe new.layer.moe))
(assert
 (= old.lm_head.collective new.lm_head.collective))
(assert
 (= old.lm_head.cut.given_everywhere new.lm_head.cut.given_everywhere))
(assert
 (= old.lm_head.cut.kind new.lm_head.cut.kind))
(assert
 (= old.lm_head.cut.multiple new.lm_head.cut.multiple))
(assert
 (= old.lm_head.cut.n new.lm_head.cut.n))
(assert
 (= old.lm_head.cut.parts new.lm_head.cut.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.lm_head.group.pp new.lm_head.group.pp))
(assert
 (= old.lm_head.group.sp new.lm_head.group.sp))
(assert
 (= old.lm_head.group.tp new.lm_head.group.tp))
(assert
 (= old.lm_head.split new.lm_head.split))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.moe.router.split new.moe.router.split))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1551 (not new.hidden.beyond)))
 (let (($x360 (and (<= 1 new.hidden.least) $x1551 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x360)))))
(assert
 (let (($x3607 (not old.hidden.beyond)))
(let (($x2290 (and (<= 1 old.hidden.least) $x3607 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x398 (not (or old.hidden.gathered old.hidden.summed))))
(or $x398 $x2290)))))
(check-sat)

; from one replica to any number, question 1
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.cut.given_least () Int)
(declare-fun old.embedding.cut.given_most () Int)
(declare-fun old.embedding.cut.kind () (_ BitVec 7))
(declare-fun old.embedding.cut.multiple () Int)
(declare-fun old.embedding.cut.n () Int)
(declare-fun old.embedding.cut.parts () Int)
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.embedding.cut.least () Int)
(declare-fun old.embedding.cut.most () Int)
(declare-fun old.embedding.cut.given_beyond () Bool)
(declare-fun old.embedding.cut.beyond () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.cut.given_least () Int)
(declare-fun new.embedding.cut.given_most () Int)
(declare-fun new.embedding.cut.kind () (_ BitVec 7))
(declare-fun new.embedding.cut.multiple () Int)
(declare-fun new.embedding.cut.n () Int)
(declare-fun new.embedding.cut.parts () Int)
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.embedding.cut.least () Int)
(declare-fun new.embedding.cut.most () Int)
(declare-fun new.embedding.cut.given_beyond () Bool)
(declare-fun new.embedding.cut.beyond () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2265 (= (_ bv59 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x2265 (= (_ bv75 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x646 (= (_ bv101 7) old.embedding.cut.kind)))
 (let (($x2768 (= (_ bv98 7) old.embedding.cut.kind)))
 (let (($x1946 (= (_ bv93 7) old.embedding.cut.kind)))
 (let (($x64 (= (_ bv88 7) old.embedding.cut.kind)))
 (let (($x2598 (= (_ bv67 7) old.embedding.cut.kind)))
 (let (($x1935 (= (_ bv58 7) old.embedding.cut.kind)))
 (let (($x2792 (= (_ bv49 7) old.embedding.cut.kind)))
 (let (($x204 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1246 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x977 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x977 $x1246 $x204 $x2792 $x1935 $x2598 $x64 $x1946 $x2768 $x646))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x3123 (= (_ bv97 7) old.embedding.split)))
 (let (($x3049 (= (_ bv38 7) old.embedding.split)))
 (or $x3049 (= (_ bv59 7) old.embedding.split) $x3123))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1419 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x2143 (* (div (* ?x1419 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x3152 (= (- 1) old.embedding.cut.n)))
 (let ((?x1029 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x3152 (< ?x2143 old.embedding.cut.n)) 0 1))))
 (let (($x2598 (= (_ bv67 7) old.embedding.cut.kind)))
 (let (($x2968 (or $x3152 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x2627 (ite (and $x3152 (= 1 old.embedding.cut.parts)) 1 (ite $x2968 0 1))))
 (let (($x204 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1935 (= (_ bv58 7) old.embedding.cut.kind)))
 (let (($x646 (= (_ bv101 7) old.embedding.cut.kind)))
 (let (($x1946 (= (_ bv93 7) old.embedding.cut.kind)))
 (let (($x977 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x1246 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x912 (ite (or $x1246 $x977 $x1946 $x646 $x1935) 1 (ite $x204 ?x2627 (ite $x2598 ?x1029 old.embedding.cut.given_least)))))
 (let (($x2768 (= (_ bv98 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x2768 old.embedding.cut.parts ?x912))))))))))))))))))
(assert
 (let ((?x1181 (ite (or (= (_ bv88 7) old.embedding.cut.kind) (= (_ bv49 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x2768 (= (_ bv98 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x2768 old.embedding.cut.parts ?x1181)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x3517 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2265 (= (_ bv59 7) old.embedding.collective)))
 (let (($x3123 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2895 (ite $x3123 (ite (and old.embedding.rows_where_kept (or $x2265 $x3517)) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2895))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x2958 (= (_ bv75 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1454 (= (_ bv101 7) new.embedding.cut.kind)))
 (let (($x2043 (= (_ bv98 7) new.embedding.cut.kind)))
 (let (($x2932 (= (_ bv93 7) new.embedding.cut.kind)))
 (let (($x125 (= (_ bv88 7) new.embedding.cut.kind)))
 (let (($x1028 (= (_ bv67 7) new.embedding.cut.kind)))
 (let (($x3530 (= (_ bv58 7) new.embedding.cut.kind)))
 (let (($x2893 (= (_ bv49 7) new.embedding.cut.kind)))
 (let (($x3204 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1290 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x1559 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x1559 $x1290 $x3204 $x2893 $x3530 $x1028 $x125 $x2932 $x2043 $x1454))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x989 (= (_ bv97 7) new.embedding.split)))
 (let (($x2196 (= (_ bv38 7) new.embedding.split)))
 (or $x2196 (= (_ bv59 7) new.embedding.split) $x989))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1474 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x1656 (* (div (* ?x1474 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x760 (= (- 1) new.embedding.cut.n)))
 (let ((?x2936 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x760 (< ?x1656 new.embedding.cut.n)) 0 1))))
 (let (($x1028 (= (_ bv67 7) new.embedding.cut.kind)))
 (let (($x651 (or $x760 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2665 (ite (and $x760 (= 1 new.embedding.cut.parts)) 1 (ite $x651 0 1))))
 (let (($x3204 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x3530 (= (_ bv58 7) new.embedding.cut.kind)))
 (let (($x1454 (= (_ bv101 7) new.embedding.cut.kind)))
 (let (($x2932 (= (_ bv93 7) new.embedding.cut.kind)))
 (let (($x1559 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x1290 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x2567 (ite (or $x1290 $x1559 $x2932 $x1454 $x3530) 1 (ite $x3204 ?x2665 (ite $x1028 ?x2936 new.embedding.cut.given_least)))))
 (let (($x2043 (= (_ bv98 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x2043 new.embedding.cut.parts ?x2567))))))))))))))))))
(assert
 (let ((?x1556 (ite (or (= (_ bv88 7) new.embedding.cut.kind) (= (_ bv49 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x2043 (= (_ bv98 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x2043 new.embedding.cut.parts ?x1556)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x3549 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (let (($x989 (= (_ bv97 7) new.embedding.split)))
 (let ((?x3109 (ite $x989 (ite (and new.embedding.rows_where_kept (or $x2958 $x3549)) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x3109))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.cut.given_beyond new.embedding.cut.given_beyond))
(assert
 (= old.embedding.cut.given_least new.embedding.cut.given_least))
(assert
 (= old.embedding.cut.given_most new.embedding.cut.given_most))
(assert
 (= old.embedding.cut.kind new.embedding.cut.kind))
(assert
 (= old.embedding.cut.multiple new.embedding.cut.multiple))
(assert
 (= old.embedding.cut.n new.embedding.cut.n))
(assert
 (= old.embedding.cut.parts new.embedding.cut.parts))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1242 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1050 (not new.embedding.cut.beyond)))
 (let (($x1533 (or (not (= (_ bv97 7) new.embedding.split)) (and $x1050 (or (= (_ bv98 7) new.embedding.state) $x1242)))))
 (not $x1533)))))
(assert
 (let (($x397 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x2822 (not old.embedding.cut.beyond)))
(or (not (= (_ bv97 7) old.embedding.split)) (and $x2822 (or (= (_ bv98 7) old.embedding.state) $x397))))))
(check-sat)

; from one replica to any number, question 2
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.embedding.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.embedding.joined () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1508 (= (_ bv75 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv59 7) old.embedding.collective)))
 (let (($x910 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1592 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1294 (= (_ bv4 7) old.embedding.collective)))
 (or $x1294 $x1592 $x910 $x2265 $x1508)))))))
(assert
 (let (($x3123 (= (_ bv97 7) old.embedding.split)))
 (let (($x3049 (= (_ bv38 7) old.embedding.split)))
 (or $x3049 (= (_ bv59 7) old.embedding.split) $x3123))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1156 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1127 (= (_ bv93 7) old.hidden.kind)))
 (let (($x310 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2868 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1006 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1006 $x2868 (= (_ bv58 7) old.hidden.kind) $x2428 $x310 $x1127 $x1156 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2530 (= (_ bv50 7) old.norm.statistic)))
 (or $x2530 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1481 (= (_ bv98 7) old.stream)))
 (let (($x1683 (= (_ bv96 7) old.stream)))
 (let (($x1402 (= (_ bv38 7) old.stream)))
 (or $x1402 $x1683 $x1481)))))
(assert
 (let (($x1815 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2459 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2860 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2860 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x2459 (= (_ bv93 7) old.stream_tokens.kind) $x1815 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2428 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x387 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3795 (div (* ?x387 old.hidden.multiple) old.hidden.parts)))
 (let (($x2345 (< 1 old.hidden.parts)))
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2428 $x2345 (= ?x3795 old.hidden.n))))))))
(assert
 (let ((?x387 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3795 (div (* ?x387 old.hidden.multiple) old.hidden.parts)))
 (let (($x2345 (< 1 old.hidden.parts)))
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2428 $x2345 (<= old.hidden.n ?x3795))))))))
(assert
 (let (($x1006 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3136 (ite $x1006 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x387 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3795 (div (* ?x387 old.hidden.multiple) old.hidden.parts)))
 (let (($x3064 (= (- 1) old.hidden.n)))
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (let (($x1127 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2361 (ite $x1127 (or $x3064 (< old.hidden.block old.hidden.n)) (ite $x2428 (or $x3064 (< ?x3795 old.hidden.n)) $x3136))))
 (let (($x1622 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2361)))
 (let (($x2868 (= (_ bv49 7) old.hidden.kind)))
 (let (($x310 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2752 (or $x310 $x2868)))
 (= old.hidden.moved (ite $x2752 old.hidden.given_moved $x1622)))))))))))))))
(assert
 (let (($x1815 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x897 (or $x1815 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1417 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x897)))
 (= old.stream_tokens.everywhere $x1417)))))
(assert
 (let (($x3517 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2265 (= (_ bv59 7) old.embedding.collective)))
 (let (($x982 (or $x2265 $x3517)))
 (let (($x3123 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2895 (ite $x3123 (ite (and old.embedding.rows_where_kept $x982) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2895)))))))
(assert
 (let (($x1156 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2868 (= (_ bv49 7) old.hidden.kind)))
 (let (($x310 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2752 (or $x310 $x2868)))
 (let (($x3234 (ite $x2752 old.hidden.given_everywhere (or $x1156 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3234)))))))
(assert
 (let (($x1481 (= (_ bv98 7) old.stream)))
 (let (($x2163 (or $x1481 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2163))))
(assert
 (let (($x2605 (= 1 old.tp)))
 (let (($x1481 (= (_ bv98 7) old.stream)))
 (let (($x1049 (or $x1481 $x2605 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv97 7) old.embedding.split)))))
 (let (($x3517 (and (or (not old.embedding.group.tp) $x2605) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x910 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x2138 (ite (or (or $x2265 $x910) (and $x3517 $x1049)) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1508 (= (_ bv75 7) old.embedding.collective)))
 (let (($x1592 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1347 (ite (or $x2265 (and $x910 (= (_ bv38 7) old.stream)) (and (or $x1592 $x1508) $x3517)) (_ bv38 7) (ite $x910 (_ bv98 7) (_ bv16 7)))))
 (let (($x2177 (or (and old.hidden.filled (not $x1481)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3346 (not $x3517)))
 (let (($x2530 (= (_ bv50 7) old.norm.statistic)))
 (let (($x1402 (= (_ bv38 7) old.stream)))
 (let ((?x1337 (ite (and $x1592 old.hidden.filled $x1402 $x3346 $x2530) old.stream (ite (and $x1508 $x3346 $x2177) old.stream ?x1347))))
 (let (($x1294 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3488 (ite $x1294 (_ bv98 7) (ite (and $x1592 old.hidden.filled $x1481 $x3346) (_ bv98 7) ?x1337))))
 (let (($x982 (or $x2265 $x3517)))
 (let ((?x3398 (ite (and (not $x1402) old.stream.in_order old.hidden.everywhere $x982) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x3517) (_ bv38 7) ?x3488))))
 (let ((?x109 (ite (= (_ bv38 7) old.embedding.state) ?x3398 (ite (= (_ bv98 7) old.embedding.state) ?x2138 old.embedding.state))))
 (let ((?x3181 (ite $x1508 (ite (not $x1481) old.stream (_ bv68 7)) (ite $x910 (ite $x1481 (_ bv98 7) old.stream) (ite $x2265 (_ bv94 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv94 7) old.embedding.state) (ite $x1592 (_ bv98 7) ?x3181) ?x109))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1730 (= (_ bv75 7) new.embedding.collective)))
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (let (($x1945 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1589 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1237 (= (_ bv4 7) new.embedding.collective)))
 (or $x1237 $x1589 $x1945 $x2958 $x1730)))))))
(assert
 (let (($x989 (= (_ bv97 7) new.embedding.split)))
 (let (($x2196 (= (_ bv38 7) new.embedding.split)))
 (or $x2196 (= (_ bv59 7) new.embedding.split) $x989))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2461 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1064 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1628 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2186 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2263 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2263 $x2186 (= (_ bv58 7) new.hidden.kind) $x2360 $x1628 $x1064 $x2461 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1216 (= (_ bv50 7) new.norm.statistic)))
 (or $x1216 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x616 (= (_ bv98 7) new.stream)))
 (let (($x1654 (= (_ bv96 7) new.stream)))
 (let (($x2614 (= (_ bv38 7) new.stream)))
 (or $x2614 $x1654 $x616)))))
(assert
 (let (($x523 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2021 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x890 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x890 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2021 (= (_ bv93 7) new.stream_tokens.kind) $x523 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2360 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2290 (div (* ?x1212 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (< 1 new.hidden.parts)))
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2360 $x932 (= ?x2290 new.hidden.n))))))))
(assert
 (let ((?x1212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2290 (div (* ?x1212 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (< 1 new.hidden.parts)))
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2360 $x932 (<= new.hidden.n ?x2290))))))))
(assert
 (let (($x2263 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1701 (ite $x2263 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2290 (div (* ?x1212 new.hidden.multiple) new.hidden.parts)))
 (let (($x698 (= (- 1) new.hidden.n)))
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1064 (= (_ bv93 7) new.hidden.kind)))
 (let (($x370 (ite $x1064 (or $x698 (< new.hidden.block new.hidden.n)) (ite $x2360 (or $x698 (< ?x2290 new.hidden.n)) $x1701))))
 (let (($x1316 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x370)))
 (let (($x2186 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1628 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2200 (or $x1628 $x2186)))
 (= new.hidden.moved (ite $x2200 new.hidden.given_moved $x1316)))))))))))))))
(assert
 (let (($x523 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2596 (or $x523 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2762 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2596)))
 (= new.stream_tokens.everywhere $x2762)))))
(assert
 (let (($x3549 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (let (($x777 (or $x2958 $x3549)))
 (let (($x989 (= (_ bv97 7) new.embedding.split)))
 (let ((?x3109 (ite $x989 (ite (and new.embedding.rows_where_kept $x777) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x3109)))))))
(assert
 (let (($x2461 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2186 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1628 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2200 (or $x1628 $x2186)))
 (let (($x2305 (ite $x2200 new.hidden.given_everywhere (or $x2461 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2305)))))))
(assert
 (let (($x616 (= (_ bv98 7) new.stream)))
 (let (($x2894 (or $x616 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2894))))
(assert
 (let (($x1281 (= 1 new.tp)))
 (let (($x616 (= (_ bv98 7) new.stream)))
 (let (($x3208 (or $x616 $x1281 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv97 7) new.embedding.split)))))
 (let (($x3549 (and (or (not new.embedding.group.tp) $x1281) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1945 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x2794 (ite (or (or $x2958 $x1945) (and $x3549 $x3208)) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1730 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1589 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2065 (ite (or $x2958 (and $x1945 (= (_ bv38 7) new.stream)) (and (or $x1589 $x1730) $x3549)) (_ bv38 7) (ite $x1945 (_ bv98 7) (_ bv16 7)))))
 (let (($x2663 (or (and new.hidden.filled (not $x616)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1133 (not $x3549)))
 (let (($x1216 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2614 (= (_ bv38 7) new.stream)))
 (let ((?x2057 (ite (and $x1589 new.hidden.filled $x2614 $x1133 $x1216) new.stream (ite (and $x1730 $x1133 $x2663) new.stream ?x2065))))
 (let (($x1237 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1613 (ite $x1237 (_ bv98 7) (ite (and $x1589 new.hidden.filled $x616 $x1133) (_ bv98 7) ?x2057))))
 (let (($x777 (or $x2958 $x3549)))
 (let ((?x558 (ite (and (not $x2614) new.stream.in_order new.hidden.everywhere $x777) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3549) (_ bv38 7) ?x1613))))
 (let ((?x970 (ite (= (_ bv38 7) new.embedding.state) ?x558 (ite (= (_ bv98 7) new.embedding.state) ?x2794 new.embedding.state))))
 (let ((?x2421 (ite $x1730 (ite (not $x616) new.stream (_ bv68 7)) (ite $x1945 (ite $x616 (_ bv98 7) new.stream) (ite $x2958 (_ bv94 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv94 7) new.embedding.state) (ite $x1589 (_ bv98 7) ?x2421) ?x970))))))))))))))))))))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1831 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1281 (= 1 new.tp)))
 (let (($x3788 (= new.embedding.joined new.stream)))
 (let (($x1251 (or (or (= (_ bv98 7) new.embedding.joined) $x3788) (and $x1281 (or (not (= (_ bv38 7) new.embedding.split)) $x1831)))))
 (not $x1251))))))
(assert
 (let (($x3129 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2605 (= 1 old.tp)))
(let (($x1846 (= old.embedding.joined old.stream)))
(or (or (= (_ bv98 7) old.embedding.joined) $x1846) (and $x2605 (or (not (= (_ bv38 7) old.embedding.split)) $x3129)))))))
(check-sat)

; from one replica to any number, question 3
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.embedding.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.embedding.joined () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1508 (= (_ bv75 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv59 7) old.embedding.collective)))
 (let (($x910 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1592 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1294 (= (_ bv4 7) old.embedding.collective)))
 (or $x1294 $x1592 $x910 $x2265 $x1508)))))))
(assert
 (let (($x3123 (= (_ bv97 7) old.embedding.split)))
 (let (($x3049 (= (_ bv38 7) old.embedding.split)))
 (or $x3049 (= (_ bv59 7) old.embedding.split) $x3123))))
(assert
 (let (($x1156 (= (_ bv98 7) old.hidden.kind)))
 (let (($x310 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2868 (= (_ bv49 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2868 (= (_ bv58 7) old.hidden.kind) $x2428 $x310 (= (_ bv93 7) old.hidden.kind) $x1156 (= (_ bv101 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2530 (= (_ bv50 7) old.norm.statistic)))
 (or $x2530 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1481 (= (_ bv98 7) old.stream)))
 (let (($x1683 (= (_ bv96 7) old.stream)))
 (let (($x1402 (= (_ bv38 7) old.stream)))
 (or $x1402 $x1683 $x1481)))))
(assert
 (let (($x1815 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2459 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2860 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2860 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x2459 (= (_ bv93 7) old.stream_tokens.kind) $x1815 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2428 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x387 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3795 (div (* ?x387 old.hidden.multiple) old.hidden.parts)))
 (let (($x2345 (< 1 old.hidden.parts)))
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2428 $x2345 (= ?x3795 old.hidden.n))))))))
(assert
 (let ((?x387 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3795 (div (* ?x387 old.hidden.multiple) old.hidden.parts)))
 (let (($x2345 (< 1 old.hidden.parts)))
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2428 $x2345 (<= old.hidden.n ?x3795))))))))
(assert
 (let (($x1815 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x897 (or $x1815 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1417 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x897)))
 (= old.stream_tokens.everywhere $x1417)))))
(assert
 (let (($x1486 (not old.embedding.group.pp)))
 (let (($x3075 (or $x1486 (= 1 old.pp))))
 (let (($x1204 (not old.embedding.group.sp)))
 (let (($x2546 (or $x1204 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1971 (not old.embedding.group.dp)))
 (let (($x1778 (or $x1971 $x2523)))
 (let (($x3517 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1778 $x2546 $x3075)))
 (let (($x2265 (= (_ bv59 7) old.embedding.collective)))
 (let (($x982 (or $x2265 $x3517)))
 (let (($x3123 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2895 (ite $x3123 (ite (and old.embedding.rows_where_kept $x982) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2895))))))))))))))
(assert
 (let (($x1156 (= (_ bv98 7) old.hidden.kind)))
 (let (($x3234 (ite (or (= (_ bv88 7) old.hidden.kind) (= (_ bv49 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1156 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3234))))
(assert
 (let (($x1481 (= (_ bv98 7) old.stream)))
 (let (($x2163 (or $x1481 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2163))))
(assert
 (let (($x2605 (= 1 old.tp)))
 (let (($x1481 (= (_ bv98 7) old.stream)))
 (let (($x1049 (or $x1481 $x2605 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv97 7) old.embedding.split)))))
 (let (($x1486 (not old.embedding.group.pp)))
 (let (($x3075 (or $x1486 (= 1 old.pp))))
 (let (($x1204 (not old.embedding.group.sp)))
 (let (($x2546 (or $x1204 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1971 (not old.embedding.group.dp)))
 (let (($x1778 (or $x1971 $x2523)))
 (let (($x3517 (and (or (not old.embedding.group.tp) $x2605) $x1778 $x2546 $x3075)))
 (let (($x910 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x2138 (ite (or (or $x2265 $x910) (and $x3517 $x1049)) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x736 (= (_ bv98 7) old.embedding.state)))
 (let (($x1508 (= (_ bv75 7) old.embedding.collective)))
 (let (($x1592 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1347 (ite (or $x2265 (and $x910 (= (_ bv38 7) old.stream)) (and (or $x1592 $x1508) $x3517)) (_ bv38 7) (ite $x910 (_ bv98 7) (_ bv16 7)))))
 (let (($x2177 (or (and old.hidden.filled (not $x1481)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3346 (not $x3517)))
 (let (($x2530 (= (_ bv50 7) old.norm.statistic)))
 (let (($x1402 (= (_ bv38 7) old.stream)))
 (let ((?x1337 (ite (and $x1592 old.hidden.filled $x1402 $x3346 $x2530) old.stream (ite (and $x1508 $x3346 $x2177) old.stream ?x1347))))
 (let (($x1294 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3488 (ite $x1294 (_ bv98 7) (ite (and $x1592 old.hidden.filled $x1481 $x3346) (_ bv98 7) ?x1337))))
 (let (($x982 (or $x2265 $x3517)))
 (let ((?x3398 (ite (and (not $x1402) old.stream.in_order old.hidden.everywhere $x982) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x3517) (_ bv38 7) ?x3488))))
 (let (($x2666 (= (_ bv38 7) old.embedding.state)))
 (let ((?x3181 (ite $x1508 (ite (not $x1481) old.stream (_ bv68 7)) (ite $x910 (ite $x1481 (_ bv98 7) old.stream) (ite $x2265 (_ bv94 7) (_ bv16 7))))))
 (let ((?x2623 (ite (= (_ bv94 7) old.embedding.state) (ite $x1592 (_ bv98 7) ?x3181) (ite $x2666 ?x3398 (ite $x736 ?x2138 old.embedding.state)))))
 (= old.embedding.joined ?x2623))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1730 (= (_ bv75 7) new.embedding.collective)))
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (let (($x1945 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1589 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1237 (= (_ bv4 7) new.embedding.collective)))
 (or $x1237 $x1589 $x1945 $x2958 $x1730)))))))
(assert
 (let (($x989 (= (_ bv97 7) new.embedding.split)))
 (let (($x2196 (= (_ bv38 7) new.embedding.split)))
 (or $x2196 (= (_ bv59 7) new.embedding.split) $x989))))
(assert
 (let (($x2461 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1628 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2186 (= (_ bv49 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2186 (= (_ bv58 7) new.hidden.kind) $x2360 $x1628 (= (_ bv93 7) new.hidden.kind) $x2461 (= (_ bv101 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1216 (= (_ bv50 7) new.norm.statistic)))
 (or $x1216 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x616 (= (_ bv98 7) new.stream)))
 (let (($x1654 (= (_ bv96 7) new.stream)))
 (let (($x2614 (= (_ bv38 7) new.stream)))
 (or $x2614 $x1654 $x616)))))
(assert
 (let (($x523 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2021 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x890 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x890 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2021 (= (_ bv93 7) new.stream_tokens.kind) $x523 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2360 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2290 (div (* ?x1212 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (< 1 new.hidden.parts)))
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2360 $x932 (= ?x2290 new.hidden.n))))))))
(assert
 (let ((?x1212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2290 (div (* ?x1212 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (< 1 new.hidden.parts)))
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2360 $x932 (<= new.hidden.n ?x2290))))))))
(assert
 (let (($x523 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2596 (or $x523 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2762 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2596)))
 (= new.stream_tokens.everywhere $x2762)))))
(assert
 (let (($x672 (not new.embedding.group.pp)))
 (let (($x3017 (or $x672 (= 1 new.pp))))
 (let (($x1599 (not new.embedding.group.sp)))
 (let (($x3712 (or $x1599 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1491 (not new.embedding.group.dp)))
 (let (($x1524 (or $x1491 $x766)))
 (let (($x3549 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1524 $x3712 $x3017)))
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (let (($x777 (or $x2958 $x3549)))
 (let (($x989 (= (_ bv97 7) new.embedding.split)))
 (let ((?x3109 (ite $x989 (ite (and new.embedding.rows_where_kept $x777) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x3109))))))))))))))
(assert
 (let (($x2461 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2305 (ite (or (= (_ bv88 7) new.hidden.kind) (= (_ bv49 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2461 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2305))))
(assert
 (let (($x616 (= (_ bv98 7) new.stream)))
 (let (($x2894 (or $x616 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2894))))
(assert
 (let (($x1281 (= 1 new.tp)))
 (let (($x616 (= (_ bv98 7) new.stream)))
 (let (($x3208 (or $x616 $x1281 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv97 7) new.embedding.split)))))
 (let (($x672 (not new.embedding.group.pp)))
 (let (($x3017 (or $x672 (= 1 new.pp))))
 (let (($x1599 (not new.embedding.group.sp)))
 (let (($x3712 (or $x1599 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1491 (not new.embedding.group.dp)))
 (let (($x1524 (or $x1491 $x766)))
 (let (($x3549 (and (or (not new.embedding.group.tp) $x1281) $x1524 $x3712 $x3017)))
 (let (($x1945 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x2794 (ite (or (or $x2958 $x1945) (and $x3549 $x3208)) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2124 (= (_ bv98 7) new.embedding.state)))
 (let (($x1730 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1589 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2065 (ite (or $x2958 (and $x1945 (= (_ bv38 7) new.stream)) (and (or $x1589 $x1730) $x3549)) (_ bv38 7) (ite $x1945 (_ bv98 7) (_ bv16 7)))))
 (let (($x2663 (or (and new.hidden.filled (not $x616)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1133 (not $x3549)))
 (let (($x1216 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2614 (= (_ bv38 7) new.stream)))
 (let ((?x2057 (ite (and $x1589 new.hidden.filled $x2614 $x1133 $x1216) new.stream (ite (and $x1730 $x1133 $x2663) new.stream ?x2065))))
 (let (($x1237 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1613 (ite $x1237 (_ bv98 7) (ite (and $x1589 new.hidden.filled $x616 $x1133) (_ bv98 7) ?x2057))))
 (let (($x777 (or $x2958 $x3549)))
 (let ((?x558 (ite (and (not $x2614) new.stream.in_order new.hidden.everywhere $x777) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3549) (_ bv38 7) ?x1613))))
 (let (($x2971 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2421 (ite $x1730 (ite (not $x616) new.stream (_ bv68 7)) (ite $x1945 (ite $x616 (_ bv98 7) new.stream) (ite $x2958 (_ bv94 7) (_ bv16 7))))))
 (let ((?x2667 (ite (= (_ bv94 7) new.embedding.state) (ite $x1589 (_ bv98 7) ?x2421) (ite $x2971 ?x558 (ite $x2124 ?x2794 new.embedding.state)))))
 (= new.embedding.joined ?x2667))))))))))))))))))))))))))))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x672 (not new.embedding.group.pp)))
 (let (($x3017 (or $x672 (= 1 new.pp))))
 (let (($x1599 (not new.embedding.group.sp)))
 (let (($x3712 (or $x1599 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1491 (not new.embedding.group.dp)))
 (let (($x1524 (or $x1491 $x766)))
 (let (($x2971 (= (_ bv38 7) new.embedding.state)))
 (let (($x2124 (= (_ bv98 7) new.embedding.state)))
 (let (($x3549 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1524 $x3712 $x3017)))
 (let (($x2604 (and $x3549 (or $x2124 (and $x2971 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1945 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (let (($x3221 (or (and (= (_ bv98 7) new.embedding.joined) $x2124) $x2958 (and $x1945 $x2971 (= (_ bv38 7) new.embedding.joined)) $x2604 (and (or new.embedding.group.tp (= 1 new.tp)) $x1524 $x3712 $x3017))))
 (not $x3221))))))))))))))))
(assert
 (let (($x1486 (not old.embedding.group.pp)))
(let (($x3075 (or $x1486 (= 1 old.pp))))
(let (($x1204 (not old.embedding.group.sp)))
(let (($x2546 (or $x1204 (= 1 old.sp))))
(let (($x2523 (= 1 old.dp)))
(let (($x1971 (not old.embedding.group.dp)))
(let (($x1778 (or $x1971 $x2523)))
(let (($x2666 (= (_ bv38 7) old.embedding.state)))
(let (($x736 (= (_ bv98 7) old.embedding.state)))
(let (($x3517 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1778 $x2546 $x3075)))
(let (($x2451 (and $x3517 (or $x736 (and $x2666 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x910 (= (_ bv10 7) old.embedding.collective)))
(let (($x2265 (= (_ bv59 7) old.embedding.collective)))
(or (and (= (_ bv98 7) old.embedding.joined) $x736) $x2265 (and $x910 $x2666 (= (_ bv38 7) old.embedding.joined)) $x2451 (and (or old.embedding.group.tp (= 1 old.tp)) $x1778 $x2546 $x3075))))))))))))))))
(check-sat)

; from one replica to any number, question 4
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.positions () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.embedding.joined () (_ BitVec 7))
(declare-fun old.embedding.full_though_split () Bool)
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.positions () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.embedding.joined () (_ BitVec 7))
(declare-fun new.embedding.full_though_split () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1508 (= (_ bv75 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv59 7) old.embedding.collective)))
 (let (($x910 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1592 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1294 (= (_ bv4 7) old.embedding.collective)))
 (or $x1294 $x1592 $x910 $x2265 $x1508)))))))
(assert
 (let (($x2741 (= (_ bv29 7) old.embedding.positions)))
 (let (($x59 (= (_ bv27 7) old.embedding.positions)))
 (let (($x1701 (= (_ bv23 7) old.embedding.positions)))
 (let (($x757 (= (_ bv1 7) old.embedding.positions)))
 (or $x757 $x1701 $x59 $x2741))))))
(assert
 (let (($x3123 (= (_ bv97 7) old.embedding.split)))
 (let (($x3049 (= (_ bv38 7) old.embedding.split)))
 (or $x3049 (= (_ bv59 7) old.embedding.split) $x3123))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1156 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1127 (= (_ bv93 7) old.hidden.kind)))
 (let (($x310 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2868 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1006 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1006 $x2868 (= (_ bv58 7) old.hidden.kind) $x2428 $x310 $x1127 $x1156 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3668 (= (_ bv48 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x3668 (= (_ bv59 7) old.model.positions) (= (_ bv81 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2530 (= (_ bv50 7) old.norm.statistic)))
 (or $x2530 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1481 (= (_ bv98 7) old.stream)))
 (let (($x1683 (= (_ bv96 7) old.stream)))
 (let (($x1402 (= (_ bv38 7) old.stream)))
 (or $x1402 $x1683 $x1481)))))
(assert
 (let (($x1815 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2459 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2860 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2860 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x2459 (= (_ bv93 7) old.stream_tokens.kind) $x1815 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2428 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x387 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3795 (div (* ?x387 old.hidden.multiple) old.hidden.parts)))
 (let (($x2345 (< 1 old.hidden.parts)))
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2428 $x2345 (= ?x3795 old.hidden.n))))))))
(assert
 (let ((?x387 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3795 (div (* ?x387 old.hidden.multiple) old.hidden.parts)))
 (let (($x2345 (< 1 old.hidden.parts)))
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2428 $x2345 (<= old.hidden.n ?x3795))))))))
(assert
 (let (($x1006 (= (_ bv26 7) old.hidden.kind)))
 (let (($x15 (ite $x1006 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x387 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3795 (div (* ?x387 old.hidden.multiple) old.hidden.parts)))
 (let (($x1519 (= (- 1) old.hidden.n)))
 (let (($x2428 (= (_ bv67 7) old.hidden.kind)))
 (let (($x1127 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3136 (ite $x1127 (or $x1519 (< old.hidden.block old.hidden.n)) (ite $x2428 (or $x1519 (< ?x3795 old.hidden.n)) $x15))))
 (let (($x2356 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3136)))
 (let (($x2868 (= (_ bv49 7) old.hidden.kind)))
 (let (($x310 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2752 (or $x310 $x2868)))
 (= old.hidden.moved (ite $x2752 old.hidden.given_moved $x2356)))))))))))))))
(assert
 (let (($x1815 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x897 (or $x1815 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1417 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x897)))
 (= old.stream_tokens.everywhere $x1417)))))
(assert
 (let (($x3517 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2265 (= (_ bv59 7) old.embedding.collective)))
 (let (($x982 (or $x2265 $x3517)))
 (let (($x3123 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2895 (ite $x3123 (ite (and old.embedding.rows_where_kept $x982) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2895)))))))
(assert
 (let (($x1156 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2868 (= (_ bv49 7) old.hidden.kind)))
 (let (($x310 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2752 (or $x310 $x2868)))
 (let (($x3234 (ite $x2752 old.hidden.given_everywhere (or $x1156 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3234)))))))
(assert
 (let (($x3020 (not old.hidden.moved)))
 (let (($x1005 (and (not (or (= (_ bv98 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x3020)))
 (let (($x2908 (= 1 old.hidden.parts)))
 (let (($x2868 (= (_ bv49 7) old.hidden.kind)))
 (let (($x310 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2752 (or $x310 $x2868)))
 (= old.hidden.first_alone (ite $x2752 old.hidden.given_first (or $x2908 $x1005))))))))))
(assert
 (let (($x1481 (= (_ bv98 7) old.stream)))
 (let (($x2163 (or $x1481 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2163))))
(assert
 (let (($x3123 (= (_ bv97 7) old.embedding.split)))
 (let (($x1318 (not $x3123)))
 (let (($x2605 (= 1 old.tp)))
 (let (($x1481 (= (_ bv98 7) old.stream)))
 (let (($x3517 (and (or (not old.embedding.group.tp) $x2605) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x372 (and $x3517 (or $x1481 $x2605 (not (= (_ bv4 7) old.embedding.collective)) $x1318))))
 (let (($x910 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x2138 (ite (or (or $x2265 $x910) $x372) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x736 (= (_ bv98 7) old.embedding.state)))
 (let (($x1508 (= (_ bv75 7) old.embedding.collective)))
 (let (($x1592 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1347 (ite (or $x2265 (and $x910 (= (_ bv38 7) old.stream)) (and (or $x1592 $x1508) $x3517)) (_ bv38 7) (ite $x910 (_ bv98 7) (_ bv16 7)))))
 (let (($x2177 (or (and old.hidden.filled (not $x1481)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3346 (not $x3517)))
 (let (($x2530 (= (_ bv50 7) old.norm.statistic)))
 (let (($x1402 (= (_ bv38 7) old.stream)))
 (let ((?x1337 (ite (and $x1592 old.hidden.filled $x1402 $x3346 $x2530) old.stream (ite (and $x1508 $x3346 $x2177) old.stream ?x1347))))
 (let (($x1294 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3488 (ite $x1294 (_ bv98 7) (ite (and $x1592 old.hidden.filled $x1481 $x3346) (_ bv98 7) ?x1337))))
 (let (($x982 (or $x2265 $x3517)))
 (let ((?x3398 (ite (and (not $x1402) old.stream.in_order old.hidden.everywhere $x982) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x3517) (_ bv38 7) ?x3488))))
 (let (($x2666 (= (_ bv38 7) old.embedding.state)))
 (let ((?x3181 (ite $x1508 (ite (not $x1481) old.stream (_ bv68 7)) (ite $x910 (ite $x1481 (_ bv98 7) old.stream) (ite $x2265 (_ bv94 7) (_ bv16 7))))))
 (let (($x1165 (= (_ bv94 7) old.embedding.state)))
 (let ((?x2623 (ite $x1165 (ite $x1592 (_ bv98 7) ?x3181) (ite $x2666 ?x3398 (ite $x736 ?x2138 old.embedding.state)))))
 (= old.embedding.joined ?x2623))))))))))))))))))))))))))))
(assert
 (let (($x1975 (not old.hidden.everywhere)))
 (let (($x1592 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2666 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x2666 (= (_ bv98 7) old.embedding.joined) $x1592 $x1975))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1730 (= (_ bv75 7) new.embedding.collective)))
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (let (($x1945 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1589 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1237 (= (_ bv4 7) new.embedding.collective)))
 (or $x1237 $x1589 $x1945 $x2958 $x1730)))))))
(assert
 (let (($x2735 (= (_ bv29 7) new.embedding.positions)))
 (let (($x760 (= (_ bv27 7) new.embedding.positions)))
 (let (($x179 (= (_ bv23 7) new.embedding.positions)))
 (let (($x2465 (= (_ bv1 7) new.embedding.positions)))
 (or $x2465 $x179 $x760 $x2735))))))
(assert
 (let (($x989 (= (_ bv97 7) new.embedding.split)))
 (let (($x2196 (= (_ bv38 7) new.embedding.split)))
 (or $x2196 (= (_ bv59 7) new.embedding.split) $x989))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2461 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1064 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1628 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2186 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2263 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2263 $x2186 (= (_ bv58 7) new.hidden.kind) $x2360 $x1628 $x1064 $x2461 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3690 (= (_ bv48 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x3690 (= (_ bv59 7) new.model.positions) (= (_ bv81 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1216 (= (_ bv50 7) new.norm.statistic)))
 (or $x1216 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x616 (= (_ bv98 7) new.stream)))
 (let (($x1654 (= (_ bv96 7) new.stream)))
 (let (($x2614 (= (_ bv38 7) new.stream)))
 (or $x2614 $x1654 $x616)))))
(assert
 (let (($x523 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2021 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x890 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x890 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2021 (= (_ bv93 7) new.stream_tokens.kind) $x523 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2360 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2290 (div (* ?x1212 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (< 1 new.hidden.parts)))
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2360 $x932 (= ?x2290 new.hidden.n))))))))
(assert
 (let ((?x1212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2290 (div (* ?x1212 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (< 1 new.hidden.parts)))
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2360 $x932 (<= new.hidden.n ?x2290))))))))
(assert
 (let (($x2263 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2261 (ite $x2263 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2290 (div (* ?x1212 new.hidden.multiple) new.hidden.parts)))
 (let (($x3606 (= (- 1) new.hidden.n)))
 (let (($x2360 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1064 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1528 (ite $x1064 (or $x3606 (< new.hidden.block new.hidden.n)) (ite $x2360 (or $x3606 (< ?x2290 new.hidden.n)) $x2261))))
 (let (($x1380 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1528)))
 (let (($x2186 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1628 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2200 (or $x1628 $x2186)))
 (= new.hidden.moved (ite $x2200 new.hidden.given_moved $x1380)))))))))))))))
(assert
 (let (($x523 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2596 (or $x523 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2762 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2596)))
 (= new.stream_tokens.everywhere $x2762)))))
(assert
 (let (($x3549 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (let (($x777 (or $x2958 $x3549)))
 (let (($x989 (= (_ bv97 7) new.embedding.split)))
 (let ((?x3109 (ite $x989 (ite (and new.embedding.rows_where_kept $x777) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x3109)))))))
(assert
 (let (($x2461 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2186 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1628 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2200 (or $x1628 $x2186)))
 (let (($x2305 (ite $x2200 new.hidden.given_everywhere (or $x2461 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2305)))))))
(assert
 (let (($x2044 (not new.hidden.moved)))
 (let (($x2202 (and (not (or (= (_ bv98 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2044)))
 (let (($x1179 (= 1 new.hidden.parts)))
 (let (($x2186 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1628 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2200 (or $x1628 $x2186)))
 (= new.hidden.first_alone (ite $x2200 new.hidden.given_first (or $x1179 $x2202))))))))))
(assert
 (let (($x616 (= (_ bv98 7) new.stream)))
 (let (($x2894 (or $x616 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2894))))
(assert
 (let (($x989 (= (_ bv97 7) new.embedding.split)))
 (let (($x3067 (not $x989)))
 (let (($x1281 (= 1 new.tp)))
 (let (($x616 (= (_ bv98 7) new.stream)))
 (let (($x3549 (and (or (not new.embedding.group.tp) $x1281) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2925 (and $x3549 (or $x616 $x1281 (not (= (_ bv4 7) new.embedding.collective)) $x3067))))
 (let (($x1945 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2958 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x2794 (ite (or (or $x2958 $x1945) $x2925) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2124 (= (_ bv98 7) new.embedding.state)))
 (let (($x1730 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1589 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2065 (ite (or $x2958 (and $x1945 (= (_ bv38 7) new.stream)) (and (or $x1589 $x1730) $x3549)) (_ bv38 7) (ite $x1945 (_ bv98 7) (_ bv16 7)))))
 (let (($x2663 (or (and new.hidden.filled (not $x616)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1133 (not $x3549)))
 (let (($x1216 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2614 (= (_ bv38 7) new.stream)))
 (let ((?x2057 (ite (and $x1589 new.hidden.filled $x2614 $x1133 $x1216) new.stream (ite (and $x1730 $x1133 $x2663) new.stream ?x2065))))
 (let (($x1237 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1613 (ite $x1237 (_ bv98 7) (ite (and $x1589 new.hidden.filled $x616 $x1133) (_ bv98 7) ?x2057))))
 (let (($x777 (or $x2958 $x3549)))
 (let ((?x558 (ite (and (not $x2614) new.stream.in_order new.hidden.everywhere $x777) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3549) (_ bv38 7) ?x1613))))
 (let (($x2971 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2421 (ite $x1730 (ite (not $x616) new.stream (_ bv68 7)) (ite $x1945 (ite $x616 (_ bv98 7) new.stream) (ite $x2958 (_ bv94 7) (_ bv16 7))))))
 (let (($x1672 (= (_ bv94 7) new.embedding.state)))
 (let ((?x2667 (ite $x1672 (ite $x1589 (_ bv98 7) ?x2421) (ite $x2971 ?x558 (ite $x2124 ?x2794 new.embedding.state)))))
 (= new.embedding.joined ?x2667))))))))))))))))))))))))))))
(assert
 (let (($x1749 (not new.hidden.everywhere)))
 (let (($x1589 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2971 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x2971 (= (_ bv98 7) new.embedding.joined) $x1589 $x1749))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.positions new.embedding.positions))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_first new.hidden.given_first))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1672 (= (_ bv94 7) new.embedding.state)))
 (let (($x1873 (or $x1672 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv98 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x2735 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1495 (not new.embedding.full_though_split)))
 (let (($x760 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1281 (= 1 new.tp)))
 (let (($x447 (or $x1281 (not (= (_ bv48 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1495) (and $x760 $x1495 (or (not (= (_ bv97 7) new.embedding.split)) (not $x1672))) (and $x2735 $x1873) (and (= (_ bv23 7) new.embedding.positions) $x1672))))
 (not $x447)))))))))
(assert
 (let (($x1165 (= (_ bv94 7) old.embedding.state)))
(let (($x1907 (or $x1165 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv98 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x2741 (= (_ bv29 7) old.embedding.positions)))
(let (($x2179 (not old.embedding.full_though_split)))
(let (($x59 (= (_ bv27 7) old.embedding.positions)))
(let (($x2605 (= 1 old.tp)))
(or $x2605 (not (= (_ bv48 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2179) (and $x59 $x2179 (or (not (= (_ bv97 7) old.embedding.split)) (not $x1165))) (and $x2741 $x1907) (and (= (_ bv23 7) old.embedding.positions) $x1165)))))))))
(check-sat)

; from one replica to any number, question 5
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.given_least () Int)
(declare-fun old.attention.heads.given_most () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.most () Int)
(declare-fun old.attention.heads.given_beyond () Bool)
(declare-fun old.attention.heads.beyond () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.heads.given_undivided () Bool)
(declare-fun old.attention.heads.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.given_least () Int)
(declare-fun new.attention.heads.given_most () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.most () Int)
(declare-fun new.attention.heads.given_beyond () Bool)
(declare-fun new.attention.heads.beyond () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.heads.given_undivided () Bool)
(declare-fun new.attention.heads.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2484 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (and (<= 0 old.attention.heads.given_least)))
(assert
 (and (<= 0 old.attention.heads.given_most)))
(assert
 (let (($x2544 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2426 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1441 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1290 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1290 $x1441 $x3920 $x879 $x2426 $x1688 $x3251 $x1684 $x2953 $x2544))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x735 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x257 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x257 $x735 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x2302 (= (_ bv32 7) old.attention.out.input)))
 (let (($x535 (= (_ bv10 7) old.attention.out.input)))
 (or $x535 $x2302 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x3561 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1176 (= (_ bv59 7) old.attention.out.split)))
 (let (($x1134 (= (_ bv40 7) old.attention.out.split)))
 (or $x1134 $x1176 $x3561)))))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2565 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2565 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x419 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x419 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1988 (= (_ bv58 7) old.attention.value_dim.kind) $x1513 $x2757 (= (_ bv93 7) old.attention.value_dim.kind) $x1301 (= (_ bv101 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1630 (and $x1688 (< 1 old.attention.heads.parts) (= ?x2233 old.attention.heads.n))))
 (= old.attention.heads.filled $x1630))))))
(assert
 (let (($x929 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1688 $x929)))))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3198 (= (- 1) old.attention.heads.n)))
 (let (($x3014 (or $x3198 (< (* ?x2233 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x3226 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x3014 0 1))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1117 (or $x3198 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1460 (ite (and $x3198 (= 1 old.attention.heads.parts)) 1 (ite $x1117 0 1))))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2426 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x2544 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1290 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1441 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1129 (ite (or $x1441 $x1290 $x1684 $x2544 $x2426) 1 (ite $x3920 ?x1460 (ite $x1688 ?x3226 old.attention.heads.given_least)))))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2953 old.attention.heads.parts ?x1129)))))))))))))))))))
(assert
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1271 (or $x3251 $x879)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let ((?x1993 (ite $x2953 old.attention.heads.parts (ite $x1271 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1993)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x3198 (= (- 1) old.attention.heads.n)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2055 (ite $x3920 (or $x3198 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3198 (< 1 old.attention.heads.n)))))
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1050 (ite $x1684 (or $x3198 (< old.attention.heads.block old.attention.heads.n)) (ite $x1688 (or $x3198 (< ?x2233 old.attention.heads.n)) $x2055))))
 (let (($x2220 (= 1 old.attention.heads.parts)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1271 (or $x3251 $x879)))
 (let (($x2035 (ite $x1271 old.attention.heads.given_moved (ite (or $x2953 $x2220) false $x1050))))
 (= old.attention.heads.moved $x2035))))))))))))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x2144 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1513 (not (= 0 ?x2144)))))))
(assert
 (let (($x1134 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1862 (not $x1134)))
 (let (($x535 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2302 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2302 (and $x535 $x1862))))))))
(assert
 (let (($x835 (not old.attention.heads.padded)))
 (let (($x2220 (= 1 old.attention.heads.parts)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1271 (or $x3251 $x879)))
 (let (($x903 (ite $x1271 old.attention.heads.given_everywhere (or $x2953 (and $x2220 $x835)))))
 (= old.attention.heads.everywhere $x903)))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x629 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x629)))))))))))))))))))))
(assert
 (let (($x1458 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x251 (ite (or $x2757 $x1988) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x1458)))))
 (= old.attention.value_dim.everywhere $x251)))))))
(assert
 (let (($x2891 (not old.attention.heads.moved)))
 (let (($x2544 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1290 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1441 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1977 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1441 $x1290 $x1684 $x2544) $x2891))))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1271 (or $x3251 $x879)))
 (= old.attention.heads.undivided (ite $x1271 old.attention.heads.given_undivided $x1977))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x1700 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1196 ?x2174 ?x1700))))))))))))))))))))))
(assert
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x320 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1577 (ite $x320 old.attention.v (ite $x3655 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x1577)))))
(assert
 (let (($x3464 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x575 (not old.attention.gathers)))
 (let (($x1176 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1176 $x575 $x3464))))))
(assert
 (let ((?x226 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x225 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x257 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x735 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3502 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x735 $x257) $x225))))
 (let (($x1134 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1862 (not $x1134)))
 (let (($x2170 (= (_ bv36 7) old.attention.mixed)))
 (let (($x861 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2170)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2170 old.attention.value_dim.everywhere $x1862) $x3502)))
 (= old.attention.mixed_in (ite $x861 (_ bv98 7) ?x226))))))))))))
(assert
 (let ((?x441 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x2988 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x2660 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x225 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x735 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1134 (= (_ bv40 7) old.attention.out.split)))
 (let (($x703 (and $x1134 (or $x735 $x225) (ite $x2660 old.attention.dims_where_kept $x2988))))
 (= old.attention.out_state (ite $x703 (_ bv98 7) ?x441))))))))))
(assert
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1343 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (and (<= 0 new.attention.heads.given_most)))
(assert
 (let (($x1293 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x566 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3512 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2559 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2559 $x3512 $x1024 $x2626 $x566 $x2094 $x294 $x3609 $x3210 $x1293))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2166 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1268 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1268 $x2166 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x1713 (= (_ bv32 7) new.attention.out.input)))
 (let (($x851 (= (_ bv10 7) new.attention.out.input)))
 (or $x851 $x1713 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x1664 (= (_ bv63 7) new.attention.out.split)))
 (let (($x682 (= (_ bv59 7) new.attention.out.split)))
 (let (($x1246 (= (_ bv40 7) new.attention.out.split)))
 (or $x1246 $x682 $x1664)))))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x805 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x805 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x2531 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2531 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv58 7) new.attention.value_dim.kind) $x2472 $x1781 (= (_ bv93 7) new.attention.value_dim.kind) $x2892 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2804 (and $x2094 (< 1 new.attention.heads.parts) (= ?x1494 new.attention.heads.n))))
 (= new.attention.heads.filled $x2804))))))
(assert
 (let (($x21 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2094 $x21)))))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1611 (= (- 1) new.attention.heads.n)))
 (let (($x2732 (or $x1611 (< (* ?x1494 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1434 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2732 0 1))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x23 (or $x1611 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x545 (ite (and $x1611 (= 1 new.attention.heads.parts)) 1 (ite $x23 0 1))))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x566 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x1293 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2559 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3512 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1023 (ite (or $x3512 $x2559 $x3609 $x1293 $x566) 1 (ite $x1024 ?x545 (ite $x2094 ?x1434 new.attention.heads.given_least)))))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3210 new.attention.heads.parts ?x1023)))))))))))))))))))
(assert
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1769 (or $x294 $x2626)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let ((?x2920 (ite $x3210 new.attention.heads.parts (ite $x1769 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x2920)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x1611 (= (- 1) new.attention.heads.n)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3116 (ite $x1024 (or $x1611 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1611 (< 1 new.attention.heads.n)))))
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x725 (ite $x3609 (or $x1611 (< new.attention.heads.block new.attention.heads.n)) (ite $x2094 (or $x1611 (< ?x1494 new.attention.heads.n)) $x3116))))
 (let (($x3212 (= 1 new.attention.heads.parts)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1769 (or $x294 $x2626)))
 (let (($x667 (ite $x1769 new.attention.heads.given_moved (ite (or $x3210 $x3212) false $x725))))
 (= new.attention.heads.moved $x667))))))))))))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let ((?x1468 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2472 (not (= 0 ?x1468)))))))
(assert
 (let (($x1246 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1414 (not $x1246)))
 (let (($x851 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1713 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1713 (and $x851 $x1414))))))))
(assert
 (let (($x3258 (not new.attention.heads.padded)))
 (let (($x3212 (= 1 new.attention.heads.parts)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1769 (or $x294 $x2626)))
 (let (($x2396 (ite $x1769 new.attention.heads.given_everywhere (or $x3210 (and $x3212 $x3258)))))
 (= new.attention.heads.everywhere $x2396)))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x3642 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x3642)))))))))))))))))))))
(assert
 (let (($x1925 (not new.attention.value_dim.padded)))
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x3223 (ite (or $x1781 $x2982) new.attention.value_dim.given_everywhere (or $x2892 (and (= 1 new.attention.value_dim.parts) $x1925)))))
 (= new.attention.value_dim.everywhere $x3223)))))))
(assert
 (let (($x1567 (not new.attention.heads.moved)))
 (let (($x1293 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2559 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3512 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2075 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3512 $x2559 $x3609 $x1293) $x1567))))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1769 (or $x294 $x2626)))
 (= new.attention.heads.undivided (ite $x1769 new.attention.heads.given_undivided $x2075))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x167 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2344 ?x2923 ?x167))))))))))))))))))))))
(assert
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3868 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x938 (ite $x3868 new.attention.v (ite $x826 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x938)))))
(assert
 (let (($x3177 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x922 (not new.attention.gathers)))
 (let (($x682 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x682 $x922 $x3177))))))
(assert
 (let ((?x2975 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x2480 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1268 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2166 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2292 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2166 $x1268) $x2480))))
 (let (($x1246 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1414 (not $x1246)))
 (let (($x406 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2441 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x406)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x406 new.attention.value_dim.everywhere $x1414) $x2292)))
 (= new.attention.mixed_in (ite $x2441 (_ bv98 7) ?x2975))))))))))))
(assert
 (let ((?x2492 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x2812 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x2575 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x2480 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2166 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1246 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1537 (and $x1246 (or $x2166 $x2480) (ite $x2575 new.attention.dims_where_kept $x2812))))
 (= new.attention.out_state (ite $x1537 (_ bv98 7) ?x2492))))))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_beyond new.attention.heads.given_beyond))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_least new.attention.heads.given_least))
(assert
 (= old.attention.heads.given_most new.attention.heads.given_most))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.given_undivided new.attention.heads.given_undivided))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2112 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1357 (= (_ bv94 7) new.attention.mixed_in)))
 (let (($x1246 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1414 (not $x1246)))
 (let (($x1493 (or (= 1 new.attention.heads.most) $x1414 (= (_ bv98 7) new.attention.out_state) (and $x1357 (and new.attention.heads.undivided $x2112)))))
 (let (($x817 (not new.attention.heads.beyond)))
 (let (($x1952 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x1246 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x1952 (and (<= 1 new.attention.heads.least) $x817 $x1493)))))))))))
(assert
 (let (($x1899 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x78 (= (_ bv94 7) old.attention.mixed_in)))
(let (($x1134 (= (_ bv40 7) old.attention.out.split)))
(let (($x1862 (not $x1134)))
(let (($x1185 (or (= 1 old.attention.heads.most) $x1862 (= (_ bv98 7) old.attention.out_state) (and $x78 (and old.attention.heads.undivided $x1899)))))
(let (($x2813 (not old.attention.heads.beyond)))
(let (($x3261 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x1134 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x3261 (and (<= 1 old.attention.heads.least) $x2813 $x1185))))))))))
(check-sat)

; from one replica to any number, question 6
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.kv_beyond () Bool)
(declare-fun old.attention.kv_beyond () Bool)
(declare-fun new.attention.kv_missing () Bool)
(declare-fun old.attention.kv_missing () Bool)
(declare-fun new.attention.kv_unowned () Bool)
(declare-fun old.attention.kv_unowned () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2484 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1688 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1513 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x1958 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7)))))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x1481 (ite $x1196 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2101 ?x1958))))
 (= old.attention.q ?x1481)))))))))))))))))
(assert
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1343 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2094 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2472 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x2171 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7)))))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x2044 (ite $x2344 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2201 ?x2171))))
 (= new.attention.q ?x2044)))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_beyond new.attention.kv_beyond))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.kv_missing new.attention.kv_missing))
(assert
 (= old.attention.kv_unowned new.attention.kv_unowned))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1809 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x2485 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv98 7) new.attention.q) new.attention.kv_unowned $x1809)))))
 (not $x2485))))
(assert
 (let (($x491 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv98 7) old.attention.q) old.attention.kv_unowned $x491)))))
(check-sat)

; from one replica to any number, question 7
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.given_most () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_least () Int)
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_beyond () Bool)
(declare-fun old.attention.head_dim.beyond () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.least () Int)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.given_beyond () Bool)
(declare-fun old.attention.value_dim.beyond () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_least () Int)
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_beyond () Bool)
(declare-fun new.attention.head_dim.beyond () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.least () Int)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.given_beyond () Bool)
(declare-fun new.attention.value_dim.beyond () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x2073 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1707 $x1747 $x1918 $x2587 $x2073 $x2484 $x737 $x578 $x1350 $x2222))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x879 (= (_ bv58 7) old.attention.heads.kind) $x1688 $x3251 (= (_ bv93 7) old.attention.heads.kind) $x2953 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3308 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x243 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x243 $x3308 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x2220 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2951 (= (_ bv10 7) old.attention.out.input)))
 (or $x2951 $x2220 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x2302 (= (_ bv63 7) old.attention.out.split)))
 (let (($x903 (= (_ bv59 7) old.attention.out.split)))
 (let (($x640 (= (_ bv40 7) old.attention.out.split)))
 (or $x640 $x903 $x2302)))))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2460 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2460 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x3403 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3403 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1117 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x717 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x717 $x1117 (= (_ bv90 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x3239 (= (_ bv101 7) old.attention.value_dim.kind)))
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x2232 (= (_ bv93 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2564 (= (_ bv58 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x2734 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3469 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x469 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x469 $x3469 $x2734 $x1988 $x2564 $x1513 $x2757 $x2232 $x1301 $x3239))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let (($x2376 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1688 $x2376)))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x467 (= (- 1) old.attention.head_dim.n)))
 (let (($x2891 (or $x467 (< (* ?x1935 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2693 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x2992 (ite $x2484 (ite (= 0 ?x2693) 1 (ite $x2891 0 1)) old.attention.head_dim.given_least)))
 (let (($x2132 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1800 (ite (and $x467 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x467 $x2132) 0 1))))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2073 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x320 (ite $x1350 old.attention.head_dim.parts (ite (or $x1747 $x1707 $x578 $x2222 $x2073) 1 (ite $x1918 ?x1800 ?x2992)))))
 (= old.attention.head_dim.least ?x320)))))))))))))))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x419 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2484 (not (= 0 ?x419)))))))
(assert
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x937 (or $x737 $x2587)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x575 (ite $x1350 old.attention.head_dim.parts (ite $x937 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x575)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x467 (= (- 1) old.attention.head_dim.n)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3561 (ite $x1918 (or $x467 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x467 (< 1 old.attention.head_dim.n)))))
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2691 (ite $x578 (or $x467 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2484 (or $x467 (< ?x1935 old.attention.head_dim.n)) $x3561))))
 (let (($x1399 (= 1 old.attention.head_dim.parts)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x937 (or $x737 $x2587)))
 (let (($x2988 (ite $x937 old.attention.head_dim.given_moved (ite (or $x1350 $x1399) false $x2691))))
 (= old.attention.head_dim.moved $x2988))))))))))))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x442 (div ?x1419 old.attention.value_dim.parts)))
 (let (($x735 (= (- 1) old.attention.value_dim.n)))
 (let (($x382 (or $x735 (< (* ?x442 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x1272 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let ((?x2280 (ite $x1513 (ite (= 0 ?x1272) 1 (ite $x382 0 1)) old.attention.value_dim.given_least)))
 (let (($x516 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1382 (ite (and $x735 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x735 $x516) 0 1))))
 (let (($x2734 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2564 (= (_ bv58 7) old.attention.value_dim.kind)))
 (let (($x3239 (= (_ bv101 7) old.attention.value_dim.kind)))
 (let (($x2232 (= (_ bv93 7) old.attention.value_dim.kind)))
 (let (($x469 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x3469 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let ((?x3187 (ite $x1301 old.attention.value_dim.parts (ite (or $x3469 $x469 $x2232 $x3239 $x2564) 1 (ite $x2734 ?x1382 ?x2280)))))
 (= old.attention.value_dim.least ?x3187))))))))))))))))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x442 (div ?x1419 old.attention.value_dim.parts)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= ?x442 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653)))))))
(assert
 (let ((?x2584 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1513 (not (= 0 ?x2584)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x1410 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2872 (not old.model.sinks)))
 (= old.attention.one_key (and $x2872 $x1410)))))
(assert
 (let (($x640 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3426 (not $x640)))
 (let (($x2951 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2220 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2220 (and $x2951 $x3426))))))))
(assert
 (let (($x3084 (not old.attention.heads.padded)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1230 (ite (or $x3251 $x879) old.attention.heads.given_everywhere (or $x2953 (and (= 1 old.attention.heads.parts) $x3084)))))
 (= old.attention.heads.everywhere $x1230)))))))
(assert
 (let (($x3642 (not old.attention.head_dim.padded)))
 (let (($x1399 (= 1 old.attention.head_dim.parts)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x937 (or $x737 $x2587)))
 (let (($x3212 (ite $x937 old.attention.head_dim.given_everywhere (or $x1350 (and $x1399 $x3642)))))
 (= old.attention.head_dim.everywhere $x3212)))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x3324 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1196 ?x2174 ?x3324)))))))))))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x1189 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x1189)))))))))))))))))))))
(assert
 (let (($x661 (not old.attention.value_dim.padded)))
 (let (($x2493 (= 1 old.attention.value_dim.parts)))
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x1881 (ite (or $x2757 $x1988) old.attention.value_dim.given_everywhere (or $x1301 (and $x2493 $x661)))))
 (= old.attention.value_dim.everywhere $x1881))))))))
(assert
 (let (($x3436 (not old.attention.head_dim.moved)))
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x428 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1747 $x1707 $x578 $x2222) $x3436))))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x937 (or $x737 $x2587)))
 (= old.attention.head_dim.undivided (ite $x937 old.attention.head_dim.given_undivided $x428))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x487 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1196 ?x2174 ?x487))))))))))))))))))))))
(assert
 (let (($x1664 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x717 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x3436 (not old.attention.head_dim.moved)))
 (let (($x2944 (= 1 old.attention.head_dim.most)))
 (let (($x2228 (<= 1 old.attention.head_dim.least)))
 (let (($x3176 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1117 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x1346 (ite (or $x1117 $x3176) (and $x2228 (or old.attention.head_dim.undivided (and $x2944 $x3436))) (and $x717 (and old.attention.head_dim.undivided $x1664)))))
 (= old.attention.scores_whole $x1346))))))))))
(assert
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2812 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x925 (ite $x2812 old.attention.v (ite $x3655 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x925)))))
(assert
 (let (($x2743 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2166 (not old.attention.gathers)))
 (let (($x903 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x903 $x2166 $x2743))))))
(assert
 (let ((?x2219 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2827 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x243 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3308 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2575 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x3308 $x243) $x2827))))
 (let (($x640 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3426 (not $x640)))
 (let (($x2437 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3025 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2437)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2437 old.attention.value_dim.everywhere $x3426) $x2575)))
 (= old.attention.mixed_in (ite $x3025 (_ bv98 7) ?x2219))))))))))))
(assert
 (let ((?x1112 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x2855 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x2660 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2855)))
 (let (($x2827 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3308 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x640 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x640 (or $x3308 $x2827) $x2660) (_ bv98 7) ?x1112)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x590 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x3221 $x2961 $x1338 $x2604 $x590 $x1343 $x870 $x2674 $x152 $x2822))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2626 (= (_ bv58 7) new.attention.heads.kind) $x2094 $x294 (= (_ bv93 7) new.attention.heads.kind) $x3210 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2793 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x3226 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3226 $x2793 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x2048 (= (_ bv32 7) new.attention.out.input)))
 (let (($x786 (= (_ bv10 7) new.attention.out.input)))
 (or $x786 $x2048 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x940 (= (_ bv63 7) new.attention.out.split)))
 (let (($x929 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2682 (= (_ bv40 7) new.attention.out.split)))
 (or $x2682 $x929 $x940)))))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x2154 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2154 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x438 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x438 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x988 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x3229 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3229 $x988 (= (_ bv90 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x2601 (= (_ bv101 7) new.attention.value_dim.kind)))
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv93 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2557 (= (_ bv58 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1698 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1387 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x281 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x281 $x1387 $x1698 $x2982 $x2557 $x2472 $x1781 $x1082 $x2892 $x2601))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let (($x3530 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2094 $x3530)))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3316 (= (- 1) new.attention.head_dim.n)))
 (let (($x69 (or $x3316 (< (* ?x880 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1922 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x1873 (ite $x1343 (ite (= 0 ?x1922) 1 (ite $x69 0 1)) new.attention.head_dim.given_least)))
 (let (($x1006 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1044 (ite (and $x3316 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3316 $x1006) 0 1))))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x590 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x427 (ite $x152 new.attention.head_dim.parts (ite (or $x2961 $x3221 $x2674 $x2822 $x590) 1 (ite $x1338 ?x1044 ?x1873)))))
 (= new.attention.head_dim.least ?x427)))))))))))))))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3684 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1343 (not (= 0 ?x3684)))))))
(assert
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x870 $x2604)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2238 (ite $x152 new.attention.head_dim.parts (ite $x526 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2238)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x3316 (= (- 1) new.attention.head_dim.n)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1626 (ite $x1338 (or $x3316 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3316 (< 1 new.attention.head_dim.n)))))
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1649 (ite $x2674 (or $x3316 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1343 (or $x3316 (< ?x880 new.attention.head_dim.n)) $x1626))))
 (let (($x2868 (= 1 new.attention.head_dim.parts)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x870 $x2604)))
 (let (($x2808 (ite $x526 new.attention.head_dim.given_moved (ite (or $x152 $x2868) false $x1649))))
 (= new.attention.head_dim.moved $x2808))))))))))))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3281 (div ?x2748 new.attention.value_dim.parts)))
 (let (($x2298 (= (- 1) new.attention.value_dim.n)))
 (let (($x1258 (or $x2298 (< (* ?x3281 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x593 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let ((?x2794 (ite $x2472 (ite (= 0 ?x593) 1 (ite $x1258 0 1)) new.attention.value_dim.given_least)))
 (let (($x3685 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x932 (ite (and $x2298 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x2298 $x3685) 0 1))))
 (let (($x1698 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2557 (= (_ bv58 7) new.attention.value_dim.kind)))
 (let (($x2601 (= (_ bv101 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv93 7) new.attention.value_dim.kind)))
 (let (($x281 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1387 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let ((?x2433 (ite $x2892 new.attention.value_dim.parts (ite (or $x1387 $x281 $x1082 $x2601 $x2557) 1 (ite $x1698 ?x932 ?x2794)))))
 (= new.attention.value_dim.least ?x2433))))))))))))))))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3281 (div ?x2748 new.attention.value_dim.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= ?x3281 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027)))))))
(assert
 (let ((?x2290 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2472 (not (= 0 ?x2290)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x942 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1219 (not new.model.sinks)))
 (= new.attention.one_key (and $x1219 $x942)))))
(assert
 (let (($x2682 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3156 (not $x2682)))
 (let (($x786 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2048 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2048 (and $x786 $x3156))))))))
(assert
 (let (($x3254 (not new.attention.heads.padded)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x645 (ite (or $x294 $x2626) new.attention.heads.given_everywhere (or $x3210 (and (= 1 new.attention.heads.parts) $x3254)))))
 (= new.attention.heads.everywhere $x645)))))))
(assert
 (let (($x2658 (not new.attention.head_dim.padded)))
 (let (($x2868 (= 1 new.attention.head_dim.parts)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x870 $x2604)))
 (let (($x288 (ite $x526 new.attention.head_dim.given_everywhere (or $x152 (and $x2868 $x2658)))))
 (= new.attention.head_dim.everywhere $x288)))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2263 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2344 ?x2923 ?x2263)))))))))))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x1450 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x1450)))))))))))))))))))))
(assert
 (let (($x812 (not new.attention.value_dim.padded)))
 (let (($x2169 (= 1 new.attention.value_dim.parts)))
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x716 (ite (or $x1781 $x2982) new.attention.value_dim.given_everywhere (or $x2892 (and $x2169 $x812)))))
 (= new.attention.value_dim.everywhere $x716))))))))
(assert
 (let (($x2265 (not new.attention.head_dim.moved)))
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x714 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2961 $x3221 $x2674 $x2822) $x2265))))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x870 $x2604)))
 (= new.attention.head_dim.undivided (ite $x526 new.attention.head_dim.given_undivided $x714))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x170 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2344 ?x2923 ?x170))))))))))))))))))))))
(assert
 (let (($x2281 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3229 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2265 (not new.attention.head_dim.moved)))
 (let (($x1633 (= 1 new.attention.head_dim.most)))
 (let (($x3034 (<= 1 new.attention.head_dim.least)))
 (let (($x1063 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x988 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x610 (ite (or $x988 $x1063) (and $x3034 (or new.attention.head_dim.undivided (and $x1633 $x2265))) (and $x3229 (and new.attention.head_dim.undivided $x2281)))))
 (= new.attention.scores_whole $x610))))))))))
(assert
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2960 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3517 (ite $x2960 new.attention.v (ite $x826 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x3517)))))
(assert
 (let (($x1057 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2546 (not new.attention.gathers)))
 (let (($x929 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x929 $x2546 $x1057))))))
(assert
 (let ((?x2553 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x1119 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3226 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2793 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1571 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2793 $x3226) $x1119))))
 (let (($x2682 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3156 (not $x2682)))
 (let (($x3444 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2329 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3444)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3444 new.attention.value_dim.everywhere $x3156) $x1571)))
 (= new.attention.mixed_in (ite $x2329 (_ bv98 7) ?x2553))))))))))))
(assert
 (let ((?x473 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x2687 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x2079 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2687)))
 (let (($x1119 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2793 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2682 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2682 (or $x2793 $x1119) $x2079) (_ bv98 7) ?x473)))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_beyond new.attention.head_dim.given_beyond))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_most new.attention.head_dim.given_most))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.group.pp new.attention.scores.group.pp))
(assert
 (= old.attention.scores.group.sp new.attention.scores.group.sp))
(assert
 (= old.attention.scores.group.tp new.attention.scores.group.tp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.given_beyond new.attention.value_dim.given_beyond))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.given_least new.attention.value_dim.given_least))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3150 (= (_ bv98 7) new.attention.mixed_in)))
 (let (($x2682 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3156 (not $x2682)))
 (let (($x3038 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1633 (= 1 new.attention.head_dim.most)))
 (let (($x1967 (= (_ bv98 7) new.attention.q)))
 (let (($x2396 (or $x1967 $x1633 (and $x3038 (or $x3156 $x3150 (= (_ bv98 7) new.attention.out_state))))))
 (let (($x2007 (not new.attention.value_dim.beyond)))
 (let (($x722 (or (and (<= 1 new.attention.value_dim.least) $x2007) (and new.model.latent $x1967))))
 (let (($x3034 (<= 1 new.attention.head_dim.least)))
 (let (($x1497 (not new.attention.head_dim.beyond)))
 (let (($x1367 (and $x1497 (or $x3034 (and new.attention.one_key (not $x1967))) $x722 $x2396)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x1367)))))))))))))))
(assert
 (let (($x1862 (= (_ bv98 7) old.attention.mixed_in)))
(let (($x640 (= (_ bv40 7) old.attention.out.split)))
(let (($x3426 (not $x640)))
(let (($x3184 (or old.attention.one_key old.attention.scores_whole)))
(let (($x2944 (= 1 old.attention.head_dim.most)))
(let (($x2202 (= (_ bv98 7) old.attention.q)))
(let (($x958 (or $x2202 $x2944 (and $x3184 (or $x3426 $x1862 (= (_ bv98 7) old.attention.out_state))))))
(let (($x1654 (not old.attention.value_dim.beyond)))
(let (($x2899 (or (and (<= 1 old.attention.value_dim.least) $x1654) (and old.model.latent $x2202))))
(let (($x2228 (<= 1 old.attention.head_dim.least)))
(let (($x3516 (not old.attention.head_dim.beyond)))
(let (($x328 (and $x3516 (or $x2228 (and old.attention.one_key (not $x2202))) $x2899 $x958)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x328))))))))))))))
(check-sat)

; from one replica to any number, question 8
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.pairs_apart () Bool)
(declare-fun old.attention.pairs_apart () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2484 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1688 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1513 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x1958 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7)))))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x1481 (ite $x1196 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2101 ?x1958))))
 (= old.attention.q ?x1481)))))))))))))))))
(assert
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1343 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2094 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2472 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x2171 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7)))))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x2044 (ite $x2344 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2201 ?x2171))))
 (= new.attention.q ?x2044)))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.pairs_apart new.attention.pairs_apart))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1896 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv98 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x1896)))
(assert
 (let (($x2308 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv98 7) old.attention.q) $x2308)))
(check-sat)

; from one replica to any number, question 9
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2484 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1688 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2950 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2950 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x177 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x177 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1513 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x3324 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1196 ?x2174 ?x3324)))))))))))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x1342 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x1342)))))))))))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2230 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1196 ?x2174 ?x2230))))))))))))))))))))))
(assert
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1343 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2094 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x652 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x652 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x49 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x49 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2472 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2263 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2344 ?x2923 ?x2263)))))))))))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x1763 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x1763)))))))))))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x716 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2344 ?x2923 ?x716))))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2112 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x1281 (= 1 new.tp)))
 (not (or $x1281 (not $x2112))))))
(assert
 (let (($x1713 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x2605 (= 1 old.tp)))
(or $x2605 (not $x1713)))))
(check-sat)

; from one replica to any number, question 10
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.given_least () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.model.qk_norm () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.heads.given_undivided () Bool)
(declare-fun old.attention.heads.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.given_least () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.model.qk_norm () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.heads.given_undivided () Bool)
(declare-fun new.attention.heads.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2484 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (and (<= 0 old.attention.heads.given_least)))
(assert
 (let (($x2544 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2426 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1441 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1290 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1290 $x1441 $x3920 $x879 $x2426 $x1688 $x3251 $x1684 $x2953 $x2544))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2261 (= (_ bv59 7) old.attention.out.split)))
 (let (($x3015 (= (_ bv40 7) old.attention.out.split)))
 (or $x3015 $x2261 (= (_ bv63 7) old.attention.out.split)))))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2950 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2950 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x177 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x177 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3115 (= (_ bv90 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv59 7) old.attention.scores.sum) $x3115)))
(assert
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1513 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (let (($x1251 (= (_ bv59 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1251 (= (_ bv99 7) old.model.qk_norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1630 (and $x1688 (< 1 old.attention.heads.parts) (= ?x2233 old.attention.heads.n))))
 (= old.attention.heads.filled $x1630))))))
(assert
 (let (($x498 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1688 $x498)))))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3868 (= (- 1) old.attention.heads.n)))
 (let (($x2362 (or $x3868 (< (* ?x2233 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x954 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2362 0 1))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x3034 (or $x3868 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x3399 (ite (and $x3868 (= 1 old.attention.heads.parts)) 1 (ite $x3034 0 1))))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2426 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x2544 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1290 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1441 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1403 (ite (or $x1441 $x1290 $x1684 $x2544 $x2426) 1 (ite $x3920 ?x3399 (ite $x1688 ?x954 old.attention.heads.given_least)))))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2953 old.attention.heads.parts ?x1403)))))))))))))))))))
(assert
 (let (($x3868 (= (- 1) old.attention.heads.n)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1925 (ite $x3920 (or $x3868 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3868 (< 1 old.attention.heads.n)))))
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3642 (ite $x1684 (or $x3868 (< old.attention.heads.block old.attention.heads.n)) (ite $x1688 (or $x3868 (< ?x2233 old.attention.heads.n)) $x1925))))
 (let (($x661 (= 1 old.attention.heads.parts)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1874 (or $x3251 $x879)))
 (let (($x2026 (ite $x1874 old.attention.heads.given_moved (ite (or $x2953 $x661) false $x3642))))
 (= old.attention.heads.moved $x2026))))))))))))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1129 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2228 (not old.model.sinks)))
 (= old.attention.one_key (and $x2228 $x1129)))))
(assert
 (let (($x2265 (not old.attention.heads.padded)))
 (let (($x661 (= 1 old.attention.heads.parts)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1874 (or $x3251 $x879)))
 (let (($x1902 (ite $x1874 old.attention.heads.given_everywhere (or $x2953 (and $x661 $x2265)))))
 (= old.attention.heads.everywhere $x1902)))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x3324 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1196 ?x2174 ?x3324)))))))))))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x1342 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x1342)))))))))))))))))))))
(assert
 (let (($x3040 (not old.attention.heads.moved)))
 (let (($x2544 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1290 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1441 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1556 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1441 $x1290 $x1684 $x2544) $x3040))))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1874 (or $x3251 $x879)))
 (= old.attention.heads.undivided (ite $x1874 old.attention.heads.given_undivided $x1556))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2230 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1196 ?x2174 ?x2230))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1343 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (let (($x1293 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x566 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3512 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2559 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2559 $x3512 $x1024 $x2626 $x566 $x2094 $x294 $x3609 $x3210 $x1293))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x60 (= (_ bv59 7) new.attention.out.split)))
 (let (($x3402 (= (_ bv40 7) new.attention.out.split)))
 (or $x3402 $x60 (= (_ bv63 7) new.attention.out.split)))))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x652 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x652 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x49 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x49 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x231 (= (_ bv90 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv59 7) new.attention.scores.sum) $x231)))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2472 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (let (($x663 (= (_ bv59 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x663 (= (_ bv99 7) new.model.qk_norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2804 (and $x2094 (< 1 new.attention.heads.parts) (= ?x1494 new.attention.heads.n))))
 (= new.attention.heads.filled $x2804))))))
(assert
 (let (($x1410 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2094 $x1410)))))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3519 (= (- 1) new.attention.heads.n)))
 (let (($x2375 (or $x3519 (< (* ?x1494 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x3500 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2375 0 1))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1218 (or $x3519 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x164 (ite (and $x3519 (= 1 new.attention.heads.parts)) 1 (ite $x1218 0 1))))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x566 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x1293 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2559 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3512 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x520 (ite (or $x3512 $x2559 $x3609 $x1293 $x566) 1 (ite $x1024 ?x164 (ite $x2094 ?x3500 new.attention.heads.given_least)))))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3210 new.attention.heads.parts ?x520)))))))))))))))))))
(assert
 (let (($x3519 (= (- 1) new.attention.heads.n)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2951 (ite $x1024 (or $x3519 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3519 (< 1 new.attention.heads.n)))))
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1230 (ite $x3609 (or $x3519 (< new.attention.heads.block new.attention.heads.n)) (ite $x2094 (or $x3519 (< ?x1494 new.attention.heads.n)) $x2951))))
 (let (($x3032 (= 1 new.attention.heads.parts)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1657 (or $x294 $x2626)))
 (let (($x816 (ite $x1657 new.attention.heads.given_moved (ite (or $x3210 $x3032) false $x1230))))
 (= new.attention.heads.moved $x816))))))))))))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let (($x882 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3392 (not new.model.sinks)))
 (= new.attention.one_key (and $x3392 $x882)))))
(assert
 (let (($x2075 (not new.attention.heads.padded)))
 (let (($x3032 (= 1 new.attention.heads.parts)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1657 (or $x294 $x2626)))
 (let (($x1881 (ite $x1657 new.attention.heads.given_everywhere (or $x3210 (and $x3032 $x2075)))))
 (= new.attention.heads.everywhere $x1881)))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2263 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2344 ?x2923 ?x2263)))))))))))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x1763 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x1763)))))))))))))))))))))
(assert
 (let (($x3107 (not new.attention.heads.moved)))
 (let (($x1293 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2559 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3512 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2309 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3512 $x2559 $x3609 $x1293) $x3107))))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1657 (or $x294 $x2626)))
 (= new.attention.heads.undivided (ite $x1657 new.attention.heads.given_undivided $x2309))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x716 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2344 ?x2923 ?x716))))))))))))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_least new.attention.heads.given_least))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.given_undivided new.attention.heads.given_undivided))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.qk_norm new.model.qk_norm))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x487 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x3402 (= (_ bv40 7) new.attention.out.split)))
 (let (($x60 (= (_ bv59 7) new.attention.out.split)))
 (let (($x1664 (not new.model.latent)))
 (let (($x167 (and $x1664 (or $x60 (and $x3402 (and new.attention.heads.undivided $x487))))))
 (let (($x231 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x937 (or (and (not (= (_ bv94 7) new.attention.q)) (not (= (_ bv94 7) new.attention.k))) $x231 new.attention.one_key)))
 (let (($x2492 (not (= (_ bv94 7) new.attention.k))))
 (let (($x3436 (not (= (_ bv94 7) new.attention.q))))
 (let (($x2985 (or $x3436 new.attention.one_key (and $x2492 (= (_ bv59 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x1665 (and $x2985 (or $x2492 (and (= (_ bv59 7) new.model.qk_norm) $x1664)) $x937 (or (not (= (_ bv94 7) new.attention.v)) $x167))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let (($x1281 (= 1 new.tp)))
 (not (or $x1281 $x3154 $x1665)))))))))))))))))
(assert
 (let (($x2944 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x3015 (= (_ bv40 7) old.attention.out.split)))
(let (($x2261 (= (_ bv59 7) old.attention.out.split)))
(let (($x2480 (not old.model.latent)))
(let (($x2899 (and $x2480 (or $x2261 (and $x3015 (and old.attention.heads.undivided $x2944))))))
(let (($x3115 (= (_ bv90 7) old.attention.scores.sum)))
(let (($x3184 (or (and (not (= (_ bv94 7) old.attention.q)) (not (= (_ bv94 7) old.attention.k))) $x3115 old.attention.one_key)))
(let (($x2214 (not (= (_ bv94 7) old.attention.k))))
(let (($x1608 (not (= (_ bv94 7) old.attention.q))))
(let (($x2567 (or $x1608 old.attention.one_key (and $x2214 (= (_ bv59 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x2007 (and $x2567 (or $x2214 (and (= (_ bv59 7) old.model.qk_norm) $x2480)) $x3184 (or (not (= (_ bv94 7) old.attention.v)) $x2899))))
(let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2968 (not $x1485)))
(let (($x2605 (= 1 old.tp)))
(or $x2605 $x2968 $x2007))))))))))))))))
(check-sat)

; from one replica to any number, question 11
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2484 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1688 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2950 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2950 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x177 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x177 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1513 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1129 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2228 (not old.model.sinks)))
 (= old.attention.one_key (and $x2228 $x1129)))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x909 (not old.attention.qkv.group.pp)))
 (let (($x3766 (or $x909 (= 1 old.pp))))
 (let (($x1244 (not old.attention.qkv.group.sp)))
 (let (($x275 (or $x1244 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x2053 (or $x1037 $x2523)))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2053 $x275 $x3766)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x3324 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1196 ?x2174 ?x3324))))))))))))))))))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x909 (not old.attention.qkv.group.pp)))
 (let (($x3766 (or $x909 (= 1 old.pp))))
 (let (($x1244 (not old.attention.qkv.group.sp)))
 (let (($x275 (or $x1244 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x2053 (or $x1037 $x2523)))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2053 $x275 $x3766)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x1342 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x1342))))))))))))))))))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x909 (not old.attention.qkv.group.pp)))
 (let (($x3766 (or $x909 (= 1 old.pp))))
 (let (($x1244 (not old.attention.qkv.group.sp)))
 (let (($x275 (or $x1244 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x2053 (or $x1037 $x2523)))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2053 $x275 $x3766)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2230 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1196 ?x2174 ?x2230)))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1343 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2094 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x652 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x652 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x49 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x49 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2472 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let (($x882 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3392 (not new.model.sinks)))
 (= new.attention.one_key (and $x3392 $x882)))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1733 (not new.attention.qkv.group.pp)))
 (let (($x300 (or $x1733 (= 1 new.pp))))
 (let (($x684 (not new.attention.qkv.group.sp)))
 (let (($x597 (or $x684 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x207 (not new.attention.qkv.group.dp)))
 (let (($x342 (or $x207 $x766)))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x342 $x597 $x300)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2263 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2344 ?x2923 ?x2263))))))))))))))))))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1733 (not new.attention.qkv.group.pp)))
 (let (($x300 (or $x1733 (= 1 new.pp))))
 (let (($x684 (not new.attention.qkv.group.sp)))
 (let (($x597 (or $x684 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x207 (not new.attention.qkv.group.dp)))
 (let (($x342 (or $x207 $x766)))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x342 $x597 $x300)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x1763 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x1763))))))))))))))))))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1733 (not new.attention.qkv.group.pp)))
 (let (($x300 (or $x1733 (= 1 new.pp))))
 (let (($x684 (not new.attention.qkv.group.sp)))
 (let (($x597 (or $x684 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x207 (not new.attention.qkv.group.dp)))
 (let (($x342 (or $x207 $x766)))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x342 $x597 $x300)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x716 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2344 ?x2923 ?x716)))))))))))))))))))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1733 (not new.attention.qkv.group.pp)))
 (let (($x300 (or $x1733 (= 1 new.pp))))
 (let (($x684 (not new.attention.qkv.group.sp)))
 (let (($x597 (or $x684 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x207 (not new.attention.qkv.group.dp)))
 (let (($x342 (or $x207 $x766)))
 (let (($x1245 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x342 $x597 $x300)))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x342 $x597 $x300)))
 (let (($x1021 (and (= (_ bv94 7) new.attention.k) (= (_ bv94 7) new.attention.v) (or (= (_ bv94 7) new.attention.q) (and new.attention.one_key $x2324)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2388 (or $x1810 (and $x3154 (or (= (_ bv10 7) new.attention.qkv.collective) $x2324)) $x1021 $x1245)))
 (not $x2388))))))))))))))))
(assert
 (let (($x909 (not old.attention.qkv.group.pp)))
(let (($x3766 (or $x909 (= 1 old.pp))))
(let (($x1244 (not old.attention.qkv.group.sp)))
(let (($x275 (or $x1244 (= 1 old.sp))))
(let (($x2523 (= 1 old.dp)))
(let (($x1037 (not old.attention.qkv.group.dp)))
(let (($x2053 (or $x1037 $x2523)))
(let (($x884 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x2053 $x275 $x3766)))
(let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2053 $x275 $x3766)))
(let (($x2003 (and (= (_ bv94 7) old.attention.k) (= (_ bv94 7) old.attention.v) (or (= (_ bv94 7) old.attention.q) (and old.attention.one_key $x2131)))))
(let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2968 (not $x1485)))
(let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
(or $x2159 (and $x2968 (or (= (_ bv10 7) old.attention.qkv.collective) $x2131)) $x2003 $x884)))))))))))))))
(check-sat)

; from one replica to any number, question 12
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.bias () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.heads.given_first () Bool)
(declare-fun old.attention.heads.first_alone () Bool)
(declare-fun old.attention.head_dim.given_first () Bool)
(declare-fun old.attention.head_dim.first_alone () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.bias () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.heads.given_first () Bool)
(declare-fun new.attention.heads.first_alone () Bool)
(declare-fun new.attention.head_dim.given_first () Bool)
(declare-fun new.attention.head_dim.first_alone () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.kv_first_alone () Bool)
(declare-fun old.attention.kv_first_alone () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.k_bias () Bool)
(declare-fun old.model.k_bias () Bool)
(declare-fun new.model.q_bias () Bool)
(declare-fun old.model.q_bias () Bool)
(declare-fun new.model.v_bias () Bool)
(declare-fun old.model.v_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1918 $x2587 (= (_ bv58 7) old.attention.head_dim.kind) $x2484 $x737 $x578 $x1350 (= (_ bv101 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3920 $x879 (= (_ bv58 7) old.attention.heads.kind) $x1688 $x3251 $x1684 $x2953 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1735 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x3716 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x746 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x3073 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x3073 $x746 $x3716 $x1735))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2950 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2950 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x177 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x177 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1513 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1630 (and $x1688 (< 1 old.attention.heads.parts) (= ?x2233 old.attention.heads.n))))
 (= old.attention.heads.filled $x1630))))))
(assert
 (let (($x3198 (= (- 1) old.attention.heads.n)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x489 (ite $x3920 (or $x3198 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3198 (< 1 old.attention.heads.n)))))
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x173 (ite $x1684 (or $x3198 (< old.attention.heads.block old.attention.heads.n)) (ite $x1688 (or $x3198 (< ?x2233 old.attention.heads.n)) $x489))))
 (let (($x1171 (= 1 old.attention.heads.parts)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1189 (or $x3251 $x879)))
 (let (($x1272 (ite $x1189 old.attention.heads.given_moved (ite (or $x2953 $x1171) false $x173))))
 (= old.attention.heads.moved $x1272))))))))))))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let (($x3014 (= (- 1) old.attention.head_dim.n)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2887 (ite $x1918 (or $x3014 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3014 (< 1 old.attention.head_dim.n)))))
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2437 (ite $x578 (or $x3014 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2484 (or $x3014 (< ?x1935 old.attention.head_dim.n)) $x2887))))
 (let (($x2573 (= 1 old.attention.head_dim.parts)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x3272 (ite $x3265 old.attention.head_dim.given_moved (ite (or $x1350 $x2573) false $x2437))))
 (= old.attention.head_dim.moved $x3272))))))))))))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1129 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2228 (not old.model.sinks)))
 (= old.attention.one_key (and $x2228 $x1129)))))
(assert
 (let (($x2768 (not old.attention.heads.moved)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1171 (= 1 old.attention.heads.parts)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1189 (or $x3251 $x879)))
 (let (($x322 (ite $x1189 old.attention.heads.given_first (or $x1171 (and (not (or $x2953 $x3920)) $x2768)))))
 (= old.attention.heads.first_alone $x322))))))))))
(assert
 (let (($x1799 (not old.attention.head_dim.moved)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2573 (= 1 old.attention.head_dim.parts)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x3868 (ite $x3265 old.attention.head_dim.given_first (or $x2573 (and (not (or $x1350 $x1918)) $x1799)))))
 (= old.attention.head_dim.first_alone $x3868))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x3324 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1196 ?x2174 ?x3324)))))))))))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x1342 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x1342)))))))))))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2230 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1196 ?x2174 ?x2230))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1338 $x2604 (= (_ bv58 7) new.attention.head_dim.kind) $x1343 $x870 $x2674 $x152 (= (_ bv101 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1024 $x2626 (= (_ bv58 7) new.attention.heads.kind) $x2094 $x294 $x3609 $x3210 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x243 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x225 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2049 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x3182 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x3182 $x2049 $x225 $x243))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x652 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x652 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x49 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x49 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2472 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2804 (and $x2094 (< 1 new.attention.heads.parts) (= ?x1494 new.attention.heads.n))))
 (= new.attention.heads.filled $x2804))))))
(assert
 (let (($x905 (= (- 1) new.attention.heads.n)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2019 (ite $x1024 (or $x905 (<= new.attention.heads.parts new.attention.heads.n)) (or $x905 (< 1 new.attention.heads.n)))))
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1266 (ite $x3609 (or $x905 (< new.attention.heads.block new.attention.heads.n)) (ite $x2094 (or $x905 (< ?x1494 new.attention.heads.n)) $x2019))))
 (let (($x3056 (= 1 new.attention.heads.parts)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2565 (or $x294 $x2626)))
 (let (($x3506 (ite $x2565 new.attention.heads.given_moved (ite (or $x3210 $x3056) false $x1266))))
 (= new.attention.heads.moved $x3506))))))))))))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let (($x649 (= (- 1) new.attention.head_dim.n)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1566 (ite $x1338 (or $x649 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x649 (< 1 new.attention.head_dim.n)))))
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x786 (ite $x2674 (or $x649 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1343 (or $x649 (< ?x880 new.attention.head_dim.n)) $x1566))))
 (let (($x1049 (= 1 new.attention.head_dim.parts)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x3396 (ite $x2220 new.attention.head_dim.given_moved (ite (or $x152 $x1049) false $x786))))
 (= new.attention.head_dim.moved $x3396))))))))))))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let (($x882 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3392 (not new.model.sinks)))
 (= new.attention.one_key (and $x3392 $x882)))))
(assert
 (let (($x570 (not new.attention.heads.moved)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3056 (= 1 new.attention.heads.parts)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2565 (or $x294 $x2626)))
 (let (($x1394 (ite $x2565 new.attention.heads.given_first (or $x3056 (and (not (or $x3210 $x1024)) $x570)))))
 (= new.attention.heads.first_alone $x1394))))))))))
(assert
 (let (($x3171 (not new.attention.head_dim.moved)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x1049 (= 1 new.attention.head_dim.parts)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x740 (ite $x2220 new.attention.head_dim.given_first (or $x1049 (and (not (or $x152 $x1338)) $x3171)))))
 (= new.attention.head_dim.first_alone $x740))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2263 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2344 ?x2923 ?x2263)))))))))))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x1763 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x1763)))))))))))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x716 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2344 ?x2923 ?x716))))))))))))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_first new.attention.head_dim.given_first))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_first new.attention.heads.given_first))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.kv_first_alone new.attention.kv_first_alone))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.bias new.attention.qkv.bias))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.k_bias new.model.k_bias))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.q_bias new.model.q_bias))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.v_bias new.model.v_bias))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3399 (not new.attention.one_key)))
 (let (($x3182 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x2901 (and $x3182 (not (and new.model.q_bias (= (_ bv94 7) new.attention.q) $x3399)) (not (and new.model.k_bias (= (_ bv94 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv94 7) new.attention.v))))))
 (let (($x1473 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x2901)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3530 (or (and $x826 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x390 new.attention.head_dim.first_alone))))
 (let (($x243 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x3551 (or (and new.model.q_bias $x3399) new.model.k_bias new.model.v_bias)))
 (let (($x1281 (= 1 new.tp)))
 (let (($x3877 (or $x1281 (not $x3551) (and (not $x3228) (or $x3182 (= (_ bv27 7) new.attention.qkv.bias))) (and $x243 $x3530) (and $x3228 $x1473))))
 (not $x3877))))))))))))))
(assert
 (let (($x2326 (not old.attention.one_key)))
(let (($x3073 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x2224 (and $x3073 (not (and old.model.q_bias (= (_ bv94 7) old.attention.q) $x2326)) (not (and old.model.k_bias (= (_ bv94 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv94 7) old.attention.v))))))
(let (($x210 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x2224)))
(let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x2022 (or (and $x3655 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x2593 old.attention.head_dim.first_alone))))
(let (($x1735 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x827 (not (or (and old.model.q_bias $x2326) old.model.k_bias old.model.v_bias))))
(let (($x2605 (= 1 old.tp)))
(or $x2605 $x827 (and (not $x1485) (or $x3073 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1735 $x2022) (and $x1485 $x210))))))))))))))
(check-sat)

; from one replica to any number, question 13
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.given_most () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x2073 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1707 $x1747 $x1918 $x2587 $x2073 $x2484 $x737 $x578 $x1350 $x2222))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1688 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x283 (= (_ bv90 7) old.attention.scores.sum)))
 (let (($x2480 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2567 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2567 $x2480 $x283)))))
(assert
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1513 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3014 (= (- 1) old.attention.head_dim.n)))
 (let (($x2893 (or $x3014 (< (* ?x1935 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1323 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x69 (ite $x2484 (ite (= 0 ?x1323) 1 (ite $x2893 0 1)) old.attention.head_dim.given_least)))
 (let (($x2458 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3156 (ite (and $x3014 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3014 $x2458) 0 1))))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2073 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x1434 (ite $x1350 old.attention.head_dim.parts (ite (or $x1747 $x1707 $x578 $x2222 $x2073) 1 (ite $x1918 ?x3156 ?x69)))))
 (= old.attention.head_dim.least ?x1434)))))))))))))))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x467 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2484 (not (= 0 ?x467)))))))
(assert
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x250 (ite $x1350 old.attention.head_dim.parts (ite $x3265 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x250)))))))
(assert
 (let (($x3014 (= (- 1) old.attention.head_dim.n)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2887 (ite $x1918 (or $x3014 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3014 (< 1 old.attention.head_dim.n)))))
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2437 (ite $x578 (or $x3014 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2484 (or $x3014 (< ?x1935 old.attention.head_dim.n)) $x2887))))
 (let (($x2573 (= 1 old.attention.head_dim.parts)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x3272 (ite $x3265 old.attention.head_dim.given_moved (ite (or $x1350 $x2573) false $x2437))))
 (= old.attention.head_dim.moved $x3272))))))))))))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1129 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2228 (not old.model.sinks)))
 (= old.attention.one_key (and $x2228 $x1129)))))
(assert
 (let (($x1239 (not old.attention.head_dim.padded)))
 (let (($x2573 (= 1 old.attention.head_dim.parts)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x473 (ite $x3265 old.attention.head_dim.given_everywhere (or $x1350 (and $x2573 $x1239)))))
 (= old.attention.head_dim.everywhere $x473)))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x1958 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7)))))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x1481 (ite $x1196 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2101 ?x1958))))
 (= old.attention.q ?x1481)))))))))))))))))
(assert
 (let (($x1799 (not old.attention.head_dim.moved)))
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x78 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1747 $x1707 $x578 $x2222) $x1799))))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (= old.attention.head_dim.undivided (ite $x3265 old.attention.head_dim.given_undivided $x78))))))))))))
(assert
 (let (($x2992 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2567 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1799 (not old.attention.head_dim.moved)))
 (let (($x321 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1799))))
 (let (($x1432 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2480 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x3497 (ite (or $x2480 $x1432) (and (<= 1 old.attention.head_dim.least) $x321) (and $x2567 (and old.attention.head_dim.undivided $x2992)))))
 (= old.attention.scores_whole $x3497)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x590 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x3221 $x2961 $x1338 $x2604 $x590 $x1343 $x870 $x2674 $x152 $x2822))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2094 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x2192 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x1737 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x1646 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1646 $x1737 $x2192)))))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2472 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x649 (= (- 1) new.attention.head_dim.n)))
 (let (($x1065 (or $x649 (< (* ?x880 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x375 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x761 (ite $x1343 (ite (= 0 ?x375) 1 (ite $x1065 0 1)) new.attention.head_dim.given_least)))
 (let (($x2971 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2376 (ite (and $x649 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x649 $x2971) 0 1))))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x590 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2209 (ite $x152 new.attention.head_dim.parts (ite (or $x2961 $x3221 $x2674 $x2822 $x590) 1 (ite $x1338 ?x2376 ?x761)))))
 (= new.attention.head_dim.least ?x2209)))))))))))))))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x1399 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1343 (not (= 0 ?x1399)))))))
(assert
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2906 (ite $x152 new.attention.head_dim.parts (ite $x2220 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2906)))))))
(assert
 (let (($x649 (= (- 1) new.attention.head_dim.n)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1566 (ite $x1338 (or $x649 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x649 (< 1 new.attention.head_dim.n)))))
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x786 (ite $x2674 (or $x649 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1343 (or $x649 (< ?x880 new.attention.head_dim.n)) $x1566))))
 (let (($x1049 (= 1 new.attention.head_dim.parts)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x3396 (ite $x2220 new.attention.head_dim.given_moved (ite (or $x152 $x1049) false $x786))))
 (= new.attention.head_dim.moved $x3396))))))))))))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let (($x882 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3392 (not new.model.sinks)))
 (= new.attention.one_key (and $x3392 $x882)))))
(assert
 (let (($x248 (not new.attention.head_dim.padded)))
 (let (($x1049 (= 1 new.attention.head_dim.parts)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x3642 (ite $x2220 new.attention.head_dim.given_everywhere (or $x152 (and $x1049 $x248)))))
 (= new.attention.head_dim.everywhere $x3642)))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x2171 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7)))))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x2044 (ite $x2344 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2201 ?x2171))))
 (= new.attention.q ?x2044)))))))))))))))))
(assert
 (let (($x3171 (not new.attention.head_dim.moved)))
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2107 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2961 $x3221 $x2674 $x2822) $x3171))))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (= new.attention.head_dim.undivided (ite $x2220 new.attention.head_dim.given_undivided $x2107))))))))))))
(assert
 (let (($x3216 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1646 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3171 (not new.attention.head_dim.moved)))
 (let (($x2792 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x3171))))
 (let (($x3928 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1737 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x2676 (ite (or $x1737 $x3928) (and (<= 1 new.attention.head_dim.least) $x2792) (and $x1646 (and new.attention.head_dim.undivided $x3216)))))
 (= new.attention.scores_whole $x2676)))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_most new.attention.head_dim.given_most))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.group.pp new.attention.scores.group.pp))
(assert
 (= old.attention.scores.group.sp new.attention.scores.group.sp))
(assert
 (= old.attention.scores.group.tp new.attention.scores.group.tp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2192 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x1281 (= 1 new.tp)))
 (let (($x1766 (or $x1281 (not (= (_ bv36 7) new.attention.q)) $x2192 new.attention.one_key new.attention.scores_whole)))
 (not $x1766)))))
(assert
 (let (($x283 (= (_ bv90 7) old.attention.scores.sum)))
(let (($x2605 (= 1 old.tp)))
(or $x2605 (not (= (_ bv36 7) old.attention.q)) $x283 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 14
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.given_most () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x2073 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1707 $x1747 $x1918 $x2587 $x2073 $x2484 $x737 $x578 $x1350 $x2222))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1688 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x3183 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3183 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x2480 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2567 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2567 $x2480 (= (_ bv90 7) old.attention.scores.sum)))))
(assert
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1513 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3014 (= (- 1) old.attention.head_dim.n)))
 (let (($x2893 (or $x3014 (< (* ?x1935 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1323 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x69 (ite $x2484 (ite (= 0 ?x1323) 1 (ite $x2893 0 1)) old.attention.head_dim.given_least)))
 (let (($x2458 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3156 (ite (and $x3014 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3014 $x2458) 0 1))))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2073 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x1434 (ite $x1350 old.attention.head_dim.parts (ite (or $x1747 $x1707 $x578 $x2222 $x2073) 1 (ite $x1918 ?x3156 ?x69)))))
 (= old.attention.head_dim.least ?x1434)))))))))))))))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x467 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2484 (not (= 0 ?x467)))))))
(assert
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x250 (ite $x1350 old.attention.head_dim.parts (ite $x3265 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x250)))))))
(assert
 (let (($x3014 (= (- 1) old.attention.head_dim.n)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2887 (ite $x1918 (or $x3014 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3014 (< 1 old.attention.head_dim.n)))))
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2437 (ite $x578 (or $x3014 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2484 (or $x3014 (< ?x1935 old.attention.head_dim.n)) $x2887))))
 (let (($x2573 (= 1 old.attention.head_dim.parts)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x3272 (ite $x3265 old.attention.head_dim.given_moved (ite (or $x1350 $x2573) false $x2437))))
 (= old.attention.head_dim.moved $x3272))))))))))))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1129 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2228 (not old.model.sinks)))
 (= old.attention.one_key (and $x2228 $x1129)))))
(assert
 (let (($x1239 (not old.attention.head_dim.padded)))
 (let (($x2573 (= 1 old.attention.head_dim.parts)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x473 (ite $x3265 old.attention.head_dim.given_everywhere (or $x1350 (and $x2573 $x1239)))))
 (= old.attention.head_dim.everywhere $x473)))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x3324 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1196 ?x2174 ?x3324)))))))))))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x696 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x696)))))))))))))))))))))
(assert
 (let (($x1799 (not old.attention.head_dim.moved)))
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x78 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1747 $x1707 $x578 $x2222) $x1799))))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (= old.attention.head_dim.undivided (ite $x3265 old.attention.head_dim.given_undivided $x78))))))))))))
(assert
 (let (($x2992 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2567 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1799 (not old.attention.head_dim.moved)))
 (let (($x321 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1799))))
 (let (($x1761 (= 1 old.pp)))
 (let (($x2545 (not old.attention.scores.group.pp)))
 (let (($x1402 (or $x2545 $x1761)))
 (let (($x1854 (= 1 old.sp)))
 (let (($x2932 (not old.attention.scores.group.sp)))
 (let (($x2016 (or $x2932 $x1854)))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1623 (not old.attention.scores.group.dp)))
 (let (($x1303 (or $x1623 $x2523)))
 (let (($x1432 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1303 $x2016 $x1402)))
 (let (($x2480 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x3497 (ite (or $x2480 $x1432) (and (<= 1 old.attention.head_dim.least) $x321) (and $x2567 (and old.attention.head_dim.undivided $x2992)))))
 (= old.attention.scores_whole $x3497))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x590 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x3221 $x2961 $x1338 $x2604 $x590 $x1343 $x870 $x2674 $x152 $x2822))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2094 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x1450 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1450 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x1737 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x1646 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1646 $x1737 (= (_ bv90 7) new.attention.scores.sum)))))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2472 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x649 (= (- 1) new.attention.head_dim.n)))
 (let (($x1065 (or $x649 (< (* ?x880 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x375 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x761 (ite $x1343 (ite (= 0 ?x375) 1 (ite $x1065 0 1)) new.attention.head_dim.given_least)))
 (let (($x2971 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2376 (ite (and $x649 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x649 $x2971) 0 1))))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x590 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2209 (ite $x152 new.attention.head_dim.parts (ite (or $x2961 $x3221 $x2674 $x2822 $x590) 1 (ite $x1338 ?x2376 ?x761)))))
 (= new.attention.head_dim.least ?x2209)))))))))))))))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x1399 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1343 (not (= 0 ?x1399)))))))
(assert
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2906 (ite $x152 new.attention.head_dim.parts (ite $x2220 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2906)))))))
(assert
 (let (($x649 (= (- 1) new.attention.head_dim.n)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1566 (ite $x1338 (or $x649 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x649 (< 1 new.attention.head_dim.n)))))
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x786 (ite $x2674 (or $x649 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1343 (or $x649 (< ?x880 new.attention.head_dim.n)) $x1566))))
 (let (($x1049 (= 1 new.attention.head_dim.parts)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x3396 (ite $x2220 new.attention.head_dim.given_moved (ite (or $x152 $x1049) false $x786))))
 (= new.attention.head_dim.moved $x3396))))))))))))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let (($x882 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3392 (not new.model.sinks)))
 (= new.attention.one_key (and $x3392 $x882)))))
(assert
 (let (($x248 (not new.attention.head_dim.padded)))
 (let (($x1049 (= 1 new.attention.head_dim.parts)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x3642 (ite $x2220 new.attention.head_dim.given_everywhere (or $x152 (and $x1049 $x248)))))
 (= new.attention.head_dim.everywhere $x3642)))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2263 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2344 ?x2923 ?x2263)))))))))))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2095 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x2095)))))))))))))))))))))
(assert
 (let (($x3171 (not new.attention.head_dim.moved)))
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2107 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2961 $x3221 $x2674 $x2822) $x3171))))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (= new.attention.head_dim.undivided (ite $x2220 new.attention.head_dim.given_undivided $x2107))))))))))))
(assert
 (let (($x3216 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1646 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3171 (not new.attention.head_dim.moved)))
 (let (($x2792 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x3171))))
 (let (($x2876 (= 1 new.pp)))
 (let (($x246 (not new.attention.scores.group.pp)))
 (let (($x1796 (or $x246 $x2876)))
 (let (($x1550 (= 1 new.sp)))
 (let (($x2375 (not new.attention.scores.group.sp)))
 (let (($x545 (or $x2375 $x1550)))
 (let (($x766 (= 1 new.dp)))
 (let (($x2169 (not new.attention.scores.group.dp)))
 (let (($x3500 (or $x2169 $x766)))
 (let (($x3928 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3500 $x545 $x1796)))
 (let (($x1737 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x2676 (ite (or $x1737 $x3928) (and (<= 1 new.attention.head_dim.least) $x2792) (and $x1646 (and new.attention.head_dim.undivided $x3216)))))
 (= new.attention.scores_whole $x2676))))))))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_most new.attention.head_dim.given_most))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.group.pp new.attention.scores.group.pp))
(assert
 (= old.attention.scores.group.sp new.attention.scores.group.sp))
(assert
 (= old.attention.scores.group.tp new.attention.scores.group.tp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2230 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x2876 (= 1 new.pp)))
 (let (($x246 (not new.attention.scores.group.pp)))
 (let (($x1796 (or $x246 $x2876)))
 (let (($x1550 (= 1 new.sp)))
 (let (($x2375 (not new.attention.scores.group.sp)))
 (let (($x545 (or $x2375 $x1550)))
 (let (($x766 (= 1 new.dp)))
 (let (($x2169 (not new.attention.scores.group.dp)))
 (let (($x3500 (or $x2169 $x766)))
 (let (($x3928 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3500 $x545 $x1796)))
 (let (($x2975 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x3500 $x545 $x1796)))
 (let (($x1828 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv94 7) new.attention.q)) (not (= (_ bv94 7) new.attention.k)))))
 (let (($x667 (not new.attention.one_key)))
 (let (($x2183 (not new.attention.scores_whole)))
 (let (($x1646 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1737 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x1533 (or $x1737 (and $x1646 (not (= 1 new.tp)) $x2183 $x667) $x1828 $x2975 (and $x3928 $x2230))))
 (not $x1533))))))))))))))))))))
(assert
 (let (($x3486 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x1761 (= 1 old.pp)))
(let (($x2545 (not old.attention.scores.group.pp)))
(let (($x1402 (or $x2545 $x1761)))
(let (($x1854 (= 1 old.sp)))
(let (($x2932 (not old.attention.scores.group.sp)))
(let (($x2016 (or $x2932 $x1854)))
(let (($x2523 (= 1 old.dp)))
(let (($x1623 (not old.attention.scores.group.dp)))
(let (($x1303 (or $x1623 $x2523)))
(let (($x1432 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1303 $x2016 $x1402)))
(let (($x1439 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x1303 $x2016 $x1402)))
(let (($x2512 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv94 7) old.attention.q)) (not (= (_ bv94 7) old.attention.k)))))
(let (($x2948 (not old.attention.one_key)))
(let (($x1866 (not old.attention.scores_whole)))
(let (($x2567 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x2480 (= (_ bv59 7) old.attention.scores.sum)))
(or $x2480 (and $x2567 (not (= 1 old.tp)) $x1866 $x2948) $x2512 $x1439 (and $x1432 $x3486))))))))))))))))))))
(check-sat)

; from one replica to any number, question 15
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.scale () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.scale () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.set_scale () Bool)
(declare-fun old.model.set_scale () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x2073 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1707 $x1747 $x1918 $x2587 $x2073 $x2484 $x737 $x578 $x1350 $x2222))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1688 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x2691 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x2691 (= (_ bv50 7) old.attention.scores.scale))))
(assert
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1513 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3014 (= (- 1) old.attention.head_dim.n)))
 (let (($x2893 (or $x3014 (< (* ?x1935 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1323 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x69 (ite $x2484 (ite (= 0 ?x1323) 1 (ite $x2893 0 1)) old.attention.head_dim.given_least)))
 (let (($x2458 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3156 (ite (and $x3014 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3014 $x2458) 0 1))))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2073 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x1434 (ite $x1350 old.attention.head_dim.parts (ite (or $x1747 $x1707 $x578 $x2222 $x2073) 1 (ite $x1918 ?x3156 ?x69)))))
 (= old.attention.head_dim.least ?x1434)))))))))))))))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x467 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2484 (not (= 0 ?x467)))))))
(assert
 (let (($x3014 (= (- 1) old.attention.head_dim.n)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2887 (ite $x1918 (or $x3014 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3014 (< 1 old.attention.head_dim.n)))))
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2437 (ite $x578 (or $x3014 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2484 (or $x3014 (< ?x1935 old.attention.head_dim.n)) $x2887))))
 (let (($x2573 (= 1 old.attention.head_dim.parts)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x3272 (ite $x3265 old.attention.head_dim.given_moved (ite (or $x1350 $x2573) false $x2437))))
 (= old.attention.head_dim.moved $x3272))))))))))))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1129 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2228 (not old.model.sinks)))
 (= old.attention.one_key (and $x2228 $x1129)))))
(assert
 (let (($x1239 (not old.attention.head_dim.padded)))
 (let (($x2573 (= 1 old.attention.head_dim.parts)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x473 (ite $x3265 old.attention.head_dim.given_everywhere (or $x1350 (and $x2573 $x1239)))))
 (= old.attention.head_dim.everywhere $x473)))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x1958 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7)))))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x1481 (ite $x1196 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2101 ?x1958))))
 (= old.attention.q ?x1481)))))))))))))))))
(assert
 (let (($x1799 (not old.attention.head_dim.moved)))
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x78 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1747 $x1707 $x578 $x2222) $x1799))))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (= old.attention.head_dim.undivided (ite $x3265 old.attention.head_dim.given_undivided $x78))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x590 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x3221 $x2961 $x1338 $x2604 $x590 $x1343 $x870 $x2674 $x152 $x2822))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2094 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x2952 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x2952 (= (_ bv50 7) new.attention.scores.scale))))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2472 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x649 (= (- 1) new.attention.head_dim.n)))
 (let (($x1065 (or $x649 (< (* ?x880 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x375 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x761 (ite $x1343 (ite (= 0 ?x375) 1 (ite $x1065 0 1)) new.attention.head_dim.given_least)))
 (let (($x2971 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2376 (ite (and $x649 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x649 $x2971) 0 1))))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x590 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2209 (ite $x152 new.attention.head_dim.parts (ite (or $x2961 $x3221 $x2674 $x2822 $x590) 1 (ite $x1338 ?x2376 ?x761)))))
 (= new.attention.head_dim.least ?x2209)))))))))))))))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x1399 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1343 (not (= 0 ?x1399)))))))
(assert
 (let (($x649 (= (- 1) new.attention.head_dim.n)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1566 (ite $x1338 (or $x649 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x649 (< 1 new.attention.head_dim.n)))))
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x786 (ite $x2674 (or $x649 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1343 (or $x649 (< ?x880 new.attention.head_dim.n)) $x1566))))
 (let (($x1049 (= 1 new.attention.head_dim.parts)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x3396 (ite $x2220 new.attention.head_dim.given_moved (ite (or $x152 $x1049) false $x786))))
 (= new.attention.head_dim.moved $x3396))))))))))))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let (($x882 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3392 (not new.model.sinks)))
 (= new.attention.one_key (and $x3392 $x882)))))
(assert
 (let (($x248 (not new.attention.head_dim.padded)))
 (let (($x1049 (= 1 new.attention.head_dim.parts)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x3642 (ite $x2220 new.attention.head_dim.given_everywhere (or $x152 (and $x1049 $x248)))))
 (= new.attention.head_dim.everywhere $x3642)))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x2171 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7)))))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x2044 (ite $x2344 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2201 ?x2171))))
 (= new.attention.q ?x2044)))))))))))))))))
(assert
 (let (($x3171 (not new.attention.head_dim.moved)))
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2107 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2961 $x3221 $x2674 $x2822) $x3171))))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (= new.attention.head_dim.undivided (ite $x2220 new.attention.head_dim.given_undivided $x2107))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.scale new.attention.scores.scale))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.set_scale new.model.set_scale))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2952 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x901 (or (not (= (_ bv36 7) new.attention.q)) $x2952 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x901))))
(assert
 (let (($x2691 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x2691 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 16
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.statistic () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.model.qk_norm () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.heads.given_undivided () Bool)
(declare-fun old.attention.heads.undivided () Bool)
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.statistic () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.model.qk_norm () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.heads.given_undivided () Bool)
(declare-fun new.attention.heads.undivided () Bool)
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.kv_undivided () Bool)
(declare-fun old.attention.kv_undivided () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1707 $x1747 $x1918 $x2587 (= (_ bv58 7) old.attention.head_dim.kind) $x2484 $x737 $x578 $x1350 $x2222)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2544 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1441 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1290 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1290 $x1441 $x3920 $x879 (= (_ bv58 7) old.attention.heads.kind) $x1688 $x3251 $x1684 $x2953 $x2544)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2521 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2521 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x2838 (= (_ bv95 7) old.attention.scores.statistic)))
 (or (= (_ bv50 7) old.attention.scores.statistic) $x2838)))
(assert
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1513 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (let (($x447 (= (_ bv99 7) old.model.qk_norm)))
 (let (($x1007 (= (_ bv59 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1007 $x447))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1630 (and $x1688 (< 1 old.attention.heads.parts) (= ?x2233 old.attention.heads.n))))
 (= old.attention.heads.filled $x1630))))))
(assert
 (let (($x2070 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1688 $x2070)))))
(assert
 (let (($x2302 (= (- 1) old.attention.heads.n)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x735 (ite $x3920 (or $x2302 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2302 (< 1 old.attention.heads.n)))))
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3213 (ite $x1684 (or $x2302 (< old.attention.heads.block old.attention.heads.n)) (ite $x1688 (or $x2302 (< ?x2233 old.attention.heads.n)) $x735))))
 (let (($x2112 (= 1 old.attention.heads.parts)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1650 (or $x3251 $x879)))
 (let (($x682 (ite $x1650 old.attention.heads.given_moved (ite (or $x2953 $x2112) false $x3213))))
 (= old.attention.heads.moved $x682))))))))))))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x467 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2484 (not (= 0 ?x467)))))))
(assert
 (let (($x3014 (= (- 1) old.attention.head_dim.n)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2887 (ite $x1918 (or $x3014 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3014 (< 1 old.attention.head_dim.n)))))
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2437 (ite $x578 (or $x3014 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2484 (or $x3014 (< ?x1935 old.attention.head_dim.n)) $x2887))))
 (let (($x2573 (= 1 old.attention.head_dim.parts)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x3272 (ite $x3265 old.attention.head_dim.given_moved (ite (or $x1350 $x2573) false $x2437))))
 (= old.attention.head_dim.moved $x3272))))))))))))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1129 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2228 (not old.model.sinks)))
 (= old.attention.one_key (and $x2228 $x1129)))))
(assert
 (let (($x388 (not old.attention.heads.padded)))
 (let (($x2112 (= 1 old.attention.heads.parts)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1650 (or $x3251 $x879)))
 (let (($x2157 (ite $x1650 old.attention.heads.given_everywhere (or $x2953 (and $x2112 $x388)))))
 (= old.attention.heads.everywhere $x2157)))))))))
(assert
 (let (($x1239 (not old.attention.head_dim.padded)))
 (let (($x2573 (= 1 old.attention.head_dim.parts)))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (let (($x473 (ite $x3265 old.attention.head_dim.given_everywhere (or $x1350 (and $x2573 $x1239)))))
 (= old.attention.head_dim.everywhere $x473)))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x3324 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1196 ?x2174 ?x3324)))))))))))))))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x59 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x59)))))))))))))))))))))
(assert
 (let (($x959 (not old.attention.heads.moved)))
 (let (($x2544 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1290 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1441 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x179 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1441 $x1290 $x1684 $x2544) $x959))))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1650 (or $x3251 $x879)))
 (= old.attention.heads.undivided (ite $x1650 old.attention.heads.given_undivided $x179))))))))))))
(assert
 (let (($x1799 (not old.attention.head_dim.moved)))
 (let (($x2222 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x78 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1747 $x1707 $x578 $x2222) $x1799))))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3265 (or $x737 $x2587)))
 (= old.attention.head_dim.undivided (ite $x3265 old.attention.head_dim.given_undivided $x78))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x3221 $x2961 $x1338 $x2604 (= (_ bv58 7) new.attention.head_dim.kind) $x1343 $x870 $x2674 $x152 $x2822)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1293 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3512 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2559 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2559 $x3512 $x1024 $x2626 (= (_ bv58 7) new.attention.heads.kind) $x2094 $x294 $x3609 $x3210 $x1293)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x2831 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2831 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x1484 (= (_ bv95 7) new.attention.scores.statistic)))
 (or (= (_ bv50 7) new.attention.scores.statistic) $x1484)))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2472 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (let (($x3530 (= (_ bv99 7) new.model.qk_norm)))
 (let (($x1394 (= (_ bv59 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1394 $x3530))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2804 (and $x2094 (< 1 new.attention.heads.parts) (= ?x1494 new.attention.heads.n))))
 (= new.attention.heads.filled $x2804))))))
(assert
 (let (($x1646 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2094 $x1646)))))
(assert
 (let (($x958 (= (- 1) new.attention.heads.n)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3229 (ite $x1024 (or $x958 (<= new.attention.heads.parts new.attention.heads.n)) (or $x958 (< 1 new.attention.heads.n)))))
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2417 (ite $x3609 (or $x958 (< new.attention.heads.block new.attention.heads.n)) (ite $x2094 (or $x958 (< ?x1494 new.attention.heads.n)) $x3229))))
 (let (($x2214 (= 1 new.attention.heads.parts)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2944 (or $x294 $x2626)))
 (let (($x208 (ite $x2944 new.attention.heads.given_moved (ite (or $x3210 $x2214) false $x2417))))
 (= new.attention.heads.moved $x208))))))))))))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x1399 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1343 (not (= 0 ?x1399)))))))
(assert
 (let (($x649 (= (- 1) new.attention.head_dim.n)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1566 (ite $x1338 (or $x649 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x649 (< 1 new.attention.head_dim.n)))))
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x786 (ite $x2674 (or $x649 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1343 (or $x649 (< ?x880 new.attention.head_dim.n)) $x1566))))
 (let (($x1049 (= 1 new.attention.head_dim.parts)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x3396 (ite $x2220 new.attention.head_dim.given_moved (ite (or $x152 $x1049) false $x786))))
 (= new.attention.head_dim.moved $x3396))))))))))))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let (($x882 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3392 (not new.model.sinks)))
 (= new.attention.one_key (and $x3392 $x882)))))
(assert
 (let (($x550 (not new.attention.heads.padded)))
 (let (($x2214 (= 1 new.attention.heads.parts)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2944 (or $x294 $x2626)))
 (let (($x3713 (ite $x2944 new.attention.heads.given_everywhere (or $x3210 (and $x2214 $x550)))))
 (= new.attention.heads.everywhere $x3713)))))))))
(assert
 (let (($x248 (not new.attention.head_dim.padded)))
 (let (($x1049 (= 1 new.attention.head_dim.parts)))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (let (($x3642 (ite $x2220 new.attention.head_dim.given_everywhere (or $x152 (and $x1049 $x248)))))
 (= new.attention.head_dim.everywhere $x3642)))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2263 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2344 ?x2923 ?x2263)))))))))))))))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x328 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x328)))))))))))))))))))))
(assert
 (let (($x506 (not new.attention.heads.moved)))
 (let (($x1293 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2559 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3512 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1162 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3512 $x2559 $x3609 $x1293) $x506))))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2944 (or $x294 $x2626)))
 (= new.attention.heads.undivided (ite $x2944 new.attention.heads.given_undivided $x1162))))))))))))
(assert
 (let (($x3171 (not new.attention.head_dim.moved)))
 (let (($x2822 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3221 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2961 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2107 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2961 $x3221 $x2674 $x2822) $x3171))))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2220 (or $x870 $x2604)))
 (= new.attention.head_dim.undivided (ite $x2220 new.attention.head_dim.given_undivided $x2107))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.given_undivided new.attention.heads.given_undivided))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.kv_undivided new.attention.kv_undivided))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.statistic new.attention.scores.statistic))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.qk_norm new.model.qk_norm))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x112 (not new.attention.heads.undivided)))
 (let (($x252 (not new.attention.one_key)))
 (let (($x360 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x252 $x112))))
 (let (($x3530 (= (_ bv99 7) new.model.qk_norm)))
 (let (($x2196 (not new.attention.head_dim.undivided)))
 (let (($x741 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x252)) $x2196)))
 (let (($x1394 (= (_ bv59 7) new.model.qk_norm)))
 (let (($x1484 (= (_ bv95 7) new.attention.scores.statistic)))
 (not (or $x1484 $x1394 (not (or $x741 (and $x3530 $x360))))))))))))))
(assert
 (let (($x2988 (not old.attention.heads.undivided)))
(let (($x827 (not old.attention.one_key)))
(let (($x2022 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x827 $x2988))))
(let (($x447 (= (_ bv99 7) old.model.qk_norm)))
(let (($x1216 (not old.attention.head_dim.undivided)))
(let (($x3073 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x827)) $x1216)))
(let (($x1007 (= (_ bv59 7) old.model.qk_norm)))
(let (($x2838 (= (_ bv95 7) old.attention.scores.statistic)))
(or $x2838 $x1007 (not (or $x3073 (and $x447 $x2022)))))))))))))
(check-sat)

; from one replica to any number, question 17
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.per_head () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.leads () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.per_head () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.leads () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2484 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3920 $x879 (= (_ bv58 7) old.attention.heads.kind) $x1688 $x3251 $x1684 $x2953 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x934 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x934 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x2114 (= (_ bv65 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x2114)))
(assert
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1513 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (let (($x2017 (= (_ bv2 7) old.model.positions)))
 (or $x2017 (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2253 (< 1 old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 $x2253 (= ?x2233 old.attention.heads.n))))))))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2253 (< 1 old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1688 $x2253 (<= old.attention.heads.n ?x2233))))))))
(assert
 (let (($x2070 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1688 $x2070)))))
(assert
 (let (($x2302 (= (- 1) old.attention.heads.n)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x735 (ite $x3920 (or $x2302 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2302 (< 1 old.attention.heads.n)))))
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3213 (ite $x1684 (or $x2302 (< old.attention.heads.block old.attention.heads.n)) (ite $x1688 (or $x2302 (< ?x2233 old.attention.heads.n)) $x735))))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x682 (ite (or $x3251 $x879) old.attention.heads.given_moved (ite (or $x2953 (= 1 old.attention.heads.parts)) false $x3213))))
 (= old.attention.heads.moved $x682))))))))))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1129 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2228 (not old.model.sinks)))
 (= old.attention.one_key (and $x2228 $x1129)))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x1958 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7)))))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x1481 (ite $x1196 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2101 ?x1958))))
 (= old.attention.q ?x1481)))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1343 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1024 $x2626 (= (_ bv58 7) new.attention.heads.kind) $x2094 $x294 $x3609 $x3210 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x2168 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2168 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x663 (= (_ bv65 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x663)))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2472 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (let (($x1048 (= (_ bv2 7) new.model.positions)))
 (or $x1048 (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3387 (< 1 new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 $x3387 (= ?x1494 new.attention.heads.n))))))))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3387 (< 1 new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x2094 $x3387 (<= new.attention.heads.n ?x1494))))))))
(assert
 (let (($x1646 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2094 $x1646)))))
(assert
 (let (($x958 (= (- 1) new.attention.heads.n)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3229 (ite $x1024 (or $x958 (<= new.attention.heads.parts new.attention.heads.n)) (or $x958 (< 1 new.attention.heads.n)))))
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2417 (ite $x3609 (or $x958 (< new.attention.heads.block new.attention.heads.n)) (ite $x2094 (or $x958 (< ?x1494 new.attention.heads.n)) $x3229))))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x208 (ite (or $x294 $x2626) new.attention.heads.given_moved (ite (or $x3210 (= 1 new.attention.heads.parts)) false $x2417))))
 (= new.attention.heads.moved $x208))))))))))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let (($x882 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3392 (not new.model.sinks)))
 (= new.attention.one_key (and $x3392 $x882)))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x2171 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7)))))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x2044 (ite $x2344 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2201 ?x2171))))
 (= new.attention.q ?x2044)))))))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.per_head new.attention.scores.per_head))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2375 (not new.attention.heads.filled)))
 (let (($x2530 (and new.attention.heads.padded $x2375 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x3506 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x663 (= (_ bv65 7) new.attention.scores.per_head)))
 (let (($x1796 (or (not (= (_ bv37 7) new.attention.q)) $x663 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x3506 (and new.attention.one_key (not $x2530)))))
 (not $x1796)))))))
(assert
 (let (($x2798 (not old.attention.heads.filled)))
(let (($x1577 (and old.attention.heads.padded $x2798 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x3454 (and (not old.attention.heads.moved) (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x2114 (= (_ bv65 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x2114 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x3454 (and old.attention.one_key (not $x1577))))))))
(check-sat)

; from one replica to any number, question 18
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1918 $x2587 (= (_ bv58 7) old.attention.head_dim.kind) $x2484 $x737 $x578 $x1350 (= (_ bv101 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3920 $x879 (= (_ bv58 7) old.attention.heads.kind) $x1688 $x3251 $x1684 $x2953 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2409 $x1952 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x1948 (= (_ bv32 7) old.attention.out.input)))
 (let (($x660 (= (_ bv10 7) old.attention.out.input)))
 (or $x660 $x1948 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x849 (= (_ bv59 7) old.attention.out.split)))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (or $x1171 $x849 (= (_ bv63 7) old.attention.out.split)))))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2932 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2932 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x1799 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1799 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1988 (= (_ bv58 7) old.attention.value_dim.kind) $x1513 $x2757 (= (_ bv93 7) old.attention.value_dim.kind) $x1301 (= (_ bv101 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1630 (and $x1688 (< 1 old.attention.heads.parts) (= ?x2233 old.attention.heads.n))))
 (= old.attention.heads.filled $x1630))))))
(assert
 (let (($x2070 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1688 $x2070)))))
(assert
 (let (($x2302 (= (- 1) old.attention.heads.n)))
 (let (($x3920 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x735 (ite $x3920 (or $x2302 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2302 (< 1 old.attention.heads.n)))))
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2233 (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3213 (ite $x1684 (or $x2302 (< old.attention.heads.block old.attention.heads.n)) (ite $x1688 (or $x2302 (< ?x2233 old.attention.heads.n)) $x735))))
 (let (($x2112 (= 1 old.attention.heads.parts)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1650 (or $x3251 $x879)))
 (let (($x682 (ite $x1650 old.attention.heads.given_moved (ite (or $x2953 $x2112) false $x3213))))
 (= old.attention.heads.moved $x682))))))))))))))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let (($x1833 (= (- 1) old.attention.head_dim.n)))
 (let (($x1918 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2990 (ite $x1918 (or $x1833 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1833 (< 1 old.attention.head_dim.n)))))
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x578 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x3708 (ite $x578 (or $x1833 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2484 (or $x1833 (< ?x1935 old.attention.head_dim.n)) $x2990))))
 (let (($x1350 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2587 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x737 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1566 (ite (or $x737 $x2587) old.attention.head_dim.given_moved (ite (or $x1350 (= 1 old.attention.head_dim.parts)) false $x3708))))
 (= old.attention.head_dim.moved $x1566))))))))))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x421 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1513 (not (= 0 ?x421)))))))
(assert
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x660 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1948 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1948 (and $x660 $x2673))))))))
(assert
 (let (($x388 (not old.attention.heads.padded)))
 (let (($x2112 (= 1 old.attention.heads.parts)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1650 (or $x3251 $x879)))
 (let (($x1556 (ite $x1650 old.attention.heads.given_everywhere (or $x2953 (and $x2112 $x388)))))
 (= old.attention.heads.everywhere $x1556)))))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2425 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x2425)))))))))))))))))))))
(assert
 (let (($x1345 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2682 (ite (or $x2757 $x1988) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x1345)))))
 (= old.attention.value_dim.everywhere $x2682)))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2666 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1196 ?x2174 ?x2666))))))))))))))))))))))
(assert
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3274 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2637 (ite $x3274 old.attention.v (ite $x3655 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x2637)))))
(assert
 (let (($x3500 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x325 (not old.attention.gathers)))
 (let (($x849 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x849 $x325 $x3500))))))
(assert
 (let ((?x1735 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1990 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1952 $x2409) $x988))))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x2049 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2192 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2049)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2049 old.attention.value_dim.everywhere $x2673) $x1990)))
 (= old.attention.mixed_in (ite $x2192 (_ bv98 7) ?x1735))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1338 $x2604 (= (_ bv58 7) new.attention.head_dim.kind) $x1343 $x870 $x2674 $x152 (= (_ bv101 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1024 $x2626 (= (_ bv58 7) new.attention.heads.kind) $x2094 $x294 $x3609 $x3210 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1044 $x473 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x2157 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2177 (= (_ bv10 7) new.attention.out.input)))
 (or $x2177 $x2157 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x1337 (= (_ bv59 7) new.attention.out.split)))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (or $x49 $x1337 (= (_ bv63 7) new.attention.out.split)))))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x3596 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3596 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x2437 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2437 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv58 7) new.attention.value_dim.kind) $x2472 $x1781 (= (_ bv93 7) new.attention.value_dim.kind) $x2892 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2804 (and $x2094 (< 1 new.attention.heads.parts) (= ?x1494 new.attention.heads.n))))
 (= new.attention.heads.filled $x2804))))))
(assert
 (let (($x1646 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2094 $x1646)))))
(assert
 (let (($x958 (= (- 1) new.attention.heads.n)))
 (let (($x1024 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3229 (ite $x1024 (or $x958 (<= new.attention.heads.parts new.attention.heads.n)) (or $x958 (< 1 new.attention.heads.n)))))
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1494 (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3609 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2417 (ite $x3609 (or $x958 (< new.attention.heads.block new.attention.heads.n)) (ite $x2094 (or $x958 (< ?x1494 new.attention.heads.n)) $x3229))))
 (let (($x2214 (= 1 new.attention.heads.parts)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2944 (or $x294 $x2626)))
 (let (($x208 (ite $x2944 new.attention.heads.given_moved (ite (or $x3210 $x2214) false $x2417))))
 (= new.attention.heads.moved $x208))))))))))))))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let (($x3133 (= (- 1) new.attention.head_dim.n)))
 (let (($x1338 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1834 (ite $x1338 (or $x3133 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3133 (< 1 new.attention.head_dim.n)))))
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2674 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1392 (ite $x2674 (or $x3133 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1343 (or $x3133 (< ?x880 new.attention.head_dim.n)) $x1834))))
 (let (($x152 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2604 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x870 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x394 (ite (or $x870 $x2604) new.attention.head_dim.given_moved (ite (or $x152 (= 1 new.attention.head_dim.parts)) false $x1392))))
 (= new.attention.head_dim.moved $x394))))))))))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let ((?x1665 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2472 (not (= 0 ?x1665)))))))
(assert
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x2177 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2157 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2157 (and $x2177 $x786))))))))
(assert
 (let (($x550 (not new.attention.heads.padded)))
 (let (($x2214 (= 1 new.attention.heads.parts)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2944 (or $x294 $x2626)))
 (let (($x1944 (ite $x2944 new.attention.heads.given_everywhere (or $x3210 (and $x2214 $x550)))))
 (= new.attention.heads.everywhere $x1944)))))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2466 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x2466)))))))))))))))))))))
(assert
 (let (($x267 (not new.attention.value_dim.padded)))
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2099 (ite (or $x1781 $x2982) new.attention.value_dim.given_everywhere (or $x2892 (and (= 1 new.attention.value_dim.parts) $x267)))))
 (= new.attention.value_dim.everywhere $x2099)))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x703 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2344 ?x2923 ?x703))))))))))))))))))))))
(assert
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2150 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2640 (ite $x2150 new.attention.v (ite $x826 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x2640)))))
(assert
 (let (($x823 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3561 (not new.attention.gathers)))
 (let (($x1337 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1337 $x3561 $x823))))))
(assert
 (let ((?x1132 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1967 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x473 $x1044) $x3107))))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x2610 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2007 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2610)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2610 new.attention.value_dim.everywhere $x786) $x1967)))
 (= new.attention.mixed_in (ite $x2007 (_ bv98 7) ?x1132))))))))))))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2986 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x402 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x1281 (= 1 new.tp)))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3265 (or $x49 (or (= (_ bv98 7) new.attention.mixed_in) (= (_ bv94 7) new.attention.mixed_in)) (and $x1281 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x402 $x2986))))))
 (not $x3265)))))))
(assert
 (let (($x1347 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x3261 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x2605 (= 1 old.tp)))
(let (($x1171 (= (_ bv40 7) old.attention.out.split)))
(or $x1171 (or (= (_ bv98 7) old.attention.mixed_in) (= (_ bv94 7) old.attention.mixed_in)) (and $x2605 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x3261 $x1347)))))))))
(check-sat)

; from one replica to any number, question 19
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.attention.taken_for_whole () Bool)
(declare-fun old.attention.joined () (_ BitVec 7))
(declare-fun old.attention.arrives () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.taken_for_whole () Bool)
(declare-fun new.attention.joined () (_ BitVec 7))
(declare-fun new.attention.arrives () (_ BitVec 7))
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2484 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x879 (= (_ bv58 7) old.attention.heads.kind) $x1688 $x3251 (= (_ bv93 7) old.attention.heads.kind) $x2953 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2333 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3198 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1006 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1006 $x3198 $x2409 $x1952 $x2333)))))))
(assert
 (let (($x1948 (= (_ bv32 7) old.attention.out.input)))
 (let (($x660 (= (_ bv10 7) old.attention.out.input)))
 (or $x660 $x1948 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1446 (= (_ bv63 7) old.attention.out.split)))
 (let (($x849 (= (_ bv59 7) old.attention.out.split)))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (or $x1171 $x849 $x1446)))))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2932 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2932 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x1799 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1799 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1988 (= (_ bv58 7) old.attention.value_dim.kind) $x1513 $x2757 (= (_ bv93 7) old.attention.value_dim.kind) $x1301 (= (_ bv101 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1108 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1892 (= (_ bv93 7) old.hidden.kind)))
 (let (($x611 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (let (($x377 (= (_ bv49 7) old.hidden.kind)))
 (let (($x908 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x908 $x377 (= (_ bv58 7) old.hidden.kind) $x2951 $x611 $x1892 $x1108 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1112 (= (_ bv50 7) old.norm.statistic)))
 (or $x1112 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1508 (= (_ bv98 7) old.stream)))
 (let (($x848 (= (_ bv96 7) old.stream)))
 (let (($x818 (= (_ bv38 7) old.stream)))
 (or $x818 $x848 $x1508)))))
(assert
 (let (($x2183 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x467 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2196 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2196 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x467 (= (_ bv93 7) old.stream_tokens.kind) $x2183 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2951 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1266 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3409 (div (* ?x1266 old.hidden.multiple) old.hidden.parts)))
 (let (($x2790 (< 1 old.hidden.parts)))
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2951 $x2790 (= ?x3409 old.hidden.n))))))))
(assert
 (let ((?x1266 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3409 (div (* ?x1266 old.hidden.multiple) old.hidden.parts)))
 (let (($x2790 (< 1 old.hidden.parts)))
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2951 $x2790 (<= old.hidden.n ?x3409))))))))
(assert
 (let (($x908 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3252 (ite $x908 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1266 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3409 (div (* ?x1266 old.hidden.multiple) old.hidden.parts)))
 (let (($x3158 (= (- 1) old.hidden.n)))
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (let (($x1892 (= (_ bv93 7) old.hidden.kind)))
 (let (($x761 (ite $x1892 (or $x3158 (< old.hidden.block old.hidden.n)) (ite $x2951 (or $x3158 (< ?x3409 old.hidden.n)) $x3252))))
 (let (($x1017 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x761)))
 (let (($x377 (= (_ bv49 7) old.hidden.kind)))
 (let (($x611 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1399 (or $x611 $x377)))
 (= old.hidden.moved (ite $x1399 old.hidden.given_moved $x1017)))))))))))))))
(assert
 (let (($x2183 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2837 (or $x2183 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2276 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2837)))
 (= old.stream_tokens.everywhere $x2276)))))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let (($x2070 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1688 $x2070)))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x421 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1513 (not (= 0 ?x421)))))))
(assert
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x660 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1948 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1948 (and $x660 $x2673))))))))
(assert
 (let (($x1108 (= (_ bv98 7) old.hidden.kind)))
 (let (($x377 (= (_ bv49 7) old.hidden.kind)))
 (let (($x611 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1399 (or $x611 $x377)))
 (let (($x720 (ite $x1399 old.hidden.given_everywhere (or $x1108 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x720)))))))
(assert
 (let (($x388 (not old.attention.heads.padded)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1556 (ite (or $x3251 $x879) old.attention.heads.given_everywhere (or $x2953 (and (= 1 old.attention.heads.parts) $x388)))))
 (= old.attention.heads.everywhere $x1556)))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2425 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x2425)))))))))))))))))))))
(assert
 (let (($x1345 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2682 (ite (or $x2757 $x1988) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x1345)))))
 (= old.attention.value_dim.everywhere $x2682)))))))
(assert
 (let (($x1508 (= (_ bv98 7) old.stream)))
 (let (($x2752 (or $x1508 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2752))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2666 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1196 ?x2174 ?x2666))))))))))))))))))))))
(assert
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3274 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2637 (ite $x3274 old.attention.v (ite $x3655 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x2637)))))
(assert
 (let (($x3500 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x325 (not old.attention.gathers)))
 (let (($x849 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x849 $x325 $x3500))))))
(assert
 (let ((?x1735 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3398 (or $x1952 $x2409)))
 (let (($x1990 (and old.attention.share_of_one old.stream.first_keeps_all (or $x3398 $x988))))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x2049 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2192 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2049)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2049 old.attention.value_dim.everywhere $x2673) $x1990)))
 (= old.attention.mixed_in (ite $x2192 (_ bv98 7) ?x1735)))))))))))))
(assert
 (let ((?x1672 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x746 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x2202 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x746)))
 (let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2198 (or $x1952 $x988)))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1171 $x2198 $x2202) (_ bv98 7) ?x1672))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv94 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x2605 (= 1 old.tp)))
 (let (($x1508 (= (_ bv98 7) old.stream)))
 (let (($x988 (and (or (not old.attention.out.group.tp) $x2605) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x252 (and $x988 (or $x1508 $x2605 (not (= (_ bv4 7) old.attention.out.collective)) $x2673))))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3398 (or $x1952 $x2409)))
 (let ((?x2962 (ite (or $x3398 $x252) (_ bv98 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2333 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x3198 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x3125 (ite (or $x1952 (and $x2409 (= (_ bv38 7) old.stream)) (and (or $x3198 $x2333) $x988)) (_ bv38 7) (ite $x2409 (_ bv98 7) (_ bv16 7)))))
 (let (($x3181 (or (and old.hidden.filled (not $x1508)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2659 (not $x988)))
 (let (($x1112 (= (_ bv50 7) old.norm.statistic)))
 (let (($x818 (= (_ bv38 7) old.stream)))
 (let ((?x1657 (ite (and $x3198 old.hidden.filled $x818 $x2659 $x1112) old.stream (ite (and $x2333 $x2659 $x3181) old.stream ?x3125))))
 (let (($x1006 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2354 (ite $x1006 (_ bv98 7) (ite (and $x3198 old.hidden.filled $x1508 $x2659) (_ bv98 7) ?x1657))))
 (let (($x2198 (or $x1952 $x988)))
 (let ((?x1394 (ite (and (not $x818) old.stream.in_order old.hidden.everywhere $x2198) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x988) (_ bv38 7) ?x2354))))
 (let ((?x3517 (ite (= (_ bv38 7) old.attention.out_state) ?x1394 (ite (= (_ bv98 7) old.attention.out_state) ?x2962 old.attention.out_state))))
 (let ((?x2699 (ite $x2333 (ite (not $x1508) old.stream (_ bv68 7)) (ite $x2409 (ite $x1508 (_ bv98 7) old.stream) (ite $x1952 (_ bv94 7) (_ bv16 7))))))
 (let (($x1219 (= (_ bv94 7) old.attention.out_state)))
 (= old.attention.joined (ite $x1219 (ite $x3198 (_ bv98 7) ?x2699) ?x3517))))))))))))))))))))))))))))
(assert
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x2320 (ite (and old.attention.taken_for_whole $x2409) (_ bv94 7) old.attention.joined)))
 (let (($x2254 (or old.hidden.moved old.hidden.padded)))
 (let (($x1446 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1251 (= (_ bv94 7) old.attention.mixed_in)))
 (let (($x2605 (= 1 old.tp)))
 (= old.attention.arrives (ite (and $x2605 $x1251 $x1446 $x2254) (_ bv16 7) ?x2320)))))))))
(assert
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1343 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2626 (= (_ bv58 7) new.attention.heads.kind) $x2094 $x294 (= (_ bv93 7) new.attention.heads.kind) $x3210 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2408 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2765 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2573 (= (_ bv4 7) new.attention.out.collective)))
 (or $x2573 $x2765 $x1044 $x473 $x2408)))))))
(assert
 (let (($x2157 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2177 (= (_ bv10 7) new.attention.out.input)))
 (or $x2177 $x2157 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1337 (= (_ bv59 7) new.attention.out.split)))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (or $x49 $x1337 $x3462)))))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x3596 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3596 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x2437 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2437 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv58 7) new.attention.value_dim.kind) $x2472 $x1781 (= (_ bv93 7) new.attention.value_dim.kind) $x2892 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2672 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1683 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1207 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2095 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2095 $x3698 (= (_ bv58 7) new.hidden.kind) $x3162 $x1207 $x1683 $x2672 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2529 (= (_ bv50 7) new.norm.statistic)))
 (or $x2529 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x468 (= (_ bv98 7) new.stream)))
 (let (($x1063 (= (_ bv96 7) new.stream)))
 (let (($x2914 (= (_ bv38 7) new.stream)))
 (or $x2914 $x1063 $x468)))))
(assert
 (let (($x1129 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2022 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x1382 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1382 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2022 (= (_ bv93 7) new.stream_tokens.kind) $x1129 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3162 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2119 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3413 (div (* ?x2119 new.hidden.multiple) new.hidden.parts)))
 (let (($x179 (< 1 new.hidden.parts)))
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3162 $x179 (= ?x3413 new.hidden.n))))))))
(assert
 (let ((?x2119 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3413 (div (* ?x2119 new.hidden.multiple) new.hidden.parts)))
 (let (($x179 (< 1 new.hidden.parts)))
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3162 $x179 (<= new.hidden.n ?x3413))))))))
(assert
 (let (($x2095 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3467 (ite $x2095 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2119 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3413 (div (* ?x2119 new.hidden.multiple) new.hidden.parts)))
 (let (($x3642 (= (- 1) new.hidden.n)))
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1683 (= (_ bv93 7) new.hidden.kind)))
 (let (($x910 (ite $x1683 (or $x3642 (< new.hidden.block new.hidden.n)) (ite $x3162 (or $x3642 (< ?x3413 new.hidden.n)) $x3467))))
 (let (($x2917 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x910)))
 (let (($x3698 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1207 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2171 (or $x1207 $x3698)))
 (= new.hidden.moved (ite $x2171 new.hidden.given_moved $x2917)))))))))))))))
(assert
 (let (($x1129 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x3843 (or $x1129 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x664 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3843)))
 (= new.stream_tokens.everywhere $x664)))))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let (($x1646 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2094 $x1646)))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let ((?x1665 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2472 (not (= 0 ?x1665)))))))
(assert
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x2177 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2157 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2157 (and $x2177 $x786))))))))
(assert
 (let (($x2672 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1207 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2171 (or $x1207 $x3698)))
 (let (($x2360 (ite $x2171 new.hidden.given_everywhere (or $x2672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2360)))))))
(assert
 (let (($x550 (not new.attention.heads.padded)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1944 (ite (or $x294 $x2626) new.attention.heads.given_everywhere (or $x3210 (and (= 1 new.attention.heads.parts) $x550)))))
 (= new.attention.heads.everywhere $x1944)))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2466 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x2466)))))))))))))))))))))
(assert
 (let (($x267 (not new.attention.value_dim.padded)))
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2099 (ite (or $x1781 $x2982) new.attention.value_dim.given_everywhere (or $x2892 (and (= 1 new.attention.value_dim.parts) $x267)))))
 (= new.attention.value_dim.everywhere $x2099)))))))
(assert
 (let (($x468 (= (_ bv98 7) new.stream)))
 (let (($x1403 (or $x468 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1403))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x703 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2344 ?x2923 ?x703))))))))))))))))))))))
(assert
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2150 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2640 (ite $x2150 new.attention.v (ite $x826 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x2640)))))
(assert
 (let (($x823 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3561 (not new.attention.gathers)))
 (let (($x1337 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1337 $x3561 $x823))))))
(assert
 (let ((?x1132 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1497 (or $x473 $x1044)))
 (let (($x1967 (and new.attention.share_of_one new.stream.first_keeps_all (or $x1497 $x3107))))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x2610 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2007 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2610)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2610 new.attention.value_dim.everywhere $x786) $x1967)))
 (= new.attention.mixed_in (ite $x2007 (_ bv98 7) ?x1132)))))))))))))
(assert
 (let ((?x2553 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1579 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x1726 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1579)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1318 (or $x473 $x3107)))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x49 $x1318 $x1726) (_ bv98 7) ?x2553))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv94 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x1281 (= 1 new.tp)))
 (let (($x468 (= (_ bv98 7) new.stream)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) $x1281) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2922 (and $x3107 (or $x468 $x1281 (not (= (_ bv4 7) new.attention.out.collective)) $x786))))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1497 (or $x473 $x1044)))
 (let ((?x293 (ite (or $x1497 $x2922) (_ bv98 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2408 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x2765 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x774 (ite (or $x473 (and $x1044 (= (_ bv38 7) new.stream)) (and (or $x2765 $x2408) $x3107)) (_ bv38 7) (ite $x1044 (_ bv98 7) (_ bv16 7)))))
 (let (($x760 (or (and new.hidden.filled (not $x468)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1567 (not $x3107)))
 (let (($x2529 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2914 (= (_ bv38 7) new.stream)))
 (let ((?x3283 (ite (and $x2765 new.hidden.filled $x2914 $x1567 $x2529) new.stream (ite (and $x2408 $x1567 $x760) new.stream ?x774))))
 (let (($x2573 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x3235 (ite $x2573 (_ bv98 7) (ite (and $x2765 new.hidden.filled $x468 $x1567) (_ bv98 7) ?x3283))))
 (let (($x1318 (or $x473 $x3107)))
 (let ((?x625 (ite (and (not $x2914) new.stream.in_order new.hidden.everywhere $x1318) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3107) (_ bv38 7) ?x3235))))
 (let ((?x3518 (ite (= (_ bv38 7) new.attention.out_state) ?x625 (ite (= (_ bv98 7) new.attention.out_state) ?x293 new.attention.out_state))))
 (let ((?x3602 (ite $x2408 (ite (not $x468) new.stream (_ bv68 7)) (ite $x1044 (ite $x468 (_ bv98 7) new.stream) (ite $x473 (_ bv94 7) (_ bv16 7))))))
 (let (($x3535 (= (_ bv94 7) new.attention.out_state)))
 (= new.attention.joined (ite $x3535 (ite $x2765 (_ bv98 7) ?x3602) ?x3518))))))))))))))))))))))))))))
(assert
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x1135 (ite (and new.attention.taken_for_whole $x1044) (_ bv94 7) new.attention.joined)))
 (let (($x3184 (or new.hidden.moved new.hidden.padded)))
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1439 (= (_ bv94 7) new.attention.mixed_in)))
 (let (($x1281 (= 1 new.tp)))
 (= new.attention.arrives (ite (and $x1281 $x1439 $x3462 $x3184) (_ bv16 7) ?x1135)))))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2396 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1281 (= 1 new.tp)))
 (let (($x2197 (= new.attention.arrives new.stream)))
 (let (($x2538 (or (or (= (_ bv98 7) new.attention.arrives) $x2197) (and $x1281 (or (not (= (_ bv63 7) new.attention.out.split)) $x2396)))))
 (not $x2538))))))
(assert
 (let (($x151 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2605 (= 1 old.tp)))
(let (($x2724 (= old.attention.arrives old.stream)))
(or (or (= (_ bv98 7) old.attention.arrives) $x2724) (and $x2605 (or (not (= (_ bv63 7) old.attention.out.split)) $x151)))))))
(check-sat)

; from one replica to any number, question 20
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2484 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x879 (= (_ bv58 7) old.attention.heads.kind) $x1688 $x3251 (= (_ bv93 7) old.attention.heads.kind) $x2953 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2409 $x1952 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x1948 (= (_ bv32 7) old.attention.out.input)))
 (let (($x660 (= (_ bv10 7) old.attention.out.input)))
 (or $x660 $x1948 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1446 (= (_ bv63 7) old.attention.out.split)))
 (let (($x849 (= (_ bv59 7) old.attention.out.split)))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (or $x1171 $x849 $x1446)))))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2932 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2932 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x1799 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1799 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1988 (= (_ bv58 7) old.attention.value_dim.kind) $x1513 $x2757 (= (_ bv93 7) old.attention.value_dim.kind) $x1301 (= (_ bv101 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1108 (= (_ bv98 7) old.hidden.kind)))
 (let (($x611 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (let (($x377 (= (_ bv49 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x377 (= (_ bv58 7) old.hidden.kind) $x2951 $x611 (= (_ bv93 7) old.hidden.kind) $x1108 (= (_ bv101 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x818 (= (_ bv38 7) old.stream)))
 (or $x818 (= (_ bv96 7) old.stream) (= (_ bv98 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2951 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let (($x2070 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1688 $x2070)))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x421 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1513 (not (= 0 ?x421)))))))
(assert
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x660 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1948 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1948 (and $x660 $x2673))))))))
(assert
 (let (($x1108 (= (_ bv98 7) old.hidden.kind)))
 (let (($x720 (ite (or (= (_ bv88 7) old.hidden.kind) (= (_ bv49 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1108 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x720))))
(assert
 (let (($x388 (not old.attention.heads.padded)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1556 (ite (or $x3251 $x879) old.attention.heads.given_everywhere (or $x2953 (and (= 1 old.attention.heads.parts) $x388)))))
 (= old.attention.heads.everywhere $x1556)))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2425 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x2425)))))))))))))))))))))
(assert
 (let (($x1345 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2682 (ite (or $x2757 $x1988) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x1345)))))
 (= old.attention.value_dim.everywhere $x2682)))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2666 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1196 ?x2174 ?x2666))))))))))))))))))))))
(assert
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3274 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2637 (ite $x3274 old.attention.v (ite $x3655 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x2637)))))
(assert
 (let (($x3500 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x325 (not old.attention.gathers)))
 (let (($x849 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x849 $x325 $x3500))))))
(assert
 (let ((?x1735 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x1761 (= 1 old.pp)))
 (let (($x177 (not old.attention.out.group.pp)))
 (let (($x1484 (or $x177 $x1761)))
 (let (($x1854 (= 1 old.sp)))
 (let (($x1234 (not old.attention.out.group.sp)))
 (let (($x427 (or $x1234 $x1854)))
 (let (($x2523 (= 1 old.dp)))
 (let (($x2293 (not old.attention.out.group.dp)))
 (let (($x2026 (or $x2293 $x2523)))
 (let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2026 $x427 $x1484)))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1990 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1952 $x2409) $x988))))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x2049 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2192 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2049)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2049 old.attention.value_dim.everywhere $x2673) $x1990)))
 (= old.attention.mixed_in (ite $x2192 (_ bv98 7) ?x1735)))))))))))))))))))))
(assert
 (let ((?x1672 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x746 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x2202 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x746)))
 (let (($x1761 (= 1 old.pp)))
 (let (($x177 (not old.attention.out.group.pp)))
 (let (($x1484 (or $x177 $x1761)))
 (let (($x1854 (= 1 old.sp)))
 (let (($x1234 (not old.attention.out.group.sp)))
 (let (($x427 (or $x1234 $x1854)))
 (let (($x2523 (= 1 old.dp)))
 (let (($x2293 (not old.attention.out.group.dp)))
 (let (($x2026 (or $x2293 $x2523)))
 (let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2026 $x427 $x1484)))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1171 (or $x1952 $x988) $x2202) (_ bv98 7) ?x1672))))))))))))))))))
(assert
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1343 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2626 (= (_ bv58 7) new.attention.heads.kind) $x2094 $x294 (= (_ bv93 7) new.attention.heads.kind) $x3210 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1044 $x473 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x2157 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2177 (= (_ bv10 7) new.attention.out.input)))
 (or $x2177 $x2157 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1337 (= (_ bv59 7) new.attention.out.split)))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (or $x49 $x1337 $x3462)))))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x3596 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3596 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x2437 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2437 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv58 7) new.attention.value_dim.kind) $x2472 $x1781 (= (_ bv93 7) new.attention.value_dim.kind) $x2892 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2672 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1207 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv49 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x3698 (= (_ bv58 7) new.hidden.kind) $x3162 $x1207 (= (_ bv93 7) new.hidden.kind) $x2672 (= (_ bv101 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2914 (= (_ bv38 7) new.stream)))
 (or $x2914 (= (_ bv96 7) new.stream) (= (_ bv98 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3162 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let (($x1646 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2094 $x1646)))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let ((?x1665 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2472 (not (= 0 ?x1665)))))))
(assert
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x2177 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2157 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2157 (and $x2177 $x786))))))))
(assert
 (let (($x2672 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2360 (ite (or (= (_ bv88 7) new.hidden.kind) (= (_ bv49 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2360))))
(assert
 (let (($x550 (not new.attention.heads.padded)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1944 (ite (or $x294 $x2626) new.attention.heads.given_everywhere (or $x3210 (and (= 1 new.attention.heads.parts) $x550)))))
 (= new.attention.heads.everywhere $x1944)))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2466 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x2466)))))))))))))))))))))
(assert
 (let (($x267 (not new.attention.value_dim.padded)))
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2099 (ite (or $x1781 $x2982) new.attention.value_dim.given_everywhere (or $x2892 (and (= 1 new.attention.value_dim.parts) $x267)))))
 (= new.attention.value_dim.everywhere $x2099)))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x703 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2344 ?x2923 ?x703))))))))))))))))))))))
(assert
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2150 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2640 (ite $x2150 new.attention.v (ite $x826 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x2640)))))
(assert
 (let (($x823 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3561 (not new.attention.gathers)))
 (let (($x1337 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1337 $x3561 $x823))))))
(assert
 (let ((?x1132 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x2876 (= 1 new.pp)))
 (let (($x2309 (not new.attention.out.group.pp)))
 (let (($x1285 (or $x2309 $x2876)))
 (let (($x1550 (= 1 new.sp)))
 (let (($x2356 (not new.attention.out.group.sp)))
 (let (($x251 (or $x2356 $x1550)))
 (let (($x766 (= 1 new.dp)))
 (let (($x929 (not new.attention.out.group.dp)))
 (let (($x916 (or $x929 $x766)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x916 $x251 $x1285)))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1967 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x473 $x1044) $x3107))))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x2610 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2007 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2610)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2610 new.attention.value_dim.everywhere $x786) $x1967)))
 (= new.attention.mixed_in (ite $x2007 (_ bv98 7) ?x1132)))))))))))))))))))))
(assert
 (let ((?x2553 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1579 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x1726 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1579)))
 (let (($x2876 (= 1 new.pp)))
 (let (($x2309 (not new.attention.out.group.pp)))
 (let (($x1285 (or $x2309 $x2876)))
 (let (($x1550 (= 1 new.sp)))
 (let (($x2356 (not new.attention.out.group.sp)))
 (let (($x251 (or $x2356 $x1550)))
 (let (($x766 (= 1 new.dp)))
 (let (($x929 (not new.attention.out.group.dp)))
 (let (($x916 (or $x929 $x766)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x916 $x251 $x1285)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x49 (or $x473 $x3107) $x1726) (_ bv98 7) ?x2553))))))))))))))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2876 (= 1 new.pp)))
 (let (($x2309 (not new.attention.out.group.pp)))
 (let (($x1285 (or $x2309 $x2876)))
 (let (($x1550 (= 1 new.sp)))
 (let (($x2356 (not new.attention.out.group.sp)))
 (let (($x251 (or $x2356 $x1550)))
 (let (($x766 (= 1 new.dp)))
 (let (($x929 (not new.attention.out.group.dp)))
 (let (($x916 (or $x929 $x766)))
 (let (($x158 (and (or new.attention.out.group.tp (= 1 new.tp)) $x916 $x251 $x1285)))
 (let (($x1127 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1070 (= (_ bv98 7) new.attention.out_state)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x916 $x251 $x1285)))
 (let (($x2643 (and $x3107 (or $x1070 (and $x1127 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x3225 (or $x473 (and $x1044 (or $x1070 (and $x1127 (= (_ bv38 7) new.stream)))) $x2643 $x158)))
 (not $x3225)))))))))))))))))))
(assert
 (let (($x1761 (= 1 old.pp)))
(let (($x177 (not old.attention.out.group.pp)))
(let (($x1484 (or $x177 $x1761)))
(let (($x1854 (= 1 old.sp)))
(let (($x1234 (not old.attention.out.group.sp)))
(let (($x427 (or $x1234 $x1854)))
(let (($x2523 (= 1 old.dp)))
(let (($x2293 (not old.attention.out.group.dp)))
(let (($x2026 (or $x2293 $x2523)))
(let (($x360 (and (or old.attention.out.group.tp (= 1 old.tp)) $x2026 $x427 $x1484)))
(let (($x1197 (= (_ bv38 7) old.attention.out_state)))
(let (($x3093 (= (_ bv98 7) old.attention.out_state)))
(let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2026 $x427 $x1484)))
(let (($x3928 (and $x988 (or $x3093 (and $x1197 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
(or $x1952 (and $x2409 (or $x3093 (and $x1197 (= (_ bv38 7) old.stream)))) $x3928 $x360))))))))))))))))))
(check-sat)

; from one replica to any number, question 21
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.bias () (_ BitVec 7))
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.attention.taken_for_whole () Bool)
(declare-fun old.attention.joined () (_ BitVec 7))
(declare-fun old.attention.full_though_split () Bool)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.bias () (_ BitVec 7))
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.taken_for_whole () Bool)
(declare-fun new.attention.joined () (_ BitVec 7))
(declare-fun new.attention.full_though_split () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.out_bias () Bool)
(declare-fun old.model.out_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2484 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x879 (= (_ bv58 7) old.attention.heads.kind) $x1688 $x3251 (= (_ bv93 7) old.attention.heads.kind) $x2953 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x735 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x418 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x1176 (= (_ bv1 7) old.attention.out.bias)))
 (or $x1176 (= (_ bv23 7) old.attention.out.bias) $x418 $x735)))))
(assert
 (let (($x2333 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3198 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1006 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1006 $x3198 $x2409 $x1952 $x2333)))))))
(assert
 (let (($x1948 (= (_ bv32 7) old.attention.out.input)))
 (let (($x660 (= (_ bv10 7) old.attention.out.input)))
 (or $x660 $x1948 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1446 (= (_ bv63 7) old.attention.out.split)))
 (let (($x849 (= (_ bv59 7) old.attention.out.split)))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (or $x1171 $x849 $x1446)))))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2932 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2932 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x1799 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1799 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1988 (= (_ bv58 7) old.attention.value_dim.kind) $x1513 $x2757 (= (_ bv93 7) old.attention.value_dim.kind) $x1301 (= (_ bv101 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1108 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1892 (= (_ bv93 7) old.hidden.kind)))
 (let (($x611 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (let (($x377 (= (_ bv49 7) old.hidden.kind)))
 (let (($x908 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x908 $x377 (= (_ bv58 7) old.hidden.kind) $x2951 $x611 $x1892 $x1108 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3712 (= (_ bv50 7) old.norm.statistic)))
 (or $x3712 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1508 (= (_ bv98 7) old.stream)))
 (let (($x848 (= (_ bv96 7) old.stream)))
 (let (($x818 (= (_ bv38 7) old.stream)))
 (or $x818 $x848 $x1508)))))
(assert
 (let (($x3346 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2910 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2088 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2088 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x2910 (= (_ bv93 7) old.stream_tokens.kind) $x3346 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2951 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2962 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3073 (div (* ?x2962 old.hidden.multiple) old.hidden.parts)))
 (let (($x1864 (< 1 old.hidden.parts)))
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2951 $x1864 (= ?x3073 old.hidden.n))))))))
(assert
 (let ((?x2962 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3073 (div (* ?x2962 old.hidden.multiple) old.hidden.parts)))
 (let (($x1864 (< 1 old.hidden.parts)))
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2951 $x1864 (<= old.hidden.n ?x3073))))))))
(assert
 (let (($x908 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1297 (ite $x908 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2962 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3073 (div (* ?x2962 old.hidden.multiple) old.hidden.parts)))
 (let (($x3947 (= (- 1) old.hidden.n)))
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (let (($x1892 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1414 (ite $x1892 (or $x3947 (< old.hidden.block old.hidden.n)) (ite $x2951 (or $x3947 (< ?x3073 old.hidden.n)) $x1297))))
 (let (($x2591 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1414)))
 (let (($x377 (= (_ bv49 7) old.hidden.kind)))
 (let (($x611 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1399 (or $x611 $x377)))
 (= old.hidden.moved (ite $x1399 old.hidden.given_moved $x2591)))))))))))))))
(assert
 (let (($x3346 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2255 (or $x3346 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2788 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2255)))
 (= old.stream_tokens.everywhere $x2788)))))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let (($x2070 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1688 $x2070)))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x421 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1513 (not (= 0 ?x421)))))))
(assert
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x660 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1948 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1948 (and $x660 $x2673))))))))
(assert
 (let (($x1108 (= (_ bv98 7) old.hidden.kind)))
 (let (($x377 (= (_ bv49 7) old.hidden.kind)))
 (let (($x611 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1399 (or $x611 $x377)))
 (let (($x720 (ite $x1399 old.hidden.given_everywhere (or $x1108 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x720)))))))
(assert
 (let (($x3007 (not old.hidden.moved)))
 (let (($x17 (and (not (or (= (_ bv98 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x3007)))
 (let (($x372 (= 1 old.hidden.parts)))
 (let (($x377 (= (_ bv49 7) old.hidden.kind)))
 (let (($x611 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1399 (or $x611 $x377)))
 (= old.hidden.first_alone (ite $x1399 old.hidden.given_first (or $x372 $x17))))))))))
(assert
 (let (($x388 (not old.attention.heads.padded)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1556 (ite (or $x3251 $x879) old.attention.heads.given_everywhere (or $x2953 (and (= 1 old.attention.heads.parts) $x388)))))
 (= old.attention.heads.everywhere $x1556)))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2425 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x2425)))))))))))))))))))))
(assert
 (let (($x1345 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2682 (ite (or $x2757 $x1988) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x1345)))))
 (= old.attention.value_dim.everywhere $x2682)))))))
(assert
 (let (($x1508 (= (_ bv98 7) old.stream)))
 (let (($x2056 (or $x1508 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2056))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2666 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1196 ?x2174 ?x2666))))))))))))))))))))))
(assert
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3274 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2637 (ite $x3274 old.attention.v (ite $x3655 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x2637)))))
(assert
 (let (($x3500 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x325 (not old.attention.gathers)))
 (let (($x849 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x849 $x325 $x3500))))))
(assert
 (let ((?x1735 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3398 (or $x1952 $x2409)))
 (let (($x1990 (and old.attention.share_of_one old.stream.first_keeps_all (or $x3398 $x988))))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x2049 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2192 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2049)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2049 old.attention.value_dim.everywhere $x2673) $x1990)))
 (= old.attention.mixed_in (ite $x2192 (_ bv98 7) ?x1735)))))))))))))
(assert
 (let ((?x1672 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x746 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x2202 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x746)))
 (let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2198 (or $x1952 $x988)))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1171 $x2198 $x2202) (_ bv98 7) ?x1672))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv94 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x2605 (= 1 old.tp)))
 (let (($x1508 (= (_ bv98 7) old.stream)))
 (let (($x988 (and (or (not old.attention.out.group.tp) $x2605) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1701 (and $x988 (or $x1508 $x2605 (not (= (_ bv4 7) old.attention.out.collective)) $x2673))))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3398 (or $x1952 $x2409)))
 (let ((?x438 (ite (or $x3398 $x1701) (_ bv98 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3093 (= (_ bv98 7) old.attention.out_state)))
 (let (($x2333 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x3198 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x1533 (ite (or $x1952 (and $x2409 (= (_ bv38 7) old.stream)) (and (or $x3198 $x2333) $x988)) (_ bv38 7) (ite $x2409 (_ bv98 7) (_ bv16 7)))))
 (let (($x2642 (or (and old.hidden.filled (not $x1508)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x577 (not $x988)))
 (let (($x3712 (= (_ bv50 7) old.norm.statistic)))
 (let (($x818 (= (_ bv38 7) old.stream)))
 (let ((?x3530 (ite (and $x3198 old.hidden.filled $x818 $x577 $x3712) old.stream (ite (and $x2333 $x577 $x2642) old.stream ?x1533))))
 (let (($x1006 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2717 (ite $x1006 (_ bv98 7) (ite (and $x3198 old.hidden.filled $x1508 $x577) (_ bv98 7) ?x3530))))
 (let (($x2198 (or $x1952 $x988)))
 (let ((?x1145 (ite (and (not $x818) old.stream.in_order old.hidden.everywhere $x2198) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x988) (_ bv38 7) ?x2717))))
 (let (($x1197 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x2185 (ite $x2333 (ite (not $x1508) old.stream (_ bv68 7)) (ite $x2409 (ite $x1508 (_ bv98 7) old.stream) (ite $x1952 (_ bv94 7) (_ bv16 7))))))
 (let (($x63 (= (_ bv94 7) old.attention.out_state)))
 (let ((?x147 (ite $x63 (ite $x3198 (_ bv98 7) ?x2185) (ite $x1197 ?x1145 (ite $x3093 ?x438 old.attention.out_state)))))
 (= old.attention.joined ?x147)))))))))))))))))))))))))))))
(assert
 (let (($x2480 (not old.hidden.everywhere)))
 (let (($x3198 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1197 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x1197 (= (_ bv98 7) old.attention.joined) $x3198 $x2480))))))
(assert
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1343 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2626 (= (_ bv58 7) new.attention.heads.kind) $x2094 $x294 (= (_ bv93 7) new.attention.heads.kind) $x3210 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2319 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2515 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x3235 (= (_ bv1 7) new.attention.out.bias)))
 (or $x3235 (= (_ bv23 7) new.attention.out.bias) $x2515 $x2319)))))
(assert
 (let (($x2408 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2765 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2573 (= (_ bv4 7) new.attention.out.collective)))
 (or $x2573 $x2765 $x1044 $x473 $x2408)))))))
(assert
 (let (($x2157 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2177 (= (_ bv10 7) new.attention.out.input)))
 (or $x2177 $x2157 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1337 (= (_ bv59 7) new.attention.out.split)))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (or $x49 $x1337 $x3462)))))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x3596 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3596 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x2437 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2437 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv58 7) new.attention.value_dim.kind) $x2472 $x1781 (= (_ bv93 7) new.attention.value_dim.kind) $x2892 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2672 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1683 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1207 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2095 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2095 $x3698 (= (_ bv58 7) new.hidden.kind) $x3162 $x1207 $x1683 $x2672 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3110 (= (_ bv50 7) new.norm.statistic)))
 (or $x3110 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x468 (= (_ bv98 7) new.stream)))
 (let (($x1063 (= (_ bv96 7) new.stream)))
 (let (($x2914 (= (_ bv38 7) new.stream)))
 (or $x2914 $x1063 $x468)))))
(assert
 (let (($x1458 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2739 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x1156 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1156 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2739 (= (_ bv93 7) new.stream_tokens.kind) $x1458 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3162 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x760 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3071 (div (* ?x760 new.hidden.multiple) new.hidden.parts)))
 (let (($x3455 (< 1 new.hidden.parts)))
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3162 $x3455 (= ?x3071 new.hidden.n))))))))
(assert
 (let ((?x760 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3071 (div (* ?x760 new.hidden.multiple) new.hidden.parts)))
 (let (($x3455 (< 1 new.hidden.parts)))
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3162 $x3455 (<= new.hidden.n ?x3071))))))))
(assert
 (let (($x2095 (= (_ bv26 7) new.hidden.kind)))
 (let (($x695 (ite $x2095 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x760 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3071 (div (* ?x760 new.hidden.multiple) new.hidden.parts)))
 (let (($x2547 (= (- 1) new.hidden.n)))
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1683 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2530 (ite $x1683 (or $x2547 (< new.hidden.block new.hidden.n)) (ite $x3162 (or $x2547 (< ?x3071 new.hidden.n)) $x695))))
 (let (($x1925 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2530)))
 (let (($x3698 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1207 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2171 (or $x1207 $x3698)))
 (= new.hidden.moved (ite $x2171 new.hidden.given_moved $x1925)))))))))))))))
(assert
 (let (($x1458 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x1745 (or $x1458 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2225 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1745)))
 (= new.stream_tokens.everywhere $x2225)))))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let (($x1646 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2094 $x1646)))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let ((?x1665 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2472 (not (= 0 ?x1665)))))))
(assert
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x2177 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2157 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2157 (and $x2177 $x786))))))))
(assert
 (let (($x2672 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1207 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2171 (or $x1207 $x3698)))
 (let (($x2360 (ite $x2171 new.hidden.given_everywhere (or $x2672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2360)))))))
(assert
 (let (($x1573 (not new.hidden.moved)))
 (let (($x2875 (and (not (or (= (_ bv98 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1573)))
 (let (($x1894 (= 1 new.hidden.parts)))
 (let (($x3698 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1207 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2171 (or $x1207 $x3698)))
 (= new.hidden.first_alone (ite $x2171 new.hidden.given_first (or $x1894 $x2875))))))))))
(assert
 (let (($x550 (not new.attention.heads.padded)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1944 (ite (or $x294 $x2626) new.attention.heads.given_everywhere (or $x3210 (and (= 1 new.attention.heads.parts) $x550)))))
 (= new.attention.heads.everywhere $x1944)))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2466 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x2466)))))))))))))))))))))
(assert
 (let (($x267 (not new.attention.value_dim.padded)))
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2099 (ite (or $x1781 $x2982) new.attention.value_dim.given_everywhere (or $x2892 (and (= 1 new.attention.value_dim.parts) $x267)))))
 (= new.attention.value_dim.everywhere $x2099)))))))
(assert
 (let (($x468 (= (_ bv98 7) new.stream)))
 (let (($x3443 (or $x468 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x3443))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x703 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2344 ?x2923 ?x703))))))))))))))))))))))
(assert
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2150 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2640 (ite $x2150 new.attention.v (ite $x826 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x2640)))))
(assert
 (let (($x823 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3561 (not new.attention.gathers)))
 (let (($x1337 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1337 $x3561 $x823))))))
(assert
 (let ((?x1132 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1497 (or $x473 $x1044)))
 (let (($x1967 (and new.attention.share_of_one new.stream.first_keeps_all (or $x1497 $x3107))))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x2610 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2007 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2610)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2610 new.attention.value_dim.everywhere $x786) $x1967)))
 (= new.attention.mixed_in (ite $x2007 (_ bv98 7) ?x1132)))))))))))))
(assert
 (let ((?x2553 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1579 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x1726 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1579)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1318 (or $x473 $x3107)))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x49 $x1318 $x1726) (_ bv98 7) ?x2553))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv94 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x1281 (= 1 new.tp)))
 (let (($x468 (= (_ bv98 7) new.stream)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) $x1281) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2433 (and $x3107 (or $x468 $x1281 (not (= (_ bv4 7) new.attention.out.collective)) $x786))))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1497 (or $x473 $x1044)))
 (let ((?x1133 (ite (or $x1497 $x2433) (_ bv98 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1070 (= (_ bv98 7) new.attention.out_state)))
 (let (($x2408 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x2765 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x2645 (ite (or $x473 (and $x1044 (= (_ bv38 7) new.stream)) (and (or $x2765 $x2408) $x3107)) (_ bv38 7) (ite $x1044 (_ bv98 7) (_ bv16 7)))))
 (let (($x340 (or (and new.hidden.filled (not $x468)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3020 (not $x3107)))
 (let (($x3110 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2914 (= (_ bv38 7) new.stream)))
 (let ((?x1370 (ite (and $x2765 new.hidden.filled $x2914 $x3020 $x3110) new.stream (ite (and $x2408 $x3020 $x340) new.stream ?x2645))))
 (let (($x2573 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2029 (ite $x2573 (_ bv98 7) (ite (and $x2765 new.hidden.filled $x468 $x3020) (_ bv98 7) ?x1370))))
 (let (($x1318 (or $x473 $x3107)))
 (let ((?x2950 (ite (and (not $x2914) new.stream.in_order new.hidden.everywhere $x1318) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3107) (_ bv38 7) ?x2029))))
 (let (($x1127 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x3298 (ite $x2408 (ite (not $x468) new.stream (_ bv68 7)) (ite $x1044 (ite $x468 (_ bv98 7) new.stream) (ite $x473 (_ bv94 7) (_ bv16 7))))))
 (let (($x3001 (= (_ bv94 7) new.attention.out_state)))
 (let ((?x208 (ite $x3001 (ite $x2765 (_ bv98 7) ?x3298) (ite $x1127 ?x2950 (ite $x1070 ?x1133 new.attention.out_state)))))
 (= new.attention.joined ?x208)))))))))))))))))))))))))))))
(assert
 (let (($x317 (not new.hidden.everywhere)))
 (let (($x2765 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1127 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x1127 (= (_ bv98 7) new.attention.joined) $x2765 $x317))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.bias new.attention.out.bias))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_first new.hidden.given_first))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.out_bias new.model.out_bias))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x897 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv98 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x2319 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2792 (not new.attention.full_though_split)))
 (let (($x3471 (and (not (= (_ bv94 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x2792)))
 (let (($x3664 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x3001 (= (_ bv94 7) new.attention.out_state)))
 (let (($x1281 (= 1 new.tp)))
 (let (($x2398 (or $x1281 (not new.model.out_bias) (and $x3001 $x3664) $x3471 (and $x2319 $x897))))
 (not $x2398))))))))))
(assert
 (let (($x2891 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv98 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x735 (= (_ bv29 7) old.attention.out.bias)))
(let (($x643 (not old.attention.full_though_split)))
(let (($x1341 (and (not (= (_ bv94 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x643)))
(let (($x1730 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x63 (= (_ bv94 7) old.attention.out_state)))
(let (($x1599 (not old.model.out_bias)))
(let (($x2605 (= 1 old.tp)))
(or $x2605 $x1599 (and $x63 $x1730) $x1341 (and $x735 $x2891)))))))))))
(check-sat)

; from one replica to any number, question 22
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.residual () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.residual () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.norm () (_ BitVec 7))
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.stream.attention_keeps_junk () Bool)
(declare-fun old.model.parallel () Bool)
(declare-fun old.stream.ffn_keeps_junk () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.model.embedding_norm () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.stream.junk_of_embedding () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.junk_of_attention () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.junk_of_ffn () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.stream.first_has_all () Bool)
(declare-fun old.attention.residual_once () Bool)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.residual () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.residual () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.norm () (_ BitVec 7))
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.stream.attention_keeps_junk () Bool)
(declare-fun new.model.parallel () Bool)
(declare-fun new.stream.ffn_keeps_junk () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.model.embedding_norm () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.stream.junk_of_embedding () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.junk_of_attention () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.junk_of_ffn () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.stream.first_has_all () Bool)
(declare-fun new.attention.residual_once () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.scaled_residual () Bool)
(declare-fun old.model.scaled_residual () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2484 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x879 (= (_ bv58 7) old.attention.heads.kind) $x1688 $x3251 (= (_ bv93 7) old.attention.heads.kind) $x2953 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2333 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3198 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3198 $x2409 $x1952 $x2333))))))
(assert
 (let (($x1948 (= (_ bv32 7) old.attention.out.input)))
 (let (($x660 (= (_ bv10 7) old.attention.out.input)))
 (or $x660 $x1948 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x621 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x2538 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1639 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1809 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1809 $x1639 $x2538 $x621))))))
(assert
 (let (($x1446 (= (_ bv63 7) old.attention.out.split)))
 (let (($x849 (= (_ bv59 7) old.attention.out.split)))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (or $x1171 $x849 $x1446)))))
(assert
 (let (($x511 (= (_ bv8 7) old.attention.pairs)))
 (or $x511 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x1054 $x1260 $x2159 $x834)))))))
(assert
 (let (($x2932 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2932 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2593 $x3655 $x1485 $x1196))))))
(assert
 (let (($x1799 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1799 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1988 (= (_ bv58 7) old.attention.value_dim.kind) $x1513 $x2757 (= (_ bv93 7) old.attention.value_dim.kind) $x1301 (= (_ bv101 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1434 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x1434 (= (_ bv10 7) old.embedding.collective) (= (_ bv59 7) old.embedding.collective) (= (_ bv75 7) old.embedding.collective))))
(assert
 (let (($x3283 (= (_ bv38 7) old.embedding.split)))
 (or $x3283 (= (_ bv59 7) old.embedding.split) (= (_ bv97 7) old.embedding.split))))
(assert
 (let (($x2273 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x2273 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv59 7) old.ffn.down.collective) (= (_ bv75 7) old.ffn.down.collective))))
(assert
 (let (($x1582 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2154 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2154 (= (_ bv23 7) old.ffn.down.residual) $x1582 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x869 (= (_ bv63 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv59 7) old.ffn.down.split) $x869)))
(assert
 (let (($x1108 (= (_ bv98 7) old.hidden.kind)))
 (let (($x611 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (let (($x377 (= (_ bv49 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x377 (= (_ bv58 7) old.hidden.kind) $x2951 $x611 (= (_ bv93 7) old.hidden.kind) $x1108 (= (_ bv101 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2102 (= (_ bv70 7) old.model.norm)))
 (or (= (_ bv69 7) old.model.norm) $x2102 (= (_ bv84 7) old.model.norm))))
(assert
 (let (($x2636 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x2636)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1508 (= (_ bv98 7) old.stream)))
 (let (($x848 (= (_ bv96 7) old.stream)))
 (let (($x818 (= (_ bv38 7) old.stream)))
 (or $x818 $x848 $x1508)))))
(assert
 (let (($x3346 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2910 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2088 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2088 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x2910 (= (_ bv93 7) old.stream_tokens.kind) $x3346 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2951 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2962 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x777 (= (div (* ?x2962 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2951 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2951 (< 1 old.hidden.parts) $x777))))))
(assert
 (let (($x3346 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2255 (or $x3346 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2788 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2255)))
 (= old.stream_tokens.everywhere $x2788)))))
(assert
 (let ((?x1938 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2248 (= (div (* ?x1938 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1688 (< 1 old.attention.heads.parts) $x2248))))))
(assert
 (let (($x2070 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1688 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1688 $x2070)))))
(assert
 (let ((?x3160 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1935 (div (* ?x3160 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2484 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x790 (and $x2484 (< 1 old.attention.head_dim.parts) (= ?x1935 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x790))))))
(assert
 (let ((?x2250 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1419 (* (div ?x2250 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x1513 (< 1 old.attention.value_dim.parts) (= (div ?x1419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x421 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1513 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1513 (not (= 0 ?x421)))))))
(assert
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x660 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1948 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1948 (and $x660 $x2673))))))))
(assert
 (let (($x1446 (= (_ bv63 7) old.attention.out.split)))
 (let (($x2538 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1809 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1809 (and $x2538 $x1446)))))))
(assert
 (let (($x2154 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x1671 (or $x2154 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv63 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x1671)))))
(assert
 (let (($x1108 (= (_ bv98 7) old.hidden.kind)))
 (let (($x720 (ite (or (= (_ bv88 7) old.hidden.kind) (= (_ bv49 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1108 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x720))))
(assert
 (let (($x192 (not old.model.embedding_norm)))
 (let (($x3611 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x818 (= (_ bv38 7) old.stream)))
 (let (($x1434 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3283 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x3283 $x1434 $x818 old.hidden.filled (not $x3611) $x192))))))))
(assert
 (let (($x2102 (= (_ bv70 7) old.model.norm)))
 (let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x577 (not $x988)))
 (let (($x818 (= (_ bv38 7) old.stream)))
 (let (($x3198 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1446 (= (_ bv63 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1446 $x3198 $x818 old.hidden.filled $x577 $x2102)))))))))
(assert
 (let (($x2102 (= (_ bv70 7) old.model.norm)))
 (let (($x2542 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x818 (= (_ bv38 7) old.stream)))
 (let (($x2273 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x869 (= (_ bv63 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x869 $x2273 $x818 old.hidden.filled (not $x2542) $x2102))))))))
(assert
 (let (($x388 (not old.attention.heads.padded)))
 (let (($x2953 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3251 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1556 (ite (or $x3251 $x879) old.attention.heads.given_everywhere (or $x2953 (and (= 1 old.attention.heads.parts) $x388)))))
 (= old.attention.heads.everywhere $x1556)))))))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2425 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1196 ?x2174 ?x2425)))))))))))))))))))))
(assert
 (let (($x1345 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x2757 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2682 (ite (or $x2757 $x1988) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x1345)))))
 (= old.attention.value_dim.everywhere $x2682)))))))
(assert
 (let (($x1508 (= (_ bv98 7) old.stream)))
 (let (($x2056 (or $x1508 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2056))))
(assert
 (let (($x2866 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x2866)))
(assert
 (let (($x834 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1805 (ite (or $x7 $x834) (_ bv16 7) (_ bv98 7))))
 (let (($x2159 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1054 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2884 (and $x1054 $x3655 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2593 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1054 $x2593 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2131 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1260 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3064 (or $x1260 $x2159)))
 (let ((?x2101 (ite (or $x3064 $x2131) old.attention.qkv.split (ite (or $x7 $x1474 $x2884) (_ bv98 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2968 (not $x1485)))
 (let ((?x2666 (ite $x2968 ?x2101 (ite (or $x2159 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1805))))
 (let ((?x2174 (ite (or $x3064 $x2131 old.model.query_latent) (_ bv98 7) (ite $x1054 (_ bv21 7) (_ bv16 7)))))
 (let (($x1196 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1196 ?x2174 ?x2666))))))))))))))))))))))
(assert
 (let (($x1109 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x1427 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x2890 (and old.model.behind_dense $x1427)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x2890 $x1109))))))
(assert
 (let (($x3655 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3274 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2637 (ite $x3274 old.attention.v (ite $x3655 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x2637)))))
(assert
 (let (($x3500 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x325 (not old.attention.gathers)))
 (let (($x849 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x849 $x325 $x3500))))))
(assert
 (let ((?x1735 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2409 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1990 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1952 $x2409) $x988))))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2673 (not $x1171)))
 (let (($x2049 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2192 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2049)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2049 old.attention.value_dim.everywhere $x2673) $x1990)))
 (= old.attention.mixed_in (ite $x2192 (_ bv98 7) ?x1735))))))))))))
(assert
 (let ((?x1672 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x746 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x2202 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x746)))
 (let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1952 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1171 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1171 (or $x1952 $x988) $x2202) (_ bv98 7) ?x1672)))))))))
(assert
 (let (($x3198 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1639 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x621 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1508 (= (_ bv98 7) old.stream)))
 (let (($x1197 (= (_ bv38 7) old.attention.out_state)))
 (let (($x3093 (= (_ bv98 7) old.attention.out_state)))
 (let (($x63 (= (_ bv94 7) old.attention.out_state)))
 (let (($x970 (and $x621 old.stream.first_has_all (or (or $x63 $x3093) old.hidden.filled))))
 (let (($x3543 (= old.attention.out_state old.stream)))
 (let (($x818 (= (_ bv38 7) old.stream)))
 (let (($x2538 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x835 (and $x2538 (not $x63) (or $x3543 (and old.stream.in_order (or $x3093 old.hidden.everywhere))))))
 (let (($x1383 (or $x835 (and $x2538 $x818 old.hidden.filled) (and (or $x621 $x1639) $x63 old.stream.in_order) (and $x621 old.stream.first_keeps_all $x3543) $x970 (and $x1197 $x1508 old.hidden.filled (or $x621 (= $x1639 $x3198))))))
 (let (($x988 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x577 (not $x988)))
 (let (($x2933 (or $x63 (and $x1197 (or $x3198 (= (_ bv75 7) old.attention.out.collective)) $x577))))
 (let (($x3297 (or $x3543 (and old.stream.in_order (or (not $x1197) old.hidden.everywhere)))))
 (let (($x2605 (= 1 old.tp)))
 (let (($x3276 (or (and $x2605 $x3297) (and (not (and $x2538 old.stream.junk_in_attention $x2933)) $x1383))))
 (= old.attention.residual_once $x3276)))))))))))))))))))))
(assert
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1343 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2626 (= (_ bv58 7) new.attention.heads.kind) $x2094 $x294 (= (_ bv93 7) new.attention.heads.kind) $x3210 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2408 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2765 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2765 $x1044 $x473 $x2408))))))
(assert
 (let (($x2157 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2177 (= (_ bv10 7) new.attention.out.input)))
 (or $x2177 $x2157 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x2114 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3056 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1858 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1676 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1676 $x1858 $x3056 $x2114))))))
(assert
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1337 (= (_ bv59 7) new.attention.out.split)))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (or $x49 $x1337 $x3462)))))
(assert
 (let (($x1557 (= (_ bv8 7) new.attention.pairs)))
 (or $x1557 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x985 $x2252 $x1819 $x1810 $x1991)))))))
(assert
 (let (($x3596 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3596 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x390 $x826 $x3228 $x2344))))))
(assert
 (let (($x2437 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2437 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv58 7) new.attention.value_dim.kind) $x2472 $x1781 (= (_ bv93 7) new.attention.value_dim.kind) $x2892 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3849 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x3849 (= (_ bv10 7) new.embedding.collective) (= (_ bv59 7) new.embedding.collective) (= (_ bv75 7) new.embedding.collective))))
(assert
 (let (($x3454 (= (_ bv38 7) new.embedding.split)))
 (or $x3454 (= (_ bv59 7) new.embedding.split) (= (_ bv97 7) new.embedding.split))))
(assert
 (let (($x2197 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x2197 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv59 7) new.ffn.down.collective) (= (_ bv75 7) new.ffn.down.collective))))
(assert
 (let (($x3349 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1386 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1386 (= (_ bv23 7) new.ffn.down.residual) $x3349 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x1126 (= (_ bv63 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv59 7) new.ffn.down.split) $x1126)))
(assert
 (let (($x2672 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1207 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv49 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x3698 (= (_ bv58 7) new.hidden.kind) $x3162 $x1207 (= (_ bv93 7) new.hidden.kind) $x2672 (= (_ bv101 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2940 (= (_ bv70 7) new.model.norm)))
 (or (= (_ bv69 7) new.model.norm) $x2940 (= (_ bv84 7) new.model.norm))))
(assert
 (let (($x603 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x603)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x468 (= (_ bv98 7) new.stream)))
 (let (($x1063 (= (_ bv96 7) new.stream)))
 (let (($x2914 (= (_ bv38 7) new.stream)))
 (or $x2914 $x1063 $x468)))))
(assert
 (let (($x1458 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2739 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x1156 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1156 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2739 (= (_ bv93 7) new.stream_tokens.kind) $x1458 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3162 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x760 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x491 (= (div (* ?x760 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x3162 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3162 (< 1 new.hidden.parts) $x491))))))
(assert
 (let (($x1458 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x1745 (or $x1458 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2225 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1745)))
 (= new.stream_tokens.everywhere $x2225)))))
(assert
 (let ((?x3098 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2534 (= (div (* ?x3098 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2094 (< 1 new.attention.heads.parts) $x2534))))))
(assert
 (let (($x1646 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2094 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2094 $x1646)))))
(assert
 (let ((?x2479 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x880 (div (* ?x2479 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1343 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1926 (and $x1343 (< 1 new.attention.head_dim.parts) (= ?x880 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1926))))))
(assert
 (let ((?x3241 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2748 (* (div ?x3241 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1027 (and $x2472 (< 1 new.attention.value_dim.parts) (= (div ?x2748 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1027))))))
(assert
 (let ((?x1665 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2472 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2472 (not (= 0 ?x1665)))))))
(assert
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x2177 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2157 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2157 (and $x2177 $x786))))))))
(assert
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x3056 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1676 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1676 (and $x3056 $x3462)))))))
(assert
 (let (($x1386 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1420 (or $x1386 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv63 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1420)))))
(assert
 (let (($x2672 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2360 (ite (or (= (_ bv88 7) new.hidden.kind) (= (_ bv49 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2360))))
(assert
 (let (($x387 (not new.model.embedding_norm)))
 (let (($x3038 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2914 (= (_ bv38 7) new.stream)))
 (let (($x3849 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3454 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x3454 $x3849 $x2914 new.hidden.filled (not $x3038) $x387))))))))
(assert
 (let (($x2940 (= (_ bv70 7) new.model.norm)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3020 (not $x3107)))
 (let (($x2914 (= (_ bv38 7) new.stream)))
 (let (($x2765 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x3462 $x2765 $x2914 new.hidden.filled $x3020 $x2940)))))))))
(assert
 (let (($x2940 (= (_ bv70 7) new.model.norm)))
 (let (($x1050 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2914 (= (_ bv38 7) new.stream)))
 (let (($x2197 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1126 (= (_ bv63 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x1126 $x2197 $x2914 new.hidden.filled (not $x1050) $x2940))))))))
(assert
 (let (($x550 (not new.attention.heads.padded)))
 (let (($x3210 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2626 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x294 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1944 (ite (or $x294 $x2626) new.attention.heads.given_everywhere (or $x3210 (and (= 1 new.attention.heads.parts) $x550)))))
 (= new.attention.heads.everywhere $x1944)))))))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x2466 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2344 ?x2923 ?x2466)))))))))))))))))))))
(assert
 (let (($x267 (not new.attention.value_dim.padded)))
 (let (($x2892 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1781 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2099 (ite (or $x1781 $x2982) new.attention.value_dim.given_everywhere (or $x2892 (and (= 1 new.attention.value_dim.parts) $x267)))))
 (= new.attention.value_dim.everywhere $x2099)))))))
(assert
 (let (($x468 (= (_ bv98 7) new.stream)))
 (let (($x3443 (or $x468 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x3443))))
(assert
 (let (($x749 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x749)))
(assert
 (let (($x1991 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x985 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2195 (ite (or $x985 $x1991) (_ bv16 7) (_ bv98 7))))
 (let (($x1810 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2252 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1018 (and $x2252 $x826 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x390 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2651 (and $x2252 $x390 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2324 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2863 (or $x1819 $x1810)))
 (let ((?x2201 (ite (or $x2863 $x2324) new.attention.qkv.split (ite (or $x985 $x2651 $x1018) (_ bv98 7) (_ bv16 7)))))
 (let (($x3228 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3154 (not $x3228)))
 (let ((?x703 (ite $x3154 ?x2201 (ite (or $x1810 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x2195))))
 (let ((?x2923 (ite (or $x2863 $x2324 new.model.query_latent) (_ bv98 7) (ite $x2252 (_ bv21 7) (_ bv16 7)))))
 (let (($x2344 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2344 ?x2923 ?x703))))))))))))))))))))))
(assert
 (let (($x2759 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x423 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x481 (and new.model.behind_dense $x423)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x481 $x2759))))))
(assert
 (let (($x826 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2150 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2640 (ite $x2150 new.attention.v (ite $x826 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x2640)))))
(assert
 (let (($x823 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3561 (not new.attention.gathers)))
 (let (($x1337 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1337 $x3561 $x823))))))
(assert
 (let ((?x1132 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1044 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1967 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x473 $x1044) $x3107))))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (let (($x786 (not $x49)))
 (let (($x2610 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2007 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2610)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2610 new.attention.value_dim.everywhere $x786) $x1967)))
 (= new.attention.mixed_in (ite $x2007 (_ bv98 7) ?x1132))))))))))))
(assert
 (let ((?x2553 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1579 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x1726 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1579)))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x473 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x49 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x49 (or $x473 $x3107) $x1726) (_ bv98 7) ?x2553)))))))))
(assert
 (let (($x2765 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1858 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2114 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x468 (= (_ bv98 7) new.stream)))
 (let (($x1127 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1070 (= (_ bv98 7) new.attention.out_state)))
 (let (($x3001 (= (_ bv94 7) new.attention.out_state)))
 (let (($x2375 (and $x2114 new.stream.first_has_all (or (or $x3001 $x1070) new.hidden.filled))))
 (let (($x930 (= new.attention.out_state new.stream)))
 (let (($x2914 (= (_ bv38 7) new.stream)))
 (let (($x3056 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2868 (and $x3056 (not $x3001) (or $x930 (and new.stream.in_order (or $x1070 new.hidden.everywhere))))))
 (let (($x2079 (or $x2868 (and $x3056 $x2914 new.hidden.filled) (and (or $x2114 $x1858) $x3001 new.stream.in_order) (and $x2114 new.stream.first_keeps_all $x930) $x2375 (and $x1127 $x468 new.hidden.filled (or $x2114 (= $x1858 $x2765))))))
 (let (($x3107 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3020 (not $x3107)))
 (let (($x2687 (or $x3001 (and $x1127 (or $x2765 (= (_ bv75 7) new.attention.out.collective)) $x3020))))
 (let (($x3207 (or $x930 (and new.stream.in_order (or (not $x1127) new.hidden.everywhere)))))
 (let (($x1281 (= 1 new.tp)))
 (let (($x2224 (or (and $x1281 $x3207) (and (not (and $x3056 new.stream.junk_in_attention $x2687)) $x2079))))
 (= new.attention.residual_once $x2224)))))))))))))))))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.residual new.attention.out.residual))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.collective new.ffn.down.collective))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.down.group.pp new.ffn.down.group.pp))
(assert
 (= old.ffn.down.group.sp new.ffn.down.group.sp))
(assert
 (= old.ffn.down.group.tp new.ffn.down.group.tp))
(assert
 (= old.ffn.down.residual new.ffn.down.residual))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.behind_dense new.model.behind_dense))
(assert
 (= old.model.behind_moe new.model.behind_moe))
(assert
 (= old.model.embedding_norm new.model.embedding_norm))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.norm new.model.norm))
(assert
 (= old.model.parallel new.model.parallel))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.scaled_residual new.model.scaled_residual))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_has_all new.stream.first_has_all))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3389 (not new.model.scaled_residual)))
 (let (($x2940 (= (_ bv70 7) new.model.norm)))
 (let (($x1676 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x1676 (and $x2940 $x3389 new.attention.residual_once)))))))
(assert
 (let (($x3483 (not old.model.scaled_residual)))
(let (($x2102 (= (_ bv70 7) old.model.norm)))
(let (($x1809 (= (_ bv1 7) old.attention.out.residual)))
(or $x1809 (and $x2102 $x3483 old.attention.residual_once))))))
(check-sat)

