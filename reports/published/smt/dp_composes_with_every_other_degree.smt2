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
 (let (($x1535 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1535)))
(assert
 (let (($x425 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x425 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3396 (= (_ bv38 7) old.embedding.split)))
 (or $x3396 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2894 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2894)))
(assert
 (let (($x2220 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2220 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x897 (= (_ bv40 7) old.ffn.up.split)))
 (or $x897 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x2349 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2017 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1663 (= (_ bv91 7) old.hidden.kind)))
 (let (($x459 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2555 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2868 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2338 (= (_ bv48 7) old.hidden.kind)))
 (let (($x981 (= (_ bv26 7) old.hidden.kind)))
 (let (($x669 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1311 (= (_ bv11 7) old.hidden.kind)))
 (or $x1311 $x669 $x981 $x2338 $x2868 $x2555 $x459 $x1663 $x2017 $x2349))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x256 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x256 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x3427 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x687 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1974 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2042 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2042 (= (_ bv56 7) old.lm_head.cut.kind) $x1974 $x687 (= (_ bv91 7) old.lm_head.cut.kind) $x3427 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3280 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2839 (= (_ bv40 7) old.lm_head.split)))
 (or $x2839 (= (_ bv57 7) old.lm_head.split) $x3280))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3072 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x3072 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1340 (= (_ bv38 7) old.stream)))
 (or $x1340 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2632 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1806 (div (* ?x2632 old.hidden.multiple) old.hidden.parts)))
 (let (($x484 (= (- 1) old.hidden.n)))
 (let ((?x2859 (ite (or $x484 (< (* ?x1806 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2555 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2571 (ite $x2555 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2859) old.hidden.given_least)))
 (let ((?x1157 (ite (or $x484 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x981 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3530 (ite $x981 (ite (and $x484 (= 1 old.hidden.parts)) 1 ?x1157) ?x2571)))
 (let (($x2868 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2349 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1663 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1311 (= (_ bv11 7) old.hidden.kind)))
 (let (($x669 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2017 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x450 (ite $x2017 old.hidden.parts (ite (or $x669 $x1311 $x1663 $x2349 $x2868) 1 ?x3530))))
 (= old.hidden.least ?x450))))))))))))))))))
(assert
 (let ((?x2632 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1806 (div (* ?x2632 old.hidden.multiple) old.hidden.parts)))
 (let (($x2555 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2555 (< 1 old.hidden.parts) (= ?x1806 old.hidden.n)))))))
(assert
 (let (($x2555 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2555 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2338 (= (_ bv48 7) old.hidden.kind)))
 (let (($x459 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2071 (or $x459 $x2338)))
 (let (($x2017 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x2017 old.hidden.parts (ite $x2071 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x981 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2669 (ite $x981 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2632 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1806 (div (* ?x2632 old.hidden.multiple) old.hidden.parts)))
 (let (($x484 (= (- 1) old.hidden.n)))
 (let (($x2555 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1663 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2052 (ite $x1663 (or $x484 (< old.hidden.block old.hidden.n)) (ite $x2555 (or $x484 (< ?x1806 old.hidden.n)) $x2669))))
 (let (($x1141 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2052)))
 (let (($x2338 (= (_ bv48 7) old.hidden.kind)))
 (let (($x459 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2071 (or $x459 $x2338)))
 (= old.hidden.moved (ite $x2071 old.hidden.given_moved $x1141)))))))))))))))
(assert
 (let (($x1974 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2168 (and $x1974 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2168))))
(assert
 (let (($x1535 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3396 (= (_ bv38 7) old.embedding.split)))
 (let (($x1340 (= (_ bv38 7) old.stream)))
 (let (($x3317 (or $x1340 $x3396 $x1535 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x3317))))))
(assert
 (let (($x2017 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2338 (= (_ bv48 7) old.hidden.kind)))
 (let (($x459 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2071 (or $x459 $x2338)))
 (let (($x39 (ite $x2071 old.hidden.given_everywhere (or $x2017 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x39)))))))
(assert
 (let (($x3427 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1337 (or $x3427 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3008 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1337)))
 (= old.lm_head.cut.everywhere $x3008)))))
(assert
 (let (($x1697 (not old.hidden.moved)))
 (let (($x2349 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1663 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1311 (= (_ bv11 7) old.hidden.kind)))
 (let (($x669 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2773 (or old.hidden.everywhere old.hidden.filled (and (or $x669 $x1311 $x1663 $x2349) $x1697))))
 (let (($x2338 (= (_ bv48 7) old.hidden.kind)))
 (let (($x459 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2071 (or $x459 $x2338)))
 (= old.hidden.undivided (ite $x2071 old.hidden.given_undivided $x2773))))))))))))
(assert
 (let (($x1246 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x256 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1323 (or $x256 $x1246)))
 (let (($x2839 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1332 (and $x2839 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1323)))
 (let (($x3280 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1277 (ite (and $x3280 old.lm_head.cut.everywhere $x1323) (_ bv96 7) (ite $x3280 (_ bv95 7) (ite $x1332 (_ bv96 7) (ite $x2839 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1277)))))))))
(assert
 (let (($x897 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2723 (and old.layer.dense (or $x897 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x425 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2820 (or $x425 (= (_ bv92 7) old.lm_head.state) $x2723 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x2820))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x1455 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x1455)))
(assert
 (let (($x2652 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x2652 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1705 (= (_ bv38 7) new.embedding.split)))
 (or $x1705 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1908 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1908)))
(assert
 (let (($x1902 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1902 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1631 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1631 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x3169 (= (_ bv99 7) new.hidden.kind)))
 (let (($x44 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1851 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2296 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1199 (= (_ bv65 7) new.hidden.kind)))
 (let (($x531 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2991 (= (_ bv48 7) new.hidden.kind)))
 (let (($x681 (= (_ bv26 7) new.hidden.kind)))
 (let (($x911 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2455 (= (_ bv11 7) new.hidden.kind)))
 (or $x2455 $x911 $x681 $x2991 $x531 $x1199 $x2296 $x1851 $x44 $x3169))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x379 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x379 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x1529 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1498 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2401 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2573 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2573 (= (_ bv56 7) new.lm_head.cut.kind) $x2401 $x1498 (= (_ bv91 7) new.lm_head.cut.kind) $x1529 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x389 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2983 (= (_ bv40 7) new.lm_head.split)))
 (or $x2983 (= (_ bv57 7) new.lm_head.split) $x389))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1874 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1874 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x726 (= (_ bv38 7) new.stream)))
 (or $x726 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1218 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1343 (div (* ?x1218 new.hidden.multiple) new.hidden.parts)))
 (let (($x1858 (= (- 1) new.hidden.n)))
 (let ((?x3047 (ite (or $x1858 (< (* ?x1343 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1199 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x181 (ite $x1199 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3047) new.hidden.given_least)))
 (let ((?x948 (ite (or $x1858 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x681 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2065 (ite $x681 (ite (and $x1858 (= 1 new.hidden.parts)) 1 ?x948) ?x181)))
 (let (($x531 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3169 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1851 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2455 (= (_ bv11 7) new.hidden.kind)))
 (let (($x911 (= (_ bv18 7) new.hidden.kind)))
 (let (($x44 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1638 (ite $x44 new.hidden.parts (ite (or $x911 $x2455 $x1851 $x3169 $x531) 1 ?x2065))))
 (= new.hidden.least ?x1638))))))))))))))))))
(assert
 (let ((?x1218 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1343 (div (* ?x1218 new.hidden.multiple) new.hidden.parts)))
 (let (($x1199 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1199 (< 1 new.hidden.parts) (= ?x1343 new.hidden.n)))))))
(assert
 (let (($x1199 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1199 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2991 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2296 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1827 (or $x2296 $x2991)))
 (let (($x44 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x44 new.hidden.parts (ite $x1827 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x681 (= (_ bv26 7) new.hidden.kind)))
 (let (($x527 (ite $x681 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1218 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1343 (div (* ?x1218 new.hidden.multiple) new.hidden.parts)))
 (let (($x1858 (= (- 1) new.hidden.n)))
 (let (($x1199 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1851 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3189 (ite $x1851 (or $x1858 (< new.hidden.block new.hidden.n)) (ite $x1199 (or $x1858 (< ?x1343 new.hidden.n)) $x527))))
 (let (($x2760 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3189)))
 (let (($x2991 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2296 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1827 (or $x2296 $x2991)))
 (= new.hidden.moved (ite $x1827 new.hidden.given_moved $x2760)))))))))))))))
(assert
 (let (($x2401 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2015 (and $x2401 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2015))))
(assert
 (let (($x1455 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1705 (= (_ bv38 7) new.embedding.split)))
 (let (($x726 (= (_ bv38 7) new.stream)))
 (let (($x1328 (or $x726 $x1705 $x1455 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x1328))))))
(assert
 (let (($x44 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2991 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2296 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1827 (or $x2296 $x2991)))
 (let (($x1722 (ite $x1827 new.hidden.given_everywhere (or $x44 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1722)))))))
(assert
 (let (($x1529 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3431 (or $x1529 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2467 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3431)))
 (= new.lm_head.cut.everywhere $x2467)))))
(assert
 (let (($x214 (not new.hidden.moved)))
 (let (($x3169 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1851 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2455 (= (_ bv11 7) new.hidden.kind)))
 (let (($x911 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2770 (or new.hidden.everywhere new.hidden.filled (and (or $x911 $x2455 $x1851 $x3169) $x214))))
 (let (($x2991 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2296 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1827 (or $x2296 $x2991)))
 (= new.hidden.undivided (ite $x1827 new.hidden.given_undivided $x2770))))))))))))
(assert
 (let (($x1241 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x379 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1206 (or $x379 $x1241)))
 (let (($x2983 (= (_ bv40 7) new.lm_head.split)))
 (let (($x120 (and $x2983 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1206)))
 (let (($x389 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x228 (ite (and $x389 new.lm_head.cut.everywhere $x1206) (_ bv96 7) (ite $x389 (_ bv95 7) (ite $x120 (_ bv96 7) (ite $x2983 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x228)))))))))
(assert
 (let (($x1631 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x76 (and new.layer.dense (or $x1631 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2652 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x505 (or $x2652 (= (_ bv92 7) new.lm_head.state) $x76 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x505))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1125 (not new.hidden.beyond)))
 (let (($x483 (and (<= 1 new.hidden.least) $x1125 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x483)))))
(assert
 (let (($x1752 (not old.hidden.beyond)))
(let (($x2089 (and (<= 1 old.hidden.least) $x1752 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2954 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2954 $x2089)))))
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1163 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x1163 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2821 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1931 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1215 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1239 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x1626 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x578 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2341 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x294 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1898 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x2317 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x2317 $x1898 $x294 $x2341 $x578 $x1626 $x1239 $x1215 $x1931 $x2821))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x964 (= (_ bv95 7) old.embedding.split)))
 (let (($x3396 (= (_ bv38 7) old.embedding.split)))
 (or $x3396 (= (_ bv57 7) old.embedding.split) $x964))))
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
 (let ((?x437 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x646 (* (div (* ?x437 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x2484 (= (- 1) old.embedding.cut.n)))
 (let ((?x3204 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x2484 (< ?x646 old.embedding.cut.n)) 0 1))))
 (let (($x1626 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2638 (or $x2484 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x3572 (ite (and $x2484 (= 1 old.embedding.cut.parts)) 1 (ite $x2638 0 1))))
 (let (($x294 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x578 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2821 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1215 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2317 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x1898 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x269 (ite (or $x1898 $x2317 $x1215 $x2821 $x578) 1 (ite $x294 ?x3572 (ite $x1626 ?x3204 old.embedding.cut.given_least)))))
 (let (($x1931 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1931 old.embedding.cut.parts ?x269))))))))))))))))))
(assert
 (let ((?x1147 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1931 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1931 old.embedding.cut.parts ?x1147)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x417 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1163 (= (_ bv57 7) old.embedding.collective)))
 (let (($x964 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2887 (ite $x964 (ite (and old.embedding.rows_where_kept (or $x1163 $x417)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2887))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x1777 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x961 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x2648 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x2645 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x963 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x1255 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2142 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1035 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x884 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x868 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x178 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x178 $x868 $x884 $x1035 $x2142 $x1255 $x963 $x2645 $x2648 $x961))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x2447 (= (_ bv95 7) new.embedding.split)))
 (let (($x1705 (= (_ bv38 7) new.embedding.split)))
 (or $x1705 (= (_ bv57 7) new.embedding.split) $x2447))))
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
 (let ((?x3100 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2948 (* (div (* ?x3100 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x989 (= (- 1) new.embedding.cut.n)))
 (let ((?x2139 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x989 (< ?x2948 new.embedding.cut.n)) 0 1))))
 (let (($x1255 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1235 (or $x989 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x807 (ite (and $x989 (= 1 new.embedding.cut.parts)) 1 (ite $x1235 0 1))))
 (let (($x884 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2142 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x961 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x2645 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x178 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x868 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x2993 (ite (or $x868 $x178 $x2645 $x961 $x2142) 1 (ite $x884 ?x807 (ite $x1255 ?x2139 new.embedding.cut.given_least)))))
 (let (($x2648 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x2648 new.embedding.cut.parts ?x2993))))))))))))))))))
(assert
 (let ((?x779 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x2648 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x2648 new.embedding.cut.parts ?x779)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x444 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2447 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3103 (ite $x2447 (ite (and new.embedding.rows_where_kept (or $x1777 $x444)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3103))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2745 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x559 (not new.embedding.cut.beyond)))
 (let (($x1531 (or (not (= (_ bv95 7) new.embedding.split)) (and $x559 (or (= (_ bv96 7) new.embedding.state) $x2745)))))
 (not $x1531)))))
(assert
 (let (($x1565 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1707 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x1707 (or (= (_ bv96 7) old.embedding.state) $x1565))))))
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3304 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1163 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2815 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2022 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2112 (= (_ bv4 7) old.embedding.collective)))
 (or $x2112 $x2022 $x2815 $x1163 $x3304)))))))
(assert
 (let (($x964 (= (_ bv95 7) old.embedding.split)))
 (let (($x3396 (= (_ bv38 7) old.embedding.split)))
 (or $x3396 (= (_ bv57 7) old.embedding.split) $x964))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1218 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1361 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1226 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1912 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1912 $x1226 (= (_ bv56 7) old.hidden.kind) $x1434 $x1361 $x1524 $x1218 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1213 (= (_ bv49 7) old.norm.statistic)))
 (or $x1213 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2591 (= (_ bv96 7) old.stream)))
 (let (($x3047 (= (_ bv38 7) old.stream)))
 (or $x3047 (= (_ bv94 7) old.stream) $x2591))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x919 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1882 (div (* ?x919 old.hidden.multiple) old.hidden.parts)))
 (let (($x2699 (< 1 old.hidden.parts)))
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1434 $x2699 (= ?x1882 old.hidden.n))))))))
(assert
 (let ((?x919 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1882 (div (* ?x919 old.hidden.multiple) old.hidden.parts)))
 (let (($x2699 (< 1 old.hidden.parts)))
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1434 $x2699 (<= old.hidden.n ?x1882))))))))
(assert
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1434 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1912 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2151 (ite $x1912 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x919 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1882 (div (* ?x919 old.hidden.multiple) old.hidden.parts)))
 (let (($x2238 (= (- 1) old.hidden.n)))
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1241 (ite $x1524 (or $x2238 (< old.hidden.block old.hidden.n)) (ite $x1434 (or $x2238 (< ?x1882 old.hidden.n)) $x2151))))
 (let (($x120 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1241)))
 (let (($x1226 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1361 (= (_ bv86 7) old.hidden.kind)))
 (let (($x51 (or $x1361 $x1226)))
 (= old.hidden.moved (ite $x51 old.hidden.given_moved $x120)))))))))))))))
(assert
 (let (($x417 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1163 (= (_ bv57 7) old.embedding.collective)))
 (let (($x964 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2887 (ite $x964 (ite (and old.embedding.rows_where_kept (or $x1163 $x417)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2887))))))
(assert
 (let (($x1218 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1226 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1361 (= (_ bv86 7) old.hidden.kind)))
 (let (($x51 (or $x1361 $x1226)))
 (let (($x1206 (ite $x51 old.hidden.given_everywhere (or $x1218 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1206)))))))
(assert
 (let (($x1344 (= 1 old.tp)))
 (let (($x2591 (= (_ bv96 7) old.stream)))
 (let (($x2980 (or $x2591 $x1344 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x417 (and (or (not old.embedding.group.tp) $x1344) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2815 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1163 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1408 (ite (or (or $x1163 $x2815) (and $x417 $x2980)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3304 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2022 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2556 (and (or $x2022 $x3304) $x417)))
 (let ((?x957 (ite (or $x1163 (and $x2815 (= (_ bv38 7) old.stream)) $x2556) (_ bv38 7) (ite $x2815 (_ bv96 7) (_ bv16 7)))))
 (let (($x1958 (or (and old.hidden.filled (not $x2591)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x200 (not $x417)))
 (let (($x1213 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3047 (= (_ bv38 7) old.stream)))
 (let ((?x3188 (ite (and $x2022 old.hidden.filled $x3047 $x200 $x1213) old.stream (ite (and $x3304 $x200 $x1958) old.stream ?x957))))
 (let ((?x874 (ite (and $x2591 old.hidden.everywhere (or $x1163 $x2556)) (_ bv96 7) (ite (and $x2022 old.hidden.filled $x2591 $x200) (_ bv96 7) ?x3188))))
 (let (($x2112 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3429 (ite (= (_ bv38 7) old.embedding.state) (ite $x2112 (_ bv96 7) ?x874) (ite (= (_ bv96 7) old.embedding.state) ?x1408 old.embedding.state))))
 (let ((?x3162 (ite $x3304 (ite (not $x2591) old.stream (_ bv66 7)) (ite $x2815 (ite $x2591 (_ bv96 7) old.stream) (ite $x1163 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x2022 (_ bv96 7) ?x3162) ?x3429)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x130 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (let (($x418 (= (_ bv10 7) new.embedding.collective)))
 (let (($x647 (= (_ bv5 7) new.embedding.collective)))
 (let (($x135 (= (_ bv4 7) new.embedding.collective)))
 (or $x135 $x647 $x418 $x1777 $x130)))))))
(assert
 (let (($x2447 (= (_ bv95 7) new.embedding.split)))
 (let (($x1705 (= (_ bv38 7) new.embedding.split)))
 (or $x1705 (= (_ bv57 7) new.embedding.split) $x2447))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1881 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv91 7) new.hidden.kind)))
 (let (($x181 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2153 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2904 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2904 $x2153 (= (_ bv56 7) new.hidden.kind) $x3189 $x181 $x1680 $x1881 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1115 (= (_ bv49 7) new.norm.statistic)))
 (or $x1115 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x656 (= (_ bv96 7) new.stream)))
 (let (($x2732 (= (_ bv38 7) new.stream)))
 (or $x2732 (= (_ bv94 7) new.stream) $x656))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2066 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1840 (div (* ?x2066 new.hidden.multiple) new.hidden.parts)))
 (let (($x972 (< 1 new.hidden.parts)))
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3189 $x972 (= ?x1840 new.hidden.n))))))))
(assert
 (let ((?x2066 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1840 (div (* ?x2066 new.hidden.multiple) new.hidden.parts)))
 (let (($x972 (< 1 new.hidden.parts)))
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3189 $x972 (<= new.hidden.n ?x1840))))))))
(assert
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3189 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2904 (= (_ bv26 7) new.hidden.kind)))
 (let (($x452 (ite $x2904 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2066 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1840 (div (* ?x2066 new.hidden.multiple) new.hidden.parts)))
 (let (($x1527 (= (- 1) new.hidden.n)))
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1498 (ite $x1680 (or $x1527 (< new.hidden.block new.hidden.n)) (ite $x3189 (or $x1527 (< ?x1840 new.hidden.n)) $x452))))
 (let (($x2573 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1498)))
 (let (($x2153 (= (_ bv48 7) new.hidden.kind)))
 (let (($x181 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1722 (or $x181 $x2153)))
 (= new.hidden.moved (ite $x1722 new.hidden.given_moved $x2573)))))))))))))))
(assert
 (let (($x444 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2447 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3103 (ite $x2447 (ite (and new.embedding.rows_where_kept (or $x1777 $x444)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3103))))))
(assert
 (let (($x1881 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2153 (= (_ bv48 7) new.hidden.kind)))
 (let (($x181 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1722 (or $x181 $x2153)))
 (let (($x3199 (ite $x1722 new.hidden.given_everywhere (or $x1881 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3199)))))))
(assert
 (let (($x944 (= 1 new.tp)))
 (let (($x656 (= (_ bv96 7) new.stream)))
 (let (($x1125 (or $x656 $x944 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x444 (and (or (not new.embedding.group.tp) $x944) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x418 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2751 (ite (or (or $x1777 $x418) (and $x444 $x1125)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x130 (= (_ bv73 7) new.embedding.collective)))
 (let (($x647 (= (_ bv5 7) new.embedding.collective)))
 (let (($x909 (and (or $x647 $x130) $x444)))
 (let ((?x1649 (ite (or $x1777 (and $x418 (= (_ bv38 7) new.stream)) $x909) (_ bv38 7) (ite $x418 (_ bv96 7) (_ bv16 7)))))
 (let (($x632 (or (and new.hidden.filled (not $x656)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2143 (not $x444)))
 (let (($x1115 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2732 (= (_ bv38 7) new.stream)))
 (let ((?x2089 (ite (and $x647 new.hidden.filled $x2732 $x2143 $x1115) new.stream (ite (and $x130 $x2143 $x632) new.stream ?x1649))))
 (let ((?x2954 (ite (and $x656 new.hidden.everywhere (or $x1777 $x909)) (_ bv96 7) (ite (and $x647 new.hidden.filled $x656 $x2143) (_ bv96 7) ?x2089))))
 (let (($x135 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2392 (ite (= (_ bv38 7) new.embedding.state) (ite $x135 (_ bv96 7) ?x2954) (ite (= (_ bv96 7) new.embedding.state) ?x2751 new.embedding.state))))
 (let ((?x514 (ite $x130 (ite (not $x656) new.stream (_ bv66 7)) (ite $x418 (ite $x656 (_ bv96 7) new.stream) (ite $x1777 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x647 (_ bv96 7) ?x514) ?x2392)))))))))))))))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x620 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x944 (= 1 new.tp)))
 (let (($x29 (= new.embedding.joined new.stream)))
 (let (($x1319 (or (or (= (_ bv96 7) new.embedding.joined) $x29) (and $x944 (or (not (= (_ bv38 7) new.embedding.split)) $x620)))))
 (not $x1319))))))
(assert
 (let (($x688 (not (or old.hidden.moved old.hidden.padded))))
(let (($x1344 (= 1 old.tp)))
(let (($x775 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x775) (and $x1344 (or (not (= (_ bv38 7) old.embedding.split)) $x688)))))))
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3304 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1163 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2815 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2022 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2112 (= (_ bv4 7) old.embedding.collective)))
 (or $x2112 $x2022 $x2815 $x1163 $x3304)))))))
(assert
 (let (($x964 (= (_ bv95 7) old.embedding.split)))
 (let (($x3396 (= (_ bv38 7) old.embedding.split)))
 (or $x3396 (= (_ bv57 7) old.embedding.split) $x964))))
(assert
 (let (($x1218 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1361 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1226 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1226 (= (_ bv56 7) old.hidden.kind) $x1434 $x1361 (= (_ bv91 7) old.hidden.kind) $x1218 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1213 (= (_ bv49 7) old.norm.statistic)))
 (or $x1213 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2591 (= (_ bv96 7) old.stream)))
 (let (($x3047 (= (_ bv38 7) old.stream)))
 (or $x3047 (= (_ bv94 7) old.stream) $x2591))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x919 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1882 (div (* ?x919 old.hidden.multiple) old.hidden.parts)))
 (let (($x2699 (< 1 old.hidden.parts)))
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1434 $x2699 (= ?x1882 old.hidden.n))))))))
(assert
 (let ((?x919 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1882 (div (* ?x919 old.hidden.multiple) old.hidden.parts)))
 (let (($x2699 (< 1 old.hidden.parts)))
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1434 $x2699 (<= old.hidden.n ?x1882))))))))
(assert
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1434 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1869 (not old.embedding.group.pp)))
 (let (($x1158 (or $x1869 (= 1 old.pp))))
 (let (($x3182 (not old.embedding.group.sp)))
 (let (($x3129 (or $x3182 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1927 (not old.embedding.group.dp)))
 (let (($x321 (or $x1927 $x2122)))
 (let (($x417 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x321 $x3129 $x1158)))
 (let (($x1163 (= (_ bv57 7) old.embedding.collective)))
 (let (($x964 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2887 (ite $x964 (ite (and old.embedding.rows_where_kept (or $x1163 $x417)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2887)))))))))))))
