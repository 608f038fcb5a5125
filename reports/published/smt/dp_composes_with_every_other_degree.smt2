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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x2148 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x2148)))
(assert
 (let (($x3613 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x3613 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3615 (= (_ bv38 7) old.embedding.split)))
 (or $x3615 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1657 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1657)))
(assert
 (let (($x2667 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2667 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x3708 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3708 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x1152 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3280 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3193 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1330 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3143 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1362 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3058 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2056 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2325 (= (_ bv11 7) old.hidden.kind)))
 (or $x2325 $x2056 $x3058 $x1362 $x3143 $x2862 $x1330 $x3193 $x3280 $x1152))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x606 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x606 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x1471 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x199 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1998 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1272 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1272 (= (_ bv56 7) old.lm_head.cut.kind) $x1998 $x199 (= (_ bv91 7) old.lm_head.cut.kind) $x1471 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3080 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2896 (= (_ bv40 7) old.lm_head.split)))
 (or $x2896 (= (_ bv57 7) old.lm_head.split) $x3080))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1013 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1013 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3721 (= (_ bv38 7) old.stream)))
 (or $x3721 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3238 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x727 (div (* ?x3238 old.hidden.multiple) old.hidden.parts)))
 (let (($x3518 (= (- 1) old.hidden.n)))
 (let ((?x3157 (ite (or $x3518 (< (* ?x727 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2862 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3277 (ite $x2862 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x3157) old.hidden.given_least)))
 (let ((?x3482 (ite (or $x3518 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3058 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1244 (ite $x3058 (ite (and $x3518 (= 1 old.hidden.parts)) 1 ?x3482) ?x3277)))
 (let (($x3143 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1152 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3193 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2325 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2056 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3280 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1105 (ite $x3280 old.hidden.parts (ite (or $x2056 $x2325 $x3193 $x1152 $x3143) 1 ?x1244))))
 (= old.hidden.least ?x1105))))))))))))))))))
(assert
 (let ((?x3238 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x727 (div (* ?x3238 old.hidden.multiple) old.hidden.parts)))
 (let (($x2862 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2862 (< 1 old.hidden.parts) (= ?x727 old.hidden.n)))))))
(assert
 (let (($x2862 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2862 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1362 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1330 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1746 (or $x1330 $x1362)))
 (let (($x3280 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x3280 old.hidden.parts (ite $x1746 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x3058 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1245 (ite $x3058 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3238 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x727 (div (* ?x3238 old.hidden.multiple) old.hidden.parts)))
 (let (($x3518 (= (- 1) old.hidden.n)))
 (let (($x2862 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3193 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2606 (ite $x3193 (or $x3518 (< old.hidden.block old.hidden.n)) (ite $x2862 (or $x3518 (< ?x727 old.hidden.n)) $x1245))))
 (let (($x2708 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2606)))
 (let (($x1362 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1330 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1746 (or $x1330 $x1362)))
 (= old.hidden.moved (ite $x1746 old.hidden.given_moved $x2708)))))))))))))))
(assert
 (let (($x1998 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2912 (and $x1998 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2912))))
(assert
 (let (($x2148 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3615 (= (_ bv38 7) old.embedding.split)))
 (let (($x3721 (= (_ bv38 7) old.stream)))
 (let (($x2686 (or $x3721 $x3615 $x2148 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x2686))))))
(assert
 (let (($x3280 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1362 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1330 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1746 (or $x1330 $x1362)))
 (let (($x3834 (ite $x1746 old.hidden.given_everywhere (or $x3280 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3834)))))))
(assert
 (let (($x1471 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3716 (or $x1471 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3655 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x3716)))
 (= old.lm_head.cut.everywhere $x3655)))))
(assert
 (let (($x2058 (not old.hidden.moved)))
 (let (($x1152 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3193 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2325 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2056 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2002 (or old.hidden.everywhere old.hidden.filled (and (or $x2056 $x2325 $x3193 $x1152) $x2058))))
 (let (($x1362 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1330 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1746 (or $x1330 $x1362)))
 (= old.hidden.undivided (ite $x1746 old.hidden.given_undivided $x2002))))))))))))
(assert
 (let (($x3020 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x606 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1524 (or $x606 $x3020)))
 (let (($x2896 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1673 (and $x2896 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1524)))
 (let (($x3080 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2237 (ite (and $x3080 old.lm_head.cut.everywhere $x1524) (_ bv96 7) (ite $x3080 (_ bv95 7) (ite $x1673 (_ bv96 7) (ite $x2896 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2237)))))))))
(assert
 (let (($x3708 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2090 (and old.layer.dense (or $x3708 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3613 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1094 (or $x3613 (= (_ bv92 7) old.lm_head.state) $x2090 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x1094))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x3483 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x3483)))
(assert
 (let (($x6 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x6 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv38 7) new.embedding.split)))
 (or $x642 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x3940 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x3940)))
(assert
 (let (($x1665 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1665 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x2901 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2901 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x3091 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3347 (= (_ bv96 7) new.hidden.kind)))
 (let (($x715 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3766 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2791 (= (_ bv65 7) new.hidden.kind)))
 (let (($x676 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2416 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2895 (= (_ bv26 7) new.hidden.kind)))
 (let (($x256 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2981 (= (_ bv11 7) new.hidden.kind)))
 (or $x2981 $x256 $x2895 $x2416 $x676 $x2791 $x3766 $x715 $x3347 $x3091))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3468 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x3468 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x3374 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2108 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2933 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2639 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2639 (= (_ bv56 7) new.lm_head.cut.kind) $x2933 $x2108 (= (_ bv91 7) new.lm_head.cut.kind) $x3374 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1543 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1905 (= (_ bv40 7) new.lm_head.split)))
 (or $x1905 (= (_ bv57 7) new.lm_head.split) $x1543))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3202 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x3202 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1284 (= (_ bv38 7) new.stream)))
 (or $x1284 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3858 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1457 (div (* ?x3858 new.hidden.multiple) new.hidden.parts)))
 (let (($x319 (= (- 1) new.hidden.n)))
 (let ((?x1413 (ite (or $x319 (< (* ?x1457 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2791 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x984 (ite $x2791 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1413) new.hidden.given_least)))
 (let ((?x2537 (ite (or $x319 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2895 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1687 (ite $x2895 (ite (and $x319 (= 1 new.hidden.parts)) 1 ?x2537) ?x984)))
 (let (($x676 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3091 (= (_ bv99 7) new.hidden.kind)))
 (let (($x715 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2981 (= (_ bv11 7) new.hidden.kind)))
 (let (($x256 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3347 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3528 (ite $x3347 new.hidden.parts (ite (or $x256 $x2981 $x715 $x3091 $x676) 1 ?x1687))))
 (= new.hidden.least ?x3528))))))))))))))))))
(assert
 (let ((?x3858 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1457 (div (* ?x3858 new.hidden.multiple) new.hidden.parts)))
 (let (($x2791 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2791 (< 1 new.hidden.parts) (= ?x1457 new.hidden.n)))))))
(assert
 (let (($x2791 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2791 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2416 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3766 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2239 (or $x3766 $x2416)))
 (let (($x3347 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x3347 new.hidden.parts (ite $x2239 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x2895 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2750 (ite $x2895 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3858 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1457 (div (* ?x3858 new.hidden.multiple) new.hidden.parts)))
 (let (($x319 (= (- 1) new.hidden.n)))
 (let (($x2791 (= (_ bv65 7) new.hidden.kind)))
 (let (($x715 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2677 (ite $x715 (or $x319 (< new.hidden.block new.hidden.n)) (ite $x2791 (or $x319 (< ?x1457 new.hidden.n)) $x2750))))
 (let (($x3130 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2677)))
 (let (($x2416 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3766 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2239 (or $x3766 $x2416)))
 (= new.hidden.moved (ite $x2239 new.hidden.given_moved $x3130)))))))))))))))
(assert
 (let (($x2933 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3930 (and $x2933 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3930))))
(assert
 (let (($x3483 (= (_ bv61 7) new.attention.out.split)))
 (let (($x642 (= (_ bv38 7) new.embedding.split)))
 (let (($x1284 (= (_ bv38 7) new.stream)))
 (let (($x3096 (or $x1284 $x642 $x3483 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x3096))))))
(assert
 (let (($x3347 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2416 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3766 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2239 (or $x3766 $x2416)))
 (let (($x2629 (ite $x2239 new.hidden.given_everywhere (or $x3347 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2629)))))))
(assert
 (let (($x3374 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x589 (or $x3374 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1984 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x589)))
 (= new.lm_head.cut.everywhere $x1984)))))
(assert
 (let (($x1023 (not new.hidden.moved)))
 (let (($x3091 (= (_ bv99 7) new.hidden.kind)))
 (let (($x715 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2981 (= (_ bv11 7) new.hidden.kind)))
 (let (($x256 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2516 (or new.hidden.everywhere new.hidden.filled (and (or $x256 $x2981 $x715 $x3091) $x1023))))
 (let (($x2416 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3766 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2239 (or $x3766 $x2416)))
 (= new.hidden.undivided (ite $x2239 new.hidden.given_undivided $x2516))))))))))))
(assert
 (let (($x2481 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3468 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2445 (or $x3468 $x2481)))
 (let (($x1905 (= (_ bv40 7) new.lm_head.split)))
 (let (($x452 (and $x1905 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2445)))
 (let (($x1543 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2033 (ite (and $x1543 new.lm_head.cut.everywhere $x2445) (_ bv96 7) (ite $x1543 (_ bv95 7) (ite $x452 (_ bv96 7) (ite $x1905 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2033)))))))))
(assert
 (let (($x2901 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1010 (and new.layer.dense (or $x2901 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x6 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2822 (or $x6 (= (_ bv92 7) new.lm_head.state) $x1010 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x2822))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1321 (not new.hidden.beyond)))
 (let (($x797 (and (<= 1 new.hidden.least) $x1321 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x797)))))
(assert
 (let (($x908 (not old.hidden.beyond)))
(let (($x3026 (and (<= 1 old.hidden.least) $x908 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2278 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2278 $x3026)))))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x429 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x429 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x849 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x2510 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x3210 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2265 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x1324 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x219 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2084 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x1594 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x3460 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x2993 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x2993 $x3460 $x1594 $x2084 $x219 $x1324 $x2265 $x3210 $x2510 $x849))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x2003 (= (_ bv95 7) old.embedding.split)))
 (let (($x3615 (= (_ bv38 7) old.embedding.split)))
 (or $x3615 (= (_ bv57 7) old.embedding.split) $x2003))))
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
 (let ((?x2207 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x3554 (* (div (* ?x2207 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x3259 (= (- 1) old.embedding.cut.n)))
 (let ((?x2725 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x3259 (< ?x3554 old.embedding.cut.n)) 0 1))))
 (let (($x1324 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x95 (or $x3259 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1845 (ite (and $x3259 (= 1 old.embedding.cut.parts)) 1 (ite $x95 0 1))))
 (let (($x1594 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x219 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x849 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x3210 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2993 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x3460 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x3328 (ite (or $x3460 $x2993 $x3210 $x849 $x219) 1 (ite $x1594 ?x1845 (ite $x1324 ?x2725 old.embedding.cut.given_least)))))
 (let (($x2510 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x2510 old.embedding.cut.parts ?x3328))))))))))))))))))
(assert
 (let ((?x2390 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x2510 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x2510 old.embedding.cut.parts ?x2390)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x2557 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x429 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2003 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3016 (ite $x2003 (ite (and old.embedding.rows_where_kept (or $x429 $x2557)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3016))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x2527 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x3832 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x3290 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x1981 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2744 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x2283 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1175 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x689 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x3262 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x261 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x434 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x434 $x261 $x3262 $x689 $x1175 $x2283 $x2744 $x1981 $x3290 $x3832))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x2565 (= (_ bv95 7) new.embedding.split)))
 (let (($x642 (= (_ bv38 7) new.embedding.split)))
 (or $x642 (= (_ bv57 7) new.embedding.split) $x2565))))
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
 (let ((?x1418 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x325 (* (div (* ?x1418 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x3364 (= (- 1) new.embedding.cut.n)))
 (let ((?x2308 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x3364 (< ?x325 new.embedding.cut.n)) 0 1))))
 (let (($x2283 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x668 (or $x3364 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x514 (ite (and $x3364 (= 1 new.embedding.cut.parts)) 1 (ite $x668 0 1))))
 (let (($x3262 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1175 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x3832 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1981 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x434 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x261 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x939 (ite (or $x261 $x434 $x1981 $x3832 $x1175) 1 (ite $x3262 ?x514 (ite $x2283 ?x2308 new.embedding.cut.given_least)))))
 (let (($x3290 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x3290 new.embedding.cut.parts ?x939))))))))))))))))))
(assert
 (let ((?x3250 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x3290 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x3290 new.embedding.cut.parts ?x3250)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x1467 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2565 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3417 (ite $x2565 (ite (and new.embedding.rows_where_kept (or $x2527 $x1467)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3417))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1212 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1116 (not new.embedding.cut.beyond)))
 (let (($x3860 (or (not (= (_ bv95 7) new.embedding.split)) (and $x1116 (or (= (_ bv96 7) new.embedding.state) $x1212)))))
 (not $x3860)))))
(assert
 (let (($x1184 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x2112 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x2112 (or (= (_ bv96 7) old.embedding.state) $x1184))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun old.embedding.joined () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
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
(declare-fun new.embedding.joined () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x333 (= (_ bv73 7) old.embedding.collective)))
 (let (($x429 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1579 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1225 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1458 (= (_ bv4 7) old.embedding.collective)))
 (or $x1458 $x1225 $x1579 $x429 $x333)))))))
(assert
 (let (($x2003 (= (_ bv95 7) old.embedding.split)))
 (let (($x3615 (= (_ bv38 7) old.embedding.split)))
 (or $x3615 (= (_ bv57 7) old.embedding.split) $x2003))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1450 (= (_ bv96 7) old.hidden.kind)))
 (let (($x201 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (let (($x363 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1307 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1307 $x363 (= (_ bv56 7) old.hidden.kind) $x3578 $x1733 $x201 $x1450 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2425 (= (_ bv49 7) old.norm.statistic)))
 (or $x2425 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2732 (= (_ bv96 7) old.stream)))
 (let (($x2830 (= (_ bv94 7) old.stream)))
 (let (($x2537 (= (_ bv38 7) old.stream)))
 (or $x2537 $x2830 $x2732)))))
(assert
 (let (($x3474 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3191 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3109 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3109 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3191 (= (_ bv91 7) old.stream_tokens.kind) $x3474 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x256 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1339 (div (* ?x256 old.hidden.multiple) old.hidden.parts)))
 (let (($x2033 (< 1 old.hidden.parts)))
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3578 $x2033 (= ?x1339 old.hidden.n))))))))
(assert
 (let ((?x256 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1339 (div (* ?x256 old.hidden.multiple) old.hidden.parts)))
 (let (($x2033 (< 1 old.hidden.parts)))
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3578 $x2033 (<= old.hidden.n ?x1339))))))))
(assert
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3578 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1307 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1224 (ite $x1307 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x256 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1339 (div (* ?x256 old.hidden.multiple) old.hidden.parts)))
 (let (($x1198 (= (- 1) old.hidden.n)))
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (let (($x201 (= (_ bv91 7) old.hidden.kind)))
 (let (($x583 (ite $x201 (or $x1198 (< old.hidden.block old.hidden.n)) (ite $x3578 (or $x1198 (< ?x1339 old.hidden.n)) $x1224))))
 (let (($x2538 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x583)))
 (let (($x363 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3008 (or $x1733 $x363)))
 (= old.hidden.moved (ite $x3008 old.hidden.given_moved $x2538)))))))))))))))
(assert
 (let (($x3474 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x687 (or $x3474 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1846 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x687)))
 (= old.stream_tokens.everywhere $x1846)))))
(assert
 (let (($x2557 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x429 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2003 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3016 (ite $x2003 (ite (and old.embedding.rows_where_kept (or $x429 $x2557)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3016))))))
(assert
 (let (($x1450 (= (_ bv96 7) old.hidden.kind)))
 (let (($x363 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3008 (or $x1733 $x363)))
 (let (($x838 (ite $x3008 old.hidden.given_everywhere (or $x1450 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x838)))))))
(assert
 (let (($x1515 (= 1 old.tp)))
 (let (($x2732 (= (_ bv96 7) old.stream)))
 (let (($x2404 (or $x2732 $x1515 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2557 (and (or (not old.embedding.group.tp) $x1515) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1579 (= (_ bv10 7) old.embedding.collective)))
 (let (($x429 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x479 (ite (or (or $x429 $x1579) (and $x2557 $x2404)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x333 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1225 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3195 (and (or $x1225 $x333) $x2557)))
 (let ((?x3130 (ite (or $x429 (and $x1579 (= (_ bv38 7) old.stream)) $x3195) (_ bv38 7) (ite $x1579 (_ bv96 7) (_ bv16 7)))))
 (let (($x2598 (or (and old.hidden.filled (not $x2732)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1663 (not $x2557)))
 (let (($x2425 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2537 (= (_ bv38 7) old.stream)))
 (let ((?x3342 (ite (and $x1225 old.hidden.filled $x2537 $x1663 $x2425) old.stream (ite (and $x333 $x1663 $x2598) old.stream ?x3130))))
 (let ((?x1074 (ite (and $x2732 old.hidden.everywhere (or $x429 $x3195)) (_ bv96 7) (ite (and $x1225 old.hidden.filled $x2732 $x1663) (_ bv96 7) ?x3342))))
 (let (($x1458 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2895 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2557) (_ bv38 7) (ite $x1458 (_ bv96 7) ?x1074))))
 (let ((?x78 (ite (= (_ bv38 7) old.embedding.state) ?x2895 (ite (= (_ bv96 7) old.embedding.state) ?x479 old.embedding.state))))
 (let ((?x1859 (ite $x333 (ite (not $x2732) old.stream (_ bv66 7)) (ite $x1579 (ite $x2732 (_ bv96 7) old.stream) (ite $x429 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x1225 (_ bv96 7) ?x1859) ?x78))))))))))))))))))))))))
(assert
 (let (($x2732 (= (_ bv96 7) old.stream)))
 (let (($x1597 (or $x2732 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1597))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1871 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3402 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3828 (= (_ bv5 7) new.embedding.collective)))
 (let (($x366 (= (_ bv4 7) new.embedding.collective)))
 (or $x366 $x3828 $x3402 $x2527 $x1871)))))))
(assert
 (let (($x2565 (= (_ bv95 7) new.embedding.split)))
 (let (($x642 (= (_ bv38 7) new.embedding.split)))
 (or $x642 (= (_ bv57 7) new.embedding.split) $x2565))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2434 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3374 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1284 $x1709 (= (_ bv56 7) new.hidden.kind) $x2639 $x1067 $x3374 $x2434 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1543 (= (_ bv49 7) new.norm.statistic)))
 (or $x1543 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3202 (= (_ bv96 7) new.stream)))
 (let (($x2341 (= (_ bv94 7) new.stream)))
 (let (($x3490 (= (_ bv38 7) new.stream)))
 (or $x3490 $x2341 $x3202)))))
(assert
 (let (($x1791 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2294 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x6 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x6 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2294 (= (_ bv91 7) new.stream_tokens.kind) $x1791 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x764 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1806 (div (* ?x764 new.hidden.multiple) new.hidden.parts)))
 (let (($x2291 (< 1 new.hidden.parts)))
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2639 $x2291 (= ?x1806 new.hidden.n))))))))
(assert
 (let ((?x764 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1806 (div (* ?x764 new.hidden.multiple) new.hidden.parts)))
 (let (($x2291 (< 1 new.hidden.parts)))
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2639 $x2291 (<= new.hidden.n ?x1806))))))))
(assert
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2639 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1284 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3708 (ite $x1284 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x764 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1806 (div (* ?x764 new.hidden.multiple) new.hidden.parts)))
 (let (($x908 (= (- 1) new.hidden.n)))
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3374 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2150 (ite $x3374 (or $x908 (< new.hidden.block new.hidden.n)) (ite $x2639 (or $x908 (< ?x1806 new.hidden.n)) $x3708))))
 (let (($x1600 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2150)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3892 (or $x1067 $x1709)))
 (= new.hidden.moved (ite $x3892 new.hidden.given_moved $x1600)))))))))))))))
(assert
 (let (($x1791 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3424 (or $x1791 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3992 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3424)))
 (= new.stream_tokens.everywhere $x3992)))))
(assert
 (let (($x1467 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2565 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3417 (ite $x2565 (ite (and new.embedding.rows_where_kept (or $x2527 $x1467)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3417))))))
(assert
 (let (($x2434 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3892 (or $x1067 $x1709)))
 (let (($x1035 (ite $x3892 new.hidden.given_everywhere (or $x2434 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1035)))))))
(assert
 (let (($x3223 (= 1 new.tp)))
 (let (($x3202 (= (_ bv96 7) new.stream)))
 (let (($x3280 (or $x3202 $x3223 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1467 (and (or (not new.embedding.group.tp) $x3223) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3402 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2702 (ite (or (or $x2527 $x3402) (and $x1467 $x3280)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1871 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3828 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1362 (and (or $x3828 $x1871) $x1467)))
 (let ((?x1272 (ite (or $x2527 (and $x3402 (= (_ bv38 7) new.stream)) $x1362) (_ bv38 7) (ite $x3402 (_ bv96 7) (_ bv16 7)))))
 (let (($x3443 (or (and new.hidden.filled (not $x3202)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2325 (not $x1467)))
 (let (($x1543 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3490 (= (_ bv38 7) new.stream)))
 (let ((?x1471 (ite (and $x3828 new.hidden.filled $x3490 $x2325 $x1543) new.stream (ite (and $x1871 $x2325 $x3443) new.stream ?x1272))))
 (let ((?x1908 (ite (and $x3202 new.hidden.everywhere (or $x2527 $x1362)) (_ bv96 7) (ite (and $x3828 new.hidden.filled $x3202 $x2325) (_ bv96 7) ?x1471))))
 (let (($x366 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3716 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1467) (_ bv38 7) (ite $x366 (_ bv96 7) ?x1908))))
 (let ((?x2641 (ite (= (_ bv38 7) new.embedding.state) ?x3716 (ite (= (_ bv96 7) new.embedding.state) ?x2702 new.embedding.state))))
 (let ((?x1366 (ite $x1871 (ite (not $x3202) new.stream (_ bv66 7)) (ite $x3402 (ite $x3202 (_ bv96 7) new.stream) (ite $x2527 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x3828 (_ bv96 7) ?x1366) ?x2641))))))))))))))))))))))))
(assert
 (let (($x3202 (= (_ bv96 7) new.stream)))
 (let (($x2686 (or $x3202 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2686))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2791 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x3223 (= 1 new.tp)))
 (let (($x3728 (= new.embedding.joined new.stream)))
 (let (($x452 (or (or (= (_ bv96 7) new.embedding.joined) $x3728) (and $x3223 (or (not (= (_ bv38 7) new.embedding.split)) $x2791)))))
 (not $x452))))))
(assert
 (let (($x1796 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1515 (= 1 old.tp)))
(let (($x2020 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x2020) (and $x1515 (or (not (= (_ bv38 7) old.embedding.split)) $x1796)))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x333 (= (_ bv73 7) old.embedding.collective)))
 (let (($x429 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1579 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1225 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1458 (= (_ bv4 7) old.embedding.collective)))
 (or $x1458 $x1225 $x1579 $x429 $x333)))))))
(assert
 (let (($x2003 (= (_ bv95 7) old.embedding.split)))
 (let (($x3615 (= (_ bv38 7) old.embedding.split)))
 (or $x3615 (= (_ bv57 7) old.embedding.split) $x2003))))