(assert
 (let (($x1218 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1206 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1218 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1206))))
(assert
 (let (($x1344 (= 1 old.tp)))
 (let (($x2591 (= (_ bv96 7) old.stream)))
 (let (($x2980 (or $x2591 $x1344 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1869 (not old.embedding.group.pp)))
 (let (($x1158 (or $x1869 (= 1 old.pp))))
 (let (($x3182 (not old.embedding.group.sp)))
 (let (($x3129 (or $x3182 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1927 (not old.embedding.group.dp)))
 (let (($x321 (or $x1927 $x2122)))
 (let (($x417 (and (or (not old.embedding.group.tp) $x1344) $x321 $x3129 $x1158)))
 (let (($x2815 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1163 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1408 (ite (or (or $x1163 $x2815) (and $x417 $x2980)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1930 (= (_ bv96 7) old.embedding.state)))
 (let (($x3304 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2022 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2556 (and (or $x2022 $x3304) $x417)))
 (let ((?x957 (ite (or $x1163 (and $x2815 (= (_ bv38 7) old.stream)) $x2556) (_ bv38 7) (ite $x2815 (_ bv96 7) (_ bv16 7)))))
 (let (($x1958 (or (and old.hidden.filled (not $x2591)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x200 (not $x417)))
 (let (($x1213 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3047 (= (_ bv38 7) old.stream)))
 (let ((?x3188 (ite (and $x2022 old.hidden.filled $x3047 $x200 $x1213) old.stream (ite (and $x3304 $x200 $x1958) old.stream ?x957))))
 (let ((?x874 (ite (and $x2591 old.hidden.everywhere (or $x1163 $x2556)) (_ bv96 7) (ite (and $x2022 old.hidden.filled $x2591 $x200) (_ bv96 7) ?x3188))))
 (let (($x2112 (= (_ bv4 7) old.embedding.collective)))
 (let (($x416 (= (_ bv38 7) old.embedding.state)))
 (let ((?x3162 (ite $x3304 (ite (not $x2591) old.stream (_ bv66 7)) (ite $x2815 (ite $x2591 (_ bv96 7) old.stream) (ite $x1163 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1975 (ite (= (_ bv92 7) old.embedding.state) (ite $x2022 (_ bv96 7) ?x3162) (ite $x416 (ite $x2112 (_ bv96 7) ?x874) (ite $x1930 ?x1408 old.embedding.state)))))
 (= old.embedding.joined ?x1975)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x130 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (let (($x418 (= (_ bv10 7) new.embedding.collective)))
 (let (($x647 (= (_ bv5 7) new.embedding.collective)))
 (let (($x135 (= (_ bv4 7) new.embedding.collective)))
 (or $x135 $x647 $x418 $x1777 $x130)))))))
(assert
 (let (($x2447 (= (_ bv95 7) new.embedding.split)))
 (let (($x1705 (= (_ bv38 7) new.embedding.split)))
 (or $x1705 (= (_ bv57 7) new.embedding.split) $x2447))))
(assert
 (let (($x1881 (= (_ bv96 7) new.hidden.kind)))
 (let (($x181 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2153 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2153 (= (_ bv56 7) new.hidden.kind) $x3189 $x181 (= (_ bv91 7) new.hidden.kind) $x1881 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1115 (= (_ bv49 7) new.norm.statistic)))
 (or $x1115 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x656 (= (_ bv96 7) new.stream)))
 (let (($x2732 (= (_ bv38 7) new.stream)))
 (or $x2732 (= (_ bv94 7) new.stream) $x656))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2066 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1840 (div (* ?x2066 new.hidden.multiple) new.hidden.parts)))
 (let (($x972 (< 1 new.hidden.parts)))
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3189 $x972 (= ?x1840 new.hidden.n))))))))
(assert
 (let ((?x2066 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1840 (div (* ?x2066 new.hidden.multiple) new.hidden.parts)))
 (let (($x972 (< 1 new.hidden.parts)))
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3189 $x972 (<= new.hidden.n ?x1840))))))))
(assert
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3189 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x833 (not new.embedding.group.pp)))
 (let (($x3109 (or $x833 (= 1 new.pp))))
 (let (($x3261 (not new.embedding.group.sp)))
 (let (($x2074 (or $x3261 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1071 (not new.embedding.group.dp)))
 (let (($x1026 (or $x1071 $x3184)))
 (let (($x444 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1026 $x2074 $x3109)))
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2447 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3103 (ite $x2447 (ite (and new.embedding.rows_where_kept (or $x1777 $x444)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3103)))))))))))))
(assert
 (let (($x1881 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3199 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1881 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3199))))
(assert
 (let (($x944 (= 1 new.tp)))
 (let (($x656 (= (_ bv96 7) new.stream)))
 (let (($x1125 (or $x656 $x944 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x833 (not new.embedding.group.pp)))
 (let (($x3109 (or $x833 (= 1 new.pp))))
 (let (($x3261 (not new.embedding.group.sp)))
 (let (($x2074 (or $x3261 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1071 (not new.embedding.group.dp)))
 (let (($x1026 (or $x1071 $x3184)))
 (let (($x444 (and (or (not new.embedding.group.tp) $x944) $x1026 $x2074 $x3109)))
 (let (($x418 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2751 (ite (or (or $x1777 $x418) (and $x444 $x1125)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2489 (= (_ bv96 7) new.embedding.state)))
 (let (($x130 (= (_ bv73 7) new.embedding.collective)))
 (let (($x647 (= (_ bv5 7) new.embedding.collective)))
 (let (($x909 (and (or $x647 $x130) $x444)))
 (let ((?x1649 (ite (or $x1777 (and $x418 (= (_ bv38 7) new.stream)) $x909) (_ bv38 7) (ite $x418 (_ bv96 7) (_ bv16 7)))))
 (let (($x632 (or (and new.hidden.filled (not $x656)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2143 (not $x444)))
 (let (($x1115 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2732 (= (_ bv38 7) new.stream)))
 (let ((?x2089 (ite (and $x647 new.hidden.filled $x2732 $x2143 $x1115) new.stream (ite (and $x130 $x2143 $x632) new.stream ?x1649))))
 (let ((?x2954 (ite (and $x656 new.hidden.everywhere (or $x1777 $x909)) (_ bv96 7) (ite (and $x647 new.hidden.filled $x656 $x2143) (_ bv96 7) ?x2089))))
 (let (($x135 (= (_ bv4 7) new.embedding.collective)))
 (let (($x2486 (= (_ bv38 7) new.embedding.state)))
 (let ((?x514 (ite $x130 (ite (not $x656) new.stream (_ bv66 7)) (ite $x418 (ite $x656 (_ bv96 7) new.stream) (ite $x1777 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1752 (ite (= (_ bv92 7) new.embedding.state) (ite $x647 (_ bv96 7) ?x514) (ite $x2486 (ite $x135 (_ bv96 7) ?x2954) (ite $x2489 ?x2751 new.embedding.state)))))
 (= new.embedding.joined ?x1752)))))))))))))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x833 (not new.embedding.group.pp)))
 (let (($x3109 (or $x833 (= 1 new.pp))))
 (let (($x3261 (not new.embedding.group.sp)))
 (let (($x2074 (or $x3261 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1071 (not new.embedding.group.dp)))
 (let (($x1026 (or $x1071 $x3184)))
 (let (($x2486 (= (_ bv38 7) new.embedding.state)))
 (let (($x2489 (= (_ bv96 7) new.embedding.state)))
 (let (($x444 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1026 $x2074 $x3109)))
 (let (($x26 (and $x444 (or $x2489 (and $x2486 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x418 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (let (($x921 (or (and (= (_ bv96 7) new.embedding.joined) $x2489) $x1777 (and $x418 $x2486 (= (_ bv38 7) new.embedding.joined)) $x26 (and (or new.embedding.group.tp (= 1 new.tp)) $x1026 $x2074 $x3109))))
 (not $x921))))))))))))))))
(assert
 (let (($x1869 (not old.embedding.group.pp)))
(let (($x1158 (or $x1869 (= 1 old.pp))))
(let (($x3182 (not old.embedding.group.sp)))
(let (($x3129 (or $x3182 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x1927 (not old.embedding.group.dp)))
(let (($x321 (or $x1927 $x2122)))
(let (($x416 (= (_ bv38 7) old.embedding.state)))
(let (($x1930 (= (_ bv96 7) old.embedding.state)))
(let (($x417 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x321 $x3129 $x1158)))
(let (($x2010 (and $x417 (or $x1930 (and $x416 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2815 (= (_ bv10 7) old.embedding.collective)))
(let (($x1163 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x1930) $x1163 (and $x2815 $x416 (= (_ bv38 7) old.embedding.joined)) $x2010 (and (or old.embedding.group.tp (= 1 old.tp)) $x321 $x3129 $x1158))))))))))))))))
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3304 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1163 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2815 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2022 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2112 (= (_ bv4 7) old.embedding.collective)))
 (or $x2112 $x2022 $x2815 $x1163 $x3304)))))))
(assert
 (let (($x3171 (= (_ bv29 7) old.embedding.positions)))
 (let (($x1509 (= (_ bv27 7) old.embedding.positions)))
 (let (($x2191 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2171 (= (_ bv1 7) old.embedding.positions)))
 (or $x2171 $x2191 $x1509 $x3171))))))
(assert
 (let (($x964 (= (_ bv95 7) old.embedding.split)))
 (let (($x3396 (= (_ bv38 7) old.embedding.split)))
 (or $x3396 (= (_ bv57 7) old.embedding.split) $x964))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1218 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1361 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1226 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1912 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1912 $x1226 (= (_ bv56 7) old.hidden.kind) $x1434 $x1361 $x1524 $x1218 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x498 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x498 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1213 (= (_ bv49 7) old.norm.statistic)))
 (or $x1213 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2591 (= (_ bv96 7) old.stream)))
 (let (($x3047 (= (_ bv38 7) old.stream)))
 (or $x3047 (= (_ bv94 7) old.stream) $x2591))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x919 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1882 (div (* ?x919 old.hidden.multiple) old.hidden.parts)))
 (let (($x2699 (< 1 old.hidden.parts)))
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1434 $x2699 (= ?x1882 old.hidden.n))))))))
(assert
 (let ((?x919 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1882 (div (* ?x919 old.hidden.multiple) old.hidden.parts)))
 (let (($x2699 (< 1 old.hidden.parts)))
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1434 $x2699 (<= old.hidden.n ?x1882))))))))
(assert
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1434 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1912 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1162 (ite $x1912 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x919 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1882 (div (* ?x919 old.hidden.multiple) old.hidden.parts)))
 (let (($x80 (= (- 1) old.hidden.n)))
 (let (($x1434 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv91 7) old.hidden.kind)))
 (let (($x687 (ite $x1524 (or $x80 (< old.hidden.block old.hidden.n)) (ite $x1434 (or $x80 (< ?x1882 old.hidden.n)) $x1162))))
 (let (($x301 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x687)))
 (let (($x1226 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1361 (= (_ bv86 7) old.hidden.kind)))
 (let (($x51 (or $x1361 $x1226)))
 (= old.hidden.moved (ite $x51 old.hidden.given_moved $x301)))))))))))))))
(assert
 (let (($x417 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1163 (= (_ bv57 7) old.embedding.collective)))
 (let (($x964 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2887 (ite $x964 (ite (and old.embedding.rows_where_kept (or $x1163 $x417)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2887))))))
(assert
 (let (($x1218 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1226 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1361 (= (_ bv86 7) old.hidden.kind)))
 (let (($x51 (or $x1361 $x1226)))
 (let (($x1206 (ite $x51 old.hidden.given_everywhere (or $x1218 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1206)))))))
(assert
 (let (($x3328 (not old.hidden.moved)))
 (let (($x1455 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x3328)))
 (let (($x1800 (= 1 old.hidden.parts)))
 (let (($x1226 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1361 (= (_ bv86 7) old.hidden.kind)))
 (let (($x51 (or $x1361 $x1226)))
 (= old.hidden.first_alone (ite $x51 old.hidden.given_first (or $x1800 $x1455))))))))))
(assert
 (let (($x964 (= (_ bv95 7) old.embedding.split)))
 (let (($x970 (not $x964)))
 (let (($x1344 (= 1 old.tp)))
 (let (($x2591 (= (_ bv96 7) old.stream)))
 (let (($x417 (and (or (not old.embedding.group.tp) $x1344) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x359 (and $x417 (or $x2591 $x1344 (not (= (_ bv4 7) old.embedding.collective)) $x970))))
 (let (($x2815 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1163 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1408 (ite (or (or $x1163 $x2815) $x359) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1930 (= (_ bv96 7) old.embedding.state)))
 (let (($x3304 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2022 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2556 (and (or $x2022 $x3304) $x417)))
 (let ((?x957 (ite (or $x1163 (and $x2815 (= (_ bv38 7) old.stream)) $x2556) (_ bv38 7) (ite $x2815 (_ bv96 7) (_ bv16 7)))))
 (let (($x1958 (or (and old.hidden.filled (not $x2591)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x200 (not $x417)))
 (let (($x1213 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3047 (= (_ bv38 7) old.stream)))
 (let ((?x3188 (ite (and $x2022 old.hidden.filled $x3047 $x200 $x1213) old.stream (ite (and $x3304 $x200 $x1958) old.stream ?x957))))
 (let ((?x874 (ite (and $x2591 old.hidden.everywhere (or $x1163 $x2556)) (_ bv96 7) (ite (and $x2022 old.hidden.filled $x2591 $x200) (_ bv96 7) ?x3188))))
 (let (($x2112 (= (_ bv4 7) old.embedding.collective)))
 (let (($x416 (= (_ bv38 7) old.embedding.state)))
 (let ((?x3162 (ite $x3304 (ite (not $x2591) old.stream (_ bv66 7)) (ite $x2815 (ite $x2591 (_ bv96 7) old.stream) (ite $x1163 (_ bv92 7) (_ bv16 7))))))
 (let (($x2483 (= (_ bv92 7) old.embedding.state)))
 (let ((?x1975 (ite $x2483 (ite $x2022 (_ bv96 7) ?x3162) (ite $x416 (ite $x2112 (_ bv96 7) ?x874) (ite $x1930 ?x1408 old.embedding.state)))))
 (= old.embedding.joined ?x1975)))))))))))))))))))))))))))
(assert
 (let (($x508 (not old.hidden.everywhere)))
 (let (($x2022 (= (_ bv5 7) old.embedding.collective)))
 (let (($x416 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x416 (= (_ bv96 7) old.embedding.joined) $x2022 $x508))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x130 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (let (($x418 (= (_ bv10 7) new.embedding.collective)))
 (let (($x647 (= (_ bv5 7) new.embedding.collective)))
 (let (($x135 (= (_ bv4 7) new.embedding.collective)))
 (or $x135 $x647 $x418 $x1777 $x130)))))))
(assert
 (let (($x2680 (= (_ bv29 7) new.embedding.positions)))
 (let (($x214 (= (_ bv27 7) new.embedding.positions)))
 (let (($x152 (= (_ bv23 7) new.embedding.positions)))
 (let (($x2168 (= (_ bv1 7) new.embedding.positions)))
 (or $x2168 $x152 $x214 $x2680))))))
(assert
 (let (($x2447 (= (_ bv95 7) new.embedding.split)))
 (let (($x1705 (= (_ bv38 7) new.embedding.split)))
 (or $x1705 (= (_ bv57 7) new.embedding.split) $x2447))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1881 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv91 7) new.hidden.kind)))
 (let (($x181 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2153 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2904 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2904 $x2153 (= (_ bv56 7) new.hidden.kind) $x3189 $x181 $x1680 $x1881 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2075 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x2075 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1115 (= (_ bv49 7) new.norm.statistic)))
 (or $x1115 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x656 (= (_ bv96 7) new.stream)))
 (let (($x2732 (= (_ bv38 7) new.stream)))
 (or $x2732 (= (_ bv94 7) new.stream) $x656))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2066 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1840 (div (* ?x2066 new.hidden.multiple) new.hidden.parts)))
 (let (($x972 (< 1 new.hidden.parts)))
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3189 $x972 (= ?x1840 new.hidden.n))))))))
(assert
 (let ((?x2066 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1840 (div (* ?x2066 new.hidden.multiple) new.hidden.parts)))
 (let (($x972 (< 1 new.hidden.parts)))
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3189 $x972 (<= new.hidden.n ?x1840))))))))
(assert
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3189 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2904 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2457 (ite $x2904 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2066 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1840 (div (* ?x2066 new.hidden.multiple) new.hidden.parts)))
 (let (($x2908 (= (- 1) new.hidden.n)))
 (let (($x3189 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv91 7) new.hidden.kind)))
 (let (($x949 (ite $x1680 (or $x2908 (< new.hidden.block new.hidden.n)) (ite $x3189 (or $x2908 (< ?x1840 new.hidden.n)) $x2457))))
 (let (($x1792 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x949)))
 (let (($x2153 (= (_ bv48 7) new.hidden.kind)))
 (let (($x181 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1722 (or $x181 $x2153)))
 (= new.hidden.moved (ite $x1722 new.hidden.given_moved $x1792)))))))))))))))
(assert
 (let (($x444 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2447 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3103 (ite $x2447 (ite (and new.embedding.rows_where_kept (or $x1777 $x444)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3103))))))
(assert
 (let (($x1881 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2153 (= (_ bv48 7) new.hidden.kind)))
 (let (($x181 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1722 (or $x181 $x2153)))
 (let (($x3199 (ite $x1722 new.hidden.given_everywhere (or $x1881 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3199)))))))
(assert
 (let (($x1460 (not new.hidden.moved)))
 (let (($x860 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1460)))
 (let (($x795 (= 1 new.hidden.parts)))
 (let (($x2153 (= (_ bv48 7) new.hidden.kind)))
 (let (($x181 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1722 (or $x181 $x2153)))
 (= new.hidden.first_alone (ite $x1722 new.hidden.given_first (or $x795 $x860))))))))))
(assert
 (let (($x2447 (= (_ bv95 7) new.embedding.split)))
 (let (($x2342 (not $x2447)))
 (let (($x944 (= 1 new.tp)))
 (let (($x656 (= (_ bv96 7) new.stream)))
 (let (($x444 (and (or (not new.embedding.group.tp) $x944) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2515 (and $x444 (or $x656 $x944 (not (= (_ bv4 7) new.embedding.collective)) $x2342))))
 (let (($x418 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1777 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2751 (ite (or (or $x1777 $x418) $x2515) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2489 (= (_ bv96 7) new.embedding.state)))
 (let (($x130 (= (_ bv73 7) new.embedding.collective)))
 (let (($x647 (= (_ bv5 7) new.embedding.collective)))
 (let (($x909 (and (or $x647 $x130) $x444)))
 (let ((?x1649 (ite (or $x1777 (and $x418 (= (_ bv38 7) new.stream)) $x909) (_ bv38 7) (ite $x418 (_ bv96 7) (_ bv16 7)))))
 (let (($x632 (or (and new.hidden.filled (not $x656)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2143 (not $x444)))
 (let (($x1115 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2732 (= (_ bv38 7) new.stream)))
 (let ((?x2089 (ite (and $x647 new.hidden.filled $x2732 $x2143 $x1115) new.stream (ite (and $x130 $x2143 $x632) new.stream ?x1649))))
 (let ((?x2954 (ite (and $x656 new.hidden.everywhere (or $x1777 $x909)) (_ bv96 7) (ite (and $x647 new.hidden.filled $x656 $x2143) (_ bv96 7) ?x2089))))
 (let (($x135 (= (_ bv4 7) new.embedding.collective)))
 (let (($x2486 (= (_ bv38 7) new.embedding.state)))
 (let ((?x514 (ite $x130 (ite (not $x656) new.stream (_ bv66 7)) (ite $x418 (ite $x656 (_ bv96 7) new.stream) (ite $x1777 (_ bv92 7) (_ bv16 7))))))
 (let (($x1874 (= (_ bv92 7) new.embedding.state)))
 (let ((?x1752 (ite $x1874 (ite $x647 (_ bv96 7) ?x514) (ite $x2486 (ite $x135 (_ bv96 7) ?x2954) (ite $x2489 ?x2751 new.embedding.state)))))
 (= new.embedding.joined ?x1752)))))))))))))))))))))))))))
(assert
 (let (($x1188 (not new.hidden.everywhere)))
 (let (($x647 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2486 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x2486 (= (_ bv96 7) new.embedding.joined) $x647 $x1188))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1874 (= (_ bv92 7) new.embedding.state)))
 (let (($x2654 (or $x1874 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x2680 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1479 (not new.embedding.full_though_split)))
 (let (($x214 (= (_ bv27 7) new.embedding.positions)))
 (let (($x944 (= 1 new.tp)))
 (let (($x1454 (or $x944 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1479) (and $x214 $x1479 (or (not (= (_ bv95 7) new.embedding.split)) (not $x1874))) (and $x2680 $x2654) (and (= (_ bv23 7) new.embedding.positions) $x1874))))
 (not $x1454)))))))))
(assert
 (let (($x2483 (= (_ bv92 7) old.embedding.state)))
(let (($x707 (or $x2483 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x3171 (= (_ bv29 7) old.embedding.positions)))
(let (($x915 (not old.embedding.full_though_split)))
(let (($x1509 (= (_ bv27 7) old.embedding.positions)))
(let (($x1344 (= 1 old.tp)))
(or $x1344 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x915) (and $x1509 $x915 (or (not (= (_ bv95 7) old.embedding.split)) (not $x2483))) (and $x3171 $x707) (and (= (_ bv23 7) old.embedding.positions) $x2483)))))))))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
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
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
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
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x2180 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1626 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1828 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2555 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2555 $x1828 $x1421 $x2632 $x1626 $x2607 $x3186 $x256 $x1246 $x2180))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x714 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x714 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x271 (= (_ bv32 7) old.attention.out.input)))
 (let (($x779 (= (_ bv10 7) old.attention.out.input)))
 (or $x779 $x271 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1372 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2465 (= (_ bv40 7) old.attention.out.split)))
 (or $x2465 (= (_ bv57 7) old.attention.out.split) $x1372))))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x1397 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1397 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x355 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x355 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1575 (= (_ bv56 7) old.attention.value_dim.kind) $x1368 $x2492 (= (_ bv91 7) old.attention.value_dim.kind) $x994 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
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
 (let (($x1012 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2607 $x1012)))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1391 (= (- 1) old.attention.heads.n)))
 (let (($x55 (or $x1391 (< (* ?x1686 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1140 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x55 0 1))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1124 (or $x1391 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2544 (ite (and $x1391 (= 1 old.attention.heads.parts)) 1 (ite $x1124 0 1))))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1626 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2180 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2555 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1828 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x878 (ite (or $x1828 $x2555 $x256 $x2180 $x1626) 1 (ite $x1421 ?x2544 (ite $x2607 ?x1140 old.attention.heads.given_least)))))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1246 old.attention.heads.parts ?x878)))))))))))))))))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1353 (and $x2607 (< 1 old.attention.heads.parts) (= ?x1686 old.attention.heads.n))))
 (= old.attention.heads.filled $x1353))))))
(assert
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3273 (or $x3186 $x2632)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x971 (ite $x1246 old.attention.heads.parts (ite $x3273 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x971)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x1391 (= (- 1) old.attention.heads.n)))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1215 (ite $x1421 (or $x1391 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1391 (< 1 old.attention.heads.n)))))
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1898 (ite $x256 (or $x1391 (< old.attention.heads.block old.attention.heads.n)) (ite $x2607 (or $x1391 (< ?x1686 old.attention.heads.n)) $x1215))))
 (let (($x1583 (= 1 old.attention.heads.parts)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3273 (or $x3186 $x2632)))
 (let (($x294 (ite $x3273 old.attention.heads.given_moved (ite (or $x1246 $x1583) false $x1898))))
 (= old.attention.heads.moved $x294))))))))))))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let ((?x1325 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1368 (not (= 0 ?x1325)))))))