(assert
 (let (($x1450 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (let (($x363 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x363 (= (_ bv56 7) old.hidden.kind) $x3578 $x1733 (= (_ bv91 7) old.hidden.kind) $x1450 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2425 (= (_ bv49 7) old.norm.statistic)))
 (or $x2425 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2732 (= (_ bv96 7) old.stream)))
 (let (($x2830 (= (_ bv94 7) old.stream)))
 (let (($x2537 (= (_ bv38 7) old.stream)))
 (or $x2537 $x2830 $x2732)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x256 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1339 (div (* ?x256 old.hidden.multiple) old.hidden.parts)))
 (let (($x2033 (< 1 old.hidden.parts)))
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3578 $x2033 (= ?x1339 old.hidden.n))))))))
(assert
 (let ((?x256 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1339 (div (* ?x256 old.hidden.multiple) old.hidden.parts)))
 (let (($x2033 (< 1 old.hidden.parts)))
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3578 $x2033 (<= old.hidden.n ?x1339))))))))
(assert
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3578 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x240 (not old.embedding.group.pp)))
 (let (($x522 (or $x240 (= 1 old.pp))))
 (let (($x3968 (not old.embedding.group.sp)))
 (let (($x986 (or $x3968 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x2650 (not old.embedding.group.dp)))
 (let (($x1375 (or $x2650 $x2243)))
 (let (($x2557 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1375 $x986 $x522)))
 (let (($x429 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2003 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3016 (ite $x2003 (ite (and old.embedding.rows_where_kept (or $x429 $x2557)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3016)))))))))))))
(assert
 (let (($x1450 (= (_ bv96 7) old.hidden.kind)))
 (let (($x838 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1450 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x838))))
(assert
 (let (($x1515 (= 1 old.tp)))
 (let (($x2732 (= (_ bv96 7) old.stream)))
 (let (($x2404 (or $x2732 $x1515 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x240 (not old.embedding.group.pp)))
 (let (($x522 (or $x240 (= 1 old.pp))))
 (let (($x3968 (not old.embedding.group.sp)))
 (let (($x986 (or $x3968 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x2650 (not old.embedding.group.dp)))
 (let (($x1375 (or $x2650 $x2243)))
 (let (($x2557 (and (or (not old.embedding.group.tp) $x1515) $x1375 $x986 $x522)))
 (let (($x1579 (= (_ bv10 7) old.embedding.collective)))
 (let (($x429 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x479 (ite (or (or $x429 $x1579) (and $x2557 $x2404)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1866 (= (_ bv96 7) old.embedding.state)))
 (let (($x333 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1225 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3195 (and (or $x1225 $x333) $x2557)))
 (let ((?x3130 (ite (or $x429 (and $x1579 (= (_ bv38 7) old.stream)) $x3195) (_ bv38 7) (ite $x1579 (_ bv96 7) (_ bv16 7)))))
 (let (($x2598 (or (and old.hidden.filled (not $x2732)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1663 (not $x2557)))
 (let (($x2425 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2537 (= (_ bv38 7) old.stream)))
 (let ((?x3342 (ite (and $x1225 old.hidden.filled $x2537 $x1663 $x2425) old.stream (ite (and $x333 $x1663 $x2598) old.stream ?x3130))))
 (let ((?x1074 (ite (and $x2732 old.hidden.everywhere (or $x429 $x3195)) (_ bv96 7) (ite (and $x1225 old.hidden.filled $x2732 $x1663) (_ bv96 7) ?x3342))))
 (let (($x1458 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2895 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2557) (_ bv38 7) (ite $x1458 (_ bv96 7) ?x1074))))
 (let (($x1596 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1859 (ite $x333 (ite (not $x2732) old.stream (_ bv66 7)) (ite $x1579 (ite $x2732 (_ bv96 7) old.stream) (ite $x429 (_ bv92 7) (_ bv16 7))))))
 (let ((?x3379 (ite (= (_ bv92 7) old.embedding.state) (ite $x1225 (_ bv96 7) ?x1859) (ite $x1596 ?x2895 (ite $x1866 ?x479 old.embedding.state)))))
 (= old.embedding.joined ?x3379))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1871 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3402 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3828 (= (_ bv5 7) new.embedding.collective)))
 (let (($x366 (= (_ bv4 7) new.embedding.collective)))
 (or $x366 $x3828 $x3402 $x2527 $x1871)))))))
(assert
 (let (($x2565 (= (_ bv95 7) new.embedding.split)))
 (let (($x642 (= (_ bv38 7) new.embedding.split)))
 (or $x642 (= (_ bv57 7) new.embedding.split) $x2565))))
(assert
 (let (($x2434 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1709 (= (_ bv56 7) new.hidden.kind) $x2639 $x1067 (= (_ bv91 7) new.hidden.kind) $x2434 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1543 (= (_ bv49 7) new.norm.statistic)))
 (or $x1543 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3202 (= (_ bv96 7) new.stream)))
 (let (($x2341 (= (_ bv94 7) new.stream)))
 (let (($x3490 (= (_ bv38 7) new.stream)))
 (or $x3490 $x2341 $x3202)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x764 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1806 (div (* ?x764 new.hidden.multiple) new.hidden.parts)))
 (let (($x2291 (< 1 new.hidden.parts)))
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2639 $x2291 (= ?x1806 new.hidden.n))))))))
(assert
 (let ((?x764 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1806 (div (* ?x764 new.hidden.multiple) new.hidden.parts)))
 (let (($x2291 (< 1 new.hidden.parts)))
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2639 $x2291 (<= new.hidden.n ?x1806))))))))
(assert
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2639 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1943 (not new.embedding.group.pp)))
 (let (($x3134 (or $x1943 (= 1 new.pp))))
 (let (($x987 (not new.embedding.group.sp)))
 (let (($x2625 (or $x987 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x55 (not new.embedding.group.dp)))
 (let (($x3287 (or $x55 $x2345)))
 (let (($x1467 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x3287 $x2625 $x3134)))
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2565 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3417 (ite $x2565 (ite (and new.embedding.rows_where_kept (or $x2527 $x1467)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3417)))))))))))))
(assert
 (let (($x2434 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1035 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2434 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1035))))
(assert
 (let (($x3223 (= 1 new.tp)))
 (let (($x3202 (= (_ bv96 7) new.stream)))
 (let (($x3280 (or $x3202 $x3223 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1943 (not new.embedding.group.pp)))
 (let (($x3134 (or $x1943 (= 1 new.pp))))
 (let (($x987 (not new.embedding.group.sp)))
 (let (($x2625 (or $x987 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x55 (not new.embedding.group.dp)))
 (let (($x3287 (or $x55 $x2345)))
 (let (($x1467 (and (or (not new.embedding.group.tp) $x3223) $x3287 $x2625 $x3134)))
 (let (($x3402 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2702 (ite (or (or $x2527 $x3402) (and $x1467 $x3280)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1914 (= (_ bv96 7) new.embedding.state)))
 (let (($x1871 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3828 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1362 (and (or $x3828 $x1871) $x1467)))
 (let ((?x1272 (ite (or $x2527 (and $x3402 (= (_ bv38 7) new.stream)) $x1362) (_ bv38 7) (ite $x3402 (_ bv96 7) (_ bv16 7)))))
 (let (($x3443 (or (and new.hidden.filled (not $x3202)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2325 (not $x1467)))
 (let (($x1543 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3490 (= (_ bv38 7) new.stream)))
 (let ((?x1471 (ite (and $x3828 new.hidden.filled $x3490 $x2325 $x1543) new.stream (ite (and $x1871 $x2325 $x3443) new.stream ?x1272))))
 (let ((?x1908 (ite (and $x3202 new.hidden.everywhere (or $x2527 $x1362)) (_ bv96 7) (ite (and $x3828 new.hidden.filled $x3202 $x2325) (_ bv96 7) ?x1471))))
 (let (($x366 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3716 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1467) (_ bv38 7) (ite $x366 (_ bv96 7) ?x1908))))
 (let (($x3298 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1366 (ite $x1871 (ite (not $x3202) new.stream (_ bv66 7)) (ite $x3402 (ite $x3202 (_ bv96 7) new.stream) (ite $x2527 (_ bv92 7) (_ bv16 7))))))
 (let ((?x3721 (ite (= (_ bv92 7) new.embedding.state) (ite $x3828 (_ bv96 7) ?x1366) (ite $x3298 ?x3716 (ite $x1914 ?x2702 new.embedding.state)))))
 (= new.embedding.joined ?x3721))))))))))))))))))))))))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1943 (not new.embedding.group.pp)))
 (let (($x3134 (or $x1943 (= 1 new.pp))))
 (let (($x987 (not new.embedding.group.sp)))
 (let (($x2625 (or $x987 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x55 (not new.embedding.group.dp)))
 (let (($x3287 (or $x55 $x2345)))
 (let (($x3298 (= (_ bv38 7) new.embedding.state)))
 (let (($x1914 (= (_ bv96 7) new.embedding.state)))
 (let (($x1467 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x3287 $x2625 $x3134)))
 (let (($x2708 (and $x1467 (or $x1914 (and $x3298 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x3402 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2212 (or (and (= (_ bv96 7) new.embedding.joined) $x1914) $x2527 (and $x3402 $x3298 (= (_ bv38 7) new.embedding.joined)) $x2708 (and (or new.embedding.group.tp (= 1 new.tp)) $x3287 $x2625 $x3134))))
 (not $x2212))))))))))))))))
(assert
 (let (($x240 (not old.embedding.group.pp)))
(let (($x522 (or $x240 (= 1 old.pp))))
(let (($x3968 (not old.embedding.group.sp)))
(let (($x986 (or $x3968 (= 1 old.sp))))
(let (($x2243 (= 1 old.dp)))
(let (($x2650 (not old.embedding.group.dp)))
(let (($x1375 (or $x2650 $x2243)))
(let (($x1596 (= (_ bv38 7) old.embedding.state)))
(let (($x1866 (= (_ bv96 7) old.embedding.state)))
(let (($x2557 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1375 $x986 $x522)))
(let (($x3024 (and $x2557 (or $x1866 (and $x1596 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1579 (= (_ bv10 7) old.embedding.collective)))
(let (($x429 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x1866) $x429 (and $x1579 $x1596 (= (_ bv38 7) old.embedding.joined)) $x3024 (and (or old.embedding.group.tp (= 1 old.tp)) $x1375 $x986 $x522))))))))))))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x333 (= (_ bv73 7) old.embedding.collective)))
 (let (($x429 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1579 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1225 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1458 (= (_ bv4 7) old.embedding.collective)))
 (or $x1458 $x1225 $x1579 $x429 $x333)))))))
(assert
 (let (($x2862 (= (_ bv29 7) old.embedding.positions)))
 (let (($x372 (= (_ bv27 7) old.embedding.positions)))
 (let (($x196 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2725 (= (_ bv1 7) old.embedding.positions)))
 (or $x2725 $x196 $x372 $x2862))))))
(assert
 (let (($x2003 (= (_ bv95 7) old.embedding.split)))
 (let (($x3615 (= (_ bv38 7) old.embedding.split)))
 (or $x3615 (= (_ bv57 7) old.embedding.split) $x2003))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1450 (= (_ bv96 7) old.hidden.kind)))
 (let (($x201 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (let (($x363 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1307 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1307 $x363 (= (_ bv56 7) old.hidden.kind) $x3578 $x1733 $x201 $x1450 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3277 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x3277 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2425 (= (_ bv49 7) old.norm.statistic)))
 (or $x2425 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2732 (= (_ bv96 7) old.stream)))
 (let (($x2830 (= (_ bv94 7) old.stream)))
 (let (($x2537 (= (_ bv38 7) old.stream)))
 (or $x2537 $x2830 $x2732)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x256 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1339 (div (* ?x256 old.hidden.multiple) old.hidden.parts)))
 (let (($x2033 (< 1 old.hidden.parts)))
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3578 $x2033 (= ?x1339 old.hidden.n))))))))
(assert
 (let ((?x256 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1339 (div (* ?x256 old.hidden.multiple) old.hidden.parts)))
 (let (($x2033 (< 1 old.hidden.parts)))
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3578 $x2033 (<= old.hidden.n ?x1339))))))))
(assert
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3578 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1307 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3157 (ite $x1307 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x256 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1339 (div (* ?x256 old.hidden.multiple) old.hidden.parts)))
 (let (($x1182 (= (- 1) old.hidden.n)))
 (let (($x3578 (= (_ bv65 7) old.hidden.kind)))
 (let (($x201 (= (_ bv91 7) old.hidden.kind)))
 (let (($x189 (ite $x201 (or $x1182 (< old.hidden.block old.hidden.n)) (ite $x3578 (or $x1182 (< ?x1339 old.hidden.n)) $x3157))))
 (let (($x434 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x189)))
 (let (($x363 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3008 (or $x1733 $x363)))
 (= old.hidden.moved (ite $x3008 old.hidden.given_moved $x434)))))))))))))))
(assert
 (let (($x2557 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x429 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2003 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3016 (ite $x2003 (ite (and old.embedding.rows_where_kept (or $x429 $x2557)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3016))))))
(assert
 (let (($x1450 (= (_ bv96 7) old.hidden.kind)))
 (let (($x363 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3008 (or $x1733 $x363)))
 (let (($x838 (ite $x3008 old.hidden.given_everywhere (or $x1450 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x838)))))))
(assert
 (let (($x2667 (not old.hidden.moved)))
 (let (($x3539 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2667)))
 (let (($x3224 (= 1 old.hidden.parts)))
 (let (($x363 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1733 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3008 (or $x1733 $x363)))
 (= old.hidden.first_alone (ite $x3008 old.hidden.given_first (or $x3224 $x3539))))))))))
(assert
 (let (($x2003 (= (_ bv95 7) old.embedding.split)))
 (let (($x2164 (not $x2003)))
 (let (($x1515 (= 1 old.tp)))
 (let (($x2732 (= (_ bv96 7) old.stream)))
 (let (($x2557 (and (or (not old.embedding.group.tp) $x1515) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3940 (and $x2557 (or $x2732 $x1515 (not (= (_ bv4 7) old.embedding.collective)) $x2164))))
 (let (($x1579 (= (_ bv10 7) old.embedding.collective)))
 (let (($x429 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x479 (ite (or (or $x429 $x1579) $x3940) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1866 (= (_ bv96 7) old.embedding.state)))
 (let (($x333 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1225 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3195 (and (or $x1225 $x333) $x2557)))
 (let ((?x3130 (ite (or $x429 (and $x1579 (= (_ bv38 7) old.stream)) $x3195) (_ bv38 7) (ite $x1579 (_ bv96 7) (_ bv16 7)))))
 (let (($x2598 (or (and old.hidden.filled (not $x2732)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1663 (not $x2557)))
 (let (($x2425 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2537 (= (_ bv38 7) old.stream)))
 (let ((?x3342 (ite (and $x1225 old.hidden.filled $x2537 $x1663 $x2425) old.stream (ite (and $x333 $x1663 $x2598) old.stream ?x3130))))
 (let ((?x1074 (ite (and $x2732 old.hidden.everywhere (or $x429 $x3195)) (_ bv96 7) (ite (and $x1225 old.hidden.filled $x2732 $x1663) (_ bv96 7) ?x3342))))
 (let (($x1458 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2895 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2557) (_ bv38 7) (ite $x1458 (_ bv96 7) ?x1074))))
 (let (($x1596 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1859 (ite $x333 (ite (not $x2732) old.stream (_ bv66 7)) (ite $x1579 (ite $x2732 (_ bv96 7) old.stream) (ite $x429 (_ bv92 7) (_ bv16 7))))))
 (let (($x1598 (= (_ bv92 7) old.embedding.state)))
 (let ((?x3379 (ite $x1598 (ite $x1225 (_ bv96 7) ?x1859) (ite $x1596 ?x2895 (ite $x1866 ?x479 old.embedding.state)))))
 (= old.embedding.joined ?x3379))))))))))))))))))))))))))))
(assert
 (let (($x708 (not old.hidden.everywhere)))
 (let (($x1225 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1596 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1596 (= (_ bv96 7) old.embedding.joined) $x1225 $x708))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1871 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3402 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3828 (= (_ bv5 7) new.embedding.collective)))
 (let (($x366 (= (_ bv4 7) new.embedding.collective)))
 (or $x366 $x3828 $x3402 $x2527 $x1871)))))))
(assert
 (let (($x1604 (= (_ bv29 7) new.embedding.positions)))
 (let (($x3364 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1352 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1262 (= (_ bv1 7) new.embedding.positions)))
 (or $x1262 $x1352 $x3364 $x1604))))))
(assert
 (let (($x2565 (= (_ bv95 7) new.embedding.split)))
 (let (($x642 (= (_ bv38 7) new.embedding.split)))
 (or $x642 (= (_ bv57 7) new.embedding.split) $x2565))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2434 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3374 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1284 $x1709 (= (_ bv56 7) new.hidden.kind) $x2639 $x1067 $x3374 $x2434 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x899 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x899 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1543 (= (_ bv49 7) new.norm.statistic)))
 (or $x1543 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3202 (= (_ bv96 7) new.stream)))
 (let (($x2341 (= (_ bv94 7) new.stream)))
 (let (($x3490 (= (_ bv38 7) new.stream)))
 (or $x3490 $x2341 $x3202)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x764 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1806 (div (* ?x764 new.hidden.multiple) new.hidden.parts)))
 (let (($x2291 (< 1 new.hidden.parts)))
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2639 $x2291 (= ?x1806 new.hidden.n))))))))
(assert
 (let ((?x764 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1806 (div (* ?x764 new.hidden.multiple) new.hidden.parts)))
 (let (($x2291 (< 1 new.hidden.parts)))
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2639 $x2291 (<= new.hidden.n ?x1806))))))))
(assert
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2639 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1284 (= (_ bv26 7) new.hidden.kind)))
 (let (($x146 (ite $x1284 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x764 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1806 (div (* ?x764 new.hidden.multiple) new.hidden.parts)))
 (let (($x1288 (= (- 1) new.hidden.n)))
 (let (($x2639 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3374 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1468 (ite $x3374 (or $x1288 (< new.hidden.block new.hidden.n)) (ite $x2639 (or $x1288 (< ?x1806 new.hidden.n)) $x146))))
 (let (($x2845 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1468)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3892 (or $x1067 $x1709)))
 (= new.hidden.moved (ite $x3892 new.hidden.given_moved $x2845)))))))))))))))
(assert
 (let (($x1467 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2565 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3417 (ite $x2565 (ite (and new.embedding.rows_where_kept (or $x2527 $x1467)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3417))))))
(assert
 (let (($x2434 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3892 (or $x1067 $x1709)))
 (let (($x1035 (ite $x3892 new.hidden.given_everywhere (or $x2434 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1035)))))))
(assert
 (let (($x3331 (not new.hidden.moved)))
 (let (($x3293 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x3331)))
 (let (($x2070 (= 1 new.hidden.parts)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3892 (or $x1067 $x1709)))
 (= new.hidden.first_alone (ite $x3892 new.hidden.given_first (or $x2070 $x3293))))))))))
(assert
 (let (($x2565 (= (_ bv95 7) new.embedding.split)))
 (let (($x1834 (not $x2565)))
 (let (($x3223 (= 1 new.tp)))
 (let (($x3202 (= (_ bv96 7) new.stream)))
 (let (($x1467 (and (or (not new.embedding.group.tp) $x3223) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3868 (and $x1467 (or $x3202 $x3223 (not (= (_ bv4 7) new.embedding.collective)) $x1834))))
 (let (($x3402 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2527 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2702 (ite (or (or $x2527 $x3402) $x3868) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1914 (= (_ bv96 7) new.embedding.state)))
 (let (($x1871 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3828 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1362 (and (or $x3828 $x1871) $x1467)))
 (let ((?x1272 (ite (or $x2527 (and $x3402 (= (_ bv38 7) new.stream)) $x1362) (_ bv38 7) (ite $x3402 (_ bv96 7) (_ bv16 7)))))
 (let (($x3443 (or (and new.hidden.filled (not $x3202)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2325 (not $x1467)))
 (let (($x1543 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3490 (= (_ bv38 7) new.stream)))
 (let ((?x1471 (ite (and $x3828 new.hidden.filled $x3490 $x2325 $x1543) new.stream (ite (and $x1871 $x2325 $x3443) new.stream ?x1272))))
 (let ((?x1908 (ite (and $x3202 new.hidden.everywhere (or $x2527 $x1362)) (_ bv96 7) (ite (and $x3828 new.hidden.filled $x3202 $x2325) (_ bv96 7) ?x1471))))
 (let (($x366 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3716 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1467) (_ bv38 7) (ite $x366 (_ bv96 7) ?x1908))))
 (let (($x3298 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1366 (ite $x1871 (ite (not $x3202) new.stream (_ bv66 7)) (ite $x3402 (ite $x3202 (_ bv96 7) new.stream) (ite $x2527 (_ bv92 7) (_ bv16 7))))))
 (let (($x1524 (= (_ bv92 7) new.embedding.state)))
 (let ((?x3721 (ite $x1524 (ite $x3828 (_ bv96 7) ?x1366) (ite $x3298 ?x3716 (ite $x1914 ?x2702 new.embedding.state)))))
 (= new.embedding.joined ?x3721))))))))))))))))))))))))))))
(assert
 (let (($x1845 (not new.hidden.everywhere)))
 (let (($x3828 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3298 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x3298 (= (_ bv96 7) new.embedding.joined) $x3828 $x1845))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1524 (= (_ bv92 7) new.embedding.state)))
 (let (($x804 (or $x1524 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x1604 (= (_ bv29 7) new.embedding.positions)))
 (let (($x3781 (not new.embedding.full_though_split)))
 (let (($x3364 (= (_ bv27 7) new.embedding.positions)))
 (let (($x3223 (= 1 new.tp)))
 (let (($x1890 (or $x3223 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x3781) (and $x3364 $x3781 (or (not (= (_ bv95 7) new.embedding.split)) (not $x1524))) (and $x1604 $x804) (and (= (_ bv23 7) new.embedding.positions) $x1524))))
 (not $x1890)))))))))
(assert
 (let (($x1598 (= (_ bv92 7) old.embedding.state)))
(let (($x3334 (or $x1598 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x2862 (= (_ bv29 7) old.embedding.positions)))
(let (($x2088 (not old.embedding.full_though_split)))
(let (($x372 (= (_ bv27 7) old.embedding.positions)))
(let (($x1515 (= 1 old.tp)))
(or $x1515 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2088) (and $x372 $x2088 (or (not (= (_ bv95 7) old.embedding.split)) (not $x1598))) (and $x2862 $x3334) (and (= (_ bv23 7) old.embedding.positions) $x1598)))))))))
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
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
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
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
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
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1431 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x692 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x261 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2606 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2606 $x2901 $x1620 $x50 $x261 $x1116 $x2000 $x2299 $x3846 $x692))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1700 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3250 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3250 $x1700 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2554 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2444 (= (_ bv10 7) old.attention.out.input)))
 (or $x2444 $x2554 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2688 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1776 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3070 (= (_ bv40 7) old.attention.out.split)))
 (or $x3070 $x1776 $x2688)))))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x3218 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3218 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x1412 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1412 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x459 (= (_ bv56 7) old.attention.value_dim.kind) $x3751 $x1551 (= (_ bv91 7) old.attention.value_dim.kind) $x1927 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x248 (and $x1116 (< 1 old.attention.heads.parts) (= ?x3860 old.attention.heads.n))))
 (= old.attention.heads.filled $x248))))))
(assert
 (let (($x2779 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1116 $x2779)))))
(assert
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1778 (= (- 1) old.attention.heads.n)))
 (let (($x514 (or $x1778 (< (* ?x3860 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2870 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x514 0 1))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2350 (or $x1778 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2419 (ite (and $x1778 (= 1 old.attention.heads.parts)) 1 (ite $x2350 0 1))))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x261 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x692 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2606 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x3123 (ite (or $x2901 $x2606 $x2299 $x692 $x261) 1 (ite $x1620 ?x2419 (ite $x1116 ?x2870 old.attention.heads.given_least)))))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x3846 old.attention.heads.parts ?x3123)))))))))))))))))))
(assert
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2694 (or $x2000 $x50)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x1892 (ite $x3846 old.attention.heads.parts (ite $x2694 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1892)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x1778 (= (- 1) old.attention.heads.n)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3011 (ite $x1620 (or $x1778 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1778 (< 1 old.attention.heads.n)))))
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1223 (ite $x2299 (or $x1778 (< old.attention.heads.block old.attention.heads.n)) (ite $x1116 (or $x1778 (< ?x3860 old.attention.heads.n)) $x3011))))
 (let (($x720 (= 1 old.attention.heads.parts)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2694 (or $x2000 $x50)))
 (let (($x3081 (ite $x2694 old.attention.heads.given_moved (ite (or $x3846 $x720) false $x1223))))
 (= old.attention.heads.moved $x3081))))))))))))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x2651 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3751 (not (= 0 ?x2651)))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x3070 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2481 (not $x3070)))
 (let (($x2444 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2554 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2554 (and $x2444 $x2481))))))))
(assert
 (let (($x606 (not old.attention.heads.padded)))
 (let (($x720 (= 1 old.attention.heads.parts)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2694 (or $x2000 $x50)))
 (let (($x3482 (ite $x2694 old.attention.heads.given_everywhere (or $x3846 (and $x720 $x606)))))
 (= old.attention.heads.everywhere $x3482)))))))))
(assert
 (let (($x1410 (not old.attention.value_dim.padded)))
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2090 (ite (or $x1551 $x459) old.attention.value_dim.given_everywhere (or $x1927 (and (= 1 old.attention.value_dim.parts) $x1410)))))
 (= old.attention.value_dim.everywhere $x2090)))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x859 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x859)))))))))))))))))))))))
(assert
 (let (($x3339 (not old.attention.heads.moved)))
 (let (($x692 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2606 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1219 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2901 $x2606 $x2299 $x692) $x3339))))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2694 (or $x2000 $x50)))
 (= old.attention.heads.undivided (ite $x2694 old.attention.heads.given_undivided $x1219))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x704 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1328 ?x2701 ?x704))))))))))))))))))))))))
(assert
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2660 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3158 (ite $x2660 old.attention.v (ite $x1429 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3158)))))
(assert
 (let (($x452 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2359 (not old.attention.gathers)))
 (let (($x1776 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1776 $x2359 $x452))))))
(assert
 (let ((?x894 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1558 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3250 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1700 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1065 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1700 $x3250) $x1558))))
 (let (($x3070 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2481 (not $x3070)))
 (let (($x2560 (= (_ bv36 7) old.attention.mixed)))
 (let (($x941 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2560)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2560 old.attention.value_dim.everywhere $x2481) $x1065)))
 (= old.attention.mixed_in (ite $x941 (_ bv96 7) ?x894))))))))))))
(assert
 (let ((?x2493 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x750 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1627 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x1558 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1700 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3070 (= (_ bv40 7) old.attention.out.split)))
 (let (($x492 (and $x3070 (or $x1700 $x1558) (ite $x1627 old.attention.dims_where_kept $x750))))
 (= old.attention.out_state (ite $x492 (_ bv96 7) ?x2493))))))))))
(assert
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2836 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x3164 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2695 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2050 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1839 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1839 $x2050 $x2672 $x1715 $x2695 $x463 $x2978 $x2202 $x763 $x3164))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3503 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3163 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3163 $x3503 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2607 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3500 (= (_ bv10 7) new.attention.out.input)))
 (or $x3500 $x2607 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2413 (= (_ bv61 7) new.attention.out.split)))
 (let (($x307 (= (_ bv57 7) new.attention.out.split)))
 (let (($x235 (= (_ bv40 7) new.attention.out.split)))
 (or $x235 $x307 $x2413)))))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x3803 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3803 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x2809 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2809 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1369 (= (_ bv56 7) new.attention.value_dim.kind) $x1837 $x2580 (= (_ bv91 7) new.attention.value_dim.kind) $x2138 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2967 (and $x463 (< 1 new.attention.heads.parts) (= ?x2742 new.attention.heads.n))))
 (= new.attention.heads.filled $x2967))))))
(assert
 (let (($x3087 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x463 $x3087)))))
(assert
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1731 (= (- 1) new.attention.heads.n)))
 (let (($x2162 (or $x1731 (< (* ?x2742 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x251 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2162 0 1))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2277 (or $x1731 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1676 (ite (and $x1731 (= 1 new.attention.heads.parts)) 1 (ite $x2277 0 1))))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2695 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x3164 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1839 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2050 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x97 (ite (or $x2050 $x1839 $x2202 $x3164 $x2695) 1 (ite $x2672 ?x1676 (ite $x463 ?x251 new.attention.heads.given_least)))))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x763 new.attention.heads.parts ?x97)))))))))))))))))))
(assert
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1755 (or $x2978 $x1715)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x3622 (ite $x763 new.attention.heads.parts (ite $x1755 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x3622)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x1731 (= (- 1) new.attention.heads.n)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2960 (ite $x2672 (or $x1731 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1731 (< 1 new.attention.heads.n)))))
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2705 (ite $x2202 (or $x1731 (< new.attention.heads.block new.attention.heads.n)) (ite $x463 (or $x1731 (< ?x2742 new.attention.heads.n)) $x2960))))
 (let (($x2126 (= 1 new.attention.heads.parts)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1755 (or $x2978 $x1715)))
 (let (($x120 (ite $x1755 new.attention.heads.given_moved (ite (or $x763 $x2126) false $x2705))))
 (= new.attention.heads.moved $x120))))))))))))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x3831 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1837 (not (= 0 ?x3831)))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x235 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1154 (not $x235)))
 (let (($x3500 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2607 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2607 (and $x3500 $x1154))))))))
(assert
 (let (($x2381 (not new.attention.heads.padded)))
 (let (($x2126 (= 1 new.attention.heads.parts)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1755 (or $x2978 $x1715)))
 (let (($x2362 (ite $x1755 new.attention.heads.given_everywhere (or $x763 (and $x2126 $x2381)))))
 (= new.attention.heads.everywhere $x2362)))))))))
(assert
 (let (($x1493 (not new.attention.value_dim.padded)))
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1717 (ite (or $x2580 $x1369) new.attention.value_dim.given_everywhere (or $x2138 (and (= 1 new.attention.value_dim.parts) $x1493)))))
 (= new.attention.value_dim.everywhere $x1717)))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x3564 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x3564))))))))))))))))))))))
(assert
 (let (($x2426 (not new.attention.heads.moved)))
 (let (($x3164 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1839 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2050 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2468 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2050 $x1839 $x2202 $x3164) $x2426))))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1755 (or $x2978 $x1715)))
 (= new.attention.heads.undivided (ite $x1755 new.attention.heads.given_undivided $x2468))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x3125 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x490 ?x2532 ?x3125)))))))))))))))))))))))
(assert
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x183 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1009 (ite $x183 new.attention.v (ite $x2941 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1009)))))
(assert
 (let (($x2127 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3727 (not new.attention.gathers)))
 (let (($x307 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x307 $x3727 $x2127))))))
(assert
 (let ((?x2457 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2284 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3163 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3503 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x409 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3503 $x3163) $x2284))))
 (let (($x235 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1154 (not $x235)))
 (let (($x1813 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1882 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1813)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1813 new.attention.value_dim.everywhere $x1154) $x409)))
 (= new.attention.mixed_in (ite $x1882 (_ bv96 7) ?x2457))))))))))))
(assert
 (let ((?x3583 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3227 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1379 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x2284 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3503 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x235 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1779 (and $x235 (or $x3503 $x2284) (ite $x1379 new.attention.dims_where_kept $x3227))))
 (= new.attention.out_state (ite $x1779 (_ bv96 7) ?x3583))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3238 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x3492 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x235 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1154 (not $x235)))
 (let (($x3728 (or (= 1 new.attention.heads.most) $x1154 (= (_ bv96 7) new.attention.out_state) (and $x3492 (and new.attention.heads.undivided $x3238)))))
 (let (($x3709 (not new.attention.heads.beyond)))
 (let (($x1556 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x235 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x1556 (and (<= 1 new.attention.heads.least) $x3709 $x3728)))))))))))
(assert
 (let (($x884 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1826 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x3070 (= (_ bv40 7) old.attention.out.split)))
(let (($x2481 (not $x3070)))
(let (($x2417 (or (= 1 old.attention.heads.most) $x2481 (= (_ bv96 7) old.attention.out_state) (and $x1826 (and old.attention.heads.undivided $x884)))))
(let (($x1970 (not old.attention.heads.beyond)))
(let (($x2735 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x3070 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x2735 (and (<= 1 old.attention.heads.least) $x1970 $x2417))))))))))
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
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1431 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1116 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3751 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1679 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7)))))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x2895 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661) ?x1679)))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2693 (ite $x1328 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7))) ?x2895)))
 (= old.attention.q ?x2693)))))))))))))))))))
(assert
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2836 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x463 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1837 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2816 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7)))))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x393 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564) ?x2816)))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1160 (ite $x490 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7))) ?x393)))
 (= new.attention.q ?x1160))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3160 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x2750 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x3160)))))
 (not $x2750))))
(assert
 (let (($x147 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x147))))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_beyond () Bool)
(declare-fun old.attention.head_dim.beyond () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.least () Int)
(declare-fun old.attention.value_dim.filled () Bool)
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
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_beyond () Bool)
(declare-fun new.attention.head_dim.beyond () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.least () Int)
(declare-fun new.attention.value_dim.filled () Bool)
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
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
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
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3103 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x119 $x3338 $x2592 $x967 $x3103 $x1431 $x1703 $x2552 $x2881 $x3518))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x50 (= (_ bv56 7) old.attention.heads.kind) $x1116 $x2000 (= (_ bv91 7) old.attention.heads.kind) $x3846 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2384 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2343 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2343 $x2384 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x303 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1412 (= (_ bv10 7) old.attention.out.input)))
 (or $x1412 $x303 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2804 (= (_ bv61 7) old.attention.out.split)))
 (let (($x148 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2947 (= (_ bv40 7) old.attention.out.split)))
 (or $x2947 $x148 $x2804)))))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x1466 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1466 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x1981 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1981 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2662 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1892 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1892 $x2662 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x2823 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3012 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x435 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3438 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1072 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x2274 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x2274 $x1072 $x3438 $x459 $x435 $x3751 $x1551 $x3012 $x1927 $x2823))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let (($x3484 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1116 $x3484)))))
(assert
 (let ((?x1189 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1431 (not (= 0 ?x1189)))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1020 (= (- 1) old.attention.head_dim.n)))
 (let (($x2712 (or $x1020 (< (* ?x2080 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2212 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2499 (ite $x1431 (ite (= 0 ?x2212) 1 (ite $x2712 0 1)) old.attention.head_dim.given_least)))
 (let (($x1846 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1777 (ite (and $x1020 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1020 $x1846) 0 1))))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3103 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x941 (ite $x2881 old.attention.head_dim.parts (ite (or $x3338 $x119 $x2552 $x3518 $x3103) 1 (ite $x2592 ?x1777 ?x2499)))))
 (= old.attention.head_dim.least ?x941)))))))))))))))))))
(assert
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x841 (or $x1703 $x967)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2708 (ite $x2881 old.attention.head_dim.parts (ite $x841 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2708)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x1020 (= (- 1) old.attention.head_dim.n)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3114 (ite $x2592 (or $x1020 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1020 (< 1 old.attention.head_dim.n)))))
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x241 (ite $x2552 (or $x1020 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1431 (or $x1020 (< ?x2080 old.attention.head_dim.n)) $x3114))))
 (let (($x2265 (= 1 old.attention.head_dim.parts)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x841 (or $x1703 $x967)))
 (let (($x1865 (ite $x841 old.attention.head_dim.given_moved (ite (or $x2881 $x2265) false $x241))))
 (= old.attention.head_dim.moved $x1865))))))))))))))))
(assert
 (let ((?x10 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3751 (not (= 0 ?x10)))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1477 (div ?x1165 old.attention.value_dim.parts)))
 (let (($x451 (= (- 1) old.attention.value_dim.n)))
 (let (($x2162 (or $x451 (< (* ?x1477 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x2277 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x427 (ite $x3751 (ite (= 0 ?x2277) 1 (ite $x2162 0 1)) old.attention.value_dim.given_least)))
 (let (($x757 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1310 (ite (and $x451 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x451 $x757) 0 1))))
 (let (($x3438 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x435 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2823 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x3012 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x2274 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1072 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x2986 (ite $x1927 old.attention.value_dim.parts (ite (or $x1072 $x2274 $x3012 $x2823 $x435) 1 (ite $x3438 ?x1310 ?x427)))))
 (= old.attention.value_dim.least ?x2986))))))))))))))))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1477 (div ?x1165 old.attention.value_dim.parts)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= ?x1477 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x3317 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2423 (not old.model.sinks)))
 (= old.attention.one_key (and $x2423 $x3317)))))
(assert
 (let (($x2947 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3507 (not $x2947)))
 (let (($x1412 (= (_ bv10 7) old.attention.out.input)))
 (let (($x303 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x303 (and $x1412 $x3507))))))))
(assert
 (let (($x226 (not old.attention.heads.padded)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1955 (ite (or $x2000 $x50) old.attention.heads.given_everywhere (or $x3846 (and (= 1 old.attention.heads.parts) $x226)))))
 (= old.attention.heads.everywhere $x1955)))))))
(assert
 (let (($x454 (not old.attention.head_dim.padded)))
 (let (($x2265 (= 1 old.attention.head_dim.parts)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x841 (or $x1703 $x967)))
 (let (($x3132 (ite $x841 old.attention.head_dim.given_everywhere (or $x2881 (and $x2265 $x454)))))
 (= old.attention.head_dim.everywhere $x3132)))))))))
(assert
 (let (($x778 (not old.attention.value_dim.padded)))
 (let (($x1693 (= 1 old.attention.value_dim.parts)))
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x520 (ite (or $x1551 $x459) old.attention.value_dim.given_everywhere (or $x1927 (and $x1693 $x778)))))
 (= old.attention.value_dim.everywhere $x520))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2895 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1328 ?x2701 ?x2895)))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x3125 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x3125)))))))))))))))))))))))
(assert
 (let (($x183 (not old.attention.head_dim.moved)))
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2235 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3338 $x119 $x2552 $x3518) $x183))))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x841 (or $x1703 $x967)))
 (= old.attention.head_dim.undivided (ite $x841 old.attention.head_dim.given_undivided $x2235))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x409 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1328 ?x2701 ?x409))))))))))))))))))))))))
(assert
 (let (($x1071 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1892 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x183 (not old.attention.head_dim.moved)))
 (let (($x2413 (= 1 old.attention.head_dim.most)))
 (let (($x565 (<= 1 old.attention.head_dim.least)))
 (let (($x760 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2662 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1119 (ite (or $x2662 $x760) (and $x565 (or old.attention.head_dim.undivided (and $x2413 $x183))) (and $x1892 (and old.attention.head_dim.undivided $x1071)))))
 (= old.attention.scores_whole $x1119))))))))))
(assert
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1714 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x562 (ite $x1714 old.attention.v (ite $x1429 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x562)))))
(assert
 (let (($x3728 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2390 (not old.attention.gathers)))
 (let (($x148 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x148 $x2390 $x3728))))))
(assert
 (let ((?x1250 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1122 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2343 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2384 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1656 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2384 $x2343) $x1122))))
 (let (($x2947 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3507 (not $x2947)))
 (let (($x1449 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3709 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1449)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1449 old.attention.value_dim.everywhere $x3507) $x1656)))
 (= old.attention.mixed_in (ite $x3709 (_ bv96 7) ?x1250))))))))))))
(assert
 (let ((?x3270 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1904 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x884 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1904)))
 (let (($x1122 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2384 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2947 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2947 (or $x2384 $x1122) $x884) (_ bv96 7) ?x3270)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1031 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2471 $x2814 $x1576 $x1260 $x1031 $x2836 $x769 $x3612 $x2361 $x458))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1715 (= (_ bv56 7) new.attention.heads.kind) $x463 $x2978 (= (_ bv91 7) new.attention.heads.kind) $x763 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x325 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2870 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2870 $x325 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2392 (= (_ bv32 7) new.attention.out.input)))
 (let (($x65 (= (_ bv10 7) new.attention.out.input)))
 (or $x65 $x2392 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1353 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2779 (= (_ bv57 7) new.attention.out.split)))
 (let (($x714 (= (_ bv40 7) new.attention.out.split)))
 (or $x714 $x2779 $x1353)))))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x3244 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3244 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x3662 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3662 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2344 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2726 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2726 $x2344 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x2731 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2925 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2440 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x460 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2664 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1124 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x1124 $x2664 $x460 $x1369 $x2440 $x1837 $x2580 $x2925 $x2138 $x2731))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let (($x801 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x463 $x801)))))
(assert
 (let ((?x3781 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2836 (not (= 0 ?x3781)))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3020 (= (- 1) new.attention.head_dim.n)))
 (let (($x2416 (or $x3020 (< (* ?x752 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2641 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2036 (ite $x2836 (ite (= 0 ?x2641) 1 (ite $x2416 0 1)) new.attention.head_dim.given_least)))
 (let (($x642 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x3834 (ite (and $x3020 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3020 $x642) 0 1))))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1031 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3107 (ite $x2361 new.attention.head_dim.parts (ite (or $x2814 $x2471 $x3612 $x458 $x1031) 1 (ite $x1576 ?x3834 ?x2036)))))
 (= new.attention.head_dim.least ?x3107)))))))))))))))))))
(assert
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x776 (or $x769 $x1260)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1026 (ite $x2361 new.attention.head_dim.parts (ite $x776 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1026)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x3020 (= (- 1) new.attention.head_dim.n)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2325 (ite $x1576 (or $x3020 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3020 (< 1 new.attention.head_dim.n)))))
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1464 (ite $x3612 (or $x3020 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2836 (or $x3020 (< ?x752 new.attention.head_dim.n)) $x2325))))
 (let (($x89 (= 1 new.attention.head_dim.parts)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x776 (or $x769 $x1260)))
 (let (($x1723 (ite $x776 new.attention.head_dim.given_moved (ite (or $x2361 $x89) false $x1464))))
 (= new.attention.head_dim.moved $x1723))))))))))))))))
(assert
 (let ((?x1823 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1837 (not (= 0 ?x1823)))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3093 (div ?x2619 new.attention.value_dim.parts)))
 (let (($x2732 (= (- 1) new.attention.value_dim.n)))
 (let (($x1861 (or $x2732 (< (* ?x3093 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2668 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1670 (ite $x1837 (ite (= 0 ?x2668) 1 (ite $x1861 0 1)) new.attention.value_dim.given_least)))
 (let (($x3424 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x2771 (ite (and $x2732 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x2732 $x3424) 0 1))))
 (let (($x460 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2440 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2731 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2925 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1124 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x2664 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x2180 (ite $x2138 new.attention.value_dim.parts (ite (or $x2664 $x1124 $x2925 $x2731 $x2440) 1 (ite $x460 ?x2771 ?x1670)))))
 (= new.attention.value_dim.least ?x2180))))))))))))))))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3093 (div ?x2619 new.attention.value_dim.parts)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= ?x3093 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1856 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2716 (not new.model.sinks)))
 (= new.attention.one_key (and $x2716 $x1856)))))
(assert
 (let (($x714 (= (_ bv40 7) new.attention.out.split)))
 (let (($x753 (not $x714)))
 (let (($x65 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2392 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2392 (and $x65 $x753))))))))
(assert
 (let (($x1609 (not new.attention.heads.padded)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1844 (ite (or $x2978 $x1715) new.attention.heads.given_everywhere (or $x763 (and (= 1 new.attention.heads.parts) $x1609)))))
 (= new.attention.heads.everywhere $x1844)))))))
(assert
 (let (($x979 (not new.attention.head_dim.padded)))
 (let (($x89 (= 1 new.attention.head_dim.parts)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x776 (or $x769 $x1260)))
 (let (($x1914 (ite $x776 new.attention.head_dim.given_everywhere (or $x2361 (and $x89 $x979)))))
 (= new.attention.head_dim.everywhere $x1914)))))))))
(assert
 (let (($x3816 (not new.attention.value_dim.padded)))
 (let (($x333 (= 1 new.attention.value_dim.parts)))
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2404 (ite (or $x2580 $x1369) new.attention.value_dim.given_everywhere (or $x2138 (and $x333 $x3816)))))
 (= new.attention.value_dim.everywhere $x2404))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x393 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x490 ?x2532 ?x393))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x1205 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x1205))))))))))))))))))))))
(assert
 (let (($x1791 (not new.attention.head_dim.moved)))
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2908 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2814 $x2471 $x3612 $x458) $x1791))))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x776 (or $x769 $x1260)))
 (= new.attention.head_dim.undivided (ite $x776 new.attention.head_dim.given_undivided $x2908))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x2542 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x490 ?x2532 ?x2542)))))))))))))))))))))))
(assert
 (let (($x1307 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2726 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1791 (not new.attention.head_dim.moved)))
 (let (($x906 (= 1 new.attention.head_dim.most)))
 (let (($x1322 (<= 1 new.attention.head_dim.least)))
 (let (($x731 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2344 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x641 (ite (or $x2344 $x731) (and $x1322 (or new.attention.head_dim.undivided (and $x906 $x1791))) (and $x2726 (and new.attention.head_dim.undivided $x1307)))))
 (= new.attention.scores_whole $x641))))))))))
(assert
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3194 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3252 (ite $x3194 new.attention.v (ite $x2941 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3252)))))
(assert
 (let (($x2629 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2545 (not new.attention.gathers)))
 (let (($x2779 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2779 $x2545 $x2629))))))
(assert
 (let ((?x2056 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3468 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2870 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x325 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3212 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x325 $x2870) $x3468))))
 (let (($x714 (= (_ bv40 7) new.attention.out.split)))
 (let (($x753 (not $x714)))
 (let (($x808 (= (_ bv36 7) new.attention.mixed)))
 (let (($x591 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x808)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x808 new.attention.value_dim.everywhere $x753) $x3212)))
 (= new.attention.mixed_in (ite $x591 (_ bv96 7) ?x2056))))))))))))
(assert
 (let ((?x810 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3443 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3998 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3443)))
 (let (($x3468 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x325 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x714 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x714 (or $x325 $x3468) $x3998) (_ bv96 7) ?x810)))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2705 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x714 (= (_ bv40 7) new.attention.out.split)))
 (let (($x753 (not $x714)))
 (let (($x1341 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x906 (= 1 new.attention.head_dim.most)))
 (let (($x1973 (= (_ bv96 7) new.attention.q)))
 (let (($x3883 (or $x1973 $x906 (and $x1341 (or $x753 $x2705 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x307 (not new.attention.value_dim.beyond)))
 (let (($x1731 (or (and (<= 1 new.attention.value_dim.least) $x307) (and new.model.latent $x1973))))
 (let (($x1322 (<= 1 new.attention.head_dim.least)))
 (let (($x3004 (not new.attention.head_dim.beyond)))
 (let (($x1098 (and $x3004 (or $x1322 (and new.attention.one_key (not $x1973))) $x1731 $x3883)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x1098)))))))))))))))