(assert
 (let (($x2465 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2363 (not $x2465)))
 (let (($x779 (= (_ bv10 7) old.attention.out.input)))
 (let (($x271 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x271 (and $x779 $x2363))))))))
(assert
 (let (($x2238 (not old.attention.heads.padded)))
 (let (($x1583 (= 1 old.attention.heads.parts)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3273 (or $x3186 $x2632)))
 (let (($x1663 (ite $x3273 old.attention.heads.given_everywhere (or $x1246 (and $x1583 $x2238)))))
 (= old.attention.heads.everywhere $x1663)))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x1569 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x1569)))))))))))))))))))))))
(assert
 (let (($x2554 (not old.attention.value_dim.padded)))
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1644 (ite (or $x2492 $x1575) old.attention.value_dim.given_everywhere (or $x994 (and (= 1 old.attention.value_dim.parts) $x2554)))))
 (= old.attention.value_dim.everywhere $x1644)))))))
(assert
 (let (($x1141 (not old.attention.heads.moved)))
 (let (($x2180 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2555 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1828 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x922 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1828 $x2555 $x256 $x2180) $x1141))))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3273 (or $x3186 $x2632)))
 (= old.attention.heads.undivided (ite $x3273 old.attention.heads.given_undivided $x922))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x747 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2464 ?x870 ?x747))))))))))))))))))))))))
(assert
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x452 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x921 (ite $x452 old.attention.v (ite $x1998 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x921)))))
(assert
 (let (($x2465 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2363 (not $x2465)))
 (let (($x2788 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1707 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2788)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2788 old.attention.value_dim.everywhere $x2363))))
 (= old.attention.mixed_in (ite $x1707 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x587 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1321 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2771 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x1743 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x714 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2465 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2427 (and $x2465 (or $x714 $x1743) (ite $x2771 old.attention.dims_where_kept $x1321))))
 (= old.attention.out_state (ite $x2427 (_ bv96 7) ?x587))))))))))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x125 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2953 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x602 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x729 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x729 $x602 $x1181 $x1175 $x2953 $x2004 $x2100 $x1486 $x634 $x125))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x993 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x993 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x2955 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2417 (= (_ bv10 7) new.attention.out.input)))
 (or $x2417 $x2955 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1083 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1319 (= (_ bv40 7) new.attention.out.split)))
 (or $x1319 (= (_ bv57 7) new.attention.out.split) $x1083))))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x2869 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2869 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x2794 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2794 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1272 (= (_ bv56 7) new.attention.value_dim.kind) $x3101 $x810 (= (_ bv91 7) new.attention.value_dim.kind) $x2734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
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
 (let (($x905 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2004 $x905)))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1918 (= (- 1) new.attention.heads.n)))
 (let (($x1440 (or $x1918 (< (* ?x2091 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1467 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1440 0 1))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2905 (or $x1918 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x3134 (ite (and $x1918 (= 1 new.attention.heads.parts)) 1 (ite $x2905 0 1))))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2953 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x125 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x729 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x602 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1556 (ite (or $x602 $x729 $x1486 $x125 $x2953) 1 (ite $x1181 ?x3134 (ite $x2004 ?x1467 new.attention.heads.given_least)))))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x634 new.attention.heads.parts ?x1556)))))))))))))))))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2478 (and $x2004 (< 1 new.attention.heads.parts) (= ?x2091 new.attention.heads.n))))
 (= new.attention.heads.filled $x2478))))))
(assert
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2711 (or $x2100 $x1175)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x332 (ite $x634 new.attention.heads.parts (ite $x2711 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x332)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x1918 (= (- 1) new.attention.heads.n)))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2753 (ite $x1181 (or $x1918 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1918 (< 1 new.attention.heads.n)))))
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x832 (ite $x1486 (or $x1918 (< new.attention.heads.block new.attention.heads.n)) (ite $x2004 (or $x1918 (< ?x2091 new.attention.heads.n)) $x2753))))
 (let (($x496 (= 1 new.attention.heads.parts)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2711 (or $x2100 $x1175)))
 (let (($x979 (ite $x2711 new.attention.heads.given_moved (ite (or $x634 $x496) false $x832))))
 (= new.attention.heads.moved $x979))))))))))))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let ((?x1758 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3101 (not (= 0 ?x1758)))))))
(assert
 (let (($x1319 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2859 (not $x1319)))
 (let (($x2417 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2955 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2955 (and $x2417 $x2859))))))))
(assert
 (let (($x2755 (not new.attention.heads.padded)))
 (let (($x496 (= 1 new.attention.heads.parts)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2711 (or $x2100 $x1175)))
 (let (($x1737 (ite $x2711 new.attention.heads.given_everywhere (or $x634 (and $x496 $x2755)))))
 (= new.attention.heads.everywhere $x1737)))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x2031 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x2031))))))))))))))))))))))
(assert
 (let (($x2847 (not new.attention.value_dim.padded)))
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1312 (ite (or $x810 $x1272) new.attention.value_dim.given_everywhere (or $x2734 (and (= 1 new.attention.value_dim.parts) $x2847)))))
 (= new.attention.value_dim.everywhere $x1312)))))))
(assert
 (let (($x1084 (not new.attention.heads.moved)))
 (let (($x125 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x729 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x602 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x458 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x602 $x729 $x1486 $x125) $x1084))))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2711 (or $x2100 $x1175)))
 (= new.attention.heads.undivided (ite $x2711 new.attention.heads.given_undivided $x458))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x1526 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x673 ?x2657 ?x1526)))))))))))))))))))))))
(assert
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x356 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1790 (ite $x356 new.attention.v (ite $x1346 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1790)))))
(assert
 (let (($x1319 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2859 (not $x1319)))
 (let (($x1650 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2183 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1650)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1650 new.attention.value_dim.everywhere $x2859))))
 (= new.attention.mixed_in (ite $x2183 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x471 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x859 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x701 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x3040 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x993 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1319 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1704 (and $x1319 (or $x993 $x3040) (ite $x701 new.attention.dims_where_kept $x859))))
 (= new.attention.out_state (ite $x1704 (_ bv96 7) ?x471))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2308 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x521 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x1319 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2859 (not $x1319)))
 (let (($x2540 (or (= 1 new.attention.heads.most) $x2859 (= (_ bv96 7) new.attention.out_state) (and $x521 (and new.attention.heads.undivided $x2308)))))
 (let (($x3244 (not new.attention.heads.beyond)))
 (let (($x2121 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x1319 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x2121 (and (<= 1 new.attention.heads.least) $x3244 $x2540)))))))))))
(assert
 (let (($x1864 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1250 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x2465 (= (_ bv40 7) old.attention.out.split)))
(let (($x2363 (not $x2465)))
(let (($x1969 (or (= 1 old.attention.heads.most) $x2363 (= (_ bv96 7) old.attention.out_state) (and $x1250 (and old.attention.heads.undivided $x1864)))))
(let (($x1151 (not old.attention.heads.beyond)))
(let (($x3128 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x2465 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x3128 (and (<= 1 old.attention.heads.least) $x1151 $x1969))))))))))
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
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2607 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1368 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
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
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x874 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7)))))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x404 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1672 $x1609) old.attention.qkv.split ?x573) ?x874)))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x518 (ite $x2464 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7))) ?x404)))
 (= old.attention.q ?x518)))))))))))))))))))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2004 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3101 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
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
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x279 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7)))))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x1433 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932) ?x279)))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2228 (ite $x673 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7))) ?x1433)))
 (= new.attention.q ?x2228))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1961 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x1986 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x1961)))))
 (not $x1986))))
(assert
 (let (($x654 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned $x654)))))
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
(declare-fun old.attention.value_dim.given_most () Int)
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_beyond () Bool)
(declare-fun old.attention.head_dim.beyond () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.least () Int)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.most () Int)
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
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
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
(declare-fun new.attention.value_dim.given_most () Int)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_beyond () Bool)
(declare-fun new.attention.head_dim.beyond () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.least () Int)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.most () Int)
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
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
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
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x524 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x29 $x1793 $x2527 $x2557 $x524 $x2648 $x264 $x757 $x3091 $x3385))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2632 (= (_ bv56 7) old.attention.heads.kind) $x2607 $x3186 (= (_ bv91 7) old.attention.heads.kind) $x1246 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2606 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x2606 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x437 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1610 (= (_ bv10 7) old.attention.out.input)))
 (or $x1610 $x437 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1992 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1675 (= (_ bv40 7) old.attention.out.split)))
 (or $x1675 (= (_ bv57 7) old.attention.out.split) $x1992))))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x367 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x367 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x375 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x375 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x733 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x878 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x878 $x733 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x2605 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1251 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3083 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1180 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1999 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1905 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1905 $x1999 $x1180 $x1575 $x3083 $x1368 $x2492 $x1251 $x994 $x2605))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
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
 (let (($x1201 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2607 $x1201)))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x535 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2648 (not (= 0 ?x535)))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1535 (= (- 1) old.attention.head_dim.n)))
 (let (($x2461 (or $x1535 (< (* ?x3072 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2378 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x107 (ite $x2648 (ite (= 0 ?x2378) 1 (ite $x2461 0 1)) old.attention.head_dim.given_least)))
 (let (($x3412 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3246 (ite (and $x1535 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1535 $x3412) 0 1))))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x524 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3572 (ite $x3091 old.attention.head_dim.parts (ite (or $x1793 $x29 $x757 $x3385 $x524) 1 (ite $x2527 ?x3246 ?x107)))))
 (= old.attention.head_dim.least ?x3572)))))))))))))))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2102 (or $x264 $x2557)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3464 (ite $x3091 old.attention.head_dim.parts (ite $x2102 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x3464)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x1535 (= (- 1) old.attention.head_dim.n)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2427 (ite $x2527 (or $x1535 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1535 (< 1 old.attention.head_dim.n)))))
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1372 (ite $x757 (or $x1535 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2648 (or $x1535 (< ?x3072 old.attention.head_dim.n)) $x2427))))
 (let (($x1360 (= 1 old.attention.head_dim.parts)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2102 (or $x264 $x2557)))
 (let (($x714 (ite $x2102 old.attention.head_dim.given_moved (ite (or $x3091 $x1360) false $x1372))))
 (= old.attention.head_dim.moved $x714))))))))))))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x620 (div ?x2220 old.attention.value_dim.parts)))
 (let (($x353 (= (- 1) old.attention.value_dim.n)))
 (let (($x1692 (or $x353 (< (* ?x620 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x3087 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2798 (ite $x1368 (ite (= 0 ?x3087) 1 (ite $x1692 0 1)) old.attention.value_dim.given_least)))
 (let (($x1522 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1775 (ite (and $x353 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x353 $x1522) 0 1))))
 (let (($x1180 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3083 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2605 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1251 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1905 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1999 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x1339 (ite $x994 old.attention.value_dim.parts (ite (or $x1999 $x1905 $x1251 $x2605 $x3083) 1 (ite $x1180 ?x1775 ?x2798)))))
 (= old.attention.value_dim.least ?x1339))))))))))))))))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x620 (div ?x2220 old.attention.value_dim.parts)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= ?x620 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221)))))))
(assert
 (let ((?x1440 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1368 (not (= 0 ?x1440)))))))
(assert
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1523 (or $x2492 $x1575)))
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x1370 (ite $x994 old.attention.value_dim.parts (ite $x1523 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x1370)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x723 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x734 (not old.model.sinks)))
 (= old.attention.one_key (and $x734 $x723)))))
(assert
 (let (($x1675 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3168 (not $x1675)))
 (let (($x1610 (= (_ bv10 7) old.attention.out.input)))
 (let (($x437 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x437 (and $x1610 $x3168))))))))
(assert
 (let (($x2967 (not old.attention.heads.padded)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x854 (ite (or $x3186 $x2632) old.attention.heads.given_everywhere (or $x1246 (and (= 1 old.attention.heads.parts) $x2967)))))
 (= old.attention.heads.everywhere $x854)))))))
(assert
 (let (($x2847 (not old.attention.head_dim.padded)))
 (let (($x1360 (= 1 old.attention.head_dim.parts)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2102 (or $x264 $x2557)))
 (let (($x1312 (ite $x2102 old.attention.head_dim.given_everywhere (or $x3091 (and $x1360 $x2847)))))
 (= old.attention.head_dim.everywhere $x1312)))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x404 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2464 ?x870 ?x404)))))))))))))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x2334 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x2334)))))))))))))))))))))))
(assert
 (let (($x2794 (not old.attention.value_dim.padded)))
 (let (($x2039 (= 1 old.attention.value_dim.parts)))
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1523 (or $x2492 $x1575)))
 (let (($x1871 (ite $x1523 old.attention.value_dim.given_everywhere (or $x994 (and $x2039 $x2794)))))
 (= old.attention.value_dim.everywhere $x1871)))))))))
(assert
 (let (($x1650 (not old.attention.head_dim.moved)))
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2000 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1793 $x29 $x757 $x3385) $x1650))))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2102 (or $x264 $x2557)))
 (= old.attention.head_dim.undivided (ite $x2102 old.attention.head_dim.given_undivided $x2000))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x3343 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2464 ?x870 ?x3343))))))))))))))))))))))))
(assert
 (let (($x726 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x878 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1650 (not old.attention.head_dim.moved)))
 (let (($x1208 (= 1 old.attention.head_dim.most)))
 (let (($x993 (<= 1 old.attention.head_dim.least)))
 (let (($x2818 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x733 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1380 (ite (or $x733 $x2818) (and $x993 (or old.attention.head_dim.undivided (and $x1208 $x1650))) (and $x878 (and old.attention.head_dim.undivided $x726)))))
 (= old.attention.scores_whole $x1380))))))))))
(assert
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2688 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2660 (ite $x2688 old.attention.v (ite $x1998 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2660)))))
(assert
 (let (($x1675 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3168 (not $x1675)))
 (let (($x521 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2052 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x521)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x521 old.attention.value_dim.everywhere $x3168))))
 (= old.attention.mixed_in (ite $x2052 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2765 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x684 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1207 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x684)))
 (let (($x1969 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2606 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1675 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1675 (or $x2606 $x1969) $x1207) (_ bv96 7) ?x2765)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2049 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2190 $x2242 $x1659 $x2231 $x2049 $x2405 $x2060 $x2047 $x2383 $x715))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1175 (= (_ bv56 7) new.attention.heads.kind) $x2004 $x2100 (= (_ bv91 7) new.attention.heads.kind) $x634 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x484 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x484 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x2862 (= (_ bv32 7) new.attention.out.input)))
 (let (($x965 (= (_ bv10 7) new.attention.out.input)))
 (or $x965 $x2862 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3221 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1157 (= (_ bv40 7) new.attention.out.split)))
 (or $x1157 (= (_ bv57 7) new.attention.out.split) $x3221))))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1156 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1156 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x1167 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1167 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2241 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x520 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x520 $x2241 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x1176 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x798 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2690 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1935 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x3030 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x3030 $x1935 $x2690 $x1272 $x2580 $x3101 $x810 $x798 $x2734 $x1176))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
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
 (let (($x359 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2004 $x359)))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x2935 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2405 (not (= 0 ?x2935)))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2904 (= (- 1) new.attention.head_dim.n)))
 (let (($x3395 (or $x2904 (< (* ?x70 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1092 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1022 (ite $x2405 (ite (= 0 ?x1092) 1 (ite $x3395 0 1)) new.attention.head_dim.given_least)))
 (let (($x1026 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1072 (ite (and $x2904 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2904 $x1026) 0 1))))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2049 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x584 (ite $x2383 new.attention.head_dim.parts (ite (or $x2242 $x2190 $x2047 $x715 $x2049) 1 (ite $x1659 ?x1072 ?x1022)))))
 (= new.attention.head_dim.least ?x584)))))))))))))))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1582 (or $x2060 $x2231)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2913 (ite $x2383 new.attention.head_dim.parts (ite $x1582 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2913)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x2904 (= (- 1) new.attention.head_dim.n)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1747 (ite $x1659 (or $x2904 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2904 (< 1 new.attention.head_dim.n)))))
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2748 (ite $x2047 (or $x2904 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2405 (or $x2904 (< ?x70 new.attention.head_dim.n)) $x1747))))
 (let (($x795 (= 1 new.attention.head_dim.parts)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1582 (or $x2060 $x2231)))
 (let (($x3026 (ite $x1582 new.attention.head_dim.given_moved (ite (or $x2383 $x795) false $x2748))))
 (= new.attention.head_dim.moved $x3026))))))))))))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x139 (div ?x2874 new.attention.value_dim.parts)))
 (let (($x24 (= (- 1) new.attention.value_dim.n)))
 (let (($x884 (or $x24 (< (* ?x139 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2829 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1808 (ite $x3101 (ite (= 0 ?x2829) 1 (ite $x884 0 1)) new.attention.value_dim.given_least)))
 (let (($x1314 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x1259 (ite (and $x24 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x24 $x1314) 0 1))))
 (let (($x2690 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2580 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1176 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x798 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x3030 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1935 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x44 (ite $x2734 new.attention.value_dim.parts (ite (or $x1935 $x3030 $x798 $x1176 $x2580) 1 (ite $x2690 ?x1259 ?x1808)))))
 (= new.attention.value_dim.least ?x44))))))))))))))))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x139 (div ?x2874 new.attention.value_dim.parts)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= ?x139 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985)))))))
(assert
 (let ((?x1736 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3101 (not (= 0 ?x1736)))))))
(assert
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1643 (or $x810 $x1272)))
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1889 (ite $x2734 new.attention.value_dim.parts (ite $x1643 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x1889)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1806 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2467 (not new.model.sinks)))
 (= new.attention.one_key (and $x2467 $x1806)))))
(assert
 (let (($x1157 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3273 (not $x1157)))
 (let (($x965 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2862 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2862 (and $x965 $x3273))))))))
(assert
 (let (($x127 (not new.attention.heads.padded)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1007 (ite (or $x2100 $x1175) new.attention.heads.given_everywhere (or $x634 (and (= 1 new.attention.heads.parts) $x127)))))
 (= new.attention.heads.everywhere $x1007)))))))
(assert
 (let (($x1706 (not new.attention.head_dim.padded)))
 (let (($x795 (= 1 new.attention.head_dim.parts)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1582 (or $x2060 $x2231)))
 (let (($x6 (ite $x1582 new.attention.head_dim.given_everywhere (or $x2383 (and $x795 $x1706)))))
 (= new.attention.head_dim.everywhere $x6)))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x1433 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x673 ?x2657 ?x1433))))))))))))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x2419 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x2419))))))))))))))))))))))
(assert
 (let (($x801 (not new.attention.value_dim.padded)))
 (let (($x3466 (= 1 new.attention.value_dim.parts)))
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1643 (or $x810 $x1272)))
 (let (($x2752 (ite $x1643 new.attention.value_dim.given_everywhere (or $x2734 (and $x3466 $x801)))))
 (= new.attention.value_dim.everywhere $x2752)))))))))
(assert
 (let (($x1818 (not new.attention.head_dim.moved)))
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1631 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2242 $x2190 $x2047 $x715) $x1818))))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1582 (or $x2060 $x2231)))
 (= new.attention.head_dim.undivided (ite $x1582 new.attention.head_dim.given_undivided $x1631))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x218 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x673 ?x2657 ?x218)))))))))))))))))))))))
(assert
 (let (($x2680 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x520 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1818 (not new.attention.head_dim.moved)))
 (let (($x2618 (= 1 new.attention.head_dim.most)))
 (let (($x1387 (<= 1 new.attention.head_dim.least)))
 (let (($x1858 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2241 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2154 (ite (or $x2241 $x1858) (and $x1387 (or new.attention.head_dim.undivided (and $x2618 $x1818))) (and $x520 (and new.attention.head_dim.undivided $x2680)))))
 (= new.attention.scores_whole $x2154))))))))))
(assert
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2671 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2773 (ite $x2671 new.attention.v (ite $x1346 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2773)))))
(assert
 (let (($x1157 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3273 (not $x1157)))
 (let (($x3263 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1705 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3263)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3263 new.attention.value_dim.everywhere $x3273))))
 (= new.attention.mixed_in (ite $x1705 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1544 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3234 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2468 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3234)))
 (let (($x2996 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x484 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1157 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1157 (or $x484 $x2996) $x2468) (_ bv96 7) ?x1544)))))))))
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
 (= old.attention.value_dim.given_most new.attention.value_dim.given_most))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2669 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x1157 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3273 (not $x1157)))
 (let (($x1707 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x2618 (= 1 new.attention.head_dim.most)))
 (let (($x1188 (= (_ bv96 7) new.attention.q)))
 (let (($x2729 (or $x1188 (and $x2618 (= 1 new.attention.value_dim.most)) (and $x1707 (or $x3273 $x2669 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x313 (not new.attention.value_dim.beyond)))
 (let (($x332 (or (and (<= 1 new.attention.value_dim.least) $x313) (and new.model.latent $x1188))))
 (let (($x1387 (<= 1 new.attention.head_dim.least)))
 (let (($x1547 (not new.attention.head_dim.beyond)))
 (let (($x1737 (and $x1547 (or $x1387 (and new.model.latent new.attention.one_key (not $x1188))) $x332 $x2729)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x1737)))))))))))))))
(assert
 (let (($x1250 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x1675 (= (_ bv40 7) old.attention.out.split)))
(let (($x3168 (not $x1675)))
(let (($x177 (or old.attention.one_key old.attention.scores_whole)))
(let (($x1208 (= 1 old.attention.head_dim.most)))
(let (($x2244 (= (_ bv96 7) old.attention.q)))
(let (($x1247 (or $x2244 (and $x1208 (= 1 old.attention.value_dim.most)) (and $x177 (or $x3168 $x1250 (= (_ bv96 7) old.attention.out_state))))))
(let (($x1086 (not old.attention.value_dim.beyond)))
(let (($x2558 (or (and (<= 1 old.attention.value_dim.least) $x1086) (and old.model.latent $x2244))))
(let (($x993 (<= 1 old.attention.head_dim.least)))
(let (($x1020 (not old.attention.head_dim.beyond)))
(let (($x3068 (and $x1020 (or $x993 (and old.model.latent old.attention.one_key (not $x2244))) $x2558 $x1247)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x3068))))))))))))))
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
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2607 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1368 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
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
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x874 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7)))))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x404 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1672 $x1609) old.attention.qkv.split ?x573) ?x874)))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x518 (ite $x2464 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7))) ?x404)))
 (= old.attention.q ?x518)))))))))))))))))))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2004 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3101 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
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
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x279 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7)))))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x1433 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932) ?x279)))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2228 (ite $x673 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7))) ?x1433)))
 (= new.attention.q ?x2228))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2203 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x2203)))
(assert
 (let (($x2821 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x2821)))
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
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2607 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x2241 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2241 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x1071 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1071 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1368 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
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
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x404 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2464 ?x870 ?x404)))))))))))))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x1439 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x1439)))))))))))))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x823 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2464 ?x870 ?x823))))))))))))))))))))))))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2004 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x2467 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2467 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x3117 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3117 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3101 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
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
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x1433 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x673 ?x2657 ?x1433))))))))))))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x218 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x218))))))))))))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x505 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x673 ?x2657 ?x505)))))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2265 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x944 (= 1 new.tp)))
 (not (or $x944 (not $x2265))))))
(assert
 (let (($x1759 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x1344 (= 1 old.tp)))
(or $x1344 (not $x1759)))))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x2180 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1626 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1828 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2555 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2555 $x1828 $x1421 $x2632 $x1626 $x2607 $x3186 $x256 $x1246 $x2180))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x368 (= (_ bv57 7) old.attention.out.split)))
 (let (($x178 (= (_ bv40 7) old.attention.out.split)))
 (or $x178 $x368 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x2241 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2241 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x1071 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1071 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x672 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x672)))