(assert
 (let (($x2417 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x2947 (= (_ bv40 7) old.attention.out.split)))
(let (($x3507 (not $x2947)))
(let (($x1664 (or old.attention.one_key old.attention.scores_whole)))
(let (($x2413 (= 1 old.attention.head_dim.most)))
(let (($x2057 (= (_ bv96 7) old.attention.q)))
(let (($x1912 (or $x2057 $x2413 (and $x1664 (or $x3507 $x2417 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2448 (not old.attention.value_dim.beyond)))
(let (($x233 (or (and (<= 1 old.attention.value_dim.least) $x2448) (and old.model.latent $x2057))))
(let (($x565 (<= 1 old.attention.head_dim.least)))
(let (($x1785 (not old.attention.head_dim.beyond)))
(let (($x3707 (and $x1785 (or $x565 (and old.attention.one_key (not $x2057))) $x233 $x1912)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x3707))))))))))))))
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
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1431 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1116 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3751 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1679 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7)))))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x2895 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661) ?x1679)))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2693 (ite $x1328 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7))) ?x2895)))
 (= old.attention.q ?x2693)))))))))))))))))))
(assert
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2836 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x463 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1837 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2816 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7)))))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x393 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564) ?x2816)))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1160 (ite $x490 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7))) ?x393)))
 (= new.attention.q ?x1160))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x911 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x911)))
(assert
 (let (($x240 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x240)))
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
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1431 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1116 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x504 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x504 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x3212 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3212 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3751 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2895 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1328 ?x2701 ?x2895)))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x3265 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x3265)))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x805 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1328 ?x2701 ?x805))))))))))))))))))))))))
(assert
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2836 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x463 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x2641 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2641 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x2434 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2434 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1837 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x393 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x490 ?x2532 ?x393))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x1450 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x1450))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x641 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x490 ?x2532 ?x641)))))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1399 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x3223 (= 1 new.tp)))
 (not (or $x3223 (not $x1399))))))
(assert
 (let (($x514 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x1515 (= 1 old.tp)))
(or $x1515 (not $x514)))))
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
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1431 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x692 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x261 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2606 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2606 $x2901 $x1620 $x50 $x261 $x1116 $x2000 $x2299 $x3846 $x692))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x810 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1563 (= (_ bv40 7) old.attention.out.split)))
 (or $x1563 $x810 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x504 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x504 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x3212 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3212 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x841 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x841)))
(assert
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3751 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
(assert
 (let (($x3070 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x3070 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x248 (and $x1116 (< 1 old.attention.heads.parts) (= ?x3860 old.attention.heads.n))))
 (= old.attention.heads.filled $x248))))))
(assert
 (let (($x2704 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1116 $x2704)))))
(assert
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2235 (= (- 1) old.attention.heads.n)))
 (let (($x2150 (or $x2235 (< (* ?x3860 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x480 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2150 0 1))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1723 (or $x2235 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2325 (ite (and $x2235 (= 1 old.attention.heads.parts)) 1 (ite $x1723 0 1))))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x261 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x692 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2606 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x244 (ite (or $x2901 $x2606 $x2299 $x692 $x261) 1 (ite $x1620 ?x2325 (ite $x1116 ?x480 old.attention.heads.given_least)))))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x3846 old.attention.heads.parts ?x244)))))))))))))))))))
(assert
 (let (($x2235 (= (- 1) old.attention.heads.n)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1835 (ite $x1620 (or $x2235 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2235 (< 1 old.attention.heads.n)))))
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1656 (ite $x2299 (or $x2235 (< old.attention.heads.block old.attention.heads.n)) (ite $x1116 (or $x2235 (< ?x3860 old.attention.heads.n)) $x1835))))
 (let (($x952 (= 1 old.attention.heads.parts)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x543 (or $x2000 $x50)))
 (let (($x2180 (ite $x543 old.attention.heads.given_moved (ite (or $x3846 $x952) false $x1656))))
 (= old.attention.heads.moved $x2180))))))))))))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x3452 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3434 (not old.model.sinks)))
 (= old.attention.one_key (and $x3434 $x3452)))))
(assert
 (let (($x1722 (not old.attention.heads.padded)))
 (let (($x952 (= 1 old.attention.heads.parts)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x543 (or $x2000 $x50)))
 (let (($x3019 (ite $x543 old.attention.heads.given_everywhere (or $x3846 (and $x952 $x1722)))))
 (= old.attention.heads.everywhere $x3019)))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2895 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1328 ?x2701 ?x2895)))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x3265 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x3265)))))))))))))))))))))))
(assert
 (let (($x1627 (not old.attention.heads.moved)))
 (let (($x692 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2606 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3859 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2901 $x2606 $x2299 $x692) $x1627))))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x543 (or $x2000 $x50)))
 (= old.attention.heads.undivided (ite $x543 old.attention.heads.given_undivided $x3859))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x805 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1328 ?x2701 ?x805))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2836 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x3164 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2695 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2050 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1839 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1839 $x2050 $x2672 $x1715 $x2695 $x463 $x2978 $x2202 $x763 $x3164))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2534 (= (_ bv57 7) new.attention.out.split)))
 (let (($x375 (= (_ bv40 7) new.attention.out.split)))
 (or $x375 $x2534 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x2641 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2641 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x2434 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2434 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2392 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x2392)))
(assert
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1837 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
(assert
 (let (($x957 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x957 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2967 (and $x463 (< 1 new.attention.heads.parts) (= ?x2742 new.attention.heads.n))))
 (= new.attention.heads.filled $x2967))))))
(assert
 (let (($x979 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x463 $x979)))))
(assert
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x256 (= (- 1) new.attention.heads.n)))
 (let (($x975 (or $x256 (< (* ?x2742 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x3144 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x975 0 1))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2277 (or $x256 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1126 (ite (and $x256 (= 1 new.attention.heads.parts)) 1 (ite $x2277 0 1))))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2695 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x3164 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1839 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2050 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x3087 (ite (or $x2050 $x1839 $x2202 $x3164 $x2695) 1 (ite $x2672 ?x1126 (ite $x463 ?x3144 new.attention.heads.given_least)))))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x763 new.attention.heads.parts ?x3087)))))))))))))))))))
(assert
 (let (($x256 (= (- 1) new.attention.heads.n)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3132 (ite $x2672 (or $x256 (<= new.attention.heads.parts new.attention.heads.n)) (or $x256 (< 1 new.attention.heads.n)))))
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2579 (ite $x2202 (or $x256 (< new.attention.heads.block new.attention.heads.n)) (ite $x463 (or $x256 (< ?x2742 new.attention.heads.n)) $x3132))))
 (let (($x1794 (= 1 new.attention.heads.parts)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3831 (or $x2978 $x1715)))
 (let (($x2785 (ite $x3831 new.attention.heads.given_moved (ite (or $x763 $x1794) false $x2579))))
 (= new.attention.heads.moved $x2785))))))))))))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x4050 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3125 (not new.model.sinks)))
 (= new.attention.one_key (and $x3125 $x4050)))))
(assert
 (let (($x2102 (not new.attention.heads.padded)))
 (let (($x1794 (= 1 new.attention.heads.parts)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3831 (or $x2978 $x1715)))
 (let (($x562 (ite $x3831 new.attention.heads.given_everywhere (or $x763 (and $x1794 $x2102)))))
 (= new.attention.heads.everywhere $x562)))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x393 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x490 ?x2532 ?x393))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x1450 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x1450))))))))))))))))))))))
(assert
 (let (($x1154 (not new.attention.heads.moved)))
 (let (($x3164 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1839 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2050 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x148 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2050 $x1839 $x2202 $x3164) $x1154))))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3831 (or $x2978 $x1715)))
 (= new.attention.heads.undivided (ite $x3831 new.attention.heads.given_undivided $x148))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x641 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x490 ?x2532 ?x641)))))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3008 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x375 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2534 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3373 (not new.model.latent)))
 (let (($x2372 (and $x3373 (or $x2534 (and $x375 (and new.attention.heads.undivided $x3008))))))
 (let (($x2392 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x3026 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x2392 new.attention.one_key)))
 (let (($x776 (not (= (_ bv92 7) new.attention.k))))
 (let (($x1892 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1609 (or $x1892 new.attention.one_key (and $x776 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x3554 (and $x1609 (or $x776 (and (= (_ bv57 7) new.model.qk_norm) $x3373)) $x3026 (or (not (= (_ bv92 7) new.attention.v)) $x2372))))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let (($x3223 (= 1 new.tp)))
 (not (or $x3223 $x2659 $x3554)))))))))))))))))
(assert
 (let (($x2616 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1563 (= (_ bv40 7) old.attention.out.split)))
(let (($x810 (= (_ bv57 7) old.attention.out.split)))
(let (($x1048 (not old.model.latent)))
(let (($x1906 (and $x1048 (or $x810 (and $x1563 (and old.attention.heads.undivided $x2616))))))
(let (($x841 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x3556 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x841 old.attention.one_key)))
(let (($x1664 (not (= (_ bv92 7) old.attention.k))))
(let (($x3728 (not (= (_ bv92 7) old.attention.q))))
(let (($x2448 (or $x3728 old.attention.one_key (and $x1664 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x1947 (and $x2448 (or $x1664 (and (= (_ bv57 7) old.model.qk_norm) $x1048)) $x3556 (or (not (= (_ bv92 7) old.attention.v)) $x1906))))
(let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2840 (not $x2473)))
(let (($x1515 (= 1 old.tp)))
(or $x1515 $x2840 $x1947))))))))))))))))
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
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1431 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1116 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x504 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x504 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x3212 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3212 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3751 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x3452 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3434 (not old.model.sinks)))
 (= old.attention.one_key (and $x3434 $x3452)))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x2964 (not old.attention.qkv.group.pp)))
 (let (($x377 (or $x2964 (= 1 old.pp))))
 (let (($x185 (not old.attention.qkv.group.sp)))
 (let (($x735 (or $x185 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x3863 (or $x519 $x2243)))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3863 $x735 $x377)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2895 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1328 ?x2701 ?x2895))))))))))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x2964 (not old.attention.qkv.group.pp)))
 (let (($x377 (or $x2964 (= 1 old.pp))))
 (let (($x185 (not old.attention.qkv.group.sp)))
 (let (($x735 (or $x185 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x3863 (or $x519 $x2243)))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3863 $x735 $x377)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x3265 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x3265))))))))))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x2964 (not old.attention.qkv.group.pp)))
 (let (($x377 (or $x2964 (= 1 old.pp))))
 (let (($x185 (not old.attention.qkv.group.sp)))
 (let (($x735 (or $x185 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x3863 (or $x519 $x2243)))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3863 $x735 $x377)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x805 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1328 ?x2701 ?x805)))))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2836 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x463 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x2641 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2641 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x2434 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2434 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1837 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x4050 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3125 (not new.model.sinks)))
 (= new.attention.one_key (and $x3125 $x4050)))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x3495 (not new.attention.qkv.group.pp)))
 (let (($x1531 (or $x3495 (= 1 new.pp))))
 (let (($x2214 (not new.attention.qkv.group.sp)))
 (let (($x2024 (or $x2214 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2358 (not new.attention.qkv.group.dp)))
 (let (($x285 (or $x2358 $x2345)))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x285 $x2024 $x1531)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x393 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x490 ?x2532 ?x393)))))))))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x3495 (not new.attention.qkv.group.pp)))
 (let (($x1531 (or $x3495 (= 1 new.pp))))
 (let (($x2214 (not new.attention.qkv.group.sp)))
 (let (($x2024 (or $x2214 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2358 (not new.attention.qkv.group.dp)))
 (let (($x285 (or $x2358 $x2345)))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x285 $x2024 $x1531)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x1450 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x1450)))))))))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x3495 (not new.attention.qkv.group.pp)))
 (let (($x1531 (or $x3495 (= 1 new.pp))))
 (let (($x2214 (not new.attention.qkv.group.sp)))
 (let (($x2024 (or $x2214 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2358 (not new.attention.qkv.group.dp)))
 (let (($x285 (or $x2358 $x2345)))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x285 $x2024 $x1531)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x641 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x490 ?x2532 ?x641))))))))))))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3495 (not new.attention.qkv.group.pp)))
 (let (($x1531 (or $x3495 (= 1 new.pp))))
 (let (($x2214 (not new.attention.qkv.group.sp)))
 (let (($x2024 (or $x2214 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2358 (not new.attention.qkv.group.dp)))
 (let (($x285 (or $x2358 $x2345)))
 (let (($x1970 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x285 $x2024 $x1531)))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x285 $x2024 $x1531)))
 (let (($x2632 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x1704)))))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1122 (or $x2233 (and $x2659 (or (= (_ bv10 7) new.attention.qkv.collective) $x1704)) $x2632 $x1970)))
 (not $x1122))))))))))))))))
(assert
 (let (($x2964 (not old.attention.qkv.group.pp)))
(let (($x377 (or $x2964 (= 1 old.pp))))
(let (($x185 (not old.attention.qkv.group.sp)))
(let (($x735 (or $x185 (= 1 old.sp))))
(let (($x2243 (= 1 old.dp)))
(let (($x519 (not old.attention.qkv.group.dp)))
(let (($x3863 (or $x519 $x2243)))
(let (($x3215 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x3863 $x735 $x377)))
(let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3863 $x735 $x377)))
(let (($x2510 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x1644)))))
(let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2840 (not $x2473)))
(let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x3233 (and $x2840 (or (= (_ bv10 7) old.attention.qkv.collective) $x1644)) $x2510 $x3215)))))))))))))))
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
(declare-fun old.attention.value_dim.block () Int)
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
(declare-fun old.attention.value_dim.given_moved () Bool)
(declare-fun old.attention.value_dim.moved () Bool)
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
(declare-fun old.attention.value_dim.given_first () Bool)
(declare-fun old.attention.value_dim.first_alone () Bool)
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
(declare-fun new.attention.value_dim.block () Int)
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
(declare-fun new.attention.value_dim.given_moved () Bool)
(declare-fun new.attention.value_dim.moved () Bool)
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
(declare-fun new.attention.value_dim.given_first () Bool)
(declare-fun new.attention.value_dim.first_alone () Bool)
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
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x2592 $x967 (= (_ bv56 7) old.attention.head_dim.kind) $x1431 $x1703 $x2552 $x2881 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1620 $x50 (= (_ bv56 7) old.attention.heads.kind) $x1116 $x2000 $x2299 $x3846 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1350 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x3361 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2197 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x3727 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x3727 $x2197 $x3361 $x1350))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x504 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x504 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x3212 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3212 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (and (<= 1 old.attention.value_dim.block)))
(assert
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3012 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3438 (= (_ bv26 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) $x3438 $x459 (= (_ bv56 7) old.attention.value_dim.kind) $x3751 $x1551 $x3012 $x1927 (= (_ bv99 7) old.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x248 (and $x1116 (< 1 old.attention.heads.parts) (= ?x3860 old.attention.heads.n))))
 (= old.attention.heads.filled $x248))))))
(assert
 (let (($x2344 (= (- 1) old.attention.heads.n)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3139 (ite $x1620 (or $x2344 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2344 (< 1 old.attention.heads.n)))))
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2843 (ite $x2299 (or $x2344 (< old.attention.heads.block old.attention.heads.n)) (ite $x1116 (or $x2344 (< ?x3860 old.attention.heads.n)) $x3139))))
 (let (($x1200 (= 1 old.attention.heads.parts)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1256 (or $x2000 $x50)))
 (let (($x1281 (ite $x1256 old.attention.heads.given_moved (ite (or $x3846 $x1200) false $x2843))))
 (= old.attention.heads.moved $x1281))))))))))))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let (($x2326 (= (- 1) old.attention.head_dim.n)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2453 (ite $x2592 (or $x2326 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2326 (< 1 old.attention.head_dim.n)))))
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x422 (ite $x2552 (or $x2326 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1431 (or $x2326 (< ?x2080 old.attention.head_dim.n)) $x2453))))
 (let (($x215 (= 1 old.attention.head_dim.parts)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x1529 (ite $x2113 old.attention.head_dim.given_moved (ite (or $x2881 $x215) false $x422))))
 (= old.attention.head_dim.moved $x1529))))))))))))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1477 (div ?x1165 old.attention.value_dim.parts)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= ?x1477 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791)))))))
(assert
 (let (($x2333 (= (- 1) old.attention.value_dim.n)))
 (let (($x3438 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2150 (ite $x3438 (or $x2333 (<= old.attention.value_dim.parts old.attention.value_dim.n)) (or $x2333 (< 1 old.attention.value_dim.n)))))
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1477 (div ?x1165 old.attention.value_dim.parts)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3012 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3161 (ite $x3012 (or $x2333 (< old.attention.value_dim.block old.attention.value_dim.n)) (ite $x3751 (or $x2333 (< ?x1477 old.attention.value_dim.n)) $x2150))))
 (let (($x2058 (= 1 old.attention.value_dim.parts)))
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x880 (or $x1551 $x459)))
 (let (($x3585 (ite $x880 old.attention.value_dim.given_moved (ite (or $x1927 $x2058) false $x3161))))
 (= old.attention.value_dim.moved $x3585)))))))))))))))))
(assert
 (let (($x3452 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3434 (not old.model.sinks)))
 (= old.attention.one_key (and $x3434 $x3452)))))
(assert
 (let (($x1286 (not old.attention.heads.moved)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1200 (= 1 old.attention.heads.parts)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1256 (or $x2000 $x50)))
 (let (($x2986 (ite $x1256 old.attention.heads.given_first (or $x1200 (and (not (or $x3846 $x1620)) $x1286)))))
 (= old.attention.heads.first_alone $x2986))))))))))
(assert
 (let (($x2751 (not old.attention.head_dim.moved)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x215 (= 1 old.attention.head_dim.parts)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x2468 (ite $x2113 old.attention.head_dim.given_first (or $x215 (and (not (or $x2881 $x2592)) $x2751)))))
 (= old.attention.head_dim.first_alone $x2468))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2895 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1328 ?x2701 ?x2895)))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x3265 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x3265)))))))))))))))))))))))
(assert
 (let (($x429 (not old.attention.value_dim.moved)))
 (let (($x3438 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2058 (= 1 old.attention.value_dim.parts)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x880 (or $x1551 $x459)))
 (let (($x3062 (ite $x880 old.attention.value_dim.given_first (or $x2058 (and (not (or $x1927 $x3438)) $x429)))))
 (= old.attention.value_dim.first_alone $x3062))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x805 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1328 ?x2701 ?x805))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1576 $x1260 (= (_ bv56 7) new.attention.head_dim.kind) $x2836 $x769 $x3612 $x2361 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2672 $x1715 (= (_ bv56 7) new.attention.heads.kind) $x463 $x2978 $x2202 $x763 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1332 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x3531 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2183 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x3709 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x3709 $x2183 $x3531 $x1332))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x2641 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2641 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x2434 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2434 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (and (<= 1 new.attention.value_dim.block)))
(assert
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2925 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x460 (= (_ bv26 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) $x460 $x1369 (= (_ bv56 7) new.attention.value_dim.kind) $x1837 $x2580 $x2925 $x2138 (= (_ bv99 7) new.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2967 (and $x463 (< 1 new.attention.heads.parts) (= ?x2742 new.attention.heads.n))))
 (= new.attention.heads.filled $x2967))))))
(assert
 (let (($x1246 (= (- 1) new.attention.heads.n)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3621 (ite $x2672 (or $x1246 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1246 (< 1 new.attention.heads.n)))))
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1998 (ite $x2202 (or $x1246 (< new.attention.heads.block new.attention.heads.n)) (ite $x463 (or $x1246 (< ?x2742 new.attention.heads.n)) $x3621))))
 (let (($x3096 (= 1 new.attention.heads.parts)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3244 (or $x2978 $x1715)))
 (let (($x427 (ite $x3244 new.attention.heads.given_moved (ite (or $x763 $x3096) false $x1998))))
 (= new.attention.heads.moved $x427))))))))))))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let (($x3748 (= (- 1) new.attention.head_dim.n)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x240 (ite $x1576 (or $x3748 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3748 (< 1 new.attention.head_dim.n)))))
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x832 (ite $x3612 (or $x3748 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2836 (or $x3748 (< ?x752 new.attention.head_dim.n)) $x240))))
 (let (($x679 (= 1 new.attention.head_dim.parts)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x3364 (ite $x1858 new.attention.head_dim.given_moved (ite (or $x2361 $x679) false $x832))))
 (= new.attention.head_dim.moved $x3364))))))))))))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3093 (div ?x2619 new.attention.value_dim.parts)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= ?x3093 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396)))))))
(assert
 (let (($x683 (= (- 1) new.attention.value_dim.n)))
 (let (($x460 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x591 (ite $x460 (or $x683 (<= new.attention.value_dim.parts new.attention.value_dim.n)) (or $x683 (< 1 new.attention.value_dim.n)))))
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3093 (div ?x2619 new.attention.value_dim.parts)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2925 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x3024 (ite $x2925 (or $x683 (< new.attention.value_dim.block new.attention.value_dim.n)) (ite $x1837 (or $x683 (< ?x3093 new.attention.value_dim.n)) $x591))))
 (let (($x697 (= 1 new.attention.value_dim.parts)))
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x962 (or $x2580 $x1369)))
 (let (($x1671 (ite $x962 new.attention.value_dim.given_moved (ite (or $x2138 $x697) false $x3024))))
 (= new.attention.value_dim.moved $x1671)))))))))))))))))
(assert
 (let (($x4050 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3125 (not new.model.sinks)))
 (= new.attention.one_key (and $x3125 $x4050)))))
(assert
 (let (($x3613 (not new.attention.heads.moved)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3096 (= 1 new.attention.heads.parts)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3244 (or $x2978 $x1715)))
 (let (($x1649 (ite $x3244 new.attention.heads.given_first (or $x3096 (and (not (or $x763 $x2672)) $x3613)))))
 (= new.attention.heads.first_alone $x1649))))))))))
(assert
 (let (($x2963 (not new.attention.head_dim.moved)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x679 (= 1 new.attention.head_dim.parts)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x1345 (ite $x1858 new.attention.head_dim.given_first (or $x679 (and (not (or $x2361 $x1576)) $x2963)))))
 (= new.attention.head_dim.first_alone $x1345))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x393 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x490 ?x2532 ?x393))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x1450 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x1450))))))))))))))))))))))
(assert
 (let (($x3648 (not new.attention.value_dim.moved)))
 (let (($x460 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x697 (= 1 new.attention.value_dim.parts)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x962 (or $x2580 $x1369)))
 (let (($x2057 (ite $x962 new.attention.value_dim.given_first (or $x697 (and (not (or $x2138 $x460)) $x3648)))))
 (= new.attention.value_dim.first_alone $x2057))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x641 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x490 ?x2532 ?x641)))))))))))))))))))))))
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
 (= old.attention.value_dim.block new.attention.value_dim.block))
(assert
 (= old.attention.value_dim.given_first new.attention.value_dim.given_first))
(assert
 (= old.attention.value_dim.given_moved new.attention.value_dim.given_moved))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x480 (not new.attention.one_key)))
 (let (($x3709 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x1947 (and $x3709 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x480)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x2662 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x1947)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3841 (and $x1475 new.attention.head_dim.first_alone new.attention.value_dim.first_alone)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1981 (or (and $x2941 new.attention.heads.first_alone new.attention.kv_first_alone) $x3841)))
 (let (($x1332 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x778 (not (or (and new.model.q_bias $x480) new.model.k_bias new.model.v_bias))))
 (let (($x3223 (= 1 new.tp)))
 (let (($x65 (or $x3223 $x778 (and (not $x2323) (or $x3709 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1332 $x1981) (and $x2323 $x2662))))
 (not $x65)))))))))))))))
(assert
 (let (($x1449 (not old.attention.one_key)))
(let (($x3727 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x1731 (and $x3727 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x1449)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x2249 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x1731)))
(let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x2702 (and $x968 old.attention.head_dim.first_alone old.attention.value_dim.first_alone)))
(let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x1866 (or (and $x1429 old.attention.heads.first_alone old.attention.kv_first_alone) $x2702)))
(let (($x1350 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x2306 (not (or (and old.model.q_bias $x1449) old.model.k_bias old.model.v_bias))))
(let (($x1515 (= 1 old.tp)))
(or $x1515 $x2306 (and (not $x2473) (or $x3727 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1350 $x1866) (and $x2473 $x2249)))))))))))))))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
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
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3103 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x119 $x3338 $x2592 $x967 $x3103 $x1431 $x1703 $x2552 $x2881 $x3518))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1116 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x3885 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x3323 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2203 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2203 $x3323 $x3885)))))
(assert
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3751 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let ((?x2488 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1431 (not (= 0 ?x2488)))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2326 (= (- 1) old.attention.head_dim.n)))
 (let (($x2093 (or $x2326 (< (* ?x2080 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2241 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1967 (ite $x1431 (ite (= 0 ?x2241) 1 (ite $x2093 0 1)) old.attention.head_dim.given_least)))
 (let (($x2775 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2479 (ite (and $x2326 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2326 $x2775) 0 1))))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3103 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2735 (ite $x2881 old.attention.head_dim.parts (ite (or $x3338 $x119 $x2552 $x3518 $x3103) 1 (ite $x2592 ?x2479 ?x1967)))))
 (= old.attention.head_dim.least ?x2735)))))))))))))))))))
(assert
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1904 (ite $x2881 old.attention.head_dim.parts (ite $x2113 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1904)))))))
(assert
 (let (($x2326 (= (- 1) old.attention.head_dim.n)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2453 (ite $x2592 (or $x2326 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2326 (< 1 old.attention.head_dim.n)))))
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x422 (ite $x2552 (or $x2326 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1431 (or $x2326 (< ?x2080 old.attention.head_dim.n)) $x2453))))
 (let (($x215 (= 1 old.attention.head_dim.parts)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x1529 (ite $x2113 old.attention.head_dim.given_moved (ite (or $x2881 $x215) false $x422))))
 (= old.attention.head_dim.moved $x1529))))))))))))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x3452 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3434 (not old.model.sinks)))
 (= old.attention.one_key (and $x3434 $x3452)))))
(assert
 (let (($x3781 (not old.attention.head_dim.padded)))
 (let (($x215 (= 1 old.attention.head_dim.parts)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x1051 (ite $x2113 old.attention.head_dim.given_everywhere (or $x2881 (and $x215 $x3781)))))
 (= old.attention.head_dim.everywhere $x1051)))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1679 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7)))))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x2895 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661) ?x1679)))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2693 (ite $x1328 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7))) ?x2895)))
 (= old.attention.q ?x2693)))))))))))))))))))
(assert
 (let (($x2751 (not old.attention.head_dim.moved)))
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1139 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3338 $x119 $x2552 $x3518) $x2751))))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (= old.attention.head_dim.undivided (ite $x2113 old.attention.head_dim.given_undivided $x1139))))))))))))
(assert
 (let (($x484 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2203 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2751 (not old.attention.head_dim.moved)))
 (let (($x11 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2751))))
 (let (($x2119 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x3323 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1027 (ite (or $x3323 $x2119) (and (<= 1 old.attention.head_dim.least) $x11) (and $x2203 (and old.attention.head_dim.undivided $x484)))))
 (= old.attention.scores_whole $x1027)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1031 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2471 $x2814 $x1576 $x1260 $x1031 $x2836 $x769 $x3612 $x2361 $x458))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x463 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x1467 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2237 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3759 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3759 $x2237 $x1467)))))
(assert
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1837 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let ((?x2500 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2836 (not (= 0 ?x2500)))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3748 (= (- 1) new.attention.head_dim.n)))
 (let (($x881 (or $x3748 (< (* ?x752 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1073 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2356 (ite $x2836 (ite (= 0 ?x1073) 1 (ite $x881 0 1)) new.attention.head_dim.given_least)))
 (let (($x1279 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1104 (ite (and $x3748 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3748 $x1279) 0 1))))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1031 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2357 (ite $x2361 new.attention.head_dim.parts (ite (or $x2814 $x2471 $x3612 $x458 $x1031) 1 (ite $x1576 ?x1104 ?x2356)))))
 (= new.attention.head_dim.least ?x2357)))))))))))))))))))
(assert
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2856 (ite $x2361 new.attention.head_dim.parts (ite $x1858 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2856)))))))
(assert
 (let (($x3748 (= (- 1) new.attention.head_dim.n)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x240 (ite $x1576 (or $x3748 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3748 (< 1 new.attention.head_dim.n)))))
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x832 (ite $x3612 (or $x3748 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2836 (or $x3748 (< ?x752 new.attention.head_dim.n)) $x240))))
 (let (($x679 (= 1 new.attention.head_dim.parts)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x3364 (ite $x1858 new.attention.head_dim.given_moved (ite (or $x2361 $x679) false $x832))))
 (= new.attention.head_dim.moved $x3364))))))))))))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x4050 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3125 (not new.model.sinks)))
 (= new.attention.one_key (and $x3125 $x4050)))))
(assert
 (let (($x2283 (not new.attention.head_dim.padded)))
 (let (($x679 (= 1 new.attention.head_dim.parts)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x1180 (ite $x1858 new.attention.head_dim.given_everywhere (or $x2361 (and $x679 $x2283)))))
 (= new.attention.head_dim.everywhere $x1180)))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2816 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7)))))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x393 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564) ?x2816)))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1160 (ite $x490 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7))) ?x393)))
 (= new.attention.q ?x1160))))))))))))))))))
(assert
 (let (($x2963 (not new.attention.head_dim.moved)))
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3896 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2814 $x2471 $x3612 $x458) $x2963))))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (= new.attention.head_dim.undivided (ite $x1858 new.attention.head_dim.given_undivided $x3896))))))))))))
(assert
 (let (($x175 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3759 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2963 (not new.attention.head_dim.moved)))
 (let (($x3298 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2963))))
 (let (($x654 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2237 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2779 (ite (or $x2237 $x654) (and (<= 1 new.attention.head_dim.least) $x3298) (and $x3759 (and new.attention.head_dim.undivided $x175)))))
 (= new.attention.scores_whole $x2779)))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1467 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x3223 (= 1 new.tp)))
 (let (($x2290 (or $x3223 (not (= (_ bv36 7) new.attention.q)) $x1467 new.attention.one_key new.attention.scores_whole)))
 (not $x2290)))))
(assert
 (let (($x3885 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1515 (= 1 old.tp)))
(or $x1515 (not (= (_ bv36 7) old.attention.q)) $x3885 old.attention.one_key old.attention.scores_whole))))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
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
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3103 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x119 $x3338 $x2592 $x967 $x3103 $x1431 $x1703 $x2552 $x2881 $x3518))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1116 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x1835 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1835 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x3323 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2203 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2203 $x3323 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3751 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let ((?x2488 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1431 (not (= 0 ?x2488)))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2326 (= (- 1) old.attention.head_dim.n)))
 (let (($x2093 (or $x2326 (< (* ?x2080 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2241 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1967 (ite $x1431 (ite (= 0 ?x2241) 1 (ite $x2093 0 1)) old.attention.head_dim.given_least)))
 (let (($x2775 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2479 (ite (and $x2326 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2326 $x2775) 0 1))))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3103 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2735 (ite $x2881 old.attention.head_dim.parts (ite (or $x3338 $x119 $x2552 $x3518 $x3103) 1 (ite $x2592 ?x2479 ?x1967)))))
 (= old.attention.head_dim.least ?x2735)))))))))))))))))))
(assert
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1904 (ite $x2881 old.attention.head_dim.parts (ite $x2113 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1904)))))))
(assert
 (let (($x2326 (= (- 1) old.attention.head_dim.n)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2453 (ite $x2592 (or $x2326 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2326 (< 1 old.attention.head_dim.n)))))
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x422 (ite $x2552 (or $x2326 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1431 (or $x2326 (< ?x2080 old.attention.head_dim.n)) $x2453))))
 (let (($x215 (= 1 old.attention.head_dim.parts)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x1529 (ite $x2113 old.attention.head_dim.given_moved (ite (or $x2881 $x215) false $x422))))
 (= old.attention.head_dim.moved $x1529))))))))))))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x3452 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3434 (not old.model.sinks)))
 (= old.attention.one_key (and $x3434 $x3452)))))
(assert
 (let (($x3781 (not old.attention.head_dim.padded)))
 (let (($x215 (= 1 old.attention.head_dim.parts)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x1051 (ite $x2113 old.attention.head_dim.given_everywhere (or $x2881 (and $x215 $x3781)))))
 (= old.attention.head_dim.everywhere $x1051)))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2895 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1328 ?x2701 ?x2895)))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2929 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x2929)))))))))))))))))))))))
(assert
 (let (($x2751 (not old.attention.head_dim.moved)))
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1139 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3338 $x119 $x2552 $x3518) $x2751))))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (= old.attention.head_dim.undivided (ite $x2113 old.attention.head_dim.given_undivided $x1139))))))))))))
(assert
 (let (($x484 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2203 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2751 (not old.attention.head_dim.moved)))
 (let (($x11 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2751))))
 (let (($x1763 (= 1 old.pp)))
 (let (($x3766 (not old.attention.scores.group.pp)))
 (let (($x506 (or $x3766 $x1763)))
 (let (($x2059 (= 1 old.sp)))
 (let (($x2127 (not old.attention.scores.group.sp)))
 (let (($x2259 (or $x2127 $x2059)))
 (let (($x2243 (= 1 old.dp)))
 (let (($x730 (not old.attention.scores.group.dp)))
 (let (($x1128 (or $x730 $x2243)))
 (let (($x2119 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1128 $x2259 $x506)))
 (let (($x3323 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1027 (ite (or $x3323 $x2119) (and (<= 1 old.attention.head_dim.least) $x11) (and $x2203 (and old.attention.head_dim.undivided $x484)))))
 (= old.attention.scores_whole $x1027))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1031 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2471 $x2814 $x1576 $x1260 $x1031 $x2836 $x769 $x3612 $x2361 $x458))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x463 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x33 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x33 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x2237 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3759 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3759 $x2237 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1837 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let ((?x2500 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2836 (not (= 0 ?x2500)))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3748 (= (- 1) new.attention.head_dim.n)))
 (let (($x881 (or $x3748 (< (* ?x752 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1073 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2356 (ite $x2836 (ite (= 0 ?x1073) 1 (ite $x881 0 1)) new.attention.head_dim.given_least)))
 (let (($x1279 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1104 (ite (and $x3748 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3748 $x1279) 0 1))))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1031 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2357 (ite $x2361 new.attention.head_dim.parts (ite (or $x2814 $x2471 $x3612 $x458 $x1031) 1 (ite $x1576 ?x1104 ?x2356)))))
 (= new.attention.head_dim.least ?x2357)))))))))))))))))))
(assert
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2856 (ite $x2361 new.attention.head_dim.parts (ite $x1858 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2856)))))))
(assert
 (let (($x3748 (= (- 1) new.attention.head_dim.n)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x240 (ite $x1576 (or $x3748 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3748 (< 1 new.attention.head_dim.n)))))
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x832 (ite $x3612 (or $x3748 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2836 (or $x3748 (< ?x752 new.attention.head_dim.n)) $x240))))
 (let (($x679 (= 1 new.attention.head_dim.parts)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x3364 (ite $x1858 new.attention.head_dim.given_moved (ite (or $x2361 $x679) false $x832))))
 (= new.attention.head_dim.moved $x3364))))))))))))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x4050 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3125 (not new.model.sinks)))
 (= new.attention.one_key (and $x3125 $x4050)))))
(assert
 (let (($x2283 (not new.attention.head_dim.padded)))
 (let (($x679 (= 1 new.attention.head_dim.parts)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x1180 (ite $x1858 new.attention.head_dim.given_everywhere (or $x2361 (and $x679 $x2283)))))
 (= new.attention.head_dim.everywhere $x1180)))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x393 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x490 ?x2532 ?x393))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x3394 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x3394))))))))))))))))))))))
(assert
 (let (($x2963 (not new.attention.head_dim.moved)))
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3896 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2814 $x2471 $x3612 $x458) $x2963))))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (= new.attention.head_dim.undivided (ite $x1858 new.attention.head_dim.given_undivided $x3896))))))))))))
(assert
 (let (($x175 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3759 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2963 (not new.attention.head_dim.moved)))
 (let (($x3298 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2963))))
 (let (($x1968 (= 1 new.pp)))
 (let (($x2668 (not new.attention.scores.group.pp)))
 (let (($x2635 (or $x2668 $x1968)))
 (let (($x2106 (= 1 new.sp)))
 (let (($x2554 (not new.attention.scores.group.sp)))
 (let (($x1673 (or $x2554 $x2106)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x940 (not new.attention.scores.group.dp)))
 (let (($x558 (or $x940 $x2345)))
 (let (($x654 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x558 $x1673 $x2635)))
 (let (($x2237 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2779 (ite (or $x2237 $x654) (and (<= 1 new.attention.head_dim.least) $x3298) (and $x3759 (and new.attention.head_dim.undivided $x175)))))
 (= new.attention.scores_whole $x2779))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1399 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x1968 (= 1 new.pp)))
 (let (($x2668 (not new.attention.scores.group.pp)))
 (let (($x2635 (or $x2668 $x1968)))
 (let (($x2106 (= 1 new.sp)))
 (let (($x2554 (not new.attention.scores.group.sp)))
 (let (($x1673 (or $x2554 $x2106)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x940 (not new.attention.scores.group.dp)))
 (let (($x558 (or $x940 $x2345)))
 (let (($x654 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x558 $x1673 $x2635)))
 (let (($x1273 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x558 $x1673 $x2635)))
 (let (($x2616 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x2098 (not new.attention.one_key)))
 (let (($x1709 (not new.attention.scores_whole)))
 (let (($x3759 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2237 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3035 (or $x2237 (and $x3759 (not (= 1 new.tp)) $x1709 $x2098) $x2616 $x1273 (and $x654 $x1399))))
 (not $x3035))))))))))))))))))))
(assert
 (let (($x3381 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x1763 (= 1 old.pp)))
(let (($x3766 (not old.attention.scores.group.pp)))
(let (($x506 (or $x3766 $x1763)))
(let (($x2059 (= 1 old.sp)))
(let (($x2127 (not old.attention.scores.group.sp)))
(let (($x2259 (or $x2127 $x2059)))
(let (($x2243 (= 1 old.dp)))
(let (($x730 (not old.attention.scores.group.dp)))
(let (($x1128 (or $x730 $x2243)))
(let (($x2119 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1128 $x2259 $x506)))
(let (($x3372 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x1128 $x2259 $x506)))
(let (($x412 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x2247 (not old.attention.one_key)))
(let (($x3493 (not old.attention.scores_whole)))
(let (($x2203 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x3323 (= (_ bv57 7) old.attention.scores.sum)))
(or $x3323 (and $x2203 (not (= 1 old.tp)) $x3493 $x2247) $x412 $x3372 (and $x2119 $x3381))))))))))))))))))))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
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
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3103 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x119 $x3338 $x2592 $x967 $x3103 $x1431 $x1703 $x2552 $x2881 $x3518))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1116 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x507 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x507 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3751 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let ((?x2488 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1431 (not (= 0 ?x2488)))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2326 (= (- 1) old.attention.head_dim.n)))
 (let (($x2093 (or $x2326 (< (* ?x2080 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2241 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1967 (ite $x1431 (ite (= 0 ?x2241) 1 (ite $x2093 0 1)) old.attention.head_dim.given_least)))
 (let (($x2775 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2479 (ite (and $x2326 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2326 $x2775) 0 1))))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3103 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2735 (ite $x2881 old.attention.head_dim.parts (ite (or $x3338 $x119 $x2552 $x3518 $x3103) 1 (ite $x2592 ?x2479 ?x1967)))))
 (= old.attention.head_dim.least ?x2735)))))))))))))))))))
(assert
 (let (($x2326 (= (- 1) old.attention.head_dim.n)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2453 (ite $x2592 (or $x2326 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2326 (< 1 old.attention.head_dim.n)))))
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x422 (ite $x2552 (or $x2326 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1431 (or $x2326 (< ?x2080 old.attention.head_dim.n)) $x2453))))
 (let (($x215 (= 1 old.attention.head_dim.parts)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x1529 (ite $x2113 old.attention.head_dim.given_moved (ite (or $x2881 $x215) false $x422))))
 (= old.attention.head_dim.moved $x1529))))))))))))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x3452 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3434 (not old.model.sinks)))
 (= old.attention.one_key (and $x3434 $x3452)))))
(assert
 (let (($x3781 (not old.attention.head_dim.padded)))
 (let (($x215 (= 1 old.attention.head_dim.parts)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x1051 (ite $x2113 old.attention.head_dim.given_everywhere (or $x2881 (and $x215 $x3781)))))
 (= old.attention.head_dim.everywhere $x1051)))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1679 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7)))))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x2895 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661) ?x1679)))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2693 (ite $x1328 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7))) ?x2895)))
 (= old.attention.q ?x2693)))))))))))))))))))
(assert
 (let (($x2751 (not old.attention.head_dim.moved)))
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1139 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3338 $x119 $x2552 $x3518) $x2751))))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (= old.attention.head_dim.undivided (ite $x2113 old.attention.head_dim.given_undivided $x1139))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1031 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2471 $x2814 $x1576 $x1260 $x1031 $x2836 $x769 $x3612 $x2361 $x458))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x463 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x3296 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x3296 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1837 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let ((?x2500 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2836 (not (= 0 ?x2500)))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3748 (= (- 1) new.attention.head_dim.n)))
 (let (($x881 (or $x3748 (< (* ?x752 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1073 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2356 (ite $x2836 (ite (= 0 ?x1073) 1 (ite $x881 0 1)) new.attention.head_dim.given_least)))
 (let (($x1279 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1104 (ite (and $x3748 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3748 $x1279) 0 1))))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1031 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2357 (ite $x2361 new.attention.head_dim.parts (ite (or $x2814 $x2471 $x3612 $x458 $x1031) 1 (ite $x1576 ?x1104 ?x2356)))))
 (= new.attention.head_dim.least ?x2357)))))))))))))))))))
(assert
 (let (($x3748 (= (- 1) new.attention.head_dim.n)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x240 (ite $x1576 (or $x3748 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3748 (< 1 new.attention.head_dim.n)))))
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x832 (ite $x3612 (or $x3748 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2836 (or $x3748 (< ?x752 new.attention.head_dim.n)) $x240))))
 (let (($x679 (= 1 new.attention.head_dim.parts)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x3364 (ite $x1858 new.attention.head_dim.given_moved (ite (or $x2361 $x679) false $x832))))
 (= new.attention.head_dim.moved $x3364))))))))))))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x4050 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3125 (not new.model.sinks)))
 (= new.attention.one_key (and $x3125 $x4050)))))
(assert
 (let (($x2283 (not new.attention.head_dim.padded)))
 (let (($x679 (= 1 new.attention.head_dim.parts)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x1180 (ite $x1858 new.attention.head_dim.given_everywhere (or $x2361 (and $x679 $x2283)))))
 (= new.attention.head_dim.everywhere $x1180)))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2816 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7)))))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x393 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564) ?x2816)))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1160 (ite $x490 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7))) ?x393)))
 (= new.attention.q ?x1160))))))))))))))))))
(assert
 (let (($x2963 (not new.attention.head_dim.moved)))
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3896 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2814 $x2471 $x3612 $x458) $x2963))))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (= new.attention.head_dim.undivided (ite $x1858 new.attention.head_dim.given_undivided $x3896))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3296 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x160 (or (not (= (_ bv36 7) new.attention.q)) $x3296 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x160))))
(assert
 (let (($x507 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x507 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x119 $x3338 $x2592 $x967 (= (_ bv56 7) old.attention.head_dim.kind) $x1431 $x1703 $x2552 $x2881 $x3518)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x692 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2606 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2606 $x2901 $x1620 $x50 (= (_ bv56 7) old.attention.heads.kind) $x1116 $x2000 $x2299 $x3846 $x692)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x1410 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1410 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x3171 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x3171)))
(assert
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3751 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
(assert
 (let (($x1409 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x3290 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x3290 $x1409))))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x248 (and $x1116 (< 1 old.attention.heads.parts) (= ?x3860 old.attention.heads.n))))
 (= old.attention.heads.filled $x248))))))
(assert
 (let (($x1167 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1116 $x1167)))))
(assert
 (let (($x1671 (= (- 1) old.attention.heads.n)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1404 (ite $x1620 (or $x1671 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1671 (< 1 old.attention.heads.n)))))
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x746 (ite $x2299 (or $x1671 (< old.attention.heads.block old.attention.heads.n)) (ite $x1116 (or $x1671 (< ?x3860 old.attention.heads.n)) $x1404))))
 (let (($x3019 (= 1 old.attention.heads.parts)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1794 (or $x2000 $x50)))
 (let (($x1598 (ite $x1794 old.attention.heads.given_moved (ite (or $x3846 $x3019) false $x746))))
 (= old.attention.heads.moved $x1598))))))))))))))))
(assert
 (let ((?x2488 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1431 (not (= 0 ?x2488)))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let (($x2326 (= (- 1) old.attention.head_dim.n)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2453 (ite $x2592 (or $x2326 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2326 (< 1 old.attention.head_dim.n)))))
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x422 (ite $x2552 (or $x2326 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1431 (or $x2326 (< ?x2080 old.attention.head_dim.n)) $x2453))))
 (let (($x215 (= 1 old.attention.head_dim.parts)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x1529 (ite $x2113 old.attention.head_dim.given_moved (ite (or $x2881 $x215) false $x422))))
 (= old.attention.head_dim.moved $x1529))))))))))))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x3452 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3434 (not old.model.sinks)))
 (= old.attention.one_key (and $x3434 $x3452)))))
(assert
 (let (($x2011 (not old.attention.heads.padded)))
 (let (($x3019 (= 1 old.attention.heads.parts)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1794 (or $x2000 $x50)))
 (let (($x2129 (ite $x1794 old.attention.heads.given_everywhere (or $x3846 (and $x3019 $x2011)))))
 (= old.attention.heads.everywhere $x2129)))))))))
(assert
 (let (($x3781 (not old.attention.head_dim.padded)))
 (let (($x215 (= 1 old.attention.head_dim.parts)))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (let (($x1051 (ite $x2113 old.attention.head_dim.given_everywhere (or $x2881 (and $x215 $x3781)))))
 (= old.attention.head_dim.everywhere $x1051)))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2895 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1328 ?x2701 ?x2895)))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2022 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x2022)))))))))))))))))))))))
(assert
 (let (($x2385 (not old.attention.heads.moved)))
 (let (($x692 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2606 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1549 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2901 $x2606 $x2299 $x692) $x2385))))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1794 (or $x2000 $x50)))
 (= old.attention.heads.undivided (ite $x1794 old.attention.heads.given_undivided $x1549))))))))))))
(assert
 (let (($x2751 (not old.attention.head_dim.moved)))
 (let (($x3518 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x119 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3338 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1139 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3338 $x119 $x2552 $x3518) $x2751))))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2113 (or $x1703 $x967)))
 (= old.attention.head_dim.undivided (ite $x2113 old.attention.head_dim.given_undivided $x1139))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2471 $x2814 $x1576 $x1260 (= (_ bv56 7) new.attention.head_dim.kind) $x2836 $x769 $x3612 $x2361 $x458)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3164 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2050 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1839 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1839 $x2050 $x2672 $x1715 (= (_ bv56 7) new.attention.heads.kind) $x463 $x2978 $x2202 $x763 $x3164)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x520 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x520 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x1833 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x1833)))