(assert
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1368 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
(assert
 (let (($x2680 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2680 (= (_ bv97 7) old.model.qk_norm))))
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
 (let (($x779 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2607 $x779)))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2310 (= (- 1) old.attention.heads.n)))
 (let (($x1198 (or $x2310 (< (* ?x1686 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2000 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1198 0 1))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1387 (or $x2310 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x177 (ite (and $x2310 (= 1 old.attention.heads.parts)) 1 (ite $x1387 0 1))))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1626 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2180 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2555 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1828 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2567 (ite (or $x1828 $x2555 $x256 $x2180 $x1626) 1 (ite $x1421 ?x177 (ite $x2607 ?x2000 old.attention.heads.given_least)))))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1246 old.attention.heads.parts ?x2567)))))))))))))))))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1353 (and $x2607 (< 1 old.attention.heads.parts) (= ?x1686 old.attention.heads.n))))
 (= old.attention.heads.filled $x1353))))))
(assert
 (let (($x2310 (= (- 1) old.attention.heads.n)))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1314 (ite $x1421 (or $x2310 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2310 (< 1 old.attention.heads.n)))))
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3263 (ite $x256 (or $x2310 (< old.attention.heads.block old.attention.heads.n)) (ite $x2607 (or $x2310 (< ?x1686 old.attention.heads.n)) $x1314))))
 (let (($x3154 (= 1 old.attention.heads.parts)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2794 (or $x3186 $x2632)))
 (let (($x3328 (ite $x2794 old.attention.heads.given_moved (ite (or $x1246 $x3154) false $x3263))))
 (= old.attention.heads.moved $x3328))))))))))))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let (($x254 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x382 (not old.model.sinks)))
 (= old.attention.one_key (and $x382 $x254)))))
(assert
 (let (($x1467 (not old.attention.heads.padded)))
 (let (($x3154 (= 1 old.attention.heads.parts)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2794 (or $x3186 $x2632)))
 (let (($x2700 (ite $x2794 old.attention.heads.given_everywhere (or $x1246 (and $x3154 $x1467)))))
 (= old.attention.heads.everywhere $x2700)))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x404 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2464 ?x870 ?x404)))))))))))))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x1439 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x1439)))))))))))))))))))))))
(assert
 (let (($x869 (not old.attention.heads.moved)))
 (let (($x2180 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2555 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1828 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1208 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1828 $x2555 $x256 $x2180) $x869))))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2794 (or $x3186 $x2632)))
 (= old.attention.heads.undivided (ite $x2794 old.attention.heads.given_undivided $x1208))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x823 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2464 ?x870 ?x823))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x125 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2953 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x602 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x729 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x729 $x602 $x1181 $x1175 $x2953 $x2004 $x2100 $x1486 $x634 $x125))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x127 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2606 (= (_ bv40 7) new.attention.out.split)))
 (or $x2606 $x127 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x2467 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2467 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x3117 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3117 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1397 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x1397)))
(assert
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3101 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
(assert
 (let (($x1110 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1110 (= (_ bv97 7) new.model.qk_norm))))
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
 (let (($x1360 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2004 $x1360)))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2074 (= (- 1) new.attention.heads.n)))
 (let (($x695 (or $x2074 (< (* ?x2091 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1556 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x695 0 1))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3020 (or $x2074 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1692 (ite (and $x2074 (= 1 new.attention.heads.parts)) 1 (ite $x3020 0 1))))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2953 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x125 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x729 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x602 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1522 (ite (or $x602 $x729 $x1486 $x125 $x2953) 1 (ite $x1181 ?x1692 (ite $x2004 ?x1556 new.attention.heads.given_least)))))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x634 new.attention.heads.parts ?x1522)))))))))))))))))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2478 (and $x2004 (< 1 new.attention.heads.parts) (= ?x2091 new.attention.heads.n))))
 (= new.attention.heads.filled $x2478))))))
(assert
 (let (($x2074 (= (- 1) new.attention.heads.n)))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1914 (ite $x1181 (or $x2074 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2074 (< 1 new.attention.heads.n)))))
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x611 (ite $x1486 (or $x2074 (< new.attention.heads.block new.attention.heads.n)) (ite $x2004 (or $x2074 (< ?x2091 new.attention.heads.n)) $x1914))))
 (let (($x76 (= 1 new.attention.heads.parts)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x832 (or $x2100 $x1175)))
 (let (($x888 (ite $x832 new.attention.heads.given_moved (ite (or $x634 $x76) false $x611))))
 (= new.attention.heads.moved $x888))))))))))))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let (($x1005 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2334 (not new.model.sinks)))
 (= new.attention.one_key (and $x2334 $x1005)))))
(assert
 (let (($x963 (not new.attention.heads.padded)))
 (let (($x76 (= 1 new.attention.heads.parts)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x832 (or $x2100 $x1175)))
 (let (($x726 (ite $x832 new.attention.heads.given_everywhere (or $x634 (and $x76 $x963)))))
 (= new.attention.heads.everywhere $x726)))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x1433 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x673 ?x2657 ?x1433))))))))))))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x218 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x218))))))))))))))))))))))
(assert
 (let (($x293 (not new.attention.heads.moved)))
 (let (($x125 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x729 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x602 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2521 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x602 $x729 $x1486 $x125) $x293))))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x832 (or $x2100 $x1175)))
 (= new.attention.heads.undivided (ite $x832 new.attention.heads.given_undivided $x2521))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x505 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x673 ?x2657 ?x505)))))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2859 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x2606 (= (_ bv40 7) new.attention.out.split)))
 (let (($x127 (= (_ bv57 7) new.attention.out.split)))
 (let (($x606 (not new.model.latent)))
 (let (($x2760 (and $x606 (or $x127 (and $x2606 (and new.attention.heads.undivided $x2859))))))
 (let (($x1397 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1098 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x1397 new.attention.one_key)))
 (let (($x906 (not (= (_ bv92 7) new.attention.k))))
 (let (($x534 (not (= (_ bv92 7) new.attention.q))))
 (let (($x2015 (or $x534 new.attention.one_key (and $x906 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x3334 (and $x2015 (or $x906 (and (= (_ bv57 7) new.model.qk_norm) $x606)) $x1098 (or (not (= (_ bv92 7) new.attention.v)) $x2760))))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let (($x944 (= 1 new.tp)))
 (not (or $x944 $x2249 $x3334)))))))))))))))))
(assert
 (let (($x1250 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x178 (= (_ bv40 7) old.attention.out.split)))
(let (($x368 (= (_ bv57 7) old.attention.out.split)))
(let (($x2783 (not old.model.latent)))
(let (($x1247 (and $x2783 (or $x368 (and $x178 (and old.attention.heads.undivided $x1250))))))
(let (($x672 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x993 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x672 old.attention.one_key)))
(let (($x1873 (not (= (_ bv92 7) old.attention.k))))
(let (($x508 (not (= (_ bv92 7) old.attention.q))))
(let (($x1621 (or $x508 old.attention.one_key (and $x1873 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x934 (and $x1621 (or $x1873 (and (= (_ bv57 7) old.model.qk_norm) $x2783)) $x993 (or (not (= (_ bv92 7) old.attention.v)) $x1247))))
(let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x3529 (not $x1550)))
(let (($x1344 (= 1 old.tp)))
(or $x1344 $x3529 $x934))))))))))))))))
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
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2607 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x2241 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2241 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x1071 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1071 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1368 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
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
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let (($x254 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x382 (not old.model.sinks)))
 (= old.attention.one_key (and $x382 $x254)))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1697 (not old.attention.qkv.group.pp)))
 (let (($x1340 (or $x1697 (= 1 old.pp))))
 (let (($x3006 (not old.attention.qkv.group.sp)))
 (let (($x1296 (or $x3006 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x450 (or $x1991 $x2122)))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x450 $x1296 $x1340)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x404 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2464 ?x870 ?x404))))))))))))))))))))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1697 (not old.attention.qkv.group.pp)))
 (let (($x1340 (or $x1697 (= 1 old.pp))))
 (let (($x3006 (not old.attention.qkv.group.sp)))
 (let (($x1296 (or $x3006 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x450 (or $x1991 $x2122)))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x450 $x1296 $x1340)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x1439 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x1439))))))))))))))))))))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1697 (not old.attention.qkv.group.pp)))
 (let (($x1340 (or $x1697 (= 1 old.pp))))
 (let (($x3006 (not old.attention.qkv.group.sp)))
 (let (($x1296 (or $x3006 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x450 (or $x1991 $x2122)))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x450 $x1296 $x1340)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x823 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2464 ?x870 ?x823)))))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2004 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x2467 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2467 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x3117 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3117 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3101 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
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
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let (($x1005 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2334 (not new.model.sinks)))
 (= new.attention.one_key (and $x2334 $x1005)))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1581 (not new.attention.qkv.group.pp)))
 (let (($x2072 (or $x1581 (= 1 new.pp))))
 (let (($x1400 (not new.attention.qkv.group.sp)))
 (let (($x2550 (or $x1400 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2252 (not new.attention.qkv.group.dp)))
 (let (($x871 (or $x2252 $x3184)))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x871 $x2550 $x2072)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x1433 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x673 ?x2657 ?x1433)))))))))))))))))))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1581 (not new.attention.qkv.group.pp)))
 (let (($x2072 (or $x1581 (= 1 new.pp))))
 (let (($x1400 (not new.attention.qkv.group.sp)))
 (let (($x2550 (or $x1400 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2252 (not new.attention.qkv.group.dp)))
 (let (($x871 (or $x2252 $x3184)))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x871 $x2550 $x2072)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x218 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x218)))))))))))))))))))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1581 (not new.attention.qkv.group.pp)))
 (let (($x2072 (or $x1581 (= 1 new.pp))))
 (let (($x1400 (not new.attention.qkv.group.sp)))
 (let (($x2550 (or $x1400 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2252 (not new.attention.qkv.group.dp)))
 (let (($x871 (or $x2252 $x3184)))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x871 $x2550 $x2072)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x505 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x673 ?x2657 ?x505))))))))))))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1581 (not new.attention.qkv.group.pp)))
 (let (($x2072 (or $x1581 (= 1 new.pp))))
 (let (($x1400 (not new.attention.qkv.group.sp)))
 (let (($x2550 (or $x1400 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2252 (not new.attention.qkv.group.dp)))
 (let (($x871 (or $x2252 $x3184)))
 (let (($x2369 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x871 $x2550 $x2072)))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x871 $x2550 $x2072)))
 (let (($x766 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x1297)))))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x544 (or $x1594 (and $x2249 (or (= (_ bv10 7) new.attention.qkv.collective) $x1297)) $x766 $x2369)))
 (not $x544))))))))))))))))
(assert
 (let (($x1697 (not old.attention.qkv.group.pp)))
(let (($x1340 (or $x1697 (= 1 old.pp))))
(let (($x3006 (not old.attention.qkv.group.sp)))
(let (($x1296 (or $x3006 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x1991 (not old.attention.qkv.group.dp)))
(let (($x450 (or $x1991 $x2122)))
(let (($x1456 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x450 $x1296 $x1340)))
(let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x450 $x1296 $x1340)))
(let (($x3108 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x1609)))))
(let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x3529 (not $x1550)))
(let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x2820 (and $x3529 (or (= (_ bv10 7) old.attention.qkv.collective) $x1609)) $x3108 $x1456)))))))))))))))
(check-sat)

; from one replica to any number, question 12
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
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2607 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1996 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x1957 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x1380 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x1760 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x1760 $x1380 $x1957 $x1996))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x2241 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2241 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x1071 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1071 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1368 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
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
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let (($x254 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x382 (not old.model.sinks)))
 (= old.attention.one_key (and $x382 $x254)))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x404 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2464 ?x870 ?x404)))))))))))))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x1439 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x1439)))))))))))))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x823 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2464 ?x870 ?x823))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2004 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1188 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x3082 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x1128 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x2320 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x2320 $x1128 $x3082 $x1188))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x2467 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2467 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x3117 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3117 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3101 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
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
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let (($x1005 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2334 (not new.model.sinks)))
 (= new.attention.one_key (and $x2334 $x1005)))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x1433 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x673 ?x2657 ?x1433))))))))))))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x218 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x218))))))))))))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x505 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x673 ?x2657 ?x505)))))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2673 (not new.attention.one_key)))
 (let (($x2320 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x1786 (and $x2320 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x2673)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x1655 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x1786)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2219 (not (or (and new.model.q_bias $x2673) new.model.k_bias new.model.v_bias))))
 (let (($x944 (= 1 new.tp)))
 (let (($x1629 (or $x944 $x2219 (and (not $x812) (or $x2320 (= (_ bv27 7) new.attention.qkv.bias))) (and $x812 $x1655))))
 (not $x1629))))))))))
(assert
 (let (($x1948 (not old.attention.one_key)))
(let (($x1760 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x2823 (and $x1760 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x1948)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x2428 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x2823)))
(let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x3023 (not (or (and old.model.q_bias $x1948) old.model.k_bias old.model.v_bias))))
(let (($x1344 (= 1 old.tp)))
(or $x1344 $x3023 (and (not $x1550) (or $x1760 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1550 $x2428))))))))))
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
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x524 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x29 $x1793 $x2527 $x2557 $x524 $x2648 $x264 $x757 $x3091 $x3385))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2607 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x2355 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x2639 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2302 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2302 $x2639 $x2355)))))
(assert
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1368 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
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
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x3572 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2648 (not (= 0 ?x3572)))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3435 (= (- 1) old.attention.head_dim.n)))
 (let (($x2671 (or $x3435 (< (* ?x3072 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x76 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1719 (ite $x2648 (ite (= 0 ?x76) 1 (ite $x2671 0 1)) old.attention.head_dim.given_least)))
 (let (($x2430 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1063 (ite (and $x3435 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3435 $x2430) 0 1))))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x524 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x878 (ite $x3091 old.attention.head_dim.parts (ite (or $x1793 $x29 $x757 $x3385 $x524) 1 (ite $x2527 ?x1063 ?x1719)))))
 (= old.attention.head_dim.least ?x878)))))))))))))))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2121 (ite $x3091 old.attention.head_dim.parts (ite $x1848 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2121)))))))
(assert
 (let (($x3435 (= (- 1) old.attention.head_dim.n)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x906 (ite $x2527 (or $x3435 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3435 (< 1 old.attention.head_dim.n)))))
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x948 (ite $x757 (or $x3435 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2648 (or $x3435 (< ?x3072 old.attention.head_dim.n)) $x906))))
 (let (($x763 (= 1 old.attention.head_dim.parts)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (let (($x1675 (ite $x1848 old.attention.head_dim.given_moved (ite (or $x3091 $x763) false $x948))))
 (= old.attention.head_dim.moved $x1675))))))))))))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let (($x254 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x382 (not old.model.sinks)))
 (= old.attention.one_key (and $x382 $x254)))))
(assert
 (let (($x1250 (not old.attention.head_dim.padded)))
 (let (($x763 (= 1 old.attention.head_dim.parts)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (let (($x266 (ite $x1848 old.attention.head_dim.given_everywhere (or $x3091 (and $x763 $x1250)))))
 (= old.attention.head_dim.everywhere $x266)))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x874 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7)))))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x404 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1672 $x1609) old.attention.qkv.split ?x573) ?x874)))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x518 (ite $x2464 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7))) ?x404)))
 (= old.attention.q ?x518)))))))))))))))))))
(assert
 (let (($x1098 (not old.attention.head_dim.moved)))
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1455 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1793 $x29 $x757 $x3385) $x1098))))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (= old.attention.head_dim.undivided (ite $x1848 old.attention.head_dim.given_undivided $x1455))))))))))))
(assert
 (let (($x1864 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2302 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1098 (not old.attention.head_dim.moved)))
 (let (($x427 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1098))))
 (let (($x1471 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2639 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1354 (ite (or $x2639 $x1471) (and (<= 1 old.attention.head_dim.least) $x427) (and $x2302 (and old.attention.head_dim.undivided $x1864)))))
 (= old.attention.scores_whole $x1354)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2049 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2190 $x2242 $x1659 $x2231 $x2049 $x2405 $x2060 $x2047 $x2383 $x715))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2004 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x2776 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2638 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1211 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1211 $x2638 $x2776)))))
(assert
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3101 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
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
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x854 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2405 (not (= 0 ?x854)))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1111 (= (- 1) new.attention.head_dim.n)))
 (let (($x523 (or $x1111 (< (* ?x70 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2798 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x695 (ite $x2405 (ite (= 0 ?x2798) 1 (ite $x523 0 1)) new.attention.head_dim.given_least)))
 (let (($x2833 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2780 (ite (and $x1111 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1111 $x2833) 0 1))))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2049 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1638 (ite $x2383 new.attention.head_dim.parts (ite (or $x2242 $x2190 $x2047 $x715 $x2049) 1 (ite $x1659 ?x2780 ?x695)))))
 (= new.attention.head_dim.least ?x1638)))))))))))))))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1287 (ite $x2383 new.attention.head_dim.parts (ite $x932 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1287)))))))
(assert
 (let (($x1111 (= (- 1) new.attention.head_dim.n)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x719 (ite $x1659 (or $x1111 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1111 (< 1 new.attention.head_dim.n)))))
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1359 (ite $x2047 (or $x1111 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2405 (or $x1111 (< ?x70 new.attention.head_dim.n)) $x719))))
 (let (($x1202 (= 1 new.attention.head_dim.parts)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (let (($x1911 (ite $x932 new.attention.head_dim.given_moved (ite (or $x2383 $x1202) false $x1359))))
 (= new.attention.head_dim.moved $x1911))))))))))))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let (($x1005 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2334 (not new.model.sinks)))
 (= new.attention.one_key (and $x2334 $x1005)))))
(assert
 (let (($x2449 (not new.attention.head_dim.padded)))
 (let (($x1202 (= 1 new.attention.head_dim.parts)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (let (($x3390 (ite $x932 new.attention.head_dim.given_everywhere (or $x2383 (and $x1202 $x2449)))))
 (= new.attention.head_dim.everywhere $x3390)))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x279 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7)))))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x1433 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932) ?x279)))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2228 (ite $x673 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7))) ?x1433)))
 (= new.attention.q ?x2228))))))))))))))))))
(assert
 (let (($x1343 (not new.attention.head_dim.moved)))
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x267 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2242 $x2190 $x2047 $x715) $x1343))))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (= new.attention.head_dim.undivided (ite $x932 new.attention.head_dim.given_undivided $x267))))))))))))
(assert
 (let (($x1008 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1211 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1343 (not new.attention.head_dim.moved)))
 (let (($x3544 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1343))))
 (let (($x2529 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2638 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2419 (ite (or $x2638 $x2529) (and (<= 1 new.attention.head_dim.least) $x3544) (and $x1211 (and new.attention.head_dim.undivided $x1008)))))
 (= new.attention.scores_whole $x2419)))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2776 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x944 (= 1 new.tp)))
 (let (($x3378 (or $x944 (not (= (_ bv36 7) new.attention.q)) $x2776 new.attention.one_key new.attention.scores_whole)))
 (not $x3378)))))
(assert
 (let (($x2355 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1344 (= 1 old.tp)))
(or $x1344 (not (= (_ bv36 7) old.attention.q)) $x2355 old.attention.one_key old.attention.scores_whole))))
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
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x524 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x29 $x1793 $x2527 $x2557 $x524 $x2648 $x264 $x757 $x3091 $x3385))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2607 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x1959 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1959 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x2639 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2302 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2302 $x2639 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1368 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
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
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x3572 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2648 (not (= 0 ?x3572)))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3435 (= (- 1) old.attention.head_dim.n)))
 (let (($x2671 (or $x3435 (< (* ?x3072 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x76 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1719 (ite $x2648 (ite (= 0 ?x76) 1 (ite $x2671 0 1)) old.attention.head_dim.given_least)))
 (let (($x2430 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1063 (ite (and $x3435 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3435 $x2430) 0 1))))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x524 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x878 (ite $x3091 old.attention.head_dim.parts (ite (or $x1793 $x29 $x757 $x3385 $x524) 1 (ite $x2527 ?x1063 ?x1719)))))
 (= old.attention.head_dim.least ?x878)))))))))))))))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2121 (ite $x3091 old.attention.head_dim.parts (ite $x1848 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2121)))))))
(assert
 (let (($x3435 (= (- 1) old.attention.head_dim.n)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x906 (ite $x2527 (or $x3435 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3435 (< 1 old.attention.head_dim.n)))))
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x948 (ite $x757 (or $x3435 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2648 (or $x3435 (< ?x3072 old.attention.head_dim.n)) $x906))))
 (let (($x763 (= 1 old.attention.head_dim.parts)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (let (($x1675 (ite $x1848 old.attention.head_dim.given_moved (ite (or $x3091 $x763) false $x948))))
 (= old.attention.head_dim.moved $x1675))))))))))))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let (($x254 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x382 (not old.model.sinks)))
 (= old.attention.one_key (and $x382 $x254)))))
(assert
 (let (($x1250 (not old.attention.head_dim.padded)))
 (let (($x763 (= 1 old.attention.head_dim.parts)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (let (($x266 (ite $x1848 old.attention.head_dim.given_everywhere (or $x3091 (and $x763 $x1250)))))
 (= old.attention.head_dim.everywhere $x266)))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x404 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2464 ?x870 ?x404)))))))))))))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x1099 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x1099)))))))))))))))))))))))
(assert
 (let (($x1098 (not old.attention.head_dim.moved)))
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1455 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1793 $x29 $x757 $x3385) $x1098))))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (= old.attention.head_dim.undivided (ite $x1848 old.attention.head_dim.given_undivided $x1455))))))))))))
(assert
 (let (($x1864 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2302 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1098 (not old.attention.head_dim.moved)))
 (let (($x427 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1098))))
 (let (($x1290 (= 1 old.pp)))
 (let (($x1706 (not old.attention.scores.group.pp)))
 (let (($x3468 (or $x1706 $x1290)))
 (let (($x1200 (= 1 old.sp)))
 (let (($x1707 (not old.attention.scores.group.sp)))
 (let (($x60 (or $x1707 $x1200)))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2167 (not old.attention.scores.group.dp)))
 (let (($x1462 (or $x2167 $x2122)))
 (let (($x1471 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1462 $x60 $x3468)))
 (let (($x2639 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1354 (ite (or $x2639 $x1471) (and (<= 1 old.attention.head_dim.least) $x427) (and $x2302 (and old.attention.head_dim.undivided $x1864)))))
 (= old.attention.scores_whole $x1354))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2049 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2190 $x2242 $x1659 $x2231 $x2049 $x2405 $x2060 $x2047 $x2383 $x715))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2004 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x2497 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2497 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x2638 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1211 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1211 $x2638 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3101 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
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
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x854 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2405 (not (= 0 ?x854)))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1111 (= (- 1) new.attention.head_dim.n)))
 (let (($x523 (or $x1111 (< (* ?x70 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2798 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x695 (ite $x2405 (ite (= 0 ?x2798) 1 (ite $x523 0 1)) new.attention.head_dim.given_least)))
 (let (($x2833 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2780 (ite (and $x1111 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1111 $x2833) 0 1))))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2049 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1638 (ite $x2383 new.attention.head_dim.parts (ite (or $x2242 $x2190 $x2047 $x715 $x2049) 1 (ite $x1659 ?x2780 ?x695)))))
 (= new.attention.head_dim.least ?x1638)))))))))))))))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1287 (ite $x2383 new.attention.head_dim.parts (ite $x932 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1287)))))))
(assert
 (let (($x1111 (= (- 1) new.attention.head_dim.n)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x719 (ite $x1659 (or $x1111 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1111 (< 1 new.attention.head_dim.n)))))
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1359 (ite $x2047 (or $x1111 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2405 (or $x1111 (< ?x70 new.attention.head_dim.n)) $x719))))
 (let (($x1202 (= 1 new.attention.head_dim.parts)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (let (($x1911 (ite $x932 new.attention.head_dim.given_moved (ite (or $x2383 $x1202) false $x1359))))
 (= new.attention.head_dim.moved $x1911))))))))))))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let (($x1005 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2334 (not new.model.sinks)))
 (= new.attention.one_key (and $x2334 $x1005)))))
(assert
 (let (($x2449 (not new.attention.head_dim.padded)))
 (let (($x1202 (= 1 new.attention.head_dim.parts)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (let (($x3390 (ite $x932 new.attention.head_dim.given_everywhere (or $x2383 (and $x1202 $x2449)))))
 (= new.attention.head_dim.everywhere $x3390)))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x1433 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x673 ?x2657 ?x1433))))))))))))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x2379 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x2379))))))))))))))))))))))
(assert
 (let (($x1343 (not new.attention.head_dim.moved)))
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x267 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2242 $x2190 $x2047 $x715) $x1343))))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (= new.attention.head_dim.undivided (ite $x932 new.attention.head_dim.given_undivided $x267))))))))))))
(assert
 (let (($x1008 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1211 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1343 (not new.attention.head_dim.moved)))
 (let (($x3544 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1343))))
 (let (($x133 (= 1 new.pp)))
 (let (($x233 (not new.attention.scores.group.pp)))
 (let (($x1144 (or $x233 $x133)))
 (let (($x277 (= 1 new.sp)))
 (let (($x681 (not new.attention.scores.group.sp)))
 (let (($x855 (or $x681 $x277)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1792 (not new.attention.scores.group.dp)))
 (let (($x1877 (or $x1792 $x3184)))
 (let (($x2529 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1877 $x855 $x1144)))
 (let (($x2638 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2419 (ite (or $x2638 $x2529) (and (<= 1 new.attention.head_dim.least) $x3544) (and $x1211 (and new.attention.head_dim.undivided $x1008)))))
 (= new.attention.scores_whole $x2419))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1752 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x133 (= 1 new.pp)))
 (let (($x233 (not new.attention.scores.group.pp)))
 (let (($x1144 (or $x233 $x133)))
 (let (($x277 (= 1 new.sp)))
 (let (($x681 (not new.attention.scores.group.sp)))
 (let (($x855 (or $x681 $x277)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1792 (not new.attention.scores.group.dp)))
 (let (($x1877 (or $x1792 $x3184)))
 (let (($x2529 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1877 $x855 $x1144)))
 (let (($x2794 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x1877 $x855 $x1144)))
 (let (($x505 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x2326 (not new.attention.one_key)))
 (let (($x1538 (not new.attention.scores_whole)))
 (let (($x1211 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2638 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2360 (or $x2638 (and $x1211 (not (= 1 new.tp)) $x1538 $x2326) $x505 $x2794 (and $x2529 $x1752))))
 (not $x2360))))))))))))))))))))
(assert
 (let (($x3015 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x1290 (= 1 old.pp)))
(let (($x1706 (not old.attention.scores.group.pp)))
(let (($x3468 (or $x1706 $x1290)))
(let (($x1200 (= 1 old.sp)))
(let (($x1707 (not old.attention.scores.group.sp)))
(let (($x60 (or $x1707 $x1200)))
(let (($x2122 (= 1 old.dp)))
(let (($x2167 (not old.attention.scores.group.dp)))
(let (($x1462 (or $x2167 $x2122)))
(let (($x1471 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1462 $x60 $x3468)))
(let (($x2074 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x1462 $x60 $x3468)))
(let (($x3234 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x181 (not old.attention.one_key)))
(let (($x3336 (not old.attention.scores_whole)))
(let (($x2302 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x2639 (= (_ bv57 7) old.attention.scores.sum)))
(or $x2639 (and $x2302 (not (= 1 old.tp)) $x3336 $x181) $x3234 $x2074 (and $x1471 $x3015))))))))))))))))))))
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
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x524 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x29 $x1793 $x2527 $x2557 $x524 $x2648 $x264 $x757 $x3091 $x3385))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2607 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x2130 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x2130 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1368 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
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
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x3572 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2648 (not (= 0 ?x3572)))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3435 (= (- 1) old.attention.head_dim.n)))
 (let (($x2671 (or $x3435 (< (* ?x3072 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x76 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1719 (ite $x2648 (ite (= 0 ?x76) 1 (ite $x2671 0 1)) old.attention.head_dim.given_least)))
 (let (($x2430 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1063 (ite (and $x3435 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3435 $x2430) 0 1))))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x524 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x878 (ite $x3091 old.attention.head_dim.parts (ite (or $x1793 $x29 $x757 $x3385 $x524) 1 (ite $x2527 ?x1063 ?x1719)))))
 (= old.attention.head_dim.least ?x878)))))))))))))))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let (($x3435 (= (- 1) old.attention.head_dim.n)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x906 (ite $x2527 (or $x3435 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3435 (< 1 old.attention.head_dim.n)))))
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x948 (ite $x757 (or $x3435 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2648 (or $x3435 (< ?x3072 old.attention.head_dim.n)) $x906))))
 (let (($x763 (= 1 old.attention.head_dim.parts)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (let (($x1675 (ite $x1848 old.attention.head_dim.given_moved (ite (or $x3091 $x763) false $x948))))
 (= old.attention.head_dim.moved $x1675))))))))))))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let (($x254 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x382 (not old.model.sinks)))
 (= old.attention.one_key (and $x382 $x254)))))
(assert
 (let (($x1250 (not old.attention.head_dim.padded)))
 (let (($x763 (= 1 old.attention.head_dim.parts)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (let (($x266 (ite $x1848 old.attention.head_dim.given_everywhere (or $x3091 (and $x763 $x1250)))))
 (= old.attention.head_dim.everywhere $x266)))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x874 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7)))))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x404 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1672 $x1609) old.attention.qkv.split ?x573) ?x874)))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x518 (ite $x2464 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7))) ?x404)))
 (= old.attention.q ?x518)))))))))))))))))))
(assert
 (let (($x1098 (not old.attention.head_dim.moved)))
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1455 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1793 $x29 $x757 $x3385) $x1098))))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (= old.attention.head_dim.undivided (ite $x1848 old.attention.head_dim.given_undivided $x1455))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2049 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2190 $x2242 $x1659 $x2231 $x2049 $x2405 $x2060 $x2047 $x2383 $x715))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2004 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x2378 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x2378 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3101 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
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
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x854 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2405 (not (= 0 ?x854)))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1111 (= (- 1) new.attention.head_dim.n)))
 (let (($x523 (or $x1111 (< (* ?x70 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2798 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x695 (ite $x2405 (ite (= 0 ?x2798) 1 (ite $x523 0 1)) new.attention.head_dim.given_least)))
 (let (($x2833 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2780 (ite (and $x1111 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1111 $x2833) 0 1))))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2049 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1638 (ite $x2383 new.attention.head_dim.parts (ite (or $x2242 $x2190 $x2047 $x715 $x2049) 1 (ite $x1659 ?x2780 ?x695)))))
 (= new.attention.head_dim.least ?x1638)))))))))))))))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let (($x1111 (= (- 1) new.attention.head_dim.n)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x719 (ite $x1659 (or $x1111 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1111 (< 1 new.attention.head_dim.n)))))
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1359 (ite $x2047 (or $x1111 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2405 (or $x1111 (< ?x70 new.attention.head_dim.n)) $x719))))
 (let (($x1202 (= 1 new.attention.head_dim.parts)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (let (($x1911 (ite $x932 new.attention.head_dim.given_moved (ite (or $x2383 $x1202) false $x1359))))
 (= new.attention.head_dim.moved $x1911))))))))))))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let (($x1005 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2334 (not new.model.sinks)))
 (= new.attention.one_key (and $x2334 $x1005)))))
(assert
 (let (($x2449 (not new.attention.head_dim.padded)))
 (let (($x1202 (= 1 new.attention.head_dim.parts)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (let (($x3390 (ite $x932 new.attention.head_dim.given_everywhere (or $x2383 (and $x1202 $x2449)))))
 (= new.attention.head_dim.everywhere $x3390)))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x279 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7)))))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x1433 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932) ?x279)))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2228 (ite $x673 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7))) ?x1433)))
 (= new.attention.q ?x2228))))))))))))))))))
(assert
 (let (($x1343 (not new.attention.head_dim.moved)))
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x267 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2242 $x2190 $x2047 $x715) $x1343))))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (= new.attention.head_dim.undivided (ite $x932 new.attention.head_dim.given_undivided $x267))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2378 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x2788 (or (not (= (_ bv36 7) new.attention.q)) $x2378 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x2788))))
(assert
 (let (($x2130 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x2130 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x29 $x1793 $x2527 $x2557 (= (_ bv56 7) old.attention.head_dim.kind) $x2648 $x264 $x757 $x3091 $x3385)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2180 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1828 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2555 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2555 $x1828 $x1421 $x2632 (= (_ bv56 7) old.attention.heads.kind) $x2607 $x3186 $x256 $x1246 $x2180)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x3014 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3014 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x55 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x55)))
(assert
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1368 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
(assert
 (let (($x1523 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x2755 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2755 $x1523))))
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
 (let (($x1819 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2607 $x1819)))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1353 (and $x2607 (< 1 old.attention.heads.parts) (= ?x1686 old.attention.heads.n))))
 (= old.attention.heads.filled $x1353))))))
(assert
 (let (($x2320 (= (- 1) old.attention.heads.n)))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3263 (ite $x1421 (or $x2320 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2320 (< 1 old.attention.heads.n)))))
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x762 (ite $x256 (or $x2320 (< old.attention.heads.block old.attention.heads.n)) (ite $x2607 (or $x2320 (< ?x1686 old.attention.heads.n)) $x3263))))
 (let (($x2518 (= 1 old.attention.heads.parts)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2275 (or $x3186 $x2632)))
 (let (($x1596 (ite $x2275 old.attention.heads.given_moved (ite (or $x1246 $x2518) false $x762))))
 (= old.attention.heads.moved $x1596))))))))))))))))
(assert
 (let ((?x3572 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2648 (not (= 0 ?x3572)))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let (($x3435 (= (- 1) old.attention.head_dim.n)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x906 (ite $x2527 (or $x3435 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3435 (< 1 old.attention.head_dim.n)))))
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x948 (ite $x757 (or $x3435 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2648 (or $x3435 (< ?x3072 old.attention.head_dim.n)) $x906))))
 (let (($x763 (= 1 old.attention.head_dim.parts)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (let (($x1675 (ite $x1848 old.attention.head_dim.given_moved (ite (or $x3091 $x763) false $x948))))
 (= old.attention.head_dim.moved $x1675))))))))))))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let (($x254 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x382 (not old.model.sinks)))
 (= old.attention.one_key (and $x382 $x254)))))
(assert
 (let (($x1397 (not old.attention.heads.padded)))
 (let (($x2518 (= 1 old.attention.heads.parts)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2275 (or $x3186 $x2632)))
 (let (($x359 (ite $x2275 old.attention.heads.given_everywhere (or $x1246 (and $x2518 $x1397)))))
 (= old.attention.heads.everywhere $x359)))))))))
(assert
 (let (($x1250 (not old.attention.head_dim.padded)))
 (let (($x763 (= 1 old.attention.head_dim.parts)))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (let (($x266 (ite $x1848 old.attention.head_dim.given_everywhere (or $x3091 (and $x763 $x1250)))))
 (= old.attention.head_dim.everywhere $x266)))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x404 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2464 ?x870 ?x404)))))))))))))))))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x1587 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x1587)))))))))))))))))))))))
(assert
 (let (($x1619 (not old.attention.heads.moved)))
 (let (($x2180 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2555 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1828 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2032 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1828 $x2555 $x256 $x2180) $x1619))))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2275 (or $x3186 $x2632)))
 (= old.attention.heads.undivided (ite $x2275 old.attention.heads.given_undivided $x2032))))))))))))
(assert
 (let (($x1098 (not old.attention.head_dim.moved)))
 (let (($x3385 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x29 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1455 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1793 $x29 $x757 $x3385) $x1098))))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1848 (or $x264 $x2557)))
 (= old.attention.head_dim.undivided (ite $x1848 old.attention.head_dim.given_undivided $x1455))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2190 $x2242 $x1659 $x2231 (= (_ bv56 7) new.attention.head_dim.kind) $x2405 $x2060 $x2047 $x2383 $x715)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x125 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x602 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x729 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x729 $x602 $x1181 $x1175 (= (_ bv56 7) new.attention.heads.kind) $x2004 $x2100 $x1486 $x634 $x125)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1308 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1308 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x418 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x418)))
(assert
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3101 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
(assert
 (let (($x1655 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x747 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x747 $x1655))))
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
 (let (($x615 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2004 $x615)))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2478 (and $x2004 (< 1 new.attention.heads.parts) (= ?x2091 new.attention.heads.n))))
 (= new.attention.heads.filled $x2478))))))
(assert
 (let (($x3015 (= (- 1) new.attention.heads.n)))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1460 (ite $x1181 (or $x3015 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3015 (< 1 new.attention.heads.n)))))
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x986 (ite $x1486 (or $x3015 (< new.attention.heads.block new.attention.heads.n)) (ite $x2004 (or $x3015 (< ?x2091 new.attention.heads.n)) $x1460))))
 (let (($x1824 (= 1 new.attention.heads.parts)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x32 (or $x2100 $x1175)))
 (let (($x737 (ite $x32 new.attention.heads.given_moved (ite (or $x634 $x1824) false $x986))))
 (= new.attention.heads.moved $x737))))))))))))))))
(assert
 (let ((?x854 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2405 (not (= 0 ?x854)))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let (($x1111 (= (- 1) new.attention.head_dim.n)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x719 (ite $x1659 (or $x1111 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1111 (< 1 new.attention.head_dim.n)))))
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1359 (ite $x2047 (or $x1111 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2405 (or $x1111 (< ?x70 new.attention.head_dim.n)) $x719))))
 (let (($x1202 (= 1 new.attention.head_dim.parts)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (let (($x1911 (ite $x932 new.attention.head_dim.given_moved (ite (or $x2383 $x1202) false $x1359))))
 (= new.attention.head_dim.moved $x1911))))))))))))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let (($x1005 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2334 (not new.model.sinks)))
 (= new.attention.one_key (and $x2334 $x1005)))))
(assert
 (let (($x1834 (not new.attention.heads.padded)))
 (let (($x1824 (= 1 new.attention.heads.parts)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x32 (or $x2100 $x1175)))
 (let (($x3468 (ite $x32 new.attention.heads.given_everywhere (or $x634 (and $x1824 $x1834)))))
 (= new.attention.heads.everywhere $x3468)))))))))
(assert
 (let (($x2449 (not new.attention.head_dim.padded)))
 (let (($x1202 (= 1 new.attention.head_dim.parts)))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (let (($x3390 (ite $x932 new.attention.head_dim.given_everywhere (or $x2383 (and $x1202 $x2449)))))
 (= new.attention.head_dim.everywhere $x3390)))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x1433 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x673 ?x2657 ?x1433))))))))))))))))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x2048 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x2048))))))))))))))))))))))
(assert
 (let (($x1881 (not new.attention.heads.moved)))
 (let (($x125 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x729 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x602 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x270 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x602 $x729 $x1486 $x125) $x1881))))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x32 (or $x2100 $x1175)))
 (= new.attention.heads.undivided (ite $x32 new.attention.heads.given_undivided $x270))))))))))))
(assert
 (let (($x1343 (not new.attention.head_dim.moved)))
 (let (($x715 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2190 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2242 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x267 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2242 $x2190 $x2047 $x715) $x1343))))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x932 (or $x2060 $x2231)))
 (= new.attention.head_dim.undivided (ite $x932 new.attention.head_dim.given_undivided $x267))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1141 (not new.attention.heads.undivided)))
 (let (($x332 (not new.attention.one_key)))
 (let (($x408 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x332 $x1141))))
 (let (($x1655 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x353 (not new.attention.head_dim.undivided)))
 (let (($x1786 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x332)) $x353)))
 (let (($x747 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x418 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x418 $x747 (not (or $x1786 (and $x1655 $x408))))))))))))))
(assert
 (let (($x1705 (not old.attention.heads.undivided)))
(let (($x2794 (not old.attention.one_key)))
(let (($x2457 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x2794 $x1705))))
(let (($x1523 (= (_ bv97 7) old.model.qk_norm)))
(let (($x2901 (not old.attention.head_dim.undivided)))
(let (($x1438 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x2794)) $x2901)))
(let (($x2755 (= (_ bv57 7) old.model.qk_norm)))
(let (($x55 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x55 $x2755 (not (or $x1438 (and $x1523 $x2457)))))))))))))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.leads () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.leads () Bool)
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
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1421 $x2632 (= (_ bv56 7) old.attention.heads.kind) $x2607 $x3186 $x256 $x1246 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x3287 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3287 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x2567 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x2567)))
(assert
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1368 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (let (($x2307 (= (_ bv2 7) old.model.positions)))
 (or $x2307 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758))))
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
 (let (($x1819 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2607 $x1819)))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x804 (< 1 old.attention.heads.parts)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 $x804 (= ?x1686 old.attention.heads.n))))))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x804 (< 1 old.attention.heads.parts)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x2607 $x804 (<= old.attention.heads.n ?x1686))))))))
(assert
 (let (($x2320 (= (- 1) old.attention.heads.n)))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3263 (ite $x1421 (or $x2320 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2320 (< 1 old.attention.heads.n)))))
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x762 (ite $x256 (or $x2320 (< old.attention.heads.block old.attention.heads.n)) (ite $x2607 (or $x2320 (< ?x1686 old.attention.heads.n)) $x3263))))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1596 (ite (or $x3186 $x2632) old.attention.heads.given_moved (ite (or $x1246 (= 1 old.attention.heads.parts)) false $x762))))
 (= old.attention.heads.moved $x1596))))))))))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let (($x254 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x382 (not old.model.sinks)))
 (= old.attention.one_key (and $x382 $x254)))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x874 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7)))))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x404 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1672 $x1609) old.attention.qkv.split ?x573) ?x874)))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x518 (ite $x2464 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7))) ?x404)))
 (= old.attention.q ?x518)))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1181 $x1175 (= (_ bv56 7) new.attention.heads.kind) $x2004 $x2100 $x1486 $x634 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1131 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x3023 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x3023)))
(assert
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3101 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (let (($x1447 (= (_ bv2 7) new.model.positions)))
 (or $x1447 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321))))
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
 (let (($x615 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2004 $x615)))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2774 (< 1 new.attention.heads.parts)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 $x2774 (= ?x2091 new.attention.heads.n))))))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2774 (< 1 new.attention.heads.parts)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x2004 $x2774 (<= new.attention.heads.n ?x2091))))))))
(assert
 (let (($x3015 (= (- 1) new.attention.heads.n)))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1460 (ite $x1181 (or $x3015 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3015 (< 1 new.attention.heads.n)))))
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x986 (ite $x1486 (or $x3015 (< new.attention.heads.block new.attention.heads.n)) (ite $x2004 (or $x3015 (< ?x2091 new.attention.heads.n)) $x1460))))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x737 (ite (or $x2100 $x1175) new.attention.heads.given_moved (ite (or $x634 (= 1 new.attention.heads.parts)) false $x986))))
 (= new.attention.heads.moved $x737))))))))))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let (($x1005 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2334 (not new.model.sinks)))
 (= new.attention.one_key (and $x2334 $x1005)))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x279 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7)))))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x1433 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932) ?x279)))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2228 (ite $x673 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7))) ?x1433)))
 (= new.attention.q ?x2228))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1500 (not new.attention.heads.filled)))
 (let (($x1855 (and new.attention.heads.padded $x1500 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x1881 (not new.attention.heads.moved)))
 (let (($x433 (and $x1881 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x3023 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x1868 (or (not (= (_ bv37 7) new.attention.q)) $x3023 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x433 (and new.attention.one_key (not $x1855)))))
 (not $x1868))))))))
(assert
 (let (($x2468 (not old.attention.heads.filled)))
(let (($x910 (and old.attention.heads.padded $x2468 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x1071 (and (not old.attention.heads.moved) (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x2567 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x2567 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x1071 (and old.attention.one_key (not $x910))))))))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x2527 $x2557 (= (_ bv56 7) old.attention.head_dim.kind) $x2648 $x264 $x757 $x3091 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1421 $x2632 (= (_ bv56 7) old.attention.heads.kind) $x2607 $x3186 $x256 $x1246 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x418 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2538 (= (_ bv10 7) old.attention.out.input)))
 (or $x2538 $x418 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (or $x1455 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x2606 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2606 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x491 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x491 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1575 (= (_ bv56 7) old.attention.value_dim.kind) $x1368 $x2492 (= (_ bv91 7) old.attention.value_dim.kind) $x994 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
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
 (let (($x1819 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2607 $x1819)))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1353 (and $x2607 (< 1 old.attention.heads.parts) (= ?x1686 old.attention.heads.n))))
 (= old.attention.heads.filled $x1353))))))
(assert
 (let (($x2320 (= (- 1) old.attention.heads.n)))
 (let (($x1421 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3263 (ite $x1421 (or $x2320 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2320 (< 1 old.attention.heads.n)))))
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1686 (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x256 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x762 (ite $x256 (or $x2320 (< old.attention.heads.block old.attention.heads.n)) (ite $x2607 (or $x2320 (< ?x1686 old.attention.heads.n)) $x3263))))
 (let (($x2518 (= 1 old.attention.heads.parts)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2275 (or $x3186 $x2632)))
 (let (($x1596 (ite $x2275 old.attention.heads.given_moved (ite (or $x1246 $x2518) false $x762))))
 (= old.attention.heads.moved $x1596))))))))))))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let (($x2887 (= (- 1) old.attention.head_dim.n)))
 (let (($x2527 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x832 (ite $x2527 (or $x2887 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2887 (< 1 old.attention.head_dim.n)))))
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x757 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1436 (ite $x757 (or $x2887 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2648 (or $x2887 (< ?x3072 old.attention.head_dim.n)) $x832))))
 (let (($x3091 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x264 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x940 (ite (or $x264 $x2557) old.attention.head_dim.given_moved (ite (or $x3091 (= 1 old.attention.head_dim.parts)) false $x1436))))
 (= old.attention.head_dim.moved $x940))))))))))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let ((?x452 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1368 (not (= 0 ?x452)))))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x2538 (= (_ bv10 7) old.attention.out.input)))
 (let (($x418 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x418 (and $x2538 $x723))))))))
(assert
 (let (($x1397 (not old.attention.heads.padded)))
 (let (($x2518 (= 1 old.attention.heads.parts)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2275 (or $x3186 $x2632)))
 (let (($x2016 (ite $x2275 old.attention.heads.given_everywhere (or $x1246 (and $x2518 $x1397)))))
 (= old.attention.heads.everywhere $x2016)))))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x2028 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x2028)))))))))))))))))))))))
(assert
 (let (($x262 (not old.attention.value_dim.padded)))
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1954 (ite (or $x2492 $x1575) old.attention.value_dim.given_everywhere (or $x994 (and (= 1 old.attention.value_dim.parts) $x262)))))
 (= old.attention.value_dim.everywhere $x1954)))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x748 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2464 ?x870 ?x748))))))))))))))))))))))))
(assert
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1790 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2032 (ite $x1790 old.attention.v (ite $x1998 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2032)))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x1360 (= (_ bv36 7) old.attention.mixed)))
 (let (($x719 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1360)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1360 old.attention.value_dim.everywhere $x723))))
 (= old.attention.mixed_in (ite $x719 (_ bv96 7) old.attention.mixed)))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1659 $x2231 (= (_ bv56 7) new.attention.head_dim.kind) $x2405 $x2060 $x2047 $x2383 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1181 $x1175 (= (_ bv56 7) new.attention.heads.kind) $x2004 $x2100 $x1486 $x634 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2610 (= (_ bv32 7) new.attention.out.input)))
 (let (($x963 (= (_ bv10 7) new.attention.out.input)))
 (or $x963 $x2610 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (or $x544 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1141 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1141 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x626 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x626 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1272 (= (_ bv56 7) new.attention.value_dim.kind) $x3101 $x810 (= (_ bv91 7) new.attention.value_dim.kind) $x2734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
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
 (let (($x615 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2004 $x615)))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2478 (and $x2004 (< 1 new.attention.heads.parts) (= ?x2091 new.attention.heads.n))))
 (= new.attention.heads.filled $x2478))))))