(assert
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1837 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
(assert
 (let (($x2974 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x3026 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x3026 $x2974))))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2967 (and $x463 (< 1 new.attention.heads.parts) (= ?x2742 new.attention.heads.n))))
 (= new.attention.heads.filled $x2967))))))
(assert
 (let (($x3162 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x463 $x3162)))))
(assert
 (let (($x789 (= (- 1) new.attention.heads.n)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2822 (ite $x2672 (or $x789 (<= new.attention.heads.parts new.attention.heads.n)) (or $x789 (< 1 new.attention.heads.n)))))
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1382 (ite $x2202 (or $x789 (< new.attention.heads.block new.attention.heads.n)) (ite $x463 (or $x789 (< ?x2742 new.attention.heads.n)) $x2822))))
 (let (($x1685 (= 1 new.attention.heads.parts)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2083 (or $x2978 $x1715)))
 (let (($x3152 (ite $x2083 new.attention.heads.given_moved (ite (or $x763 $x1685) false $x1382))))
 (= new.attention.heads.moved $x3152))))))))))))))))
(assert
 (let ((?x2500 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2836 (not (= 0 ?x2500)))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let (($x3748 (= (- 1) new.attention.head_dim.n)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x240 (ite $x1576 (or $x3748 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3748 (< 1 new.attention.head_dim.n)))))
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x832 (ite $x3612 (or $x3748 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2836 (or $x3748 (< ?x752 new.attention.head_dim.n)) $x240))))
 (let (($x679 (= 1 new.attention.head_dim.parts)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x3364 (ite $x1858 new.attention.head_dim.given_moved (ite (or $x2361 $x679) false $x832))))
 (= new.attention.head_dim.moved $x3364))))))))))))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x4050 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3125 (not new.model.sinks)))
 (= new.attention.one_key (and $x3125 $x4050)))))
(assert
 (let (($x2870 (not new.attention.heads.padded)))
 (let (($x1685 (= 1 new.attention.heads.parts)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2083 (or $x2978 $x1715)))
 (let (($x522 (ite $x2083 new.attention.heads.given_everywhere (or $x763 (and $x1685 $x2870)))))
 (= new.attention.heads.everywhere $x522)))))))))
(assert
 (let (($x2283 (not new.attention.head_dim.padded)))
 (let (($x679 (= 1 new.attention.head_dim.parts)))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (let (($x1180 (ite $x1858 new.attention.head_dim.given_everywhere (or $x2361 (and $x679 $x2283)))))
 (= new.attention.head_dim.everywhere $x1180)))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x393 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x490 ?x2532 ?x393))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x750 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x750))))))))))))))))))))))
(assert
 (let (($x2253 (not new.attention.heads.moved)))
 (let (($x3164 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1839 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2050 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x868 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2050 $x1839 $x2202 $x3164) $x2253))))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2083 (or $x2978 $x1715)))
 (= new.attention.heads.undivided (ite $x2083 new.attention.heads.given_undivided $x868))))))))))))
(assert
 (let (($x2963 (not new.attention.head_dim.moved)))
 (let (($x458 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2471 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2814 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3896 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2814 $x2471 $x3612 $x458) $x2963))))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1858 (or $x769 $x1260)))
 (= new.attention.head_dim.undivided (ite $x1858 new.attention.head_dim.given_undivided $x3896))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1066 (not new.attention.heads.undivided)))
 (let (($x2279 (not new.attention.one_key)))
 (let (($x1693 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x2279 $x1066))))
 (let (($x2974 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x2841 (not new.attention.head_dim.undivided)))
 (let (($x2642 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x2279)) $x2841)))
 (let (($x3026 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x1833 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x1833 $x3026 (not (or $x2642 (and $x2974 $x1693))))))))))))))
(assert
 (let (($x3552 (not old.attention.heads.undivided)))
(let (($x2830 (not old.attention.one_key)))
(let (($x2676 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x2830 $x3552))))
(let (($x1409 (= (_ bv97 7) old.model.qk_norm)))
(let (($x2560 (not old.attention.head_dim.undivided)))
(let (($x3704 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x2830)) $x2560)))
(let (($x3290 (= (_ bv57 7) old.model.qk_norm)))
(let (($x3171 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x3171 $x3290 (not (or $x3704 (and $x1409 $x2676)))))))))))))
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
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1431 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1620 $x50 (= (_ bv56 7) old.attention.heads.kind) $x1116 $x2000 $x2299 $x3846 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x2479 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x2479)))
(assert
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3751 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (let (($x521 (= (_ bv2 7) old.model.positions)))
 (or $x521 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849))))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1229 (< 1 old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 $x1229 (= ?x3860 old.attention.heads.n))))))))
(assert
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1229 (< 1 old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1116 $x1229 (<= old.attention.heads.n ?x3860))))))))
(assert
 (let (($x1167 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1116 $x1167)))))
(assert
 (let (($x1671 (= (- 1) old.attention.heads.n)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1404 (ite $x1620 (or $x1671 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1671 (< 1 old.attention.heads.n)))))
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x746 (ite $x2299 (or $x1671 (< old.attention.heads.block old.attention.heads.n)) (ite $x1116 (or $x1671 (< ?x3860 old.attention.heads.n)) $x1404))))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1598 (ite (or $x2000 $x50) old.attention.heads.given_moved (ite (or $x3846 (= 1 old.attention.heads.parts)) false $x746))))
 (= old.attention.heads.moved $x1598))))))))))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x3452 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3434 (not old.model.sinks)))
 (= old.attention.one_key (and $x3434 $x3452)))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1679 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7)))))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x2895 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661) ?x1679)))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2693 (ite $x1328 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7))) ?x2895)))
 (= old.attention.q ?x2693)))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2836 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2672 $x1715 (= (_ bv56 7) new.attention.heads.kind) $x463 $x2978 $x2202 $x763 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x4030 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4030 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x3091 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x3091)))
(assert
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1837 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (let (($x3874 (= (_ bv2 7) new.model.positions)))
 (or $x3874 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561))))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x4047 (< 1 new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 $x4047 (= ?x2742 new.attention.heads.n))))))))
(assert
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x4047 (< 1 new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x463 $x4047 (<= new.attention.heads.n ?x2742))))))))
(assert
 (let (($x3162 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x463 $x3162)))))
(assert
 (let (($x789 (= (- 1) new.attention.heads.n)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2822 (ite $x2672 (or $x789 (<= new.attention.heads.parts new.attention.heads.n)) (or $x789 (< 1 new.attention.heads.n)))))
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1382 (ite $x2202 (or $x789 (< new.attention.heads.block new.attention.heads.n)) (ite $x463 (or $x789 (< ?x2742 new.attention.heads.n)) $x2822))))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3152 (ite (or $x2978 $x1715) new.attention.heads.given_moved (ite (or $x763 (= 1 new.attention.heads.parts)) false $x1382))))
 (= new.attention.heads.moved $x3152))))))))))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x4050 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3125 (not new.model.sinks)))
 (= new.attention.one_key (and $x3125 $x4050)))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2816 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7)))))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x393 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564) ?x2816)))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1160 (ite $x490 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7))) ?x393)))
 (= new.attention.q ?x1160))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1065 (not new.attention.heads.filled)))
 (let (($x3037 (and new.attention.heads.padded $x1065 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x2253 (not new.attention.heads.moved)))
 (let (($x543 (and $x2253 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x3091 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x3621 (or (not (= (_ bv37 7) new.attention.q)) $x3091 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x543 (and new.attention.one_key (not $x3037)))))
 (not $x3621))))))))
(assert
 (let (($x3225 (not old.attention.heads.filled)))
(let (($x2635 (and old.attention.heads.padded $x3225 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x2385 (not old.attention.heads.moved)))
(let (($x3149 (and $x2385 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x2479 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x2479 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x3149 (and old.attention.one_key (not $x2635)))))))))
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
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
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
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
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
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x2592 $x967 (= (_ bv56 7) old.attention.head_dim.kind) $x1431 $x1703 $x2552 $x2881 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1620 $x50 (= (_ bv56 7) old.attention.heads.kind) $x1116 $x2000 $x2299 $x3846 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3408 $x1139 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2008 (= (_ bv32 7) old.attention.out.input)))
 (let (($x721 (= (_ bv10 7) old.attention.out.input)))
 (or $x721 $x2008 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2715 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (or $x1770 $x2715 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x757 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x757 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x434 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x434 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x459 (= (_ bv56 7) old.attention.value_dim.kind) $x3751 $x1551 (= (_ bv91 7) old.attention.value_dim.kind) $x1927 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
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
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x248 (and $x1116 (< 1 old.attention.heads.parts) (= ?x3860 old.attention.heads.n))))
 (= old.attention.heads.filled $x248))))))
(assert
 (let (($x1167 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1116 $x1167)))))
(assert
 (let (($x1671 (= (- 1) old.attention.heads.n)))
 (let (($x1620 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1404 (ite $x1620 (or $x1671 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1671 (< 1 old.attention.heads.n)))))
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3860 (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2299 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x746 (ite $x2299 (or $x1671 (< old.attention.heads.block old.attention.heads.n)) (ite $x1116 (or $x1671 (< ?x3860 old.attention.heads.n)) $x1404))))
 (let (($x3019 (= 1 old.attention.heads.parts)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1794 (or $x2000 $x50)))
 (let (($x1598 (ite $x1794 old.attention.heads.given_moved (ite (or $x3846 $x3019) false $x746))))
 (= old.attention.heads.moved $x1598))))))))))))))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let (($x620 (= (- 1) old.attention.head_dim.n)))
 (let (($x2592 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3140 (ite $x2592 (or $x620 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x620 (< 1 old.attention.head_dim.n)))))
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2552 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1868 (ite $x2552 (or $x620 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1431 (or $x620 (< ?x2080 old.attention.head_dim.n)) $x3140))))
 (let (($x2881 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x967 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x175 (ite (or $x1703 $x967) old.attention.head_dim.given_moved (ite (or $x2881 (= 1 old.attention.head_dim.parts)) false $x1868))))
 (= old.attention.head_dim.moved $x175))))))))))))))
(assert
 (let ((?x857 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3751 (not (= 0 ?x857)))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x721 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2008 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2008 (and $x721 $x3217))))))))
(assert
 (let (($x2011 (not old.attention.heads.padded)))
 (let (($x3019 (= 1 old.attention.heads.parts)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1794 (or $x2000 $x50)))
 (let (($x906 (ite $x1794 old.attention.heads.given_everywhere (or $x3846 (and $x3019 $x2011)))))
 (= old.attention.heads.everywhere $x906)))))))))
(assert
 (let (($x1665 (not old.attention.value_dim.padded)))
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2976 (ite (or $x1551 $x459) old.attention.value_dim.given_everywhere (or $x1927 (and (= 1 old.attention.value_dim.parts) $x1665)))))
 (= old.attention.value_dim.everywhere $x2976)))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2855 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x2855)))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2502 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1328 ?x2701 ?x2502))))))))))))))))))))))))
(assert
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1926 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2195 (ite $x1926 old.attention.v (ite $x1429 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2195)))))
(assert
 (let (($x2467 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2963 (not old.attention.gathers)))
 (let (($x2715 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2715 $x2963 $x2467))))))
(assert
 (let ((?x3831 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3536 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1139 $x3408) $x2845))))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x1858 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1256 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1858)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1858 old.attention.value_dim.everywhere $x3217) $x3536)))
 (= old.attention.mixed_in (ite $x1256 (_ bv96 7) ?x3831))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1576 $x1260 (= (_ bv56 7) new.attention.head_dim.kind) $x2836 $x769 $x3612 $x2361 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2672 $x1715 (= (_ bv56 7) new.attention.heads.kind) $x463 $x2978 $x2202 $x763 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1816 $x3707 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1627 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1744 (= (_ bv10 7) new.attention.out.input)))
 (or $x1744 $x1627 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1020 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (or $x3709 $x1020 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x957 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x957 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x2918 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2918 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1369 (= (_ bv56 7) new.attention.value_dim.kind) $x1837 $x2580 (= (_ bv91 7) new.attention.value_dim.kind) $x2138 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
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
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2967 (and $x463 (< 1 new.attention.heads.parts) (= ?x2742 new.attention.heads.n))))
 (= new.attention.heads.filled $x2967))))))
(assert
 (let (($x3162 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x463 $x3162)))))
(assert
 (let (($x789 (= (- 1) new.attention.heads.n)))
 (let (($x2672 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2822 (ite $x2672 (or $x789 (<= new.attention.heads.parts new.attention.heads.n)) (or $x789 (< 1 new.attention.heads.n)))))
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2742 (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2202 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1382 (ite $x2202 (or $x789 (< new.attention.heads.block new.attention.heads.n)) (ite $x463 (or $x789 (< ?x2742 new.attention.heads.n)) $x2822))))
 (let (($x1685 (= 1 new.attention.heads.parts)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2083 (or $x2978 $x1715)))
 (let (($x3152 (ite $x2083 new.attention.heads.given_moved (ite (or $x763 $x1685) false $x1382))))
 (= new.attention.heads.moved $x3152))))))))))))))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let (($x2999 (= (- 1) new.attention.head_dim.n)))
 (let (($x1576 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2129 (ite $x1576 (or $x2999 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2999 (< 1 new.attention.head_dim.n)))))
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3612 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x452 (ite $x3612 (or $x2999 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2836 (or $x2999 (< ?x752 new.attention.head_dim.n)) $x2129))))
 (let (($x2361 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1260 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x769 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1489 (ite (or $x769 $x1260) new.attention.head_dim.given_moved (ite (or $x2361 (= 1 new.attention.head_dim.parts)) false $x452))))
 (= new.attention.head_dim.moved $x1489))))))))))))))
(assert
 (let ((?x2638 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1837 (not (= 0 ?x2638)))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x1744 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1627 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1627 (and $x1744 $x3841))))))))
(assert
 (let (($x2870 (not new.attention.heads.padded)))
 (let (($x1685 (= 1 new.attention.heads.parts)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2083 (or $x2978 $x1715)))
 (let (($x539 (ite $x2083 new.attention.heads.given_everywhere (or $x763 (and $x1685 $x2870)))))
 (= new.attention.heads.everywhere $x539)))))))))
(assert
 (let (($x3940 (not new.attention.value_dim.padded)))
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3683 (ite (or $x2580 $x1369) new.attention.value_dim.given_everywhere (or $x2138 (and (= 1 new.attention.value_dim.parts) $x3940)))))
 (= new.attention.value_dim.everywhere $x3683)))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x3226 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x3226))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x1579 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x490 ?x2532 ?x1579)))))))))))))))))))))))
(assert
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1756 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1048 (ite $x1756 new.attention.v (ite $x2941 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1048)))))
(assert
 (let (($x1271 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3319 (not new.attention.gathers)))
 (let (($x1020 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1020 $x3319 $x1271))))))
(assert
 (let ((?x1928 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1128 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3707 $x1816) $x3583))))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x648 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1655 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x648)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x648 new.attention.value_dim.everywhere $x3841) $x1128)))
 (= new.attention.mixed_in (ite $x1655 (_ bv96 7) ?x1928))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x422 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x3381 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x3223 (= 1 new.tp)))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1051 (or $x3709 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x3223 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x3381 $x422))))))
 (not $x1051)))))))
(assert
 (let (($x2607 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x668 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x1515 (= 1 old.tp)))
(let (($x1770 (= (_ bv40 7) old.attention.out.split)))
(or $x1770 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x1515 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x668 $x2607)))))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
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
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1431 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x50 (= (_ bv56 7) old.attention.heads.kind) $x1116 $x2000 (= (_ bv91 7) old.attention.heads.kind) $x3846 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x852 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2751 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2004 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2004 $x2751 $x3408 $x1139 $x852)))))))
(assert
 (let (($x2008 (= (_ bv32 7) old.attention.out.input)))
 (let (($x721 (= (_ bv10 7) old.attention.out.input)))
 (or $x721 $x2008 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3543 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2715 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (or $x1770 $x2715 $x3543)))))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x757 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x757 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x434 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x434 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x459 (= (_ bv56 7) old.attention.value_dim.kind) $x3751 $x1551 (= (_ bv91 7) old.attention.value_dim.kind) $x1927 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3172 (= (_ bv96 7) old.hidden.kind)))
 (let (($x33 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3250 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (let (($x500 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2291 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2291 $x500 (= (_ bv56 7) old.hidden.kind) $x2279 $x3250 $x33 $x3172 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3452 (= (_ bv49 7) old.norm.statistic)))
 (or $x3452 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2600 (= (_ bv96 7) old.stream)))
 (let (($x3134 (= (_ bv94 7) old.stream)))
 (let (($x3081 (= (_ bv38 7) old.stream)))
 (or $x3081 $x3134 $x2600)))))
(assert
 (let (($x556 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1468 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2155 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2155 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1468 (= (_ bv91 7) old.stream_tokens.kind) $x556 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x427 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x305 (div (* ?x427 old.hidden.multiple) old.hidden.parts)))
 (let (($x1383 (< 1 old.hidden.parts)))
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2279 $x1383 (= ?x305 old.hidden.n))))))))
(assert
 (let ((?x427 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x305 (div (* ?x427 old.hidden.multiple) old.hidden.parts)))
 (let (($x1383 (< 1 old.hidden.parts)))
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2279 $x1383 (<= old.hidden.n ?x305))))))))
(assert
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2279 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2291 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3727 (ite $x2291 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x427 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x305 (div (* ?x427 old.hidden.multiple) old.hidden.parts)))
 (let (($x136 (= (- 1) old.hidden.n)))
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (let (($x33 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1676 (ite $x33 (or $x136 (< old.hidden.block old.hidden.n)) (ite $x2279 (or $x136 (< ?x305 old.hidden.n)) $x3727))))
 (let (($x1778 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1676)))
 (let (($x500 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3250 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1769 (or $x3250 $x500)))
 (= old.hidden.moved (ite $x1769 old.hidden.given_moved $x1778)))))))))))))))
(assert
 (let (($x556 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1881 (or $x556 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2237 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1881)))
 (= old.stream_tokens.everywhere $x2237)))))
(assert
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let (($x1167 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1116 $x1167)))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x857 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3751 (not (= 0 ?x857)))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x721 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2008 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2008 (and $x721 $x3217))))))))
(assert
 (let (($x3172 (= (_ bv96 7) old.hidden.kind)))
 (let (($x500 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3250 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1769 (or $x3250 $x500)))
 (let (($x118 (ite $x1769 old.hidden.given_everywhere (or $x3172 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x118)))))))
(assert
 (let (($x2011 (not old.attention.heads.padded)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x906 (ite (or $x2000 $x50) old.attention.heads.given_everywhere (or $x3846 (and (= 1 old.attention.heads.parts) $x2011)))))
 (= old.attention.heads.everywhere $x906)))))))
(assert
 (let (($x1665 (not old.attention.value_dim.padded)))
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2976 (ite (or $x1551 $x459) old.attention.value_dim.given_everywhere (or $x1927 (and (= 1 old.attention.value_dim.parts) $x1665)))))
 (= old.attention.value_dim.everywhere $x2976)))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2855 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x2855)))))))))))))))))))))))
(assert
 (let (($x2600 (= (_ bv96 7) old.stream)))
 (let (($x1223 (or $x2600 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1223))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2502 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1328 ?x2701 ?x2502))))))))))))))))))))))))
(assert
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1926 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2195 (ite $x1926 old.attention.v (ite $x1429 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2195)))))
(assert
 (let (($x2467 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2963 (not old.attention.gathers)))
 (let (($x2715 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2715 $x2963 $x2467))))))
(assert
 (let ((?x3831 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x739 (or $x1139 $x3408)))
 (let (($x3536 (and old.attention.share_of_one old.stream.first_keeps_all (or $x739 $x2845))))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x1858 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1256 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1858)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1858 old.attention.value_dim.everywhere $x3217) $x3536)))
 (= old.attention.mixed_in (ite $x1256 (_ bv96 7) ?x3831)))))))))))))
(assert
 (let ((?x1067 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1321 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1119 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1321)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1770 (or $x1139 $x2845) $x1119) (_ bv96 7) ?x1067)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x1515 (= 1 old.tp)))
 (let (($x2600 (= (_ bv96 7) old.stream)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) $x1515) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3364 (and $x2845 (or $x2600 $x1515 (not (= (_ bv4 7) old.attention.out.collective)) $x3217))))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x739 (or $x1139 $x3408)))
 (let ((?x541 (ite (or $x739 $x3364) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x852 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2751 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x65 (and (or $x2751 $x852) $x2845)))
 (let ((?x1549 (ite (or $x1139 (and $x3408 (= (_ bv38 7) old.stream)) $x65) (_ bv38 7) (ite $x3408 (_ bv96 7) (_ bv16 7)))))
 (let (($x3573 (or (and old.hidden.filled (not $x2600)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3507 (not $x2845)))
 (let (($x3452 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3081 (= (_ bv38 7) old.stream)))
 (let ((?x903 (ite (and $x2751 old.hidden.filled $x3081 $x3507 $x3452) old.stream (ite (and $x852 $x3507 $x3573) old.stream ?x1549))))
 (let ((?x3777 (ite (and $x2600 old.hidden.everywhere (or $x1139 $x65)) (_ bv96 7) (ite (and $x2751 old.hidden.filled $x2600 $x3507) (_ bv96 7) ?x903))))
 (let (($x2004 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x683 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2845) (_ bv38 7) (ite $x2004 (_ bv96 7) ?x3777))))
 (let ((?x2970 (ite (= (_ bv38 7) old.attention.out_state) ?x683 (ite (= (_ bv96 7) old.attention.out_state) ?x541 old.attention.out_state))))
 (let ((?x3562 (ite $x852 (ite (not $x2600) old.stream (_ bv66 7)) (ite $x3408 (ite $x2600 (_ bv96 7) old.stream) (ite $x1139 (_ bv92 7) (_ bv16 7))))))
 (let (($x2982 (= (_ bv92 7) old.attention.out_state)))
 (= old.attention.joined (ite $x2982 (ite $x2751 (_ bv96 7) ?x3562) ?x2970))))))))))))))))))))))))))))
(assert
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x3398 (ite (and old.attention.taken_for_whole $x3408) (_ bv92 7) old.attention.joined)))
 (= old.attention.arrives ?x3398))))
(assert
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2836 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1715 (= (_ bv56 7) new.attention.heads.kind) $x463 $x2978 (= (_ bv91 7) new.attention.heads.kind) $x763 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x542 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1066 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x929 (= (_ bv4 7) new.attention.out.collective)))
 (or $x929 $x1066 $x1816 $x3707 $x542)))))))
(assert
 (let (($x1627 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1744 (= (_ bv10 7) new.attention.out.input)))
 (or $x1744 $x1627 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2186 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1020 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (or $x3709 $x1020 $x2186)))))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x957 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x957 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x2918 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2918 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1369 (= (_ bv56 7) new.attention.value_dim.kind) $x1837 $x2580 (= (_ bv91 7) new.attention.value_dim.kind) $x2138 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1652 (= (_ bv96 7) new.hidden.kind)))
 (let (($x865 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1281 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1847 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1847 $x1281 (= (_ bv56 7) new.hidden.kind) $x1519 $x2994 $x865 $x1652 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2829 (= (_ bv49 7) new.norm.statistic)))
 (or $x2829 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3004 (= (_ bv96 7) new.stream)))
 (let (($x3104 (= (_ bv94 7) new.stream)))
 (let (($x1101 (= (_ bv38 7) new.stream)))
 (or $x1101 $x3104 $x3004)))))