(assert
 (let (($x3015 (= (- 1) new.attention.heads.n)))
 (let (($x1181 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1460 (ite $x1181 (or $x3015 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3015 (< 1 new.attention.heads.n)))))
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2091 (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1486 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x986 (ite $x1486 (or $x3015 (< new.attention.heads.block new.attention.heads.n)) (ite $x2004 (or $x3015 (< ?x2091 new.attention.heads.n)) $x1460))))
 (let (($x1824 (= 1 new.attention.heads.parts)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x32 (or $x2100 $x1175)))
 (let (($x737 (ite $x32 new.attention.heads.given_moved (ite (or $x634 $x1824) false $x986))))
 (= new.attention.heads.moved $x737))))))))))))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let (($x2472 (= (- 1) new.attention.head_dim.n)))
 (let (($x1659 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1759 (ite $x1659 (or $x2472 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2472 (< 1 new.attention.head_dim.n)))))
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2047 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2029 (ite $x2047 (or $x2472 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2405 (or $x2472 (< ?x70 new.attention.head_dim.n)) $x1759))))
 (let (($x2383 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2231 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2060 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x188 (ite (or $x2060 $x2231) new.attention.head_dim.given_moved (ite (or $x2383 (= 1 new.attention.head_dim.parts)) false $x2029))))
 (= new.attention.head_dim.moved $x188))))))))))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let ((?x1098 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3101 (not (= 0 ?x1098)))))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x963 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2610 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2610 (and $x963 $x896))))))))
(assert
 (let (($x1834 (not new.attention.heads.padded)))
 (let (($x1824 (= 1 new.attention.heads.parts)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x32 (or $x2100 $x1175)))
 (let (($x2688 (ite $x32 new.attention.heads.given_everywhere (or $x634 (and $x1824 $x1834)))))
 (= new.attention.heads.everywhere $x2688)))))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x927 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x927))))))))))))))))))))))
(assert
 (let (($x60 (not new.attention.value_dim.padded)))
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x763 (ite (or $x810 $x1272) new.attention.value_dim.given_everywhere (or $x2734 (and (= 1 new.attention.value_dim.parts) $x60)))))
 (= new.attention.value_dim.everywhere $x763)))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x3068 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x673 ?x2657 ?x3068)))))))))))))))))))))))
(assert
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1877 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3128 (ite $x1877 new.attention.v (ite $x1346 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3128)))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x90 (= (_ bv36 7) new.attention.mixed)))
 (let (($x227 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x90)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x90 new.attention.value_dim.everywhere $x896))))
 (= new.attention.mixed_in (ite $x227 (_ bv96 7) new.attention.mixed)))))))
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
 (= old.attention.out.group.dp new.attention.out.group.dp))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2402 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x701 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x944 (= 1 new.tp)))
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1572 (or $x544 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x944 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x701 $x2402))))))
 (not $x1572)))))))
(assert
 (let (($x2996 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x1002 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x1344 (= 1 old.tp)))
(let (($x1455 (= (_ bv40 7) old.attention.out.split)))
(or $x1455 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x1344 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x1002 $x2996)))))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.attention.joined () (_ BitVec 7))
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.joined () (_ BitVec 7))
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
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2632 (= (_ bv56 7) old.attention.heads.kind) $x2607 $x3186 (= (_ bv91 7) old.attention.heads.kind) $x1246 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2771 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1380 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x774 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1741 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1859 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1859 $x1741 $x774 $x1380 $x2771)))))))
(assert
 (let (($x418 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2538 (= (_ bv10 7) old.attention.out.input)))
 (or $x2538 $x418 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1825 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (or $x1455 (= (_ bv57 7) old.attention.out.split) $x1825))))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x2606 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2606 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x491 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x491 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1575 (= (_ bv56 7) old.attention.value_dim.kind) $x1368 $x2492 (= (_ bv91 7) old.attention.value_dim.kind) $x994 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2852 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (let (($x312 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x312 $x2150 (= (_ bv56 7) old.hidden.kind) $x1848 $x2253 $x3199 $x2852 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x869 (= (_ bv49 7) old.norm.statistic)))
 (or $x869 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x876 (= (_ bv96 7) old.stream)))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (or $x1026 (= (_ bv94 7) old.stream) $x876))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2765 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x2765 old.hidden.multiple) old.hidden.parts)))
 (let (($x794 (< 1 old.hidden.parts)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1848 $x794 (= ?x1707 old.hidden.n))))))))
(assert
 (let ((?x2765 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x2765 old.hidden.multiple) old.hidden.parts)))
 (let (($x794 (< 1 old.hidden.parts)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1848 $x794 (<= old.hidden.n ?x1707))))))))
(assert
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1848 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x312 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2756 (ite $x312 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2765 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x2765 old.hidden.multiple) old.hidden.parts)))
 (let (($x241 (= (- 1) old.hidden.n)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2623 (ite $x3199 (or $x241 (< old.hidden.block old.hidden.n)) (ite $x1848 (or $x241 (< ?x1707 old.hidden.n)) $x2756))))
 (let (($x2536 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2623)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv86 7) old.hidden.kind)))
 (let (($x796 (or $x2253 $x2150)))
 (= old.hidden.moved (ite $x796 old.hidden.given_moved $x2536)))))))))))))))
(assert
 (let (($x1819 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2607 $x1819)))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let ((?x452 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1368 (not (= 0 ?x452)))))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x2538 (= (_ bv10 7) old.attention.out.input)))
 (let (($x418 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x418 (and $x2538 $x723))))))))
(assert
 (let (($x2852 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv86 7) old.hidden.kind)))
 (let (($x796 (or $x2253 $x2150)))
 (let (($x2497 (ite $x796 old.hidden.given_everywhere (or $x2852 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2497)))))))
(assert
 (let (($x1397 (not old.attention.heads.padded)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2016 (ite (or $x3186 $x2632) old.attention.heads.given_everywhere (or $x1246 (and (= 1 old.attention.heads.parts) $x1397)))))
 (= old.attention.heads.everywhere $x2016)))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x2028 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x2028)))))))))))))))))))))))
(assert
 (let (($x262 (not old.attention.value_dim.padded)))
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1954 (ite (or $x2492 $x1575) old.attention.value_dim.given_everywhere (or $x994 (and (= 1 old.attention.value_dim.parts) $x262)))))
 (= old.attention.value_dim.everywhere $x1954)))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x748 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2464 ?x870 ?x748))))))))))))))))))))))))
(assert
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1790 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2032 (ite $x1790 old.attention.v (ite $x1998 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2032)))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x1360 (= (_ bv36 7) old.attention.mixed)))
 (let (($x719 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1360)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1360 old.attention.value_dim.everywhere $x723))))
 (= old.attention.mixed_in (ite $x719 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2783 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1625 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x528 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1625)))
 (let (($x2225 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1380 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1455 (or $x1380 $x2225) $x528) (_ bv96 7) ?x2783)))))))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x1344 (= 1 old.tp)))
 (let (($x876 (= (_ bv96 7) old.stream)))
 (let (($x2225 (and (or (not old.attention.out.group.tp) $x1344) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1747 (and $x2225 (or $x876 $x1344 (not (= (_ bv4 7) old.attention.out.collective)) $x723))))
 (let (($x774 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1380 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x2698 (ite (or (or $x1380 $x774) $x1747) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2771 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1741 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1610 (and (or $x1741 $x2771) $x2225)))
 (let ((?x1165 (ite (or $x1380 (and $x774 (= (_ bv38 7) old.stream)) $x1610) (_ bv38 7) (ite $x774 (_ bv96 7) (_ bv16 7)))))
 (let (($x523 (or (and old.hidden.filled (not $x876)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1157 (not $x2225)))
 (let (($x869 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (let ((?x3131 (ite (and $x1741 old.hidden.filled $x1026 $x1157 $x869) old.stream (ite (and $x2771 $x1157 $x523) old.stream ?x1165))))
 (let ((?x413 (ite (and $x876 old.hidden.everywhere (or $x1380 $x1610)) (_ bv96 7) (ite (and $x1741 old.hidden.filled $x876 $x1157) (_ bv96 7) ?x3131))))
 (let (($x1859 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x3429 (ite (= (_ bv38 7) old.attention.out_state) (ite $x1859 (_ bv96 7) ?x413) (ite (= (_ bv96 7) old.attention.out_state) ?x2698 old.attention.out_state))))
 (let ((?x3454 (ite $x2771 (ite (not $x876) old.stream (_ bv66 7)) (ite $x774 (ite $x876 (_ bv96 7) old.stream) (ite $x1380 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x1741 (_ bv96 7) ?x3454) ?x3429)))))))))))))))))))))))))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1175 (= (_ bv56 7) new.attention.heads.kind) $x2004 $x2100 (= (_ bv91 7) new.attention.heads.kind) $x634 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2101 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x76 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1106 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x766 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1029 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1029 $x766 $x1106 $x76 $x2101)))))))
(assert
 (let (($x2610 (= (_ bv32 7) new.attention.out.input)))
 (let (($x963 (= (_ bv10 7) new.attention.out.input)))
 (or $x963 $x2610 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1229 (= (_ bv61 7) new.attention.out.split)))
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (or $x544 (= (_ bv57 7) new.attention.out.split) $x1229))))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1141 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1141 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x626 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x626 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1272 (= (_ bv56 7) new.attention.value_dim.kind) $x3101 $x810 (= (_ bv91 7) new.attention.value_dim.kind) $x2734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1808 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1705 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2203 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2244 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2244 $x2203 (= (_ bv56 7) new.hidden.kind) $x1131 $x2495 $x1705 $x1808 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1646 (= (_ bv49 7) new.norm.statistic)))
 (or $x1646 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1836 (= (_ bv96 7) new.stream)))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (or $x3225 (= (_ bv94 7) new.stream) $x1836))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x772 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2443 (div (* ?x772 new.hidden.multiple) new.hidden.parts)))
 (let (($x1635 (< 1 new.hidden.parts)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1131 $x1635 (= ?x2443 new.hidden.n))))))))
(assert
 (let ((?x772 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2443 (div (* ?x772 new.hidden.multiple) new.hidden.parts)))
 (let (($x1635 (< 1 new.hidden.parts)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1131 $x1635 (<= new.hidden.n ?x2443))))))))
(assert
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1131 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2244 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1342 (ite $x2244 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x772 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2443 (div (* ?x772 new.hidden.multiple) new.hidden.parts)))
 (let (($x2121 (= (- 1) new.hidden.n)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1705 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1917 (ite $x1705 (or $x2121 (< new.hidden.block new.hidden.n)) (ite $x1131 (or $x2121 (< ?x2443 new.hidden.n)) $x1342))))
 (let (($x2654 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1917)))
 (let (($x2203 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1605 (or $x2495 $x2203)))
 (= new.hidden.moved (ite $x1605 new.hidden.given_moved $x2654)))))))))))))))
(assert
 (let (($x615 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2004 $x615)))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let ((?x1098 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3101 (not (= 0 ?x1098)))))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x963 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2610 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2610 (and $x963 $x896))))))))
(assert
 (let (($x1808 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2203 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1605 (or $x2495 $x2203)))
 (let (($x2754 (ite $x1605 new.hidden.given_everywhere (or $x1808 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2754)))))))
(assert
 (let (($x1834 (not new.attention.heads.padded)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2688 (ite (or $x2100 $x1175) new.attention.heads.given_everywhere (or $x634 (and (= 1 new.attention.heads.parts) $x1834)))))
 (= new.attention.heads.everywhere $x2688)))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x927 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x927))))))))))))))))))))))
(assert
 (let (($x60 (not new.attention.value_dim.padded)))
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x763 (ite (or $x810 $x1272) new.attention.value_dim.given_everywhere (or $x2734 (and (= 1 new.attention.value_dim.parts) $x60)))))
 (= new.attention.value_dim.everywhere $x763)))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x3068 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x673 ?x2657 ?x3068)))))))))))))))))))))))
(assert
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1877 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3128 (ite $x1877 new.attention.v (ite $x1346 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3128)))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x90 (= (_ bv36 7) new.attention.mixed)))
 (let (($x227 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x90)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x90 new.attention.value_dim.everywhere $x896))))
 (= new.attention.mixed_in (ite $x227 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2379 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1249 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2183 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1249)))
 (let (($x1948 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x76 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x544 (or $x76 $x1948) $x2183) (_ bv96 7) ?x2379)))))))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x944 (= 1 new.tp)))
 (let (($x1836 (= (_ bv96 7) new.stream)))
 (let (($x1948 (and (or (not new.attention.out.group.tp) $x944) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x379 (and $x1948 (or $x1836 $x944 (not (= (_ bv4 7) new.attention.out.collective)) $x896))))
 (let (($x1106 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x76 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x2823 (ite (or (or $x76 $x1106) $x379) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2101 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x766 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2628 (and (or $x766 $x2101) $x1948)))
 (let ((?x2794 (ite (or $x76 (and $x1106 (= (_ bv38 7) new.stream)) $x2628) (_ bv38 7) (ite $x1106 (_ bv96 7) (_ bv16 7)))))
 (let (($x1167 (or (and new.hidden.filled (not $x1836)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2665 (not $x1948)))
 (let (($x1646 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (let ((?x2141 (ite (and $x766 new.hidden.filled $x3225 $x2665 $x1646) new.stream (ite (and $x2101 $x2665 $x1167) new.stream ?x2794))))
 (let ((?x151 (ite (and $x1836 new.hidden.everywhere (or $x76 $x2628)) (_ bv96 7) (ite (and $x766 new.hidden.filled $x1836 $x2665) (_ bv96 7) ?x2141))))
 (let (($x1029 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x128 (ite (= (_ bv38 7) new.attention.out_state) (ite $x1029 (_ bv96 7) ?x151) (ite (= (_ bv96 7) new.attention.out_state) ?x2823 new.attention.out_state))))
 (let ((?x2572 (ite $x2101 (ite (not $x1836) new.stream (_ bv66 7)) (ite $x1106 (ite $x1836 (_ bv96 7) new.stream) (ite $x76 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x766 (_ bv96 7) ?x2572) ?x128)))))))))))))))))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2447 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x944 (= 1 new.tp)))
 (let (($x2102 (= new.attention.joined new.stream)))
 (let (($x1472 (or (or (= (_ bv96 7) new.attention.joined) $x2102) (and $x944 (or (not (= (_ bv61 7) new.attention.out.split)) $x2447)))))
 (not $x1472))))))
(assert
 (let (($x3234 (not (or old.hidden.moved old.hidden.padded))))
(let (($x1344 (= 1 old.tp)))
(let (($x2834 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x2834) (and $x1344 (or (not (= (_ bv61 7) old.attention.out.split)) $x3234)))))))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
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
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2632 (= (_ bv56 7) old.attention.heads.kind) $x2607 $x3186 (= (_ bv91 7) old.attention.heads.kind) $x1246 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1380 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x774 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x774 $x1380 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x418 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2538 (= (_ bv10 7) old.attention.out.input)))
 (or $x2538 $x418 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1825 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (or $x1455 (= (_ bv57 7) old.attention.out.split) $x1825))))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x2606 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2606 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x491 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x491 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1575 (= (_ bv56 7) old.attention.value_dim.kind) $x1368 $x2492 (= (_ bv91 7) old.attention.value_dim.kind) $x994 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2852 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2150 (= (_ bv56 7) old.hidden.kind) $x1848 $x2253 (= (_ bv91 7) old.hidden.kind) $x2852 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (or $x1026 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1848 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1819 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2607 $x1819)))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let ((?x452 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1368 (not (= 0 ?x452)))))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x2538 (= (_ bv10 7) old.attention.out.input)))
 (let (($x418 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x418 (and $x2538 $x723))))))))
(assert
 (let (($x2852 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2497 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2852 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2497))))
(assert
 (let (($x1397 (not old.attention.heads.padded)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2016 (ite (or $x3186 $x2632) old.attention.heads.given_everywhere (or $x1246 (and (= 1 old.attention.heads.parts) $x1397)))))
 (= old.attention.heads.everywhere $x2016)))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x2028 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x2028)))))))))))))))))))))))
(assert
 (let (($x262 (not old.attention.value_dim.padded)))
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1954 (ite (or $x2492 $x1575) old.attention.value_dim.given_everywhere (or $x994 (and (= 1 old.attention.value_dim.parts) $x262)))))
 (= old.attention.value_dim.everywhere $x1954)))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x748 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2464 ?x870 ?x748))))))))))))))))))))))))
(assert
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1790 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2032 (ite $x1790 old.attention.v (ite $x1998 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2032)))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x1360 (= (_ bv36 7) old.attention.mixed)))
 (let (($x719 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1360)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1360 old.attention.value_dim.everywhere $x723))))
 (= old.attention.mixed_in (ite $x719 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2783 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1625 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x528 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1625)))
 (let (($x1290 (= 1 old.pp)))
 (let (($x2018 (not old.attention.out.group.pp)))
 (let (($x363 (or $x2018 $x1290)))
 (let (($x1200 (= 1 old.sp)))
 (let (($x400 (not old.attention.out.group.sp)))
 (let (($x972 (or $x400 $x1200)))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2670 (not old.attention.out.group.dp)))
 (let (($x1545 (or $x2670 $x2122)))
 (let (($x2225 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1545 $x972 $x363)))
 (let (($x1380 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1455 (or $x1380 $x2225) $x528) (_ bv96 7) ?x2783))))))))))))))))))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1175 (= (_ bv56 7) new.attention.heads.kind) $x2004 $x2100 (= (_ bv91 7) new.attention.heads.kind) $x634 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x76 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1106 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1106 $x76 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2610 (= (_ bv32 7) new.attention.out.input)))
 (let (($x963 (= (_ bv10 7) new.attention.out.input)))
 (or $x963 $x2610 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1229 (= (_ bv61 7) new.attention.out.split)))
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (or $x544 (= (_ bv57 7) new.attention.out.split) $x1229))))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1141 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1141 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x626 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x626 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1272 (= (_ bv56 7) new.attention.value_dim.kind) $x3101 $x810 (= (_ bv91 7) new.attention.value_dim.kind) $x2734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1808 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2203 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2203 (= (_ bv56 7) new.hidden.kind) $x1131 $x2495 (= (_ bv91 7) new.hidden.kind) $x1808 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (or $x3225 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1131 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x615 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2004 $x615)))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let ((?x1098 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3101 (not (= 0 ?x1098)))))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x963 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2610 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2610 (and $x963 $x896))))))))
(assert
 (let (($x1808 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2754 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1808 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2754))))
(assert
 (let (($x1834 (not new.attention.heads.padded)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2688 (ite (or $x2100 $x1175) new.attention.heads.given_everywhere (or $x634 (and (= 1 new.attention.heads.parts) $x1834)))))
 (= new.attention.heads.everywhere $x2688)))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x927 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x927))))))))))))))))))))))
(assert
 (let (($x60 (not new.attention.value_dim.padded)))
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x763 (ite (or $x810 $x1272) new.attention.value_dim.given_everywhere (or $x2734 (and (= 1 new.attention.value_dim.parts) $x60)))))
 (= new.attention.value_dim.everywhere $x763)))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x3068 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x673 ?x2657 ?x3068)))))))))))))))))))))))
(assert
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1877 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3128 (ite $x1877 new.attention.v (ite $x1346 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3128)))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x90 (= (_ bv36 7) new.attention.mixed)))
 (let (($x227 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x90)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x90 new.attention.value_dim.everywhere $x896))))
 (= new.attention.mixed_in (ite $x227 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2379 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1249 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2183 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1249)))
 (let (($x133 (= 1 new.pp)))
 (let (($x2787 (not new.attention.out.group.pp)))
 (let (($x2513 (or $x2787 $x133)))
 (let (($x277 (= 1 new.sp)))
 (let (($x3102 (not new.attention.out.group.sp)))
 (let (($x458 (or $x3102 $x277)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2302 (not new.attention.out.group.dp)))
 (let (($x955 (or $x2302 $x3184)))
 (let (($x1948 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x955 $x458 $x2513)))
 (let (($x76 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x544 (or $x76 $x1948) $x2183) (_ bv96 7) ?x2379))))))))))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x133 (= 1 new.pp)))
 (let (($x2787 (not new.attention.out.group.pp)))
 (let (($x2513 (or $x2787 $x133)))
 (let (($x277 (= 1 new.sp)))
 (let (($x3102 (not new.attention.out.group.sp)))
 (let (($x458 (or $x3102 $x277)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2302 (not new.attention.out.group.dp)))
 (let (($x955 (or $x2302 $x3184)))
 (let (($x1914 (and (or new.attention.out.group.tp (= 1 new.tp)) $x955 $x458 $x2513)))
 (let (($x667 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2465 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1948 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x955 $x458 $x2513)))
 (let (($x755 (and $x1948 (or $x2465 (and $x667 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1106 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x76 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2449 (or $x76 (and $x1106 (or $x2465 (and $x667 (= (_ bv38 7) new.stream)))) $x755 $x1914)))
 (not $x2449)))))))))))))))))))
(assert
 (let (($x1290 (= 1 old.pp)))
(let (($x2018 (not old.attention.out.group.pp)))
(let (($x363 (or $x2018 $x1290)))
(let (($x1200 (= 1 old.sp)))
(let (($x400 (not old.attention.out.group.sp)))
(let (($x972 (or $x400 $x1200)))
(let (($x2122 (= 1 old.dp)))
(let (($x2670 (not old.attention.out.group.dp)))
(let (($x1545 (or $x2670 $x2122)))
(let (($x1213 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1545 $x972 $x363)))
(let (($x1855 (= (_ bv38 7) old.attention.out_state)))
(let (($x2904 (= (_ bv96 7) old.attention.out_state)))
(let (($x2225 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1545 $x972 $x363)))
(let (($x2821 (and $x2225 (or $x2904 (and $x1855 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x774 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1380 (= (_ bv57 7) old.attention.out.collective)))
(or $x1380 (and $x774 (or $x2904 (and $x1855 (= (_ bv38 7) old.stream)))) $x2821 $x1213))))))))))))))))))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
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
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(assert
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2632 (= (_ bv56 7) old.attention.heads.kind) $x2607 $x3186 (= (_ bv91 7) old.attention.heads.kind) $x1246 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x909 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x898 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x2221 (= (_ bv1 7) old.attention.out.bias)))
 (or $x2221 (= (_ bv23 7) old.attention.out.bias) $x898 $x909)))))
(assert
 (let (($x2771 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1380 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x774 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1741 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1859 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1859 $x1741 $x774 $x1380 $x2771)))))))
(assert
 (let (($x418 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2538 (= (_ bv10 7) old.attention.out.input)))
 (or $x2538 $x418 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1825 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (or $x1455 (= (_ bv57 7) old.attention.out.split) $x1825))))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x2606 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2606 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x491 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x491 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1575 (= (_ bv56 7) old.attention.value_dim.kind) $x1368 $x2492 (= (_ bv91 7) old.attention.value_dim.kind) $x994 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2852 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (let (($x312 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x312 $x2150 (= (_ bv56 7) old.hidden.kind) $x1848 $x2253 $x3199 $x2852 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x901 (= (_ bv49 7) old.norm.statistic)))
 (or $x901 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x876 (= (_ bv96 7) old.stream)))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (or $x1026 (= (_ bv94 7) old.stream) $x876))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x507 (div (* ?x523 old.hidden.multiple) old.hidden.parts)))
 (let (($x674 (< 1 old.hidden.parts)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1848 $x674 (= ?x507 old.hidden.n))))))))
(assert
 (let ((?x523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x507 (div (* ?x523 old.hidden.multiple) old.hidden.parts)))
 (let (($x674 (< 1 old.hidden.parts)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1848 $x674 (<= old.hidden.n ?x507))))))))
(assert
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1848 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x312 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2755 (ite $x312 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x507 (div (* ?x523 old.hidden.multiple) old.hidden.parts)))
 (let (($x2541 (= (- 1) old.hidden.n)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3199 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1366 (ite $x3199 (or $x2541 (< old.hidden.block old.hidden.n)) (ite $x1848 (or $x2541 (< ?x507 old.hidden.n)) $x2755))))
 (let (($x1099 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1366)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv86 7) old.hidden.kind)))
 (let (($x796 (or $x2253 $x2150)))
 (= old.hidden.moved (ite $x796 old.hidden.given_moved $x1099)))))))))))))))
(assert
 (let (($x1819 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2607 $x1819)))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let ((?x452 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1368 (not (= 0 ?x452)))))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x2538 (= (_ bv10 7) old.attention.out.input)))
 (let (($x418 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x418 (and $x2538 $x723))))))))
(assert
 (let (($x2852 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv86 7) old.hidden.kind)))
 (let (($x796 (or $x2253 $x2150)))
 (let (($x2497 (ite $x796 old.hidden.given_everywhere (or $x2852 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2497)))))))
(assert
 (let (($x270 (not old.hidden.moved)))
 (let (($x2957 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x270)))
 (let (($x522 (= 1 old.hidden.parts)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv86 7) old.hidden.kind)))
 (let (($x796 (or $x2253 $x2150)))
 (= old.hidden.first_alone (ite $x796 old.hidden.given_first (or $x522 $x2957))))))))))
(assert
 (let (($x1397 (not old.attention.heads.padded)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2016 (ite (or $x3186 $x2632) old.attention.heads.given_everywhere (or $x1246 (and (= 1 old.attention.heads.parts) $x1397)))))
 (= old.attention.heads.everywhere $x2016)))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x2028 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x2028)))))))))))))))))))))))
(assert
 (let (($x262 (not old.attention.value_dim.padded)))
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1954 (ite (or $x2492 $x1575) old.attention.value_dim.given_everywhere (or $x994 (and (= 1 old.attention.value_dim.parts) $x262)))))
 (= old.attention.value_dim.everywhere $x1954)))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x748 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2464 ?x870 ?x748))))))))))))))))))))))))
(assert
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1790 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2032 (ite $x1790 old.attention.v (ite $x1998 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2032)))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x1360 (= (_ bv36 7) old.attention.mixed)))
 (let (($x719 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1360)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1360 old.attention.value_dim.everywhere $x723))))
 (= old.attention.mixed_in (ite $x719 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2783 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1625 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x528 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1625)))
 (let (($x2225 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1380 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1455 (or $x1380 $x2225) $x528) (_ bv96 7) ?x2783)))))))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x1344 (= 1 old.tp)))
 (let (($x876 (= (_ bv96 7) old.stream)))
 (let (($x2225 (and (or (not old.attention.out.group.tp) $x1344) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3326 (and $x2225 (or $x876 $x1344 (not (= (_ bv4 7) old.attention.out.collective)) $x723))))
 (let (($x774 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1380 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x2980 (ite (or (or $x1380 $x774) $x3326) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2904 (= (_ bv96 7) old.attention.out_state)))
 (let (($x2771 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1741 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3008 (and (or $x1741 $x2771) $x2225)))
 (let ((?x111 (ite (or $x1380 (and $x774 (= (_ bv38 7) old.stream)) $x3008) (_ bv38 7) (ite $x774 (_ bv96 7) (_ bv16 7)))))
 (let (($x477 (or (and old.hidden.filled (not $x876)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3061 (not $x2225)))
 (let (($x901 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (let ((?x2314 (ite (and $x1741 old.hidden.filled $x1026 $x3061 $x901) old.stream (ite (and $x2771 $x3061 $x477) old.stream ?x111))))
 (let ((?x2163 (ite (and $x876 old.hidden.everywhere (or $x1380 $x3008)) (_ bv96 7) (ite (and $x1741 old.hidden.filled $x876 $x3061) (_ bv96 7) ?x2314))))
 (let (($x1859 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x1855 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x656 (ite $x2771 (ite (not $x876) old.stream (_ bv66 7)) (ite $x774 (ite $x876 (_ bv96 7) old.stream) (ite $x1380 (_ bv92 7) (_ bv16 7))))))
 (let (($x1226 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x3454 (ite $x1226 (ite $x1741 (_ bv96 7) ?x656) (ite $x1855 (ite $x1859 (_ bv96 7) ?x2163) (ite $x2904 ?x2980 old.attention.out_state)))))
 (= old.attention.joined ?x3454)))))))))))))))))))))))))))
(assert
 (let (($x1001 (not old.hidden.everywhere)))
 (let (($x1741 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1855 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x1855 (= (_ bv96 7) old.attention.joined) $x1741 $x1001))))))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1175 (= (_ bv56 7) new.attention.heads.kind) $x2004 $x2100 (= (_ bv91 7) new.attention.heads.kind) $x634 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2735 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1637 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x432 (= (_ bv1 7) new.attention.out.bias)))
 (or $x432 (= (_ bv23 7) new.attention.out.bias) $x1637 $x2735)))))
(assert
 (let (($x2101 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x76 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1106 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x766 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1029 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1029 $x766 $x1106 $x76 $x2101)))))))
(assert
 (let (($x2610 (= (_ bv32 7) new.attention.out.input)))
 (let (($x963 (= (_ bv10 7) new.attention.out.input)))
 (or $x963 $x2610 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1229 (= (_ bv61 7) new.attention.out.split)))
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (or $x544 (= (_ bv57 7) new.attention.out.split) $x1229))))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1141 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1141 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x626 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x626 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1272 (= (_ bv56 7) new.attention.value_dim.kind) $x3101 $x810 (= (_ bv91 7) new.attention.value_dim.kind) $x2734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1808 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1705 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2203 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2244 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2244 $x2203 (= (_ bv56 7) new.hidden.kind) $x1131 $x2495 $x1705 $x1808 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2234 (= (_ bv49 7) new.norm.statistic)))
 (or $x2234 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1836 (= (_ bv96 7) new.stream)))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (or $x3225 (= (_ bv94 7) new.stream) $x1836))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2633 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1354 (div (* ?x2633 new.hidden.multiple) new.hidden.parts)))
 (let (($x2493 (< 1 new.hidden.parts)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1131 $x2493 (= ?x1354 new.hidden.n))))))))
(assert
 (let ((?x2633 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1354 (div (* ?x2633 new.hidden.multiple) new.hidden.parts)))
 (let (($x2493 (< 1 new.hidden.parts)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1131 $x2493 (<= new.hidden.n ?x1354))))))))
(assert
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1131 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2244 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1383 (ite $x2244 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2633 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1354 (div (* ?x2633 new.hidden.multiple) new.hidden.parts)))
 (let (($x1616 (= (- 1) new.hidden.n)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1705 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2285 (ite $x1705 (or $x1616 (< new.hidden.block new.hidden.n)) (ite $x1131 (or $x1616 (< ?x1354 new.hidden.n)) $x1383))))
 (let (($x2907 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2285)))
 (let (($x2203 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1605 (or $x2495 $x2203)))
 (= new.hidden.moved (ite $x1605 new.hidden.given_moved $x2907)))))))))))))))
(assert
 (let (($x615 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2004 $x615)))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let ((?x1098 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3101 (not (= 0 ?x1098)))))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x963 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2610 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2610 (and $x963 $x896))))))))
(assert
 (let (($x1808 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2203 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1605 (or $x2495 $x2203)))
 (let (($x2754 (ite $x1605 new.hidden.given_everywhere (or $x1808 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2754)))))))
(assert
 (let (($x2219 (not new.hidden.moved)))
 (let (($x2693 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2219)))
 (let (($x2355 (= 1 new.hidden.parts)))
 (let (($x2203 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1605 (or $x2495 $x2203)))
 (= new.hidden.first_alone (ite $x1605 new.hidden.given_first (or $x2355 $x2693))))))))))
(assert
 (let (($x1834 (not new.attention.heads.padded)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2688 (ite (or $x2100 $x1175) new.attention.heads.given_everywhere (or $x634 (and (= 1 new.attention.heads.parts) $x1834)))))
 (= new.attention.heads.everywhere $x2688)))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x927 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x927))))))))))))))))))))))
(assert
 (let (($x60 (not new.attention.value_dim.padded)))
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x763 (ite (or $x810 $x1272) new.attention.value_dim.given_everywhere (or $x2734 (and (= 1 new.attention.value_dim.parts) $x60)))))
 (= new.attention.value_dim.everywhere $x763)))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x3068 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x673 ?x2657 ?x3068)))))))))))))))))))))))
(assert
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1877 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3128 (ite $x1877 new.attention.v (ite $x1346 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3128)))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x90 (= (_ bv36 7) new.attention.mixed)))
 (let (($x227 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x90)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x90 new.attention.value_dim.everywhere $x896))))
 (= new.attention.mixed_in (ite $x227 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2379 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1249 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2183 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1249)))
 (let (($x1948 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x76 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x544 (or $x76 $x1948) $x2183) (_ bv96 7) ?x2379)))))))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x944 (= 1 new.tp)))
 (let (($x1836 (= (_ bv96 7) new.stream)))
 (let (($x1948 (and (or (not new.attention.out.group.tp) $x944) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1852 (and $x1948 (or $x1836 $x944 (not (= (_ bv4 7) new.attention.out.collective)) $x896))))
 (let (($x1106 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x76 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x109 (ite (or (or $x76 $x1106) $x1852) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2465 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2101 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x766 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1461 (and (or $x766 $x2101) $x1948)))
 (let ((?x649 (ite (or $x76 (and $x1106 (= (_ bv38 7) new.stream)) $x1461) (_ bv38 7) (ite $x1106 (_ bv96 7) (_ bv16 7)))))
 (let (($x837 (or (and new.hidden.filled (not $x1836)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1521 (not $x1948)))
 (let (($x2234 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (let ((?x2794 (ite (and $x766 new.hidden.filled $x3225 $x1521 $x2234) new.stream (ite (and $x2101 $x1521 $x837) new.stream ?x649))))
 (let ((?x1924 (ite (and $x1836 new.hidden.everywhere (or $x76 $x1461)) (_ bv96 7) (ite (and $x766 new.hidden.filled $x1836 $x1521) (_ bv96 7) ?x2794))))
 (let (($x1029 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x667 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x202 (ite $x2101 (ite (not $x1836) new.stream (_ bv66 7)) (ite $x1106 (ite $x1836 (_ bv96 7) new.stream) (ite $x76 (_ bv92 7) (_ bv16 7))))))
 (let (($x1983 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x2105 (ite $x1983 (ite $x766 (_ bv96 7) ?x202) (ite $x667 (ite $x1029 (_ bv96 7) ?x1924) (ite $x2465 ?x109 new.attention.out_state)))))
 (= new.attention.joined ?x2105)))))))))))))))))))))))))))
(assert
 (let (($x1620 (not new.hidden.everywhere)))
 (let (($x766 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x667 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x667 (= (_ bv96 7) new.attention.joined) $x766 $x1620))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3059 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x2735 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2103 (not new.attention.full_though_split)))
 (let (($x2443 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x2103)))
 (let (($x1983 (= (_ bv92 7) new.attention.out_state)))
 (let (($x944 (= 1 new.tp)))
 (let (($x355 (or $x944 (not new.model.out_bias) (and $x1983 (not (= (_ bv27 7) new.attention.out.bias))) $x2443 (and $x2735 $x3059))))
 (not $x355)))))))))
(assert
 (let (($x1901 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x909 (= (_ bv29 7) old.attention.out.bias)))
(let (($x2325 (not old.attention.full_though_split)))
(let (($x1813 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x2325)))
(let (($x1226 (= (_ bv92 7) old.attention.out_state)))
(let (($x2368 (not old.model.out_bias)))
(let (($x1344 (= 1 old.tp)))
(or $x1344 $x2368 (and $x1226 (not (= (_ bv27 7) old.attention.out.bias))) $x1813 (and $x909 $x1901))))))))))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
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
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.stream.first_has_all () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
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
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.stream.first_has_all () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
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
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2648 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2632 (= (_ bv56 7) old.attention.heads.kind) $x2607 $x3186 (= (_ bv91 7) old.attention.heads.kind) $x1246 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2771 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1380 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1741 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x1741 (= (_ bv10 7) old.attention.out.collective) $x1380 $x2771)))))
(assert
 (let (($x418 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2538 (= (_ bv10 7) old.attention.out.input)))
 (or $x2538 $x418 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3395 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1681 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3162 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x794 (= (_ bv1 7) old.attention.out.residual)))
 (or $x794 $x3162 $x1681 $x3395))))))
(assert
 (let (($x1825 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (or $x1455 (= (_ bv57 7) old.attention.out.split) $x1825))))
(assert
 (let (($x1531 (= (_ bv8 7) old.attention.pairs)))
 (or $x1531 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1143 $x886 $x2109 $x2820 $x402)))))))
(assert
 (let (($x2606 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2606 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1761 $x1998 $x1550 $x2464))))))
(assert
 (let (($x491 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x491 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1575 (= (_ bv56 7) old.attention.value_dim.kind) $x1368 $x2492 (= (_ bv91 7) old.attention.value_dim.kind) $x994 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x233 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x233 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x250 (= (_ bv38 7) old.embedding.split)))
 (or $x250 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x152 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x152 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x2628 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2274 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2274 (= (_ bv23 7) old.ffn.down.residual) $x2628 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x2660 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2660)))
(assert
 (let (($x2852 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2150 (= (_ bv56 7) old.hidden.kind) $x1848 $x2253 (= (_ bv91 7) old.hidden.kind) $x2852 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1095 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x1095 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x758 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x758)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x876 (= (_ bv96 7) old.stream)))
 (let (($x2974 (= (_ bv94 7) old.stream)))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (or $x1026 $x2974 $x876)))))
(assert
 (let (($x822 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1334 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x235 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x235 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1334 (= (_ bv91 7) old.stream_tokens.kind) $x822 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1887 (= (div (* ?x523 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1848 (< 1 old.hidden.parts) $x1887))))))
(assert
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1848 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x822 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x652 (or $x822 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x967 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x652)))
 (= old.stream_tokens.everywhere $x967)))))
(assert
 (let (($x1819 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2607 $x1819)))))
(assert
 (let ((?x2744 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1934 (= (div (* ?x2744 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2607 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2607 (< 1 old.attention.heads.parts) $x1934))))))
(assert
 (let ((?x1718 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3072 (div (* ?x1718 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2648 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x897 (and $x2648 (< 1 old.attention.head_dim.parts) (= ?x3072 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x897))))))
(assert
 (let ((?x2008 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2220 (* (div (- ?x2008 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1221 (and $x1368 (< 1 old.attention.value_dim.parts) (= (div ?x2220 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1221))))))
(assert
 (let ((?x452 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1368 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1368 (not (= 0 ?x452)))))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x2538 (= (_ bv10 7) old.attention.out.input)))
 (let (($x418 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x418 (and $x2538 $x723))))))))
(assert
 (let (($x1825 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1681 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x794 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x794 (and $x1681 $x1825)))))))
(assert
 (let (($x2274 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2715 (or $x2274 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2715)))))
(assert
 (let (($x1750 (not old.model.embedding_norm)))
 (let (($x1585 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (let (($x233 (= (_ bv5 7) old.embedding.collective)))
 (let (($x250 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x250 $x233 $x1026 old.hidden.filled (not $x1585) $x1750))))))))
(assert
 (let (($x1095 (= (_ bv68 7) old.model.norm)))
 (let (($x2225 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3061 (not $x2225)))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (let (($x1741 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1825 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1825 $x1741 $x1026 old.hidden.filled $x3061 $x1095)))))))))
(assert
 (let (($x1095 (= (_ bv68 7) old.model.norm)))
 (let (($x2138 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (let (($x152 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2660 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x2660 $x152 $x1026 old.hidden.filled (not $x2138) $x1095))))))))
(assert
 (let (($x2852 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2497 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2852 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2497))))
(assert
 (let (($x1397 (not old.attention.heads.padded)))
 (let (($x1246 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2632 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3186 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2016 (ite (or $x3186 $x2632) old.attention.heads.given_everywhere (or $x1246 (and (= 1 old.attention.heads.parts) $x1397)))))
 (= old.attention.heads.everywhere $x2016)))))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x2028 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2464 ?x870 ?x2028)))))))))))))))))))))))
(assert
 (let (($x262 (not old.attention.value_dim.padded)))
 (let (($x994 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1954 (ite (or $x2492 $x1575) old.attention.value_dim.given_everywhere (or $x994 (and (= 1 old.attention.value_dim.parts) $x262)))))
 (= old.attention.value_dim.everywhere $x1954)))))))
(assert
 (let (($x1256 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1256)))
(assert
 (let (($x876 (= (_ bv96 7) old.stream)))
 (let (($x293 (or $x876 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x293))))
(assert
 (let (($x402 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1143 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1485 (ite (or $x1143 $x402) (_ bv16 7) (_ bv96 7))))
 (let (($x2820 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x646 (or old.model.latent old.attention.kv_filled)))
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x886 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x542 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1761 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1255 (and $x886 $x1761 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x542)))
 (let ((?x573 (ite (or $x1143 $x1255 (and $x886 $x1998 old.attention.heads.filled $x646)) (_ bv96 7) (_ bv16 7))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2109 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1672 (or $x2109 $x2820)))
 (let ((?x1349 (ite (or $x1672 $x1609) old.attention.qkv.split ?x573)))
 (let (($x1550 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3529 (not $x1550)))
 (let ((?x748 (ite $x3529 ?x1349 (ite (or $x2820 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1485))))
 (let ((?x870 (ite (or $x1672 $x1609 old.model.query_latent) (_ bv96 7) (ite $x886 (_ bv21 7) (_ bv16 7)))))
 (let (($x2464 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2464 ?x870 ?x748))))))))))))))))))))))))
(assert
 (let (($x2750 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x2168 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x483 (and old.model.behind_dense $x2168)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x483 $x2750))))))
(assert
 (let (($x1998 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1790 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2032 (ite $x1790 old.attention.v (ite $x1998 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2032)))))
(assert
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (let (($x723 (not $x1455)))
 (let (($x1360 (= (_ bv36 7) old.attention.mixed)))
 (let (($x719 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1360)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1360 old.attention.value_dim.everywhere $x723))))
 (= old.attention.mixed_in (ite $x719 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2783 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1625 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x528 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1625)))
 (let (($x2225 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1380 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1455 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1455 (or $x1380 $x2225) $x528) (_ bv96 7) ?x2783)))))))))
(assert
 (let (($x1741 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3162 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x3395 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x876 (= (_ bv96 7) old.stream)))
 (let (($x1855 (= (_ bv38 7) old.attention.out_state)))
 (let (($x1226 (= (_ bv92 7) old.attention.out_state)))
 (let (($x1673 (and $x3395 old.stream.first_has_all (or (or $x1226 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x3087 (= old.attention.out_state old.stream)))
 (let (($x2035 (and (or $x3395 $x3162) $x1226 (or $x876 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (let (($x1681 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2319 (and $x1681 (not $x1226) (or $x3087 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1729 (or $x2319 (and $x1681 $x1026 old.hidden.filled) $x2035 (and $x3395 old.stream.first_keeps_all $x3087) $x1673 (and $x1855 $x876 old.hidden.filled (or $x3395 (= $x3162 $x1741))))))
 (let (($x2225 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3061 (not $x2225)))
 (let (($x449 (or $x1226 (and $x1855 (or $x1741 (= (_ bv73 7) old.attention.out.collective)) $x3061))))
 (let (($x3272 (or $x3087 (and old.stream.in_order (or (not $x1855) old.hidden.everywhere)))))
 (let (($x1344 (= 1 old.tp)))
 (let (($x2867 (or (and $x1344 $x3272) (and (not (and $x1681 old.stream.junk_in_attention $x449)) $x1729))))
 (= old.attention.residual_once $x2867)))))))))))))))))))))
(assert
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1175 (= (_ bv56 7) new.attention.heads.kind) $x2004 $x2100 (= (_ bv91 7) new.attention.heads.kind) $x634 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2101 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x76 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x766 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x766 (= (_ bv10 7) new.attention.out.collective) $x76 $x2101)))))
(assert
 (let (($x2610 (= (_ bv32 7) new.attention.out.input)))
 (let (($x963 (= (_ bv10 7) new.attention.out.input)))
 (or $x963 $x2610 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1522 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x2558 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1457 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2027 (= (_ bv1 7) new.attention.out.residual)))
 (or $x2027 $x1457 $x2558 $x1522))))))
(assert
 (let (($x1229 (= (_ bv61 7) new.attention.out.split)))
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (or $x544 (= (_ bv57 7) new.attention.out.split) $x1229))))
(assert
 (let (($x1925 (= (_ bv8 7) new.attention.pairs)))
 (or $x1925 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1940 $x577 $x2720 $x1594 $x2050)))))))
(assert
 (let (($x1141 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1141 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1153 $x1346 $x812 $x673))))))
(assert
 (let (($x626 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x626 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1272 (= (_ bv56 7) new.attention.value_dim.kind) $x3101 $x810 (= (_ bv91 7) new.attention.value_dim.kind) $x2734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2292 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x2292 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x181 (= (_ bv38 7) new.embedding.split)))
 (or $x181 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1269 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x1269 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x2543 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1569 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1569 (= (_ bv23 7) new.ffn.down.residual) $x2543 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x1172 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1172)))
(assert
 (let (($x1808 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2203 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2203 (= (_ bv56 7) new.hidden.kind) $x1131 $x2495 (= (_ bv91 7) new.hidden.kind) $x1808 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1059 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x1059 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x3321 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3321)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1836 (= (_ bv96 7) new.stream)))
 (let (($x1306 (= (_ bv94 7) new.stream)))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (or $x3225 $x1306 $x1836)))))
(assert
 (let (($x977 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2573 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x3339 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3339 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2573 (= (_ bv91 7) new.stream_tokens.kind) $x977 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2633 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x2178 (= (div (* ?x2633 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1131 (< 1 new.hidden.parts) $x2178))))))
(assert
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1131 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x977 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1204 (or $x977 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3273 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1204)))
 (= new.stream_tokens.everywhere $x3273)))))
(assert
 (let (($x615 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2004 $x615)))))
(assert
 (let ((?x959 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2045 (= (div (* ?x959 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2004 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2004 (< 1 new.attention.heads.parts) $x2045))))))
(assert
 (let ((?x1812 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x70 (div (* ?x1812 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2188 (and $x2405 (< 1 new.attention.head_dim.parts) (= ?x70 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2188))))))
(assert
 (let ((?x2903 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2874 (* (div ?x2903 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2985 (and $x3101 (< 1 new.attention.value_dim.parts) (= (div ?x2874 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2985))))))
(assert
 (let ((?x1098 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3101 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3101 (not (= 0 ?x1098)))))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x963 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2610 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2610 (and $x963 $x896))))))))
(assert
 (let (($x1229 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2558 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2027 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x2027 (and $x2558 $x1229)))))))
(assert
 (let (($x1569 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1706 (or $x1569 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1706)))))
(assert
 (let (($x1639 (not new.model.embedding_norm)))
 (let (($x3464 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (let (($x2292 (= (_ bv5 7) new.embedding.collective)))
 (let (($x181 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x181 $x2292 $x3225 new.hidden.filled (not $x3464) $x1639))))))))
(assert
 (let (($x1059 (= (_ bv68 7) new.model.norm)))
 (let (($x1948 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1521 (not $x1948)))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (let (($x766 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1229 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1229 $x766 $x3225 new.hidden.filled $x1521 $x1059)))))))))
(assert
 (let (($x1059 (= (_ bv68 7) new.model.norm)))
 (let (($x3261 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (let (($x1269 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1172 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x1172 $x1269 $x3225 new.hidden.filled (not $x3261) $x1059))))))))
(assert
 (let (($x1808 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2754 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1808 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2754))))
(assert
 (let (($x1834 (not new.attention.heads.padded)))
 (let (($x634 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1175 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2100 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2688 (ite (or $x2100 $x1175) new.attention.heads.given_everywhere (or $x634 (and (= 1 new.attention.heads.parts) $x1834)))))
 (= new.attention.heads.everywhere $x2688)))))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x927 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x673 ?x2657 ?x927))))))))))))))))))))))
(assert
 (let (($x60 (not new.attention.value_dim.padded)))
 (let (($x2734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1272 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x810 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x763 (ite (or $x810 $x1272) new.attention.value_dim.given_everywhere (or $x2734 (and (= 1 new.attention.value_dim.parts) $x60)))))
 (= new.attention.value_dim.everywhere $x763)))))))