(assert
 (let (($x2598 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x355 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2947 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2947 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x355 (= (_ bv91 7) new.stream_tokens.kind) $x2598 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1322 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3296 (div (* ?x1322 new.hidden.multiple) new.hidden.parts)))
 (let (($x97 (< 1 new.hidden.parts)))
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1519 $x97 (= ?x3296 new.hidden.n))))))))
(assert
 (let ((?x1322 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3296 (div (* ?x1322 new.hidden.multiple) new.hidden.parts)))
 (let (($x97 (< 1 new.hidden.parts)))
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1519 $x97 (<= new.hidden.n ?x3296))))))))
(assert
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1519 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1847 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2956 (ite $x1847 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1322 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3296 (div (* ?x1322 new.hidden.multiple) new.hidden.parts)))
 (let (($x2783 (= (- 1) new.hidden.n)))
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (let (($x865 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1509 (ite $x865 (or $x2783 (< new.hidden.block new.hidden.n)) (ite $x1519 (or $x2783 (< ?x3296 new.hidden.n)) $x2956))))
 (let (($x1286 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1509)))
 (let (($x1281 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3535 (or $x2994 $x1281)))
 (= new.hidden.moved (ite $x3535 new.hidden.given_moved $x1286)))))))))))))))
(assert
 (let (($x2598 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2199 (or $x2598 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1035 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2199)))
 (= new.stream_tokens.everywhere $x1035)))))
(assert
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let (($x3162 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x463 $x3162)))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x2638 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1837 (not (= 0 ?x2638)))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x1744 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1627 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1627 (and $x1744 $x3841))))))))
(assert
 (let (($x1652 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1281 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3535 (or $x2994 $x1281)))
 (let (($x2397 (ite $x3535 new.hidden.given_everywhere (or $x1652 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2397)))))))
(assert
 (let (($x2870 (not new.attention.heads.padded)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x539 (ite (or $x2978 $x1715) new.attention.heads.given_everywhere (or $x763 (and (= 1 new.attention.heads.parts) $x2870)))))
 (= new.attention.heads.everywhere $x539)))))))
(assert
 (let (($x3940 (not new.attention.value_dim.padded)))
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3683 (ite (or $x2580 $x1369) new.attention.value_dim.given_everywhere (or $x2138 (and (= 1 new.attention.value_dim.parts) $x3940)))))
 (= new.attention.value_dim.everywhere $x3683)))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x3226 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x3226))))))))))))))))))))))
(assert
 (let (($x3004 (= (_ bv96 7) new.stream)))
 (let (($x764 (or $x3004 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x764))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x1579 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x490 ?x2532 ?x1579)))))))))))))))))))))))
(assert
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1756 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1048 (ite $x1756 new.attention.v (ite $x2941 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1048)))))
(assert
 (let (($x1271 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3319 (not new.attention.gathers)))
 (let (($x1020 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1020 $x3319 $x1271))))))
(assert
 (let ((?x1928 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1838 (or $x3707 $x1816)))
 (let (($x1128 (and new.attention.share_of_one new.stream.first_keeps_all (or $x1838 $x3583))))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x648 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1655 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x648)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x648 new.attention.value_dim.everywhere $x3841) $x1128)))
 (= new.attention.mixed_in (ite $x1655 (_ bv96 7) ?x1928)))))))))))))
(assert
 (let ((?x307 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3968 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x172 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3968)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3709 (or $x3707 $x3583) $x172) (_ bv96 7) ?x307)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x3223 (= 1 new.tp)))
 (let (($x3004 (= (_ bv96 7) new.stream)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) $x3223) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1186 (and $x3583 (or $x3004 $x3223 (not (= (_ bv4 7) new.attention.out.collective)) $x3841))))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1838 (or $x3707 $x1816)))
 (let ((?x2699 (ite (or $x1838 $x1186) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x542 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1066 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x559 (and (or $x1066 $x542) $x3583)))
 (let ((?x1789 (ite (or $x3707 (and $x1816 (= (_ bv38 7) new.stream)) $x559) (_ bv38 7) (ite $x1816 (_ bv96 7) (_ bv16 7)))))
 (let (($x10 (or (and new.hidden.filled (not $x3004)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2681 (not $x3583)))
 (let (($x2829 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1101 (= (_ bv38 7) new.stream)))
 (let ((?x1375 (ite (and $x1066 new.hidden.filled $x1101 $x2681 $x2829) new.stream (ite (and $x542 $x2681 $x10) new.stream ?x1789))))
 (let ((?x1813 (ite (and $x3004 new.hidden.everywhere (or $x3707 $x559)) (_ bv96 7) (ite (and $x1066 new.hidden.filled $x3004 $x2681) (_ bv96 7) ?x1375))))
 (let (($x929 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x4019 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3583) (_ bv38 7) (ite $x929 (_ bv96 7) ?x1813))))
 (let ((?x89 (ite (= (_ bv38 7) new.attention.out_state) ?x4019 (ite (= (_ bv96 7) new.attention.out_state) ?x2699 new.attention.out_state))))
 (let ((?x303 (ite $x542 (ite (not $x3004) new.stream (_ bv66 7)) (ite $x1816 (ite $x3004 (_ bv96 7) new.stream) (ite $x3707 (_ bv92 7) (_ bv16 7))))))
 (let (($x3120 (= (_ bv92 7) new.attention.out_state)))
 (= new.attention.joined (ite $x3120 (ite $x1066 (_ bv96 7) ?x303) ?x89))))))))))))))))))))))))))))
(assert
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x3461 (ite (and new.attention.taken_for_whole $x1816) (_ bv92 7) new.attention.joined)))
 (= new.attention.arrives ?x3461))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x940 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x3223 (= 1 new.tp)))
 (let (($x2693 (= new.attention.arrives new.stream)))
 (let (($x3552 (or (or (= (_ bv96 7) new.attention.arrives) $x2693) (and $x3223 (or (not (= (_ bv61 7) new.attention.out.split)) $x940)))))
 (not $x3552))))))
(assert
 (let (($x313 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1515 (= 1 old.tp)))
(let (($x1310 (= old.attention.arrives old.stream)))
(or (or (= (_ bv96 7) old.attention.arrives) $x1310) (and $x1515 (or (not (= (_ bv61 7) old.attention.out.split)) $x313)))))))
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
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
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
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
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
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1431 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x50 (= (_ bv56 7) old.attention.heads.kind) $x1116 $x2000 (= (_ bv91 7) old.attention.heads.kind) $x3846 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3408 $x1139 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2008 (= (_ bv32 7) old.attention.out.input)))
 (let (($x721 (= (_ bv10 7) old.attention.out.input)))
 (or $x721 $x2008 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3543 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2715 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (or $x1770 $x2715 $x3543)))))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x757 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x757 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x434 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x434 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x459 (= (_ bv56 7) old.attention.value_dim.kind) $x3751 $x1551 (= (_ bv91 7) old.attention.value_dim.kind) $x1927 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3172 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3250 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (let (($x500 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x500 (= (_ bv56 7) old.hidden.kind) $x2279 $x3250 (= (_ bv91 7) old.hidden.kind) $x3172 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3081 (= (_ bv38 7) old.stream)))
 (or $x3081 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2279 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let (($x1167 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1116 $x1167)))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x857 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3751 (not (= 0 ?x857)))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x721 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2008 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2008 (and $x721 $x3217))))))))
(assert
 (let (($x3172 (= (_ bv96 7) old.hidden.kind)))
 (let (($x118 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3172 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x118))))
(assert
 (let (($x2011 (not old.attention.heads.padded)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x906 (ite (or $x2000 $x50) old.attention.heads.given_everywhere (or $x3846 (and (= 1 old.attention.heads.parts) $x2011)))))
 (= old.attention.heads.everywhere $x906)))))))
(assert
 (let (($x1665 (not old.attention.value_dim.padded)))
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2976 (ite (or $x1551 $x459) old.attention.value_dim.given_everywhere (or $x1927 (and (= 1 old.attention.value_dim.parts) $x1665)))))
 (= old.attention.value_dim.everywhere $x2976)))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2855 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x2855)))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2502 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1328 ?x2701 ?x2502))))))))))))))))))))))))
(assert
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1926 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2195 (ite $x1926 old.attention.v (ite $x1429 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2195)))))
(assert
 (let (($x2467 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2963 (not old.attention.gathers)))
 (let (($x2715 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2715 $x2963 $x2467))))))
(assert
 (let ((?x3831 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1763 (= 1 old.pp)))
 (let (($x2404 (not old.attention.out.group.pp)))
 (let (($x2104 (or $x2404 $x1763)))
 (let (($x2059 (= 1 old.sp)))
 (let (($x2908 (not old.attention.out.group.sp)))
 (let (($x3799 (or $x2908 $x2059)))
 (let (($x2243 (= 1 old.dp)))
 (let (($x3700 (not old.attention.out.group.dp)))
 (let (($x1826 (or $x3700 $x2243)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1826 $x3799 $x2104)))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3536 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1139 $x3408) $x2845))))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x1858 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1256 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1858)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1858 old.attention.value_dim.everywhere $x3217) $x3536)))
 (= old.attention.mixed_in (ite $x1256 (_ bv96 7) ?x3831)))))))))))))))))))))
(assert
 (let ((?x1067 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1321 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1119 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1321)))
 (let (($x1763 (= 1 old.pp)))
 (let (($x2404 (not old.attention.out.group.pp)))
 (let (($x2104 (or $x2404 $x1763)))
 (let (($x2059 (= 1 old.sp)))
 (let (($x2908 (not old.attention.out.group.sp)))
 (let (($x3799 (or $x2908 $x2059)))
 (let (($x2243 (= 1 old.dp)))
 (let (($x3700 (not old.attention.out.group.dp)))
 (let (($x1826 (or $x3700 $x2243)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1826 $x3799 $x2104)))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1770 (or $x1139 $x2845) $x1119) (_ bv96 7) ?x1067))))))))))))))))))
(assert
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2836 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1715 (= (_ bv56 7) new.attention.heads.kind) $x463 $x2978 (= (_ bv91 7) new.attention.heads.kind) $x763 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1816 $x3707 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1627 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1744 (= (_ bv10 7) new.attention.out.input)))
 (or $x1744 $x1627 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2186 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1020 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (or $x3709 $x1020 $x2186)))))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x957 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x957 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x2918 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2918 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1369 (= (_ bv56 7) new.attention.value_dim.kind) $x1837 $x2580 (= (_ bv91 7) new.attention.value_dim.kind) $x2138 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1652 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1281 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1281 (= (_ bv56 7) new.hidden.kind) $x1519 $x2994 (= (_ bv91 7) new.hidden.kind) $x1652 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1101 (= (_ bv38 7) new.stream)))
 (or $x1101 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1519 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let (($x3162 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x463 $x3162)))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x2638 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1837 (not (= 0 ?x2638)))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x1744 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1627 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1627 (and $x1744 $x3841))))))))
(assert
 (let (($x1652 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2397 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1652 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2397))))
(assert
 (let (($x2870 (not new.attention.heads.padded)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x539 (ite (or $x2978 $x1715) new.attention.heads.given_everywhere (or $x763 (and (= 1 new.attention.heads.parts) $x2870)))))
 (= new.attention.heads.everywhere $x539)))))))
(assert
 (let (($x3940 (not new.attention.value_dim.padded)))
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3683 (ite (or $x2580 $x1369) new.attention.value_dim.given_everywhere (or $x2138 (and (= 1 new.attention.value_dim.parts) $x3940)))))
 (= new.attention.value_dim.everywhere $x3683)))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x3226 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x3226))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x1579 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x490 ?x2532 ?x1579)))))))))))))))))))))))
(assert
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1756 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1048 (ite $x1756 new.attention.v (ite $x2941 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1048)))))
(assert
 (let (($x1271 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3319 (not new.attention.gathers)))
 (let (($x1020 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1020 $x3319 $x1271))))))
(assert
 (let ((?x1928 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1968 (= 1 new.pp)))
 (let (($x2325 (not new.attention.out.group.pp)))
 (let (($x2259 (or $x2325 $x1968)))
 (let (($x2106 (= 1 new.sp)))
 (let (($x1629 (not new.attention.out.group.sp)))
 (let (($x2492 (or $x1629 $x2106)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x4082 (not new.attention.out.group.dp)))
 (let (($x2301 (or $x4082 $x2345)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2301 $x2492 $x2259)))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1128 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3707 $x1816) $x3583))))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x648 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1655 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x648)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x648 new.attention.value_dim.everywhere $x3841) $x1128)))
 (= new.attention.mixed_in (ite $x1655 (_ bv96 7) ?x1928)))))))))))))))))))))
(assert
 (let ((?x307 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3968 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x172 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3968)))
 (let (($x1968 (= 1 new.pp)))
 (let (($x2325 (not new.attention.out.group.pp)))
 (let (($x2259 (or $x2325 $x1968)))
 (let (($x2106 (= 1 new.sp)))
 (let (($x1629 (not new.attention.out.group.sp)))
 (let (($x2492 (or $x1629 $x2106)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x4082 (not new.attention.out.group.dp)))
 (let (($x2301 (or $x4082 $x2345)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2301 $x2492 $x2259)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3709 (or $x3707 $x3583) $x172) (_ bv96 7) ?x307))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1968 (= 1 new.pp)))
 (let (($x2325 (not new.attention.out.group.pp)))
 (let (($x2259 (or $x2325 $x1968)))
 (let (($x2106 (= 1 new.sp)))
 (let (($x1629 (not new.attention.out.group.sp)))
 (let (($x2492 (or $x1629 $x2106)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x4082 (not new.attention.out.group.dp)))
 (let (($x2301 (or $x4082 $x2345)))
 (let (($x522 (and (or new.attention.out.group.tp (= 1 new.tp)) $x2301 $x2492 $x2259)))
 (let (($x1943 (= (_ bv38 7) new.attention.out_state)))
 (let (($x714 (= (_ bv96 7) new.attention.out_state)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2301 $x2492 $x2259)))
 (let (($x1040 (and $x3583 (or $x714 (and $x1943 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1471 (or $x3707 (and $x1816 (or $x714 (and $x1943 (= (_ bv38 7) new.stream)))) $x1040 $x522)))
 (not $x1471)))))))))))))))))))
(assert
 (let (($x1763 (= 1 old.pp)))
(let (($x2404 (not old.attention.out.group.pp)))
(let (($x2104 (or $x2404 $x1763)))
(let (($x2059 (= 1 old.sp)))
(let (($x2908 (not old.attention.out.group.sp)))
(let (($x3799 (or $x2908 $x2059)))
(let (($x2243 (= 1 old.dp)))
(let (($x3700 (not old.attention.out.group.dp)))
(let (($x1826 (or $x3700 $x2243)))
(let (($x894 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1826 $x3799 $x2104)))
(let (($x480 (= (_ bv38 7) old.attention.out_state)))
(let (($x1079 (= (_ bv96 7) old.attention.out_state)))
(let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1826 $x3799 $x2104)))
(let (($x2879 (and $x2845 (or $x1079 (and $x480 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
(or $x1139 (and $x3408 (or $x1079 (and $x480 (= (_ bv38 7) old.stream)))) $x2879 $x894))))))))))))))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
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
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1431 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x50 (= (_ bv56 7) old.attention.heads.kind) $x1116 $x2000 (= (_ bv91 7) old.attention.heads.kind) $x3846 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3738 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x2088 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x2795 (= (_ bv1 7) old.attention.out.bias)))
 (or $x2795 (= (_ bv23 7) old.attention.out.bias) $x2088 $x3738)))))
(assert
 (let (($x852 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2751 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2004 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2004 $x2751 $x3408 $x1139 $x852)))))))
(assert
 (let (($x2008 (= (_ bv32 7) old.attention.out.input)))
 (let (($x721 (= (_ bv10 7) old.attention.out.input)))
 (or $x721 $x2008 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3543 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2715 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (or $x1770 $x2715 $x3543)))))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x757 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x757 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x434 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x434 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x459 (= (_ bv56 7) old.attention.value_dim.kind) $x3751 $x1551 (= (_ bv91 7) old.attention.value_dim.kind) $x1927 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3172 (= (_ bv96 7) old.hidden.kind)))
 (let (($x33 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3250 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (let (($x500 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2291 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2291 $x500 (= (_ bv56 7) old.hidden.kind) $x2279 $x3250 $x33 $x3172 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1466 (= (_ bv49 7) old.norm.statistic)))
 (or $x1466 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2600 (= (_ bv96 7) old.stream)))
 (let (($x3134 (= (_ bv94 7) old.stream)))
 (let (($x3081 (= (_ bv38 7) old.stream)))
 (or $x3081 $x3134 $x2600)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1535 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x11 (div (* ?x1535 old.hidden.multiple) old.hidden.parts)))
 (let (($x1717 (< 1 old.hidden.parts)))
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2279 $x1717 (= ?x11 old.hidden.n))))))))
(assert
 (let ((?x1535 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x11 (div (* ?x1535 old.hidden.multiple) old.hidden.parts)))
 (let (($x1717 (< 1 old.hidden.parts)))
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2279 $x1717 (<= old.hidden.n ?x11))))))))
(assert
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2279 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2291 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3332 (ite $x2291 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1535 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x11 (div (* ?x1535 old.hidden.multiple) old.hidden.parts)))
 (let (($x116 (= (- 1) old.hidden.n)))
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (let (($x33 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3283 (ite $x33 (or $x116 (< old.hidden.block old.hidden.n)) (ite $x2279 (or $x116 (< ?x11 old.hidden.n)) $x3332))))
 (let (($x1795 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3283)))
 (let (($x500 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3250 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1769 (or $x3250 $x500)))
 (= old.hidden.moved (ite $x1769 old.hidden.given_moved $x1795)))))))))))))))
(assert
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let (($x1167 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1116 $x1167)))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x857 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3751 (not (= 0 ?x857)))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x721 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2008 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2008 (and $x721 $x3217))))))))
(assert
 (let (($x3172 (= (_ bv96 7) old.hidden.kind)))
 (let (($x500 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3250 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1769 (or $x3250 $x500)))
 (let (($x118 (ite $x1769 old.hidden.given_everywhere (or $x3172 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x118)))))))
(assert
 (let (($x2199 (not old.hidden.moved)))
 (let (($x65 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2199)))
 (let (($x2058 (= 1 old.hidden.parts)))
 (let (($x500 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3250 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1769 (or $x3250 $x500)))
 (= old.hidden.first_alone (ite $x1769 old.hidden.given_first (or $x2058 $x65))))))))))
(assert
 (let (($x2011 (not old.attention.heads.padded)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x906 (ite (or $x2000 $x50) old.attention.heads.given_everywhere (or $x3846 (and (= 1 old.attention.heads.parts) $x2011)))))
 (= old.attention.heads.everywhere $x906)))))))
(assert
 (let (($x1665 (not old.attention.value_dim.padded)))
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2976 (ite (or $x1551 $x459) old.attention.value_dim.given_everywhere (or $x1927 (and (= 1 old.attention.value_dim.parts) $x1665)))))
 (= old.attention.value_dim.everywhere $x2976)))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2855 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x2855)))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2502 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1328 ?x2701 ?x2502))))))))))))))))))))))))
(assert
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1926 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2195 (ite $x1926 old.attention.v (ite $x1429 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2195)))))
(assert
 (let (($x2467 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2963 (not old.attention.gathers)))
 (let (($x2715 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2715 $x2963 $x2467))))))
(assert
 (let ((?x3831 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x739 (or $x1139 $x3408)))
 (let (($x3536 (and old.attention.share_of_one old.stream.first_keeps_all (or $x739 $x2845))))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x1858 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1256 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1858)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1858 old.attention.value_dim.everywhere $x3217) $x3536)))
 (= old.attention.mixed_in (ite $x1256 (_ bv96 7) ?x3831)))))))))))))
(assert
 (let ((?x1067 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1321 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1119 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1321)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1770 (or $x1139 $x2845) $x1119) (_ bv96 7) ?x1067)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x1515 (= 1 old.tp)))
 (let (($x2600 (= (_ bv96 7) old.stream)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) $x1515) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1865 (and $x2845 (or $x2600 $x1515 (not (= (_ bv4 7) old.attention.out.collective)) $x3217))))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x739 (or $x1139 $x3408)))
 (let ((?x1327 (ite (or $x739 $x1865) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1079 (= (_ bv96 7) old.attention.out_state)))
 (let (($x852 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2751 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1842 (and (or $x2751 $x852) $x2845)))
 (let ((?x2998 (ite (or $x1139 (and $x3408 (= (_ bv38 7) old.stream)) $x1842) (_ bv38 7) (ite $x3408 (_ bv96 7) (_ bv16 7)))))
 (let (($x566 (or (and old.hidden.filled (not $x2600)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3453 (not $x2845)))
 (let (($x1466 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3081 (= (_ bv38 7) old.stream)))
 (let ((?x655 (ite (and $x2751 old.hidden.filled $x3081 $x3453 $x1466) old.stream (ite (and $x852 $x3453 $x566) old.stream ?x2998))))
 (let ((?x576 (ite (and $x2600 old.hidden.everywhere (or $x1139 $x1842)) (_ bv96 7) (ite (and $x2751 old.hidden.filled $x2600 $x3453) (_ bv96 7) ?x655))))
 (let (($x2004 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2806 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2845) (_ bv38 7) (ite $x2004 (_ bv96 7) ?x576))))
 (let (($x480 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x2153 (ite $x852 (ite (not $x2600) old.stream (_ bv66 7)) (ite $x3408 (ite $x2600 (_ bv96 7) old.stream) (ite $x1139 (_ bv92 7) (_ bv16 7))))))
 (let (($x62 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x3208 (ite $x62 (ite $x2751 (_ bv96 7) ?x2153) (ite $x480 ?x2806 (ite $x1079 ?x1327 old.attention.out_state)))))
 (= old.attention.joined ?x3208)))))))))))))))))))))))))))))
(assert
 (let (($x1073 (not old.hidden.everywhere)))
 (let (($x2751 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x480 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x480 (= (_ bv96 7) old.attention.joined) $x2751 $x1073))))))
(assert
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2836 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1715 (= (_ bv56 7) new.attention.heads.kind) $x463 $x2978 (= (_ bv91 7) new.attention.heads.kind) $x763 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x120 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x3859 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x1375 (= (_ bv1 7) new.attention.out.bias)))
 (or $x1375 (= (_ bv23 7) new.attention.out.bias) $x3859 $x120)))))
(assert
 (let (($x542 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1066 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x929 (= (_ bv4 7) new.attention.out.collective)))
 (or $x929 $x1066 $x1816 $x3707 $x542)))))))
(assert
 (let (($x1627 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1744 (= (_ bv10 7) new.attention.out.input)))
 (or $x1744 $x1627 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2186 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1020 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (or $x3709 $x1020 $x2186)))))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x957 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x957 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x2918 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2918 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1369 (= (_ bv56 7) new.attention.value_dim.kind) $x1837 $x2580 (= (_ bv91 7) new.attention.value_dim.kind) $x2138 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1652 (= (_ bv96 7) new.hidden.kind)))
 (let (($x865 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1281 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1847 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1847 $x1281 (= (_ bv56 7) new.hidden.kind) $x1519 $x2994 $x865 $x1652 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2189 (= (_ bv49 7) new.norm.statistic)))
 (or $x2189 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3004 (= (_ bv96 7) new.stream)))
 (let (($x3104 (= (_ bv94 7) new.stream)))
 (let (($x1101 (= (_ bv38 7) new.stream)))
 (or $x1101 $x3104 $x3004)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3035 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1018 (div (* ?x3035 new.hidden.multiple) new.hidden.parts)))
 (let (($x1189 (< 1 new.hidden.parts)))
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1519 $x1189 (= ?x1018 new.hidden.n))))))))
(assert
 (let ((?x3035 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1018 (div (* ?x3035 new.hidden.multiple) new.hidden.parts)))
 (let (($x1189 (< 1 new.hidden.parts)))
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1519 $x1189 (<= new.hidden.n ?x1018))))))))
(assert
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1519 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1847 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3832 (ite $x1847 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3035 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1018 (div (* ?x3035 new.hidden.multiple) new.hidden.parts)))
 (let (($x1322 (= (- 1) new.hidden.n)))
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (let (($x865 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1921 (ite $x865 (or $x1322 (< new.hidden.block new.hidden.n)) (ite $x1519 (or $x1322 (< ?x1018 new.hidden.n)) $x3832))))
 (let (($x824 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1921)))
 (let (($x1281 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3535 (or $x2994 $x1281)))
 (= new.hidden.moved (ite $x3535 new.hidden.given_moved $x824)))))))))))))))
(assert
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let (($x3162 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x463 $x3162)))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x2638 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1837 (not (= 0 ?x2638)))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x1744 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1627 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1627 (and $x1744 $x3841))))))))
(assert
 (let (($x1652 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1281 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3535 (or $x2994 $x1281)))
 (let (($x2397 (ite $x3535 new.hidden.given_everywhere (or $x1652 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2397)))))))
(assert
 (let (($x266 (not new.hidden.moved)))
 (let (($x2472 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x266)))
 (let (($x1028 (= 1 new.hidden.parts)))
 (let (($x1281 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3535 (or $x2994 $x1281)))
 (= new.hidden.first_alone (ite $x3535 new.hidden.given_first (or $x1028 $x2472))))))))))
(assert
 (let (($x2870 (not new.attention.heads.padded)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x539 (ite (or $x2978 $x1715) new.attention.heads.given_everywhere (or $x763 (and (= 1 new.attention.heads.parts) $x2870)))))
 (= new.attention.heads.everywhere $x539)))))))
(assert
 (let (($x3940 (not new.attention.value_dim.padded)))
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3683 (ite (or $x2580 $x1369) new.attention.value_dim.given_everywhere (or $x2138 (and (= 1 new.attention.value_dim.parts) $x3940)))))
 (= new.attention.value_dim.everywhere $x3683)))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x3226 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x3226))))))))))))))))))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x1579 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x490 ?x2532 ?x1579)))))))))))))))))))))))
(assert
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1756 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1048 (ite $x1756 new.attention.v (ite $x2941 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1048)))))
(assert
 (let (($x1271 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3319 (not new.attention.gathers)))
 (let (($x1020 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1020 $x3319 $x1271))))))
(assert
 (let ((?x1928 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1838 (or $x3707 $x1816)))
 (let (($x1128 (and new.attention.share_of_one new.stream.first_keeps_all (or $x1838 $x3583))))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x648 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1655 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x648)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x648 new.attention.value_dim.everywhere $x3841) $x1128)))
 (= new.attention.mixed_in (ite $x1655 (_ bv96 7) ?x1928)))))))))))))
(assert
 (let ((?x307 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3968 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x172 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3968)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3709 (or $x3707 $x3583) $x172) (_ bv96 7) ?x307)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x3223 (= 1 new.tp)))
 (let (($x3004 (= (_ bv96 7) new.stream)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) $x3223) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1099 (and $x3583 (or $x3004 $x3223 (not (= (_ bv4 7) new.attention.out.collective)) $x3841))))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1838 (or $x3707 $x1816)))
 (let ((?x3976 (ite (or $x1838 $x1099) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x714 (= (_ bv96 7) new.attention.out_state)))
 (let (($x542 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1066 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1733 (and (or $x1066 $x542) $x3583)))
 (let ((?x3657 (ite (or $x3707 (and $x1816 (= (_ bv38 7) new.stream)) $x1733) (_ bv38 7) (ite $x1816 (_ bv96 7) (_ bv16 7)))))
 (let (($x3258 (or (and new.hidden.filled (not $x3004)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1169 (not $x3583)))
 (let (($x2189 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1101 (= (_ bv38 7) new.stream)))
 (let ((?x303 (ite (and $x1066 new.hidden.filled $x1101 $x1169 $x2189) new.stream (ite (and $x542 $x1169 $x3258) new.stream ?x3657))))
 (let ((?x3613 (ite (and $x3004 new.hidden.everywhere (or $x3707 $x1733)) (_ bv96 7) (ite (and $x1066 new.hidden.filled $x3004 $x1169) (_ bv96 7) ?x303))))
 (let (($x929 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x1358 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3583) (_ bv38 7) (ite $x929 (_ bv96 7) ?x3613))))
 (let (($x1943 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x3225 (ite $x542 (ite (not $x3004) new.stream (_ bv66 7)) (ite $x1816 (ite $x3004 (_ bv96 7) new.stream) (ite $x3707 (_ bv92 7) (_ bv16 7))))))
 (let (($x2508 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x2768 (ite $x2508 (ite $x1066 (_ bv96 7) ?x3225) (ite $x1943 ?x1358 (ite $x714 ?x3976 new.attention.out_state)))))
 (= new.attention.joined ?x2768)))))))))))))))))))))))))))))
(assert
 (let (($x3064 (not new.hidden.everywhere)))
 (let (($x1066 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1943 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x1943 (= (_ bv96 7) new.attention.joined) $x1066 $x3064))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x867 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x120 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x979 (not new.attention.full_though_split)))
 (let (($x1131 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x979)))
 (let (($x4019 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x2508 (= (_ bv92 7) new.attention.out_state)))
 (let (($x3223 (= 1 new.tp)))
 (let (($x607 (or $x3223 (not new.model.out_bias) (and $x2508 $x4019) $x1131 (and $x120 $x867))))
 (not $x607))))))))))
(assert
 (let (($x2363 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x3738 (= (_ bv29 7) old.attention.out.bias)))
(let (($x2386 (not old.attention.full_though_split)))
(let (($x1761 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x2386)))
(let (($x1867 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x62 (= (_ bv92 7) old.attention.out_state)))
(let (($x239 (not old.model.out_bias)))
(let (($x1515 (= 1 old.tp)))
(or $x1515 $x239 (and $x62 $x1867) $x1761 (and $x3738 $x2363)))))))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.stream.attention_keeps_junk () Bool)
(declare-fun old.model.parallel () Bool)
(declare-fun old.stream.ffn_keeps_junk () Bool)
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
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.stream.in_order () Bool)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.stream.attention_keeps_junk () Bool)
(declare-fun new.model.parallel () Bool)
(declare-fun new.stream.ffn_keeps_junk () Bool)
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
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.stream.in_order () Bool)
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
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1431 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x50 (= (_ bv56 7) old.attention.heads.kind) $x1116 $x2000 (= (_ bv91 7) old.attention.heads.kind) $x3846 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x852 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2751 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x2751 $x3408 $x1139 $x852))))))
(assert
 (let (($x2008 (= (_ bv32 7) old.attention.out.input)))
 (let (($x721 (= (_ bv10 7) old.attention.out.input)))
 (or $x721 $x2008 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x585 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x189 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3403 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x3364 (= (_ bv1 7) old.attention.out.residual)))
 (or $x3364 $x3403 $x189 $x585))))))
(assert
 (let (($x3543 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2715 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (or $x1770 $x2715 $x3543)))))
(assert
 (let (($x2450 (= (_ bv8 7) old.attention.pairs)))
 (or $x2450 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3368 $x2308 $x779 $x3233 $x502)))))))
(assert
 (let (($x757 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x757 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x968 $x1429 $x2473 $x1328))))))
(assert
 (let (($x434 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x434 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x459 (= (_ bv56 7) old.attention.value_dim.kind) $x3751 $x1551 (= (_ bv91 7) old.attention.value_dim.kind) $x1927 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3443 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x3443 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1353 (= (_ bv38 7) old.embedding.split)))
 (or $x1353 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2500 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x2500 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x583 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x762 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x762 (= (_ bv23 7) old.ffn.down.residual) $x583 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x3430 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x3430)))
(assert
 (let (($x3172 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3250 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (let (($x500 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x500 (= (_ bv56 7) old.hidden.kind) $x2279 $x3250 (= (_ bv91 7) old.hidden.kind) $x3172 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3327 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x3327 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x1849 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1849)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2600 (= (_ bv96 7) old.stream)))
 (let (($x3134 (= (_ bv94 7) old.stream)))
 (let (($x3081 (= (_ bv38 7) old.stream)))
 (or $x3081 $x3134 $x2600)))))
(assert
 (let (($x3108 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2700 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1399 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1399 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2700 (= (_ bv91 7) old.stream_tokens.kind) $x3108 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1535 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1064 (= (div (* ?x1535 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2279 (< 1 old.hidden.parts) $x1064))))))
(assert
 (let (($x2279 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2279 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3108 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3107 (or $x3108 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2412 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3107)))
 (= old.stream_tokens.everywhere $x2412)))))
(assert
 (let ((?x2339 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1212 (= (div (* ?x2339 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1116 (< 1 old.attention.heads.parts) $x1212))))))
(assert
 (let (($x1167 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1116 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1116 $x1167)))))
(assert
 (let ((?x2429 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2080 (div (* ?x2429 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3268 (and $x1431 (< 1 old.attention.head_dim.parts) (= ?x2080 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3268))))))
(assert
 (let ((?x857 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3751 (not (= 0 ?x857)))))))
(assert
 (let ((?x3002 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1165 (* (div (- ?x3002 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3751 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2791 (and $x3751 (< 1 old.attention.value_dim.parts) (= (div ?x1165 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2791))))))
(assert
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x721 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2008 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2008 (and $x721 $x3217))))))))
(assert
 (let (($x3543 (= (_ bv61 7) old.attention.out.split)))
 (let (($x189 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3364 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x3364 (and $x189 $x3543)))))))
(assert
 (let (($x762 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x3157 (or $x762 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x3157)))))
(assert
 (let (($x1391 (not old.model.embedding_norm)))
 (let (($x2527 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3081 (= (_ bv38 7) old.stream)))
 (let (($x3443 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1353 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1353 $x3443 $x3081 old.hidden.filled (not $x2527) $x1391))))))))
(assert
 (let (($x3327 (= (_ bv68 7) old.model.norm)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3453 (not $x2845)))
 (let (($x3081 (= (_ bv38 7) old.stream)))
 (let (($x2751 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3543 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x3543 $x2751 $x3081 old.hidden.filled $x3453 $x3327)))))))))
(assert
 (let (($x3327 (= (_ bv68 7) old.model.norm)))
 (let (($x3492 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3081 (= (_ bv38 7) old.stream)))
 (let (($x2500 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3430 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x3430 $x2500 $x3081 old.hidden.filled (not $x3492) $x3327))))))))
(assert
 (let (($x3172 (= (_ bv96 7) old.hidden.kind)))
 (let (($x118 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3172 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x118))))
(assert
 (let (($x2011 (not old.attention.heads.padded)))
 (let (($x3846 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x50 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2000 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x906 (ite (or $x2000 $x50) old.attention.heads.given_everywhere (or $x3846 (and (= 1 old.attention.heads.parts) $x2011)))))
 (= old.attention.heads.everywhere $x906)))))))
(assert
 (let (($x1665 (not old.attention.value_dim.padded)))
 (let (($x1927 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x459 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1551 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2976 (ite (or $x1551 $x459) old.attention.value_dim.given_everywhere (or $x1927 (and (= 1 old.attention.value_dim.parts) $x1665)))))
 (= old.attention.value_dim.everywhere $x2976)))))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2855 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1328 ?x2701 ?x2855)))))))))))))))))))))))
(assert
 (let (($x1455 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1455)))
(assert
 (let (($x2600 (= (_ bv96 7) old.stream)))
 (let (($x1385 (or $x2600 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1385))))
(assert
 (let (($x502 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3368 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3449 (ite (or $x3368 $x502) (_ bv16 7) (_ bv96 7))))
 (let (($x3233 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x592 (or old.model.latent old.attention.kv_filled)))
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2308 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x814 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x968 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2562 (and $x2308 $x968 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x814)))
 (let ((?x2661 (ite (or $x3368 $x2562 (and $x2308 $x1429 old.attention.heads.filled $x592)) (_ bv96 7) (_ bv16 7))))
 (let (($x1644 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3094 (or $x779 $x3233)))
 (let ((?x544 (ite (or $x3094 $x1644) old.attention.qkv.split ?x2661)))
 (let (($x2473 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2840 (not $x2473)))
 (let ((?x2502 (ite $x2840 ?x544 (ite (or $x3233 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3449))))
 (let ((?x2701 (ite (or $x3094 $x1644 old.model.query_latent) (_ bv96 7) (ite $x2308 (_ bv21 7) (_ bv16 7)))))
 (let (($x1328 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1328 ?x2701 ?x2502))))))))))))))))))))))))
(assert
 (let (($x2357 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x3622 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x3082 (and old.model.behind_dense $x3622)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x3082 $x2357))))))
(assert
 (let (($x1429 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1926 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2195 (ite $x1926 old.attention.v (ite $x1429 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2195)))))
(assert
 (let (($x2467 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2963 (not old.attention.gathers)))
 (let (($x2715 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2715 $x2963 $x2467))))))
(assert
 (let ((?x3831 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3408 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3536 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1139 $x3408) $x2845))))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3217 (not $x1770)))
 (let (($x1858 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1256 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1858)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1858 old.attention.value_dim.everywhere $x3217) $x3536)))
 (= old.attention.mixed_in (ite $x1256 (_ bv96 7) ?x3831))))))))))))
(assert
 (let ((?x1067 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1321 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1119 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1321)))
 (let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1139 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1770 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1770 (or $x1139 $x2845) $x1119) (_ bv96 7) ?x1067)))))))))
(assert
 (let (($x2751 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3403 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x585 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x2600 (= (_ bv96 7) old.stream)))
 (let (($x480 (= (_ bv38 7) old.attention.out_state)))
 (let (($x62 (= (_ bv92 7) old.attention.out_state)))
 (let (($x838 (and $x585 old.stream.first_has_all (or (or $x62 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x3347 (= old.attention.out_state old.stream)))
 (let (($x1125 (and (or $x585 $x3403) $x62 (or $x2600 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x3081 (= (_ bv38 7) old.stream)))
 (let (($x189 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x751 (and $x189 (not $x62) (or $x3347 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x945 (or $x751 (and $x189 $x3081 old.hidden.filled) $x1125 (and $x585 old.stream.first_keeps_all $x3347) $x838 (and $x480 $x2600 old.hidden.filled (or $x585 (= $x3403 $x2751))))))
 (let (($x2845 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3453 (not $x2845)))
 (let (($x1563 (or $x62 (and $x480 (or $x2751 (= (_ bv73 7) old.attention.out.collective)) $x3453))))
 (let (($x1516 (or $x3347 (and old.stream.in_order (or (not $x480) old.hidden.everywhere)))))
 (let (($x1515 (= 1 old.tp)))
 (let (($x2091 (or (and $x1515 $x1516) (and (not (and $x189 old.stream.junk_in_attention $x1563)) $x945))))
 (= old.attention.residual_once $x2091)))))))))))))))))))))
(assert
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2836 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1715 (= (_ bv56 7) new.attention.heads.kind) $x463 $x2978 (= (_ bv91 7) new.attention.heads.kind) $x763 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x542 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1066 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x1066 $x1816 $x3707 $x542))))))
(assert
 (let (($x1627 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1744 (= (_ bv10 7) new.attention.out.input)))
 (or $x1744 $x1627 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1841 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3317 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x3718 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2372 (= (_ bv1 7) new.attention.out.residual)))
 (or $x2372 $x3718 $x3317 $x1841))))))
(assert
 (let (($x2186 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1020 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (or $x3709 $x1020 $x2186)))))
(assert
 (let (($x3214 (= (_ bv8 7) new.attention.pairs)))
 (or $x3214 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1686 $x1263 $x724 $x2233 $x3519)))))))
(assert
 (let (($x957 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x957 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1475 $x2941 $x2323 $x490))))))
(assert
 (let (($x2918 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2918 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1369 (= (_ bv56 7) new.attention.value_dim.kind) $x1837 $x2580 (= (_ bv91 7) new.attention.value_dim.kind) $x2138 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x996 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x996 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x753 (= (_ bv38 7) new.embedding.split)))
 (or $x753 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1664 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x1664 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x713 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x711 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x711 (= (_ bv23 7) new.ffn.down.residual) $x713 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2351 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2351)))
(assert
 (let (($x1652 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1281 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1281 (= (_ bv56 7) new.hidden.kind) $x1519 $x2994 (= (_ bv91 7) new.hidden.kind) $x1652 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x940 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x940 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x1561 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1561)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3004 (= (_ bv96 7) new.stream)))
 (let (($x3104 (= (_ bv94 7) new.stream)))
 (let (($x1101 (= (_ bv38 7) new.stream)))
 (or $x1101 $x3104 $x3004)))))
(assert
 (let (($x992 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2082 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x3031 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3031 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2082 (= (_ bv91 7) new.stream_tokens.kind) $x992 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x3035 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1670 (= (div (* ?x3035 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1519 (< 1 new.hidden.parts) $x1670))))))
(assert
 (let (($x1519 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1519 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x992 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3898 (or $x992 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x836 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3898)))
 (= new.stream_tokens.everywhere $x836)))))
(assert
 (let ((?x1545 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3668 (= (div (* ?x1545 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x463 (< 1 new.attention.heads.parts) $x3668))))))
(assert
 (let (($x3162 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x463 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x463 $x3162)))))
(assert
 (let ((?x1163 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x752 (div (* ?x1163 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2836 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3378 (and $x2836 (< 1 new.attention.head_dim.parts) (= ?x752 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3378))))))
(assert
 (let ((?x2638 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1837 (not (= 0 ?x2638)))))))
(assert
 (let ((?x1754 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2619 (* (div ?x1754 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1837 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1396 (and $x1837 (< 1 new.attention.value_dim.parts) (= (div ?x2619 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1396))))))
(assert
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x1744 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1627 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1627 (and $x1744 $x3841))))))))
(assert
 (let (($x2186 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3317 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2372 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x2372 (and $x3317 $x2186)))))))
(assert
 (let (($x711 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x3472 (or $x711 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x3472)))))
(assert
 (let (($x4099 (not new.model.embedding_norm)))
 (let (($x3871 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1101 (= (_ bv38 7) new.stream)))
 (let (($x996 (= (_ bv5 7) new.embedding.collective)))
 (let (($x753 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x753 $x996 $x1101 new.hidden.filled (not $x3871) $x4099))))))))
(assert
 (let (($x940 (= (_ bv68 7) new.model.norm)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1169 (not $x3583)))
 (let (($x1101 (= (_ bv38 7) new.stream)))
 (let (($x1066 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2186 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x2186 $x1066 $x1101 new.hidden.filled $x1169 $x940)))))))))
(assert
 (let (($x940 (= (_ bv68 7) new.model.norm)))
 (let (($x2014 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1101 (= (_ bv38 7) new.stream)))
 (let (($x1664 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2351 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2351 $x1664 $x1101 new.hidden.filled (not $x2014) $x940))))))))
(assert
 (let (($x1652 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2397 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1652 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2397))))
(assert
 (let (($x2870 (not new.attention.heads.padded)))
 (let (($x763 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1715 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2978 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x539 (ite (or $x2978 $x1715) new.attention.heads.given_everywhere (or $x763 (and (= 1 new.attention.heads.parts) $x2870)))))
 (= new.attention.heads.everywhere $x539)))))))
(assert
 (let (($x3940 (not new.attention.value_dim.padded)))
 (let (($x2138 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1369 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3683 (ite (or $x2580 $x1369) new.attention.value_dim.given_everywhere (or $x2138 (and (= 1 new.attention.value_dim.parts) $x3940)))))
 (= new.attention.value_dim.everywhere $x3683)))))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x3226 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x490 ?x2532 ?x3226))))))))))))))))))))))
(assert
 (let (($x932 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x932)))
(assert
 (let (($x3004 (= (_ bv96 7) new.stream)))
 (let (($x1600 (or $x3004 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1600))))
(assert
 (let (($x3519 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1686 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2193 (ite (or $x1686 $x3519) (_ bv16 7) (_ bv96 7))))
 (let (($x2233 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3129 (or new.model.latent new.attention.kv_filled)))
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1263 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3800 (and $x1263 $x1475 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1564 (ite (or $x1686 $x3800 (and $x1263 $x2941 new.attention.heads.filled $x3129)) (_ bv96 7) (_ bv16 7))))
 (let (($x1704 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x724 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2149 (or $x724 $x2233)))
 (let ((?x1937 (ite (or $x2149 $x1704) new.attention.qkv.split ?x1564)))
 (let (($x2323 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2659 (not $x2323)))
 (let ((?x1579 (ite $x2659 ?x1937 (ite (or $x2233 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2193))))
 (let ((?x2532 (ite (or $x2149 $x1704 new.model.query_latent) (_ bv96 7) (ite $x1263 (_ bv21 7) (_ bv16 7)))))
 (let (($x490 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x490 ?x2532 ?x1579)))))))))))))))))))))))
(assert
 (let (($x3030 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x2191 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x3374 (and new.model.behind_dense $x2191)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x3374 $x3030))))))
(assert
 (let (($x2941 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1756 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1048 (ite $x1756 new.attention.v (ite $x2941 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1048)))))
(assert
 (let (($x1271 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3319 (not new.attention.gathers)))
 (let (($x1020 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1020 $x3319 $x1271))))))
(assert
 (let ((?x1928 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1816 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1128 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3707 $x1816) $x3583))))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3841 (not $x3709)))
 (let (($x648 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1655 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x648)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x648 new.attention.value_dim.everywhere $x3841) $x1128)))
 (= new.attention.mixed_in (ite $x1655 (_ bv96 7) ?x1928))))))))))))
(assert
 (let ((?x307 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3968 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x172 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3968)))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3707 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3709 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3709 (or $x3707 $x3583) $x172) (_ bv96 7) ?x307)))))))))
(assert
 (let (($x1066 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3718 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1841 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3004 (= (_ bv96 7) new.stream)))
 (let (($x1943 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2508 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1910 (and $x1841 new.stream.first_has_all (or (or $x2508 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x3354 (= new.attention.out_state new.stream)))
 (let (($x590 (and (or $x1841 $x3718) $x2508 (or $x3004 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1101 (= (_ bv38 7) new.stream)))
 (let (($x3317 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x640 (and $x3317 (not $x2508) (or $x3354 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x523 (or $x640 (and $x3317 $x1101 new.hidden.filled) $x590 (and $x1841 new.stream.first_keeps_all $x3354) $x1910 (and $x1943 $x3004 new.hidden.filled (or $x1841 (= $x3718 $x1066))))))
 (let (($x3583 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1169 (not $x3583)))
 (let (($x1846 (or $x2508 (and $x1943 (or $x1066 (= (_ bv73 7) new.attention.out.collective)) $x1169))))
 (let (($x3224 (or $x3354 (and new.stream.in_order (or (not $x1943) new.hidden.everywhere)))))
 (let (($x3223 (= 1 new.tp)))
 (let (($x138 (or (and $x3223 $x3224) (and (not (and $x3317 new.stream.junk_in_attention $x1846)) $x523))))
 (= new.attention.residual_once $x138)))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1310 (not new.model.scaled_residual)))
 (let (($x940 (= (_ bv68 7) new.model.norm)))
 (let (($x2372 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x2372 (and $x940 $x1310 new.attention.residual_once)))))))
(assert
 (let (($x3041 (not old.model.scaled_residual)))
(let (($x3327 (= (_ bv68 7) old.model.norm)))
(let (($x3364 (= (_ bv1 7) old.attention.out.residual)))
(or $x3364 (and $x3327 $x3041 old.attention.residual_once))))))
(check-sat)