(assert
 (let (($x2416 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x2416)))
(assert
 (let (($x1836 (= (_ bv96 7) new.stream)))
 (let (($x644 (or $x1836 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x644))))
(assert
 (let (($x2050 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1833 (ite (or $x1940 $x2050) (_ bv16 7) (_ bv96 7))))
 (let (($x1594 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1829 (or new.model.latent new.attention.kv_filled)))
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1153 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3552 (and $x577 $x1153 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1932 (ite (or $x1940 $x3552 (and $x577 $x1346 new.attention.heads.filled $x1829)) (_ bv96 7) (_ bv16 7))))
 (let (($x1297 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2720 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2717 (or $x2720 $x1594)))
 (let ((?x3249 (ite (or $x2717 $x1297) new.attention.qkv.split ?x1932)))
 (let (($x812 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2249 (not $x812)))
 (let ((?x3068 (ite $x2249 ?x3249 (ite (or $x1594 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1833))))
 (let ((?x2657 (ite (or $x2717 $x1297 new.model.query_latent) (_ bv96 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x673 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x673 ?x2657 ?x3068)))))))))))))))))))))))
(assert
 (let (($x2054 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x2779 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x592 (and new.model.behind_dense $x2779)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x592 $x2054))))))
(assert
 (let (($x1346 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1877 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3128 (ite $x1877 new.attention.v (ite $x1346 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3128)))))
(assert
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (let (($x896 (not $x544)))
 (let (($x90 (= (_ bv36 7) new.attention.mixed)))
 (let (($x227 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x90)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x90 new.attention.value_dim.everywhere $x896))))
 (= new.attention.mixed_in (ite $x227 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2379 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1249 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2183 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1249)))
 (let (($x1948 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x76 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x544 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x544 (or $x76 $x1948) $x2183) (_ bv96 7) ?x2379)))))))))
(assert
 (let (($x766 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1457 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1522 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1836 (= (_ bv96 7) new.stream)))
 (let (($x667 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1983 (= (_ bv92 7) new.attention.out_state)))
 (let (($x2143 (and $x1522 new.stream.first_has_all (or (or $x1983 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x893 (= new.attention.out_state new.stream)))
 (let (($x376 (and (or $x1522 $x1457) $x1983 (or $x1836 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (let (($x2558 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1291 (and $x2558 (not $x1983) (or $x893 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x2331 (or $x1291 (and $x2558 $x3225 new.hidden.filled) $x376 (and $x1522 new.stream.first_keeps_all $x893) $x2143 (and $x667 $x1836 new.hidden.filled (or $x1522 (= $x1457 $x766))))))
 (let (($x1948 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1521 (not $x1948)))
 (let (($x2870 (or $x1983 (and $x667 (or $x766 (= (_ bv73 7) new.attention.out.collective)) $x1521))))
 (let (($x2656 (or $x893 (and new.stream.in_order (or (not $x667) new.hidden.everywhere)))))
 (let (($x944 (= 1 new.tp)))
 (let (($x2005 (or (and $x944 $x2656) (and (not (and $x2558 new.stream.junk_in_attention $x2870)) $x2331))))
 (= new.attention.residual_once $x2005)))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1975 (not new.model.scaled_residual)))
 (let (($x1059 (= (_ bv68 7) new.model.norm)))
 (let (($x2027 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x2027 (and $x1059 $x1975 new.attention.residual_once)))))))
(assert
 (let (($x877 (not old.model.scaled_residual)))
(let (($x1095 (= (_ bv68 7) old.model.norm)))
(let (($x794 (= (_ bv1 7) old.attention.out.residual)))
(or $x794 (and $x1095 $x877 old.attention.residual_once))))))
(check-sat)

; from one replica to any number, question 23
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.input () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.input () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.given_least () Int)
(declare-fun old.ffn.width.given_most () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.most () Int)
(declare-fun old.ffn.width.given_beyond () Bool)
(declare-fun old.ffn.width.beyond () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.ffn.product () (_ BitVec 7))
(declare-fun old.ffn.product_in () (_ BitVec 7))
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.width_where_kept () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.input () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.input () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.given_least () Int)
(declare-fun new.ffn.width.given_most () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.most () Int)
(declare-fun new.ffn.width.given_beyond () Bool)
(declare-fun new.ffn.width.beyond () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.ffn.product () (_ BitVec 7))
(declare-fun new.ffn.product_in () (_ BitVec 7))
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.width_where_kept () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x981 (= (_ bv57 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) (= (_ bv10 7) old.ffn.down.collective) $x981 (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x1612 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2563 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2563 $x1612 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2660 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x583 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x367 (= (_ bv40 7) old.ffn.down.split)))
 (or $x367 $x583 $x2660)))))
(assert
 (let (($x2334 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x44 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1724 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x680 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1628 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1628 $x680 $x1724 $x44 $x2334)))))))
(assert
 (let (($x2164 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2766 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2766 $x2164 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1996 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1504 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1504 $x1996 $x2877)))))
(assert
 (let (($x2796 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2796 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x3411 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3326 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x935 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1620 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x710 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x710 $x1620 $x935 $x3326 $x3411)))))))
(assert
 (let (($x270 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2320 (= (_ bv10 7) old.ffn.up.input)))
 (or $x2320 $x270 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3216 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x737 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2082 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2082 $x737 $x3216)))))
(assert
 (let (($x2740 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3058 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x374 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x374 $x3058 $x2740 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (and (<= 0 old.ffn.width.given_most)))
(assert
 (let (($x2553 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1731 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2212 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2426 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3535 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2506 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2801 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1754 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1437 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x934 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x934 $x1437 $x1754 $x2801 $x2506 $x3535 $x2426 $x2212 $x1731 $x2553))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2852 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2150 (= (_ bv56 7) old.hidden.kind) $x1848 $x2253 (= (_ bv91 7) old.hidden.kind) $x2852 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x876 (= (_ bv96 7) old.stream)))
 (let (($x2974 (= (_ bv94 7) old.stream)))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (or $x1026 $x2974 $x876)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1848 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1848 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3535 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1208 (and $x3535 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1208))))
(assert
 (let ((?x2894 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2304 (div (* ?x2894 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3304 (= (- 1) old.ffn.width.n)))
 (let ((?x2709 (ite (or $x3304 (< (* ?x2304 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x1512 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x2709)))
 (let (($x3535 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x1618 (ite (or $x3304 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x1754 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x1083 (ite $x1754 (ite (and $x3304 (= 1 old.ffn.width.parts)) 1 ?x1618) (ite $x3535 ?x1512 old.ffn.width.given_least))))
 (let (($x2506 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2553 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2212 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x934 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1437 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1731 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x500 (ite $x1731 old.ffn.width.parts (ite (or $x1437 $x934 $x2212 $x2553 $x2506) 1 ?x1083))))
 (= old.ffn.width.least ?x500))))))))))))))))))
(assert
 (let ((?x2894 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2304 (div (* ?x2894 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x552 (< 1 old.ffn.width.parts)))
 (let (($x3535 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3535 $x552 (= ?x2304 old.ffn.width.n))))))))
(assert
 (let ((?x2894 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2304 (div (* ?x2894 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x552 (< 1 old.ffn.width.parts)))
 (let (($x3535 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3535 $x552 (<= old.ffn.width.n ?x2304))))))))
(assert
 (let (($x2801 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2426 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1321 (or $x2426 $x2801)))
 (let (($x1731 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x686 (ite $x1731 old.ffn.width.parts (ite $x1321 old.ffn.width.given_most 1))))
 (= old.ffn.width.most ?x686)))))))
(assert
 (= old.ffn.width.beyond old.ffn.width.given_beyond))
(assert
 (let (($x3304 (= (- 1) old.ffn.width.n)))
 (let (($x1754 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x231 (ite $x1754 (or $x3304 (<= old.ffn.width.parts old.ffn.width.n)) (or $x3304 (< 1 old.ffn.width.n)))))
 (let ((?x2894 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2304 (div (* ?x2894 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3535 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2212 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2581 (ite $x2212 (or $x3304 (< old.ffn.width.block old.ffn.width.n)) (ite $x3535 (or $x3304 (< ?x2304 old.ffn.width.n)) $x231))))
 (let (($x926 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2581)))
 (let (($x2801 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2426 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1321 (or $x2426 $x2801)))
 (= old.ffn.width.moved (ite $x1321 old.ffn.width.given_moved $x926)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1612 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2511 (or $x1612 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2511))))
(assert
 (let (($x2852 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2497 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2852 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2497))))
(assert
 (let (($x1731 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1892 (or $x1731 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2801 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2426 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1321 (or $x2426 $x2801)))
 (= old.ffn.width.everywhere (ite $x1321 old.ffn.width.given_everywhere $x1892))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2766 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2546 (and $x2766 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (let (($x2164 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x876 (= (_ bv96 7) old.stream)))
 (let (($x1781 (or $x876 $x2164 (and $x1026 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2546)))
 (= old.ffn.gate_entering (ite $x1781 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2320 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x555 (and $x2320 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1026 (= (_ bv38 7) old.stream)))
 (let (($x270 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x876 (= (_ bv96 7) old.stream)))
 (let (($x1217 (or $x876 $x270 (and $x1026 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x555)))
 (= old.ffn.up_entering (ite $x1217 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2013 (not old.ffn.width.moved)))
 (let (($x2553 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2212 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x934 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1437 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2327 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x1437 $x934 $x2212 $x2553) $x2013))))
 (let (($x2801 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2426 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1321 (or $x2426 $x2801)))
 (= old.ffn.width.undivided (ite $x1321 old.ffn.width.given_undivided $x2327))))))))))))
(assert
 (let (($x2013 (not old.ffn.width.moved)))
 (let (($x1402 (and old.ffn.width.everywhere $x2013)))
 (= old.ffn.in_place (or $x1402 old.ffn.width.filled)))))
(assert
 (let (($x2013 (not old.ffn.width.moved)))
 (let (($x1402 (and old.ffn.width.everywhere $x2013)))
 (let (($x599 (< 1 old.tp)))
 (let ((?x2318 (ite $x599 (_ bv16 7) (ite $x1402 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1058 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2334 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x680 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1724 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x44 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2988 (ite (or $x44 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x1724 $x680) (_ bv96 7) (ite $x2334 ?x1058 ?x2318)))))
 (let (($x3297 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1627 (or $x1724 $x44)))
 (let (($x1883 (or $x1627 $x3297 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1996 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2600 (or $x1627 $x3297 (and $x680 old.ffn.width.padded $x2013) (and $x2334 old.ffn.width.leads))))
 (let ((?x436 (ite (and $x680 old.ffn.width.filled (not $x3297)) (_ bv96 7) (ite $x2600 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2877 ?x436 (ite $x1996 (ite $x1883 (_ bv96 7) (ite $x680 (_ bv21 7) (_ bv16 7))) ?x2988)))))))))))))))))))))
(assert
 (let (($x2013 (not old.ffn.width.moved)))
 (let (($x1402 (and old.ffn.width.everywhere $x2013)))
 (let ((?x1035 (ite $x1402 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x599 (< 1 old.tp)))
 (let ((?x3047 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x3411 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1367 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x3411 ?x3047 (ite $x599 (_ bv16 7) ?x1035)))))
 (let (($x3058 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3326 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2175 (or $x3326 (not (or $x3058 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x935 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1657 (or $x935 $x3326)))
 (let ((?x987 (ite (or $x1657 $x916 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2764 (or $x1657 $x916 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2013) (and $x3411 old.ffn.width.leads))))
 (let ((?x2104 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x916)) (_ bv96 7) (ite $x2764 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3216 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3216 ?x2104 (ite $x737 ?x987 (ite $x2175 (_ bv92 7) ?x1367)))))))))))))))))))))))
(assert
 (let (($x1267 (not old.ffn.width.everywhere)))
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2877 (not (= (_ bv96 7) old.ffn.gate_state)) $x1267) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1267 (not old.ffn.width.everywhere)))
 (let (($x2313 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1267)))
 (= old.ffn.up_piece (ite $x2313 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1399 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1399)))
(assert
 (let ((?x267 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x267)))
(assert
 (let ((?x1018 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1018)))
(assert
 (let (($x583 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1115 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2877 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3297 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x44 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1724 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1627 (or $x1724 $x44)))
 (let (($x964 (not old.model.gated)))
 (let (($x2911 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3216 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2395 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3216 old.ffn.width.everywhere $x2911))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3326 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x935 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1657 (or $x935 $x3326)))
 (let (($x2974 (= (_ bv94 7) old.stream)))
 (let (($x599 (< 1 old.tp)))
 (let (($x2595 (and $x599 $x2974 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1657 $x916) $x2395) (or $x964 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1627 $x3297) $x1115)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x583)))
 (= old.ffn.tokenwise $x2595))))))))))))))))))))
(assert
 (let ((?x2052 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2138 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x981 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x367 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x3129 (and $x367 (not (= (_ bv92 7) old.ffn.product_in)) (or $x981 $x2138) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x3129 (_ bv96 7) ?x2052)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1643 (= (_ bv57 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) (= (_ bv10 7) new.ffn.down.collective) $x1643 (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x2748 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x742 (= (_ bv10 7) new.ffn.down.input)))
 (or $x742 $x2748 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1172 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1785 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1086 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1086 $x1785 $x1172)))))
(assert
 (let (($x1184 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x307 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2390 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1642 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1642 $x2390 $x694 $x307 $x1184)))))))
(assert
 (let (($x3263 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x478 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x478 $x3263 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x762 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x311 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x311 $x762 $x1024)))))
(assert
 (let (($x2316 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2316 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1151 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2895 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2954 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x818 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x818 $x2954 $x2895 $x1742 $x1151)))))))
(assert
 (let (($x2671 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x576 (= (_ bv10 7) new.ffn.up.input)))
 (or $x576 $x2671 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2935 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1990 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1902 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1902 $x1990 $x2935)))))
(assert
 (let (($x2757 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2663 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x670 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x670 $x2663 $x2757 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (and (<= 0 new.ffn.width.given_most)))
(assert
 (let (($x1069 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3468 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2800 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x699 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1562 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2741 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1804 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2154 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3243 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1483 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1483 $x3243 $x2154 $x1804 $x2741 $x1562 $x699 $x2800 $x3468 $x1069))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x1808 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2203 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2203 (= (_ bv56 7) new.hidden.kind) $x1131 $x2495 (= (_ bv91 7) new.hidden.kind) $x1808 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1836 (= (_ bv96 7) new.stream)))
 (let (($x1306 (= (_ bv94 7) new.stream)))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (or $x3225 $x1306 $x1836)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1131 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1131 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1562 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2698 (and $x1562 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2698))))
(assert
 (let ((?x772 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x128 (div (* ?x772 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2409 (= (- 1) new.ffn.width.n)))
 (let ((?x1167 (ite (or $x2409 (< (* ?x128 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x1484 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1167)))
 (let (($x1562 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x2508 (ite (or $x2409 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x2154 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x562 (ite $x2154 (ite (and $x2409 (= 1 new.ffn.width.parts)) 1 ?x2508) (ite $x1562 ?x1484 new.ffn.width.given_least))))
 (let (($x2741 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1069 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2800 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1483 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x3243 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3468 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x792 (ite $x3468 new.ffn.width.parts (ite (or $x3243 $x1483 $x2800 $x1069 $x2741) 1 ?x562))))
 (= new.ffn.width.least ?x792))))))))))))))))))
(assert
 (let ((?x772 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x128 (div (* ?x772 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2788 (< 1 new.ffn.width.parts)))
 (let (($x1562 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1562 $x2788 (= ?x128 new.ffn.width.n))))))))
(assert
 (let ((?x772 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x128 (div (* ?x772 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2788 (< 1 new.ffn.width.parts)))
 (let (($x1562 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1562 $x2788 (<= new.ffn.width.n ?x128))))))))
(assert
 (let (($x1804 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x699 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2001 (or $x699 $x1804)))
 (let (($x3468 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x2155 (ite $x3468 new.ffn.width.parts (ite $x2001 new.ffn.width.given_most 1))))
 (= new.ffn.width.most ?x2155)))))))
(assert
 (= new.ffn.width.beyond new.ffn.width.given_beyond))
(assert
 (let (($x2409 (= (- 1) new.ffn.width.n)))
 (let (($x2154 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2860 (ite $x2154 (or $x2409 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2409 (< 1 new.ffn.width.n)))))
 (let ((?x772 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x128 (div (* ?x772 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1562 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2800 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1816 (ite $x2800 (or $x2409 (< new.ffn.width.block new.ffn.width.n)) (ite $x1562 (or $x2409 (< ?x128 new.ffn.width.n)) $x2860))))
 (let (($x3234 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1816)))
 (let (($x1804 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x699 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2001 (or $x699 $x1804)))
 (= new.ffn.width.moved (ite $x2001 new.ffn.width.given_moved $x3234)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2748 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x101 (or $x2748 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x101))))
(assert
 (let (($x1808 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2754 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1808 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2754))))
(assert
 (let (($x3468 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3387 (or $x3468 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1804 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x699 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2001 (or $x699 $x1804)))
 (= new.ffn.width.everywhere (ite $x2001 new.ffn.width.given_everywhere $x3387))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x478 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1953 (and $x478 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (let (($x3263 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1836 (= (_ bv96 7) new.stream)))
 (let (($x689 (or $x1836 $x3263 (and $x3225 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1953)))
 (= new.ffn.gate_entering (ite $x689 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x576 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2031 (and $x576 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x3225 (= (_ bv38 7) new.stream)))
 (let (($x2671 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1836 (= (_ bv96 7) new.stream)))
 (let (($x502 (or $x1836 $x2671 (and $x3225 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2031)))
 (= new.ffn.up_entering (ite $x502 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2567 (not new.ffn.width.moved)))
 (let (($x1069 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2800 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1483 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x3243 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2468 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x3243 $x1483 $x2800 $x1069) $x2567))))
 (let (($x1804 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x699 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2001 (or $x699 $x1804)))
 (= new.ffn.width.undivided (ite $x2001 new.ffn.width.given_undivided $x2468))))))))))))
(assert
 (let (($x2567 (not new.ffn.width.moved)))
 (let (($x2238 (and new.ffn.width.everywhere $x2567)))
 (= new.ffn.in_place (or $x2238 new.ffn.width.filled)))))
(assert
 (let (($x2567 (not new.ffn.width.moved)))
 (let (($x2238 (and new.ffn.width.everywhere $x2567)))
 (let (($x1949 (< 1 new.tp)))
 (let ((?x904 (ite $x1949 (_ bv16 7) (ite $x2238 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2624 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1184 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2390 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x307 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1863 (ite (or $x307 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x694 $x2390) (_ bv96 7) (ite $x1184 ?x2624 ?x904)))))
 (let (($x2070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x776 (or $x694 $x307)))
 (let (($x2268 (or $x776 $x2070 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x762 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2369 (or $x776 $x2070 (and $x2390 new.ffn.width.padded $x2567) (and $x1184 new.ffn.width.leads))))
 (let ((?x733 (ite (and $x2390 new.ffn.width.filled (not $x2070)) (_ bv96 7) (ite $x2369 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1024 ?x733 (ite $x762 (ite $x2268 (_ bv96 7) (ite $x2390 (_ bv21 7) (_ bv16 7))) ?x1863)))))))))))))))))))))
(assert
 (let (($x2567 (not new.ffn.width.moved)))
 (let (($x2238 (and new.ffn.width.everywhere $x2567)))
 (let ((?x1453 (ite $x2238 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1949 (< 1 new.tp)))
 (let ((?x1427 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1151 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1557 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1151 ?x1427 (ite $x1949 (_ bv16 7) ?x1453)))))
 (let (($x2663 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1742 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1912 (or $x1742 (not (or $x2663 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1096 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2895 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x657 (or $x2895 $x1742)))
 (let ((?x1002 (ite (or $x657 $x1096 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x136 (or $x657 $x1096 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2567) (and $x1151 new.ffn.width.leads))))
 (let ((?x1401 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1096)) (_ bv96 7) (ite $x136 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2935 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2935 ?x1401 (ite $x1990 ?x1002 (ite $x1912 (_ bv92 7) ?x1557)))))))))))))))))))))))
(assert
 (let (($x3176 (not new.ffn.width.everywhere)))
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1024 (not (= (_ bv96 7) new.ffn.gate_state)) $x3176) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3176 (not new.ffn.width.everywhere)))
 (let (($x414 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3176)))
 (= new.ffn.up_piece (ite $x414 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1099 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1099)))
(assert
 (let ((?x2254 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2254)))
(assert
 (let ((?x1366 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1366)))
(assert
 (let (($x1785 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2699 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1024 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x307 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x776 (or $x694 $x307)))
 (let (($x2627 (not new.model.gated)))
 (let (($x827 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2935 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1408 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2935 new.ffn.width.everywhere $x827))))
 (let (($x1096 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2895 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x657 (or $x2895 $x1742)))
 (let (($x1306 (= (_ bv94 7) new.stream)))
 (let (($x1949 (< 1 new.tp)))
 (let (($x607 (and $x1949 $x1306 (and (= (_ bv94 7) new.ffn.up_entering) (or $x657 $x1096) $x1408) (or $x2627 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x776 $x2070) $x2699)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1785)))
 (= new.ffn.tokenwise $x607))))))))))))))))))))
(assert
 (let ((?x2829 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3261 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1643 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1086 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3026 (and $x1086 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1643 $x3261) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x3026 (_ bv96 7) ?x2829)))))))))
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
 (= old.embedding.group.dp new.embedding.group.dp))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.gate.collective new.ffn.gate.collective))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.gate.group.pp new.ffn.gate.group.pp))
(assert
 (= old.ffn.gate.group.sp new.ffn.gate.group.sp))
(assert
 (= old.ffn.gate.group.tp new.ffn.gate.group.tp))
(assert
 (= old.ffn.gate.input new.ffn.gate.input))
(assert
 (= old.ffn.gate.split new.ffn.gate.split))
(assert
 (= old.ffn.gate.sum new.ffn.gate.sum))
(assert
 (= old.ffn.up.collective new.ffn.up.collective))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.ffn.up.group.pp new.ffn.up.group.pp))
(assert
 (= old.ffn.up.group.sp new.ffn.up.group.sp))
(assert
 (= old.ffn.up.group.tp new.ffn.up.group.tp))
(assert
 (= old.ffn.up.input new.ffn.up.input))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_beyond new.ffn.width.given_beyond))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_least new.ffn.width.given_least))
(assert
 (= old.ffn.width.given_most new.ffn.width.given_most))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
(assert
 (= old.ffn.width.given_undivided new.ffn.width.given_undivided))
(assert
 (= old.ffn.width.kind new.ffn.width.kind))
(assert
 (= old.ffn.width.multiple new.ffn.width.multiple))
(assert
 (= old.ffn.width.n new.ffn.width.n))
(assert
 (= old.ffn.width.parts new.ffn.width.parts))
(assert
 (= old.ffn.width_twice_back new.ffn.width_twice_back))
(assert
 (= old.ffn.width_where_kept new.ffn.width_where_kept))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x768 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x1086 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1279 (not $x1086)))
 (let (($x2092 (or (= 1 new.ffn.width.most) $x1279 (or (= (_ bv96 7) new.ffn.down_state) (= (_ bv94 7) new.ffn.down_state)) (and (= (_ bv92 7) new.ffn.product) (and new.ffn.width.undivided $x768)))))
 (let (($x701 (not new.ffn.width.beyond)))
 (let (($x2397 (and (not (= (_ bv61 7) new.ffn.up.split)) $x1279 (or (not (= (_ bv61 7) new.ffn.gate.split)) (not new.model.gated)))))
 (not (or $x2397 (and (<= 1 new.ffn.width.least) $x701 $x2092))))))))))
(assert
 (let (($x2361 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x367 (= (_ bv40 7) old.ffn.down.split)))
(let (($x624 (not $x367)))
(let (($x1385 (or (= 1 old.ffn.width.most) $x624 (or (= (_ bv96 7) old.ffn.down_state) (= (_ bv94 7) old.ffn.down_state)) (and (= (_ bv92 7) old.ffn.product) (and old.ffn.width.undivided $x2361)))))
(let (($x1635 (not old.ffn.width.beyond)))
(let (($x1282 (and (not (= (_ bv61 7) old.ffn.up.split)) $x624 (or (not (= (_ bv61 7) old.ffn.gate.split)) (not old.model.gated)))))
(or $x1282 (and (<= 1 old.ffn.width.least) $x1635 $x1385)))))))))
(check-sat)

