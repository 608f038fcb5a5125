; from one replica to any number, question 45
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
 (let (($x1979 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1979)))
(assert
 (let (($x785 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x785 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x459 (= (_ bv38 7) old.embedding.split)))
 (or $x459 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x3032 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x3032)))
(assert
 (let (($x1553 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1553 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x3831 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3831 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x1381 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3424 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2769 (= (_ bv91 7) old.hidden.kind)))
 (let (($x591 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1073 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3248 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1573 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1927 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1649 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1128 (= (_ bv11 7) old.hidden.kind)))
 (or $x1128 $x1649 $x1927 $x1573 $x3248 $x1073 $x591 $x2769 $x3424 $x1381))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3354 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x3354 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x3202 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1049 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1665 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1934 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1934 (= (_ bv56 7) old.lm_head.cut.kind) $x1665 $x1049 (= (_ bv91 7) old.lm_head.cut.kind) $x3202 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1449 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1304 (= (_ bv40 7) old.lm_head.split)))
 (or $x1304 (= (_ bv57 7) old.lm_head.split) $x1449))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1759 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1759 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3892 (= (_ bv38 7) old.stream)))
 (or $x3892 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1552 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1441 (div (* ?x1552 old.hidden.multiple) old.hidden.parts)))
 (let (($x1179 (= (- 1) old.hidden.n)))
 (let ((?x1972 (ite (or $x1179 (< (* ?x1441 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1073 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2048 (ite $x1073 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1972) old.hidden.given_least)))
 (let ((?x1479 (ite (or $x1179 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1927 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3880 (ite $x1927 (ite (and $x1179 (= 1 old.hidden.parts)) 1 ?x1479) ?x2048)))
 (let (($x3248 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1381 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2769 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1128 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1649 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3424 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1387 (ite $x3424 old.hidden.parts (ite (or $x1649 $x1128 $x2769 $x1381 $x3248) 1 ?x3880))))
 (= old.hidden.least ?x1387))))))))))))))))))
(assert
 (let ((?x1552 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1441 (div (* ?x1552 old.hidden.multiple) old.hidden.parts)))
 (let (($x1073 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1073 (< 1 old.hidden.parts) (= ?x1441 old.hidden.n)))))))
(assert
 (let (($x1073 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1073 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1573 (= (_ bv48 7) old.hidden.kind)))
 (let (($x591 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1398 (or $x591 $x1573)))
 (let (($x3424 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x3424 old.hidden.parts (ite $x1398 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x1927 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3358 (ite $x1927 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1552 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1441 (div (* ?x1552 old.hidden.multiple) old.hidden.parts)))
 (let (($x1179 (= (- 1) old.hidden.n)))
 (let (($x1073 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2769 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1771 (ite $x2769 (or $x1179 (< old.hidden.block old.hidden.n)) (ite $x1073 (or $x1179 (< ?x1441 old.hidden.n)) $x3358))))
 (let (($x819 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1771)))
 (let (($x1573 (= (_ bv48 7) old.hidden.kind)))
 (let (($x591 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1398 (or $x591 $x1573)))
 (= old.hidden.moved (ite $x1398 old.hidden.given_moved $x819)))))))))))))))
(assert
 (let (($x1665 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1412 (and $x1665 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1412))))
(assert
 (let (($x1979 (= (_ bv61 7) old.attention.out.split)))
 (let (($x459 (= (_ bv38 7) old.embedding.split)))
 (let (($x3892 (= (_ bv38 7) old.stream)))
 (let (($x1563 (or $x3892 $x459 $x1979 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1563))))))
(assert
 (let (($x3424 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1573 (= (_ bv48 7) old.hidden.kind)))
 (let (($x591 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1398 (or $x591 $x1573)))
 (let (($x3015 (ite $x1398 old.hidden.given_everywhere (or $x3424 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3015)))))))
(assert
 (let (($x3202 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2579 (or $x3202 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3444 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2579)))
 (= old.lm_head.cut.everywhere $x3444)))))
(assert
 (let (($x3604 (not old.hidden.moved)))
 (let (($x1381 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2769 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1128 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1649 (= (_ bv18 7) old.hidden.kind)))
 (let (($x764 (or old.hidden.everywhere old.hidden.filled (and (or $x1649 $x1128 $x2769 $x1381) $x3604))))
 (let (($x1573 (= (_ bv48 7) old.hidden.kind)))
 (let (($x591 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1398 (or $x591 $x1573)))
 (= old.hidden.undivided (ite $x1398 old.hidden.given_undivided $x764))))))))))))
(assert
 (let (($x2095 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3354 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1438 (or $x3354 $x2095)))
 (let (($x1304 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2804 (and $x1304 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1438)))
 (let (($x1449 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1070 (ite (and $x1449 old.lm_head.cut.everywhere $x1438) (_ bv96 7) (ite $x1449 (_ bv95 7) (ite $x2804 (_ bv96 7) (ite $x1304 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1070)))))))))
(assert
 (let (($x3831 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2244 (and old.layer.dense (or $x3831 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x785 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (or $x785 (= (_ bv92 7) old.lm_head.state) $x2244 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x1457))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x2854 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x2854)))
(assert
 (let (($x1372 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x1372 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3146 (= (_ bv38 7) new.embedding.split)))
 (or $x3146 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x501 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x501)))
(assert
 (let (($x1534 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1534 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x120 (= (_ bv40 7) new.ffn.up.split)))
 (or $x120 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x2659 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3618 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2627 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) new.hidden.kind)))
 (let (($x575 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2321 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3235 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1508 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1491 (= (_ bv11 7) new.hidden.kind)))
 (or $x1491 $x1508 $x3235 $x2052 $x2321 $x575 $x1276 $x2627 $x3618 $x2659))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2662 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2662 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x1955 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2238 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3074 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3201 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3201 (= (_ bv56 7) new.lm_head.cut.kind) $x3074 $x2238 (= (_ bv91 7) new.lm_head.cut.kind) $x1955 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3657 (= (_ bv95 7) new.lm_head.split)))
 (let (($x3278 (= (_ bv40 7) new.lm_head.split)))
 (or $x3278 (= (_ bv57 7) new.lm_head.split) $x3657))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3908 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x3908 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2768 (= (_ bv38 7) new.stream)))
 (or $x2768 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2372 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1347 (div (* ?x2372 new.hidden.multiple) new.hidden.parts)))
 (let (($x2746 (= (- 1) new.hidden.n)))
 (let ((?x1648 (ite (or $x2746 (< (* ?x1347 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x575 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2766 (ite $x575 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1648) new.hidden.given_least)))
 (let ((?x786 (ite (or $x2746 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3235 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1430 (ite $x3235 (ite (and $x2746 (= 1 new.hidden.parts)) 1 ?x786) ?x2766)))
 (let (($x2321 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2659 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2627 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1491 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1508 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3618 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x514 (ite $x3618 new.hidden.parts (ite (or $x1508 $x1491 $x2627 $x2659 $x2321) 1 ?x1430))))
 (= new.hidden.least ?x514))))))))))))))))))
(assert
 (let ((?x2372 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1347 (div (* ?x2372 new.hidden.multiple) new.hidden.parts)))
 (let (($x575 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x575 (< 1 new.hidden.parts) (= ?x1347 new.hidden.n)))))))
(assert
 (let (($x575 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x575 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2586 (or $x1276 $x2052)))
 (let (($x3618 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x3618 new.hidden.parts (ite $x2586 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x3235 (= (_ bv26 7) new.hidden.kind)))
 (let (($x32 (ite $x3235 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2372 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1347 (div (* ?x2372 new.hidden.multiple) new.hidden.parts)))
 (let (($x2746 (= (- 1) new.hidden.n)))
 (let (($x575 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2627 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1349 (ite $x2627 (or $x2746 (< new.hidden.block new.hidden.n)) (ite $x575 (or $x2746 (< ?x1347 new.hidden.n)) $x32))))
 (let (($x3155 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1349)))
 (let (($x2052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2586 (or $x1276 $x2052)))
 (= new.hidden.moved (ite $x2586 new.hidden.given_moved $x3155)))))))))))))))
(assert
 (let (($x3074 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x4099 (and $x3074 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x4099))))
(assert
 (let (($x2854 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3146 (= (_ bv38 7) new.embedding.split)))
 (let (($x2768 (= (_ bv38 7) new.stream)))
 (let (($x1152 (or $x2768 $x3146 $x2854 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x1152))))))
(assert
 (let (($x3618 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2586 (or $x1276 $x2052)))
 (let (($x1422 (ite $x2586 new.hidden.given_everywhere (or $x3618 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1422)))))))
(assert
 (let (($x1955 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3622 (or $x1955 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2716 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3622)))
 (= new.lm_head.cut.everywhere $x2716)))))
(assert
 (let (($x3026 (not new.hidden.moved)))
 (let (($x2659 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2627 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1491 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1508 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3122 (or new.hidden.everywhere new.hidden.filled (and (or $x1508 $x1491 $x2627 $x2659) $x3026))))
 (let (($x2052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2586 (or $x1276 $x2052)))
 (= new.hidden.undivided (ite $x2586 new.hidden.given_undivided $x3122))))))))))))
(assert
 (let (($x1574 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2662 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1358 (or $x2662 $x1574)))
 (let (($x3278 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3702 (and $x3278 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1358)))
 (let (($x3657 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3087 (ite (and $x3657 new.lm_head.cut.everywhere $x1358) (_ bv96 7) (ite $x3657 (_ bv95 7) (ite $x3702 (_ bv96 7) (ite $x3278 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3087)))))))))
(assert
 (let (($x120 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2534 (and new.layer.dense (or $x120 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1372 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1030 (or $x1372 (= (_ bv92 7) new.lm_head.state) $x2534 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x1030))))))
(assert
 (= new.layer.dense false))
(assert
 (= new.layer.moe true))
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
 (let (($x1995 (not new.hidden.beyond)))
 (let (($x1010 (and (<= 1 new.hidden.least) $x1995 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x1010)))))
(assert
 (let (($x1086 (not old.hidden.beyond)))
(let (($x409 (and (<= 1 old.hidden.least) $x1086 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x776 (not (or old.hidden.gathered old.hidden.summed))))
(or $x776 $x409)))))
(check-sat)

; from one replica to any number, question 46
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
 (let (($x2152 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x2152 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2426 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1095 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1912 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x3020 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x1748 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x3004 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x956 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x2397 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x479 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x1286 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x1286 $x479 $x2397 $x956 $x3004 $x1748 $x3020 $x1912 $x1095 $x2426))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x2629 (= (_ bv95 7) old.embedding.split)))
 (let (($x459 (= (_ bv38 7) old.embedding.split)))
 (or $x459 (= (_ bv57 7) old.embedding.split) $x2629))))
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
 (let ((?x821 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x236 (* (div (* ?x821 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x2091 (= (- 1) old.embedding.cut.n)))
 (let ((?x3009 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x2091 (< ?x236 old.embedding.cut.n)) 0 1))))
 (let (($x1748 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x810 (or $x2091 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x3306 (ite (and $x2091 (= 1 old.embedding.cut.parts)) 1 (ite $x810 0 1))))
 (let (($x2397 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x3004 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2426 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1912 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1286 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x479 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x467 (ite (or $x479 $x1286 $x1912 $x2426 $x3004) 1 (ite $x2397 ?x3306 (ite $x1748 ?x3009 old.embedding.cut.given_least)))))
 (let (($x1095 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1095 old.embedding.cut.parts ?x467))))))))))))))))))
(assert
 (let ((?x3784 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1095 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1095 old.embedding.cut.parts ?x3784)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x1375 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2152 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2629 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2203 (ite $x2629 (ite (and old.embedding.rows_where_kept (or $x2152 $x1375)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2203))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x794 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1085 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x240 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x574 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1265 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x1524 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1260 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x3490 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x1684 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1334 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x3737 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x3737 $x1334 $x1684 $x3490 $x1260 $x1524 $x1265 $x574 $x240 $x1085))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x3531 (= (_ bv95 7) new.embedding.split)))
 (let (($x3146 (= (_ bv38 7) new.embedding.split)))
 (or $x3146 (= (_ bv57 7) new.embedding.split) $x3531))))
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
 (let ((?x1205 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2670 (* (div (* ?x1205 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x3635 (= (- 1) new.embedding.cut.n)))
 (let ((?x2120 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x3635 (< ?x2670 new.embedding.cut.n)) 0 1))))
 (let (($x1524 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x3373 (or $x3635 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2367 (ite (and $x3635 (= 1 new.embedding.cut.parts)) 1 (ite $x3373 0 1))))
 (let (($x1684 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1260 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1085 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x574 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x3737 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x1334 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x668 (ite (or $x1334 $x3737 $x574 $x1085 $x1260) 1 (ite $x1684 ?x2367 (ite $x1524 ?x2120 new.embedding.cut.given_least)))))
 (let (($x240 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x240 new.embedding.cut.parts ?x668))))))))))))))))))
(assert
 (let ((?x2268 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x240 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x240 new.embedding.cut.parts ?x2268)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x3879 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3531 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1790 (ite $x3531 (ite (and new.embedding.rows_where_kept (or $x794 $x3879)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1790))))))
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
 (let (($x1939 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1769 (not new.embedding.cut.beyond)))
 (let (($x1558 (or (not (= (_ bv95 7) new.embedding.split)) (and $x1769 (or (= (_ bv96 7) new.embedding.state) $x1939)))))
 (not $x1558)))))
(assert
 (let (($x1027 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x3036 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x3036 (or (= (_ bv96 7) old.embedding.state) $x1027))))))
(check-sat)

; from one replica to any number, question 47
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
 (let (($x1222 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2152 (= (_ bv57 7) old.embedding.collective)))
 (let (($x673 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2531 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3449 (= (_ bv4 7) old.embedding.collective)))
 (or $x3449 $x2531 $x673 $x2152 $x1222)))))))
(assert
 (let (($x2629 (= (_ bv95 7) old.embedding.split)))
 (let (($x459 (= (_ bv38 7) old.embedding.split)))
 (or $x459 (= (_ bv57 7) old.embedding.split) $x2629))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3113 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1655 (= (_ bv48 7) old.hidden.kind)))
 (let (($x575 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x575 $x1655 (= (_ bv56 7) old.hidden.kind) $x3702 $x1574 $x3212 $x3113 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1217 (= (_ bv49 7) old.norm.statistic)))
 (or $x1217 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x222 (= (_ bv96 7) old.stream)))
 (let (($x2556 (= (_ bv94 7) old.stream)))
 (let (($x2822 (= (_ bv38 7) old.stream)))
 (or $x2822 $x2556 $x222)))))
(assert
 (let (($x768 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3081 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1506 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1506 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3081 (= (_ bv91 7) old.stream_tokens.kind) $x768 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3026 (div (* ?x2627 old.hidden.multiple) old.hidden.parts)))
 (let (($x2586 (< 1 old.hidden.parts)))
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3702 $x2586 (= ?x3026 old.hidden.n))))))))
(assert
 (let ((?x2627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3026 (div (* ?x2627 old.hidden.multiple) old.hidden.parts)))
 (let (($x2586 (< 1 old.hidden.parts)))
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3702 $x2586 (<= old.hidden.n ?x3026))))))))
(assert
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3702 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x575 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2418 (ite $x575 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3026 (div (* ?x2627 old.hidden.multiple) old.hidden.parts)))
 (let (($x2587 (= (- 1) old.hidden.n)))
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3325 (ite $x3212 (or $x2587 (< old.hidden.block old.hidden.n)) (ite $x3702 (or $x2587 (< ?x3026 old.hidden.n)) $x2418))))
 (let (($x305 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3325)))
 (let (($x1655 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1876 (or $x1574 $x1655)))
 (= old.hidden.moved (ite $x1876 old.hidden.given_moved $x305)))))))))))))))
(assert
 (let (($x768 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2671 (or $x768 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1616 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2671)))
 (= old.stream_tokens.everywhere $x1616)))))
(assert
 (let (($x1375 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2152 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2629 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2203 (ite $x2629 (ite (and old.embedding.rows_where_kept (or $x2152 $x1375)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2203))))))
(assert
 (let (($x3113 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1655 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1876 (or $x1574 $x1655)))
 (let (($x2473 (ite $x1876 old.hidden.given_everywhere (or $x3113 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2473)))))))
(assert
 (let (($x571 (= 1 old.tp)))
 (let (($x222 (= (_ bv96 7) old.stream)))
 (let (($x1065 (or $x222 $x571 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1375 (and (or (not old.embedding.group.tp) $x571) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x673 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2152 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x3155 (ite (or (or $x2152 $x673) (and $x1375 $x1065)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1222 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2531 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1066 (and (or $x2531 $x1222) $x1375)))
 (let ((?x132 (ite (or $x2152 (and $x673 (= (_ bv38 7) old.stream)) $x1066) (_ bv38 7) (ite $x673 (_ bv96 7) (_ bv16 7)))))
 (let (($x713 (or (and old.hidden.filled (not $x222)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1006 (not $x1375)))
 (let (($x1217 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2822 (= (_ bv38 7) old.stream)))
 (let ((?x520 (ite (and $x2531 old.hidden.filled $x2822 $x1006 $x1217) old.stream (ite (and $x1222 $x1006 $x713) old.stream ?x132))))
 (let ((?x1004 (ite (and $x222 old.hidden.everywhere (or $x2152 $x1066)) (_ bv96 7) (ite (and $x2531 old.hidden.filled $x222 $x1006) (_ bv96 7) ?x520))))
 (let (($x3449 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2344 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x1375) (_ bv38 7) (ite $x3449 (_ bv96 7) ?x1004))))
 (let ((?x3459 (ite (= (_ bv38 7) old.embedding.state) ?x2344 (ite (= (_ bv96 7) old.embedding.state) ?x3155 old.embedding.state))))
 (let ((?x1969 (ite $x1222 (ite (not $x222) old.stream (_ bv66 7)) (ite $x673 (ite $x222 (_ bv96 7) old.stream) (ite $x2152 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x2531 (_ bv96 7) ?x1969) ?x3459))))))))))))))))))))))))
(assert
 (let (($x222 (= (_ bv96 7) old.stream)))
 (let (($x3755 (or $x222 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3755))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x851 (= (_ bv73 7) new.embedding.collective)))
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (let (($x972 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3530 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2523 (= (_ bv4 7) new.embedding.collective)))
 (or $x2523 $x3530 $x972 $x794 $x851)))))))
(assert
 (let (($x3531 (= (_ bv95 7) new.embedding.split)))
 (let (($x3146 (= (_ bv38 7) new.embedding.split)))
 (or $x3146 (= (_ bv57 7) new.embedding.split) $x3531))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x3622 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1943 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1878 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1475 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1475 $x1878 (= (_ bv56 7) new.hidden.kind) $x1966 $x1943 $x2008 $x3622 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2768 (= (_ bv49 7) new.norm.statistic)))
 (or $x2768 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1955 (= (_ bv96 7) new.stream)))
 (let (($x3033 (= (_ bv94 7) new.stream)))
 (let (($x3201 (= (_ bv38 7) new.stream)))
 (or $x3201 $x3033 $x1955)))))
(assert
 (let (($x3657 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x761 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1718 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1718 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x761 (= (_ bv91 7) new.stream_tokens.kind) $x3657 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x661 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1743 (div (* ?x661 new.hidden.multiple) new.hidden.parts)))
 (let (($x1534 (< 1 new.hidden.parts)))
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1966 $x1534 (= ?x1743 new.hidden.n))))))))
(assert
 (let ((?x661 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1743 (div (* ?x661 new.hidden.multiple) new.hidden.parts)))
 (let (($x1534 (< 1 new.hidden.parts)))
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1966 $x1534 (<= new.hidden.n ?x1743))))))))
(assert
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1966 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1475 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1798 (ite $x1475 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x661 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1743 (div (* ?x661 new.hidden.multiple) new.hidden.parts)))
 (let (($x439 (= (- 1) new.hidden.n)))
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1165 (ite $x2008 (or $x439 (< new.hidden.block new.hidden.n)) (ite $x1966 (or $x439 (< ?x1743 new.hidden.n)) $x1798))))
 (let (($x1336 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1165)))
 (let (($x1878 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1943 (= (_ bv86 7) new.hidden.kind)))
 (let (($x293 (or $x1943 $x1878)))
 (= new.hidden.moved (ite $x293 new.hidden.given_moved $x1336)))))))))))))))
(assert
 (let (($x3657 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x381 (or $x3657 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3220 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x381)))
 (= new.stream_tokens.everywhere $x3220)))))
(assert
 (let (($x3879 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3531 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1790 (ite $x3531 (ite (and new.embedding.rows_where_kept (or $x794 $x3879)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1790))))))
(assert
 (let (($x3622 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1878 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1943 (= (_ bv86 7) new.hidden.kind)))
 (let (($x293 (or $x1943 $x1878)))
 (let (($x952 (ite $x293 new.hidden.given_everywhere (or $x3622 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x952)))))))
(assert
 (let (($x2323 (= 1 new.tp)))
 (let (($x1955 (= (_ bv96 7) new.stream)))
 (let (($x2769 (or $x1955 $x2323 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x3879 (and (or (not new.embedding.group.tp) $x2323) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x972 (= (_ bv10 7) new.embedding.collective)))
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x11 (ite (or (or $x794 $x972) (and $x3879 $x2769)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x851 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3530 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2017 (and (or $x3530 $x851) $x3879)))
 (let ((?x3412 (ite (or $x794 (and $x972 (= (_ bv38 7) new.stream)) $x2017) (_ bv38 7) (ite $x972 (_ bv96 7) (_ bv16 7)))))
 (let (($x1304 (or (and new.hidden.filled (not $x1955)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2479 (not $x3879)))
 (let (($x2768 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3201 (= (_ bv38 7) new.stream)))
 (let ((?x1070 (ite (and $x3530 new.hidden.filled $x3201 $x2479 $x2768) new.stream (ite (and $x851 $x2479 $x1304) new.stream ?x3412))))
 (let ((?x591 (ite (and $x1955 new.hidden.everywhere (or $x794 $x2017)) (_ bv96 7) (ite (and $x3530 new.hidden.filled $x1955 $x2479) (_ bv96 7) ?x1070))))
 (let (($x2523 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1398 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3879) (_ bv38 7) (ite $x2523 (_ bv96 7) ?x591))))
 (let ((?x2214 (ite (= (_ bv38 7) new.embedding.state) ?x1398 (ite (= (_ bv96 7) new.embedding.state) ?x11 new.embedding.state))))
 (let ((?x1457 (ite $x851 (ite (not $x1955) new.stream (_ bv66 7)) (ite $x972 (ite $x1955 (_ bv96 7) new.stream) (ite $x794 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x3530 (_ bv96 7) ?x1457) ?x2214))))))))))))))))))))))))
(assert
 (let (($x1955 (= (_ bv96 7) new.stream)))
 (let (($x3202 (or $x1955 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x3202))))
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
 (let (($x2766 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x2323 (= 1 new.tp)))
 (let (($x406 (= new.embedding.joined new.stream)))
 (let (($x2970 (or (or (= (_ bv96 7) new.embedding.joined) $x406) (and $x2323 (or (not (= (_ bv38 7) new.embedding.split)) $x2766)))))
 (not $x2970))))))
(assert
 (let (($x2733 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x571 (= 1 old.tp)))
(let (($x2178 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x2178) (and $x571 (or (not (= (_ bv38 7) old.embedding.split)) $x2733)))))))
(check-sat)

; from one replica to any number, question 48
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
 (let (($x1222 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2152 (= (_ bv57 7) old.embedding.collective)))
 (let (($x673 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2531 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3449 (= (_ bv4 7) old.embedding.collective)))
 (or $x3449 $x2531 $x673 $x2152 $x1222)))))))
(assert
 (let (($x2629 (= (_ bv95 7) old.embedding.split)))
 (let (($x459 (= (_ bv38 7) old.embedding.split)))
 (or $x459 (= (_ bv57 7) old.embedding.split) $x2629))))
(assert
 (let (($x3113 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1655 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1655 (= (_ bv56 7) old.hidden.kind) $x3702 $x1574 (= (_ bv91 7) old.hidden.kind) $x3113 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1217 (= (_ bv49 7) old.norm.statistic)))
 (or $x1217 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x222 (= (_ bv96 7) old.stream)))
 (let (($x2556 (= (_ bv94 7) old.stream)))
 (let (($x2822 (= (_ bv38 7) old.stream)))
 (or $x2822 $x2556 $x222)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3026 (div (* ?x2627 old.hidden.multiple) old.hidden.parts)))
 (let (($x2586 (< 1 old.hidden.parts)))
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3702 $x2586 (= ?x3026 old.hidden.n))))))))
(assert
 (let ((?x2627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3026 (div (* ?x2627 old.hidden.multiple) old.hidden.parts)))
 (let (($x2586 (< 1 old.hidden.parts)))
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3702 $x2586 (<= old.hidden.n ?x3026))))))))
(assert
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3702 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2859 (not old.embedding.group.pp)))
 (let (($x3685 (or $x2859 (= 1 old.pp))))
 (let (($x3930 (not old.embedding.group.sp)))
 (let (($x2050 (or $x3930 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x2650 (not old.embedding.group.dp)))
 (let (($x383 (or $x2650 $x2243)))
 (let (($x1375 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x383 $x2050 $x3685)))
 (let (($x2152 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2629 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2203 (ite $x2629 (ite (and old.embedding.rows_where_kept (or $x2152 $x1375)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2203)))))))))))))
(assert
 (let (($x3113 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2473 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3113 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2473))))
(assert
 (let (($x571 (= 1 old.tp)))
 (let (($x222 (= (_ bv96 7) old.stream)))
 (let (($x1065 (or $x222 $x571 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2859 (not old.embedding.group.pp)))
 (let (($x3685 (or $x2859 (= 1 old.pp))))
 (let (($x3930 (not old.embedding.group.sp)))
 (let (($x2050 (or $x3930 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x2650 (not old.embedding.group.dp)))
 (let (($x383 (or $x2650 $x2243)))
 (let (($x1375 (and (or (not old.embedding.group.tp) $x571) $x383 $x2050 $x3685)))
 (let (($x673 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2152 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x3155 (ite (or (or $x2152 $x673) (and $x1375 $x1065)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2898 (= (_ bv96 7) old.embedding.state)))
 (let (($x1222 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2531 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1066 (and (or $x2531 $x1222) $x1375)))
 (let ((?x132 (ite (or $x2152 (and $x673 (= (_ bv38 7) old.stream)) $x1066) (_ bv38 7) (ite $x673 (_ bv96 7) (_ bv16 7)))))
 (let (($x713 (or (and old.hidden.filled (not $x222)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1006 (not $x1375)))
 (let (($x1217 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2822 (= (_ bv38 7) old.stream)))
 (let ((?x520 (ite (and $x2531 old.hidden.filled $x2822 $x1006 $x1217) old.stream (ite (and $x1222 $x1006 $x713) old.stream ?x132))))
 (let ((?x1004 (ite (and $x222 old.hidden.everywhere (or $x2152 $x1066)) (_ bv96 7) (ite (and $x2531 old.hidden.filled $x222 $x1006) (_ bv96 7) ?x520))))
 (let (($x3449 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2344 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x1375) (_ bv38 7) (ite $x3449 (_ bv96 7) ?x1004))))
 (let (($x2401 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1969 (ite $x1222 (ite (not $x222) old.stream (_ bv66 7)) (ite $x673 (ite $x222 (_ bv96 7) old.stream) (ite $x2152 (_ bv92 7) (_ bv16 7))))))
 (let ((?x32 (ite (= (_ bv92 7) old.embedding.state) (ite $x2531 (_ bv96 7) ?x1969) (ite $x2401 ?x2344 (ite $x2898 ?x3155 old.embedding.state)))))
 (= old.embedding.joined ?x32))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x851 (= (_ bv73 7) new.embedding.collective)))
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (let (($x972 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3530 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2523 (= (_ bv4 7) new.embedding.collective)))
 (or $x2523 $x3530 $x972 $x794 $x851)))))))
(assert
 (let (($x3531 (= (_ bv95 7) new.embedding.split)))
 (let (($x3146 (= (_ bv38 7) new.embedding.split)))
 (or $x3146 (= (_ bv57 7) new.embedding.split) $x3531))))
(assert
 (let (($x3622 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1943 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1878 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1878 (= (_ bv56 7) new.hidden.kind) $x1966 $x1943 (= (_ bv91 7) new.hidden.kind) $x3622 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2768 (= (_ bv49 7) new.norm.statistic)))
 (or $x2768 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1955 (= (_ bv96 7) new.stream)))
 (let (($x3033 (= (_ bv94 7) new.stream)))
 (let (($x3201 (= (_ bv38 7) new.stream)))
 (or $x3201 $x3033 $x1955)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x661 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1743 (div (* ?x661 new.hidden.multiple) new.hidden.parts)))
 (let (($x1534 (< 1 new.hidden.parts)))
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1966 $x1534 (= ?x1743 new.hidden.n))))))))
(assert
 (let ((?x661 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1743 (div (* ?x661 new.hidden.multiple) new.hidden.parts)))
 (let (($x1534 (< 1 new.hidden.parts)))
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1966 $x1534 (<= new.hidden.n ?x1743))))))))
(assert
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1966 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2984 (not new.embedding.group.pp)))
 (let (($x711 (or $x2984 (= 1 new.pp))))
 (let (($x1124 (not new.embedding.group.sp)))
 (let (($x1913 (or $x1124 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2736 (not new.embedding.group.dp)))
 (let (($x3053 (or $x2736 $x2345)))
 (let (($x3879 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x3053 $x1913 $x711)))
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3531 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1790 (ite $x3531 (ite (and new.embedding.rows_where_kept (or $x794 $x3879)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1790)))))))))))))
(assert
 (let (($x3622 (= (_ bv96 7) new.hidden.kind)))
 (let (($x952 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x3622 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x952))))
(assert
 (let (($x2323 (= 1 new.tp)))
 (let (($x1955 (= (_ bv96 7) new.stream)))
 (let (($x2769 (or $x1955 $x2323 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2984 (not new.embedding.group.pp)))
 (let (($x711 (or $x2984 (= 1 new.pp))))
 (let (($x1124 (not new.embedding.group.sp)))
 (let (($x1913 (or $x1124 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2736 (not new.embedding.group.dp)))
 (let (($x3053 (or $x2736 $x2345)))
 (let (($x3879 (and (or (not new.embedding.group.tp) $x2323) $x3053 $x1913 $x711)))
 (let (($x972 (= (_ bv10 7) new.embedding.collective)))
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x11 (ite (or (or $x794 $x972) (and $x3879 $x2769)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x541 (= (_ bv96 7) new.embedding.state)))
 (let (($x851 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3530 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2017 (and (or $x3530 $x851) $x3879)))
 (let ((?x3412 (ite (or $x794 (and $x972 (= (_ bv38 7) new.stream)) $x2017) (_ bv38 7) (ite $x972 (_ bv96 7) (_ bv16 7)))))
 (let (($x1304 (or (and new.hidden.filled (not $x1955)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2479 (not $x3879)))
 (let (($x2768 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3201 (= (_ bv38 7) new.stream)))
 (let ((?x1070 (ite (and $x3530 new.hidden.filled $x3201 $x2479 $x2768) new.stream (ite (and $x851 $x2479 $x1304) new.stream ?x3412))))
 (let ((?x591 (ite (and $x1955 new.hidden.everywhere (or $x794 $x2017)) (_ bv96 7) (ite (and $x3530 new.hidden.filled $x1955 $x2479) (_ bv96 7) ?x1070))))
 (let (($x2523 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1398 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3879) (_ bv38 7) (ite $x2523 (_ bv96 7) ?x591))))
 (let (($x1449 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1457 (ite $x851 (ite (not $x1955) new.stream (_ bv66 7)) (ite $x972 (ite $x1955 (_ bv96 7) new.stream) (ite $x794 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2705 (ite (= (_ bv92 7) new.embedding.state) (ite $x3530 (_ bv96 7) ?x1457) (ite $x1449 ?x1398 (ite $x541 ?x11 new.embedding.state)))))
 (= new.embedding.joined ?x2705))))))))))))))))))))))))))))))))
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
 (let (($x2984 (not new.embedding.group.pp)))
 (let (($x711 (or $x2984 (= 1 new.pp))))
 (let (($x1124 (not new.embedding.group.sp)))
 (let (($x1913 (or $x1124 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2736 (not new.embedding.group.dp)))
 (let (($x3053 (or $x2736 $x2345)))
 (let (($x1449 (= (_ bv38 7) new.embedding.state)))
 (let (($x541 (= (_ bv96 7) new.embedding.state)))
 (let (($x3879 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x3053 $x1913 $x711)))
 (let (($x1231 (and $x3879 (or $x541 (and $x1449 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x972 (= (_ bv10 7) new.embedding.collective)))
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1073 (or (and (= (_ bv96 7) new.embedding.joined) $x541) $x794 (and $x972 $x1449 (= (_ bv38 7) new.embedding.joined)) $x1231 (and (or new.embedding.group.tp (= 1 new.tp)) $x3053 $x1913 $x711))))
 (not $x1073))))))))))))))))
(assert
 (let (($x2859 (not old.embedding.group.pp)))
(let (($x3685 (or $x2859 (= 1 old.pp))))
(let (($x3930 (not old.embedding.group.sp)))
(let (($x2050 (or $x3930 (= 1 old.sp))))
(let (($x2243 (= 1 old.dp)))
(let (($x2650 (not old.embedding.group.dp)))
(let (($x383 (or $x2650 $x2243)))
(let (($x2401 (= (_ bv38 7) old.embedding.state)))
(let (($x2898 (= (_ bv96 7) old.embedding.state)))
(let (($x1375 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x383 $x2050 $x3685)))
(let (($x2927 (and $x1375 (or $x2898 (and $x2401 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x673 (= (_ bv10 7) old.embedding.collective)))
(let (($x2152 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x2898) $x2152 (and $x673 $x2401 (= (_ bv38 7) old.embedding.joined)) $x2927 (and (or old.embedding.group.tp (= 1 old.tp)) $x383 $x2050 $x3685))))))))))))))))
(check-sat)

; from one replica to any number, question 49
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
 (let (($x1222 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2152 (= (_ bv57 7) old.embedding.collective)))
 (let (($x673 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2531 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3449 (= (_ bv4 7) old.embedding.collective)))
 (or $x3449 $x2531 $x673 $x2152 $x1222)))))))
(assert
 (let (($x517 (= (_ bv29 7) old.embedding.positions)))
 (let (($x3120 (= (_ bv27 7) old.embedding.positions)))
 (let (($x1865 (= (_ bv23 7) old.embedding.positions)))
 (let (($x621 (= (_ bv1 7) old.embedding.positions)))
 (or $x621 $x1865 $x3120 $x517))))))
(assert
 (let (($x2629 (= (_ bv95 7) old.embedding.split)))
 (let (($x459 (= (_ bv38 7) old.embedding.split)))
 (or $x459 (= (_ bv57 7) old.embedding.split) $x2629))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3113 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1655 (= (_ bv48 7) old.hidden.kind)))
 (let (($x575 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x575 $x1655 (= (_ bv56 7) old.hidden.kind) $x3702 $x1574 $x3212 $x3113 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3049 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x3049 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1217 (= (_ bv49 7) old.norm.statistic)))
 (or $x1217 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x222 (= (_ bv96 7) old.stream)))
 (let (($x2556 (= (_ bv94 7) old.stream)))
 (let (($x2822 (= (_ bv38 7) old.stream)))
 (or $x2822 $x2556 $x222)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3026 (div (* ?x2627 old.hidden.multiple) old.hidden.parts)))
 (let (($x2586 (< 1 old.hidden.parts)))
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3702 $x2586 (= ?x3026 old.hidden.n))))))))
(assert
 (let ((?x2627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3026 (div (* ?x2627 old.hidden.multiple) old.hidden.parts)))
 (let (($x2586 (< 1 old.hidden.parts)))
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3702 $x2586 (<= old.hidden.n ?x3026))))))))
(assert
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3702 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x575 (= (_ bv26 7) old.hidden.kind)))
 (let (($x143 (ite $x575 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2627 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3026 (div (* ?x2627 old.hidden.multiple) old.hidden.parts)))
 (let (($x3291 (= (- 1) old.hidden.n)))
 (let (($x3702 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2145 (ite $x3212 (or $x3291 (< old.hidden.block old.hidden.n)) (ite $x3702 (or $x3291 (< ?x3026 old.hidden.n)) $x143))))
 (let (($x1873 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2145)))
 (let (($x1655 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1876 (or $x1574 $x1655)))
 (= old.hidden.moved (ite $x1876 old.hidden.given_moved $x1873)))))))))))))))
(assert
 (let (($x1375 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2152 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2629 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2203 (ite $x2629 (ite (and old.embedding.rows_where_kept (or $x2152 $x1375)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2203))))))
(assert
 (let (($x3113 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1655 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1876 (or $x1574 $x1655)))
 (let (($x2473 (ite $x1876 old.hidden.given_everywhere (or $x3113 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2473)))))))
(assert
 (let (($x2197 (not old.hidden.moved)))
 (let (($x3655 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2197)))
 (let (($x1652 (= 1 old.hidden.parts)))
 (let (($x1655 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1876 (or $x1574 $x1655)))
 (= old.hidden.first_alone (ite $x1876 old.hidden.given_first (or $x1652 $x3655))))))))))
(assert
 (let (($x2629 (= (_ bv95 7) old.embedding.split)))
 (let (($x2119 (not $x2629)))
 (let (($x571 (= 1 old.tp)))
 (let (($x222 (= (_ bv96 7) old.stream)))
 (let (($x1375 (and (or (not old.embedding.group.tp) $x571) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1332 (and $x1375 (or $x222 $x571 (not (= (_ bv4 7) old.embedding.collective)) $x2119))))
 (let (($x673 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2152 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x3155 (ite (or (or $x2152 $x673) $x1332) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2898 (= (_ bv96 7) old.embedding.state)))
 (let (($x1222 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2531 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1066 (and (or $x2531 $x1222) $x1375)))
 (let ((?x132 (ite (or $x2152 (and $x673 (= (_ bv38 7) old.stream)) $x1066) (_ bv38 7) (ite $x673 (_ bv96 7) (_ bv16 7)))))
 (let (($x713 (or (and old.hidden.filled (not $x222)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1006 (not $x1375)))
 (let (($x1217 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2822 (= (_ bv38 7) old.stream)))
 (let ((?x520 (ite (and $x2531 old.hidden.filled $x2822 $x1006 $x1217) old.stream (ite (and $x1222 $x1006 $x713) old.stream ?x132))))
 (let ((?x1004 (ite (and $x222 old.hidden.everywhere (or $x2152 $x1066)) (_ bv96 7) (ite (and $x2531 old.hidden.filled $x222 $x1006) (_ bv96 7) ?x520))))
 (let (($x3449 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2344 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x1375) (_ bv38 7) (ite $x3449 (_ bv96 7) ?x1004))))
 (let (($x2401 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1969 (ite $x1222 (ite (not $x222) old.stream (_ bv66 7)) (ite $x673 (ite $x222 (_ bv96 7) old.stream) (ite $x2152 (_ bv92 7) (_ bv16 7))))))
 (let (($x2398 (= (_ bv92 7) old.embedding.state)))
 (let ((?x32 (ite $x2398 (ite $x2531 (_ bv96 7) ?x1969) (ite $x2401 ?x2344 (ite $x2898 ?x3155 old.embedding.state)))))
 (= old.embedding.joined ?x32))))))))))))))))))))))))))))
(assert
 (let (($x773 (not old.hidden.everywhere)))
 (let (($x2531 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2401 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x2401 (= (_ bv96 7) old.embedding.joined) $x2531 $x773))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x851 (= (_ bv73 7) new.embedding.collective)))
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (let (($x972 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3530 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2523 (= (_ bv4 7) new.embedding.collective)))
 (or $x2523 $x3530 $x972 $x794 $x851)))))))
(assert
 (let (($x1352 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2039 (= (_ bv27 7) new.embedding.positions)))
 (let (($x3698 (= (_ bv23 7) new.embedding.positions)))
 (let (($x2372 (= (_ bv1 7) new.embedding.positions)))
 (or $x2372 $x3698 $x2039 $x1352))))))
(assert
 (let (($x3531 (= (_ bv95 7) new.embedding.split)))
 (let (($x3146 (= (_ bv38 7) new.embedding.split)))
 (or $x3146 (= (_ bv57 7) new.embedding.split) $x3531))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x3622 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1943 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1878 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1475 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1475 $x1878 (= (_ bv56 7) new.hidden.kind) $x1966 $x1943 $x2008 $x3622 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3751 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x3751 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2768 (= (_ bv49 7) new.norm.statistic)))
 (or $x2768 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1955 (= (_ bv96 7) new.stream)))
 (let (($x3033 (= (_ bv94 7) new.stream)))
 (let (($x3201 (= (_ bv38 7) new.stream)))
 (or $x3201 $x3033 $x1955)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x661 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1743 (div (* ?x661 new.hidden.multiple) new.hidden.parts)))
 (let (($x1534 (< 1 new.hidden.parts)))
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1966 $x1534 (= ?x1743 new.hidden.n))))))))
(assert
 (let ((?x661 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1743 (div (* ?x661 new.hidden.multiple) new.hidden.parts)))
 (let (($x1534 (< 1 new.hidden.parts)))
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1966 $x1534 (<= new.hidden.n ?x1743))))))))
(assert
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1966 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1475 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2386 (ite $x1475 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x661 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1743 (div (* ?x661 new.hidden.multiple) new.hidden.parts)))
 (let (($x245 (= (- 1) new.hidden.n)))
 (let (($x1966 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3892 (ite $x2008 (or $x245 (< new.hidden.block new.hidden.n)) (ite $x1966 (or $x245 (< ?x1743 new.hidden.n)) $x2386))))
 (let (($x3903 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3892)))
 (let (($x1878 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1943 (= (_ bv86 7) new.hidden.kind)))
 (let (($x293 (or $x1943 $x1878)))
 (= new.hidden.moved (ite $x293 new.hidden.given_moved $x3903)))))))))))))))
(assert
 (let (($x3879 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3531 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1790 (ite $x3531 (ite (and new.embedding.rows_where_kept (or $x794 $x3879)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1790))))))
(assert
 (let (($x3622 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1878 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1943 (= (_ bv86 7) new.hidden.kind)))
 (let (($x293 (or $x1943 $x1878)))
 (let (($x952 (ite $x293 new.hidden.given_everywhere (or $x3622 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x952)))))))
(assert
 (let (($x1087 (not new.hidden.moved)))
 (let (($x993 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1087)))
 (let (($x3407 (= 1 new.hidden.parts)))
 (let (($x1878 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1943 (= (_ bv86 7) new.hidden.kind)))
 (let (($x293 (or $x1943 $x1878)))
 (= new.hidden.first_alone (ite $x293 new.hidden.given_first (or $x3407 $x993))))))))))
(assert
 (let (($x3531 (= (_ bv95 7) new.embedding.split)))
 (let (($x1638 (not $x3531)))
 (let (($x2323 (= 1 new.tp)))
 (let (($x1955 (= (_ bv96 7) new.stream)))
 (let (($x3879 (and (or (not new.embedding.group.tp) $x2323) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1381 (and $x3879 (or $x1955 $x2323 (not (= (_ bv4 7) new.embedding.collective)) $x1638))))
 (let (($x972 (= (_ bv10 7) new.embedding.collective)))
 (let (($x794 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x11 (ite (or (or $x794 $x972) $x1381) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x541 (= (_ bv96 7) new.embedding.state)))
 (let (($x851 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3530 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2017 (and (or $x3530 $x851) $x3879)))
 (let ((?x3412 (ite (or $x794 (and $x972 (= (_ bv38 7) new.stream)) $x2017) (_ bv38 7) (ite $x972 (_ bv96 7) (_ bv16 7)))))
 (let (($x1304 (or (and new.hidden.filled (not $x1955)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2479 (not $x3879)))
 (let (($x2768 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3201 (= (_ bv38 7) new.stream)))
 (let ((?x1070 (ite (and $x3530 new.hidden.filled $x3201 $x2479 $x2768) new.stream (ite (and $x851 $x2479 $x1304) new.stream ?x3412))))
 (let ((?x591 (ite (and $x1955 new.hidden.everywhere (or $x794 $x2017)) (_ bv96 7) (ite (and $x3530 new.hidden.filled $x1955 $x2479) (_ bv96 7) ?x1070))))
 (let (($x2523 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1398 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3879) (_ bv38 7) (ite $x2523 (_ bv96 7) ?x591))))
 (let (($x1449 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1457 (ite $x851 (ite (not $x1955) new.stream (_ bv66 7)) (ite $x972 (ite $x1955 (_ bv96 7) new.stream) (ite $x794 (_ bv92 7) (_ bv16 7))))))
 (let (($x1553 (= (_ bv92 7) new.embedding.state)))
 (let ((?x2705 (ite $x1553 (ite $x3530 (_ bv96 7) ?x1457) (ite $x1449 ?x1398 (ite $x541 ?x11 new.embedding.state)))))
 (= new.embedding.joined ?x2705))))))))))))))))))))))))))))
(assert
 (let (($x1712 (not new.hidden.everywhere)))
 (let (($x3530 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1449 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x1449 (= (_ bv96 7) new.embedding.joined) $x3530 $x1712))))))
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
 (let (($x1553 (= (_ bv92 7) new.embedding.state)))
 (let (($x544 (or $x1553 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x1352 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1471 (not new.embedding.full_though_split)))
 (let (($x2039 (= (_ bv27 7) new.embedding.positions)))
 (let (($x2323 (= 1 new.tp)))
 (let (($x2811 (or $x2323 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1471) (and $x2039 $x1471 (or (not (= (_ bv95 7) new.embedding.split)) (not $x1553))) (and $x1352 $x544) (and (= (_ bv23 7) new.embedding.positions) $x1553))))
 (not $x2811)))))))))
(assert
 (let (($x2398 (= (_ bv92 7) old.embedding.state)))
(let (($x1798 (or $x2398 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x517 (= (_ bv29 7) old.embedding.positions)))
(let (($x3011 (not old.embedding.full_though_split)))
(let (($x3120 (= (_ bv27 7) old.embedding.positions)))
(let (($x571 (= 1 old.tp)))
(or $x571 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x3011) (and $x3120 $x3011 (or (not (= (_ bv95 7) old.embedding.split)) (not $x2398))) (and $x517 $x1798) (and (= (_ bv23 7) old.embedding.positions) $x2398)))))))))
(check-sat)

; from one replica to any number, question 50
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
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1818 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x690 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2417 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2019 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2616 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2616 $x2019 $x3135 $x531 $x2417 $x759 $x3200 $x2901 $x2431 $x690))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2587 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2587 $x786 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3832 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1696 (= (_ bv10 7) old.attention.out.input)))
 (or $x1696 $x3832 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x805 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2546 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3032 (= (_ bv40 7) old.attention.out.split)))
 (or $x3032 $x2546 $x805)))))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x2446 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2446 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x1443 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1443 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3174 (= (_ bv56 7) old.attention.value_dim.kind) $x1441 $x3957 (= (_ bv91 7) old.attention.value_dim.kind) $x1165 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x167 (and $x759 (< 1 old.attention.heads.parts) (= ?x208 old.attention.heads.n))))
 (= old.attention.heads.filled $x167))))))
(assert
 (let (($x3439 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x759 $x3439)))))
(assert
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1336 (= (- 1) old.attention.heads.n)))
 (let (($x2078 (or $x1336 (< (* ?x208 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x251 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2078 0 1))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2267 (or $x1336 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x956 (ite (and $x1336 (= 1 old.attention.heads.parts)) 1 (ite $x2267 0 1))))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2417 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x690 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2616 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2019 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1433 (ite (or $x2019 $x2616 $x2901 $x690 $x2417) 1 (ite $x3135 ?x956 (ite $x759 ?x251 old.attention.heads.given_least)))))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2431 old.attention.heads.parts ?x1433)))))))))))))))))))
(assert
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x692 (or $x3200 $x531)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x1078 (ite $x2431 old.attention.heads.parts (ite $x692 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1078)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x1336 (= (- 1) old.attention.heads.n)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2321 (ite $x3135 (or $x1336 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1336 (< 1 old.attention.heads.n)))))
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1260 (ite $x2901 (or $x1336 (< old.attention.heads.block old.attention.heads.n)) (ite $x759 (or $x1336 (< ?x208 old.attention.heads.n)) $x2321))))
 (let (($x2392 (= 1 old.attention.heads.parts)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x692 (or $x3200 $x531)))
 (let (($x2791 (ite $x692 old.attention.heads.given_moved (ite (or $x2431 $x2392) false $x1260))))
 (= old.attention.heads.moved $x2791))))))))))))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x767 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1441 (not (= 0 ?x767)))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x3032 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3299 (not $x3032)))
 (let (($x1696 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3832 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3832 (and $x1696 $x3299))))))))
(assert
 (let (($x1007 (not old.attention.heads.padded)))
 (let (($x2392 (= 1 old.attention.heads.parts)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x692 (or $x3200 $x531)))
 (let (($x1027 (ite $x692 old.attention.heads.given_everywhere (or $x2431 (and $x2392 $x1007)))))
 (= old.attention.heads.everywhere $x1027)))))))))
(assert
 (let (($x521 (not old.attention.value_dim.padded)))
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1305 (ite (or $x3957 $x3174) old.attention.value_dim.given_everywhere (or $x1165 (and (= 1 old.attention.value_dim.parts) $x521)))))
 (= old.attention.value_dim.everywhere $x1305)))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x3989 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x3989)))))))))))))))))))))))
(assert
 (let (($x2560 (not old.attention.heads.moved)))
 (let (($x690 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2616 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2019 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1459 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2019 $x2616 $x2901 $x690) $x2560))))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x692 (or $x3200 $x531)))
 (= old.attention.heads.undivided (ite $x692 old.attention.heads.given_undivided $x1459))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x2150 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2327 ?x3999 ?x2150))))))))))))))))))))))))
(assert
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1354 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x721 (ite $x1354 old.attention.v (ite $x3020 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x721)))))
(assert
 (let (($x3444 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2400 (not old.attention.gathers)))
 (let (($x2546 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2546 $x2400 $x3444))))))
(assert
 (let ((?x895 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3223 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2587 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x934 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x786 $x2587) $x3223))))
 (let (($x3032 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3299 (not $x3032)))
 (let (($x301 (= (_ bv36 7) old.attention.mixed)))
 (let (($x776 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x301)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x301 old.attention.value_dim.everywhere $x3299) $x934)))
 (= old.attention.mixed_in (ite $x776 (_ bv96 7) ?x895))))))))))))
(assert
 (let ((?x3755 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2350 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3122 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x3223 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3032 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2608 (and $x3032 (or $x786 $x3223) (ite $x3122 old.attention.dims_where_kept $x2350))))
 (= old.attention.out_state (ite $x2608 (_ bv96 7) ?x3755))))))))))
(assert
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2991 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2598 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2723 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1488 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x957 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x957 $x1488 $x2899 $x983 $x2723 $x2124 $x2912 $x1544 $x3098 $x2598))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2671 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x781 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x781 $x2671 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2970 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1278 (= (_ bv10 7) new.attention.out.input)))
 (or $x1278 $x2970 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x761 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2007 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1183 (= (_ bv40 7) new.attention.out.split)))
 (or $x1183 $x2007 $x761)))))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x1413 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1413 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x945 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x945 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2716 (= (_ bv56 7) new.attention.value_dim.kind) $x2927 $x1023 (= (_ bv91 7) new.attention.value_dim.kind) $x1368 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x266 (and $x2124 (< 1 new.attention.heads.parts) (= ?x1198 new.attention.heads.n))))
 (= new.attention.heads.filled $x266))))))
(assert
 (let (($x2830 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2124 $x2830)))))
(assert
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x215 (= (- 1) new.attention.heads.n)))
 (let (($x3182 (or $x215 (< (* ?x1198 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1204 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x3182 0 1))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x763 (or $x215 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1308 (ite (and $x215 (= 1 new.attention.heads.parts)) 1 (ite $x763 0 1))))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2723 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2598 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x957 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1488 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x151 (ite (or $x1488 $x957 $x1544 $x2598 $x2723) 1 (ite $x2899 ?x1308 (ite $x2124 ?x1204 new.attention.heads.given_least)))))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3098 new.attention.heads.parts ?x151)))))))))))))))))))
(assert
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1691 (or $x2912 $x983)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x2905 (ite $x3098 new.attention.heads.parts (ite $x1691 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x2905)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x215 (= (- 1) new.attention.heads.n)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3096 (ite $x2899 (or $x215 (<= new.attention.heads.parts new.attention.heads.n)) (or $x215 (< 1 new.attention.heads.n)))))
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x172 (ite $x1544 (or $x215 (< new.attention.heads.block new.attention.heads.n)) (ite $x2124 (or $x215 (< ?x1198 new.attention.heads.n)) $x3096))))
 (let (($x1797 (= 1 new.attention.heads.parts)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1691 (or $x2912 $x983)))
 (let (($x1952 (ite $x1691 new.attention.heads.given_moved (ite (or $x3098 $x1797) false $x172))))
 (= new.attention.heads.moved $x1952))))))))))))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x1767 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2927 (not (= 0 ?x1767)))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x1183 (= (_ bv40 7) new.attention.out.split)))
 (let (($x988 (not $x1183)))
 (let (($x1278 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2970 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2970 (and $x1278 $x988))))))))
(assert
 (let (($x3552 (not new.attention.heads.padded)))
 (let (($x1797 (= 1 new.attention.heads.parts)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1691 (or $x2912 $x983)))
 (let (($x2623 (ite $x1691 new.attention.heads.given_everywhere (or $x3098 (and $x1797 $x3552)))))
 (= new.attention.heads.everywhere $x2623)))))))))
(assert
 (let (($x1556 (not new.attention.value_dim.padded)))
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x942 (ite (or $x1023 $x2716) new.attention.value_dim.given_everywhere (or $x1368 (and (= 1 new.attention.value_dim.parts) $x1556)))))
 (= new.attention.value_dim.everywhere $x942)))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x707 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x707))))))))))))))))))))))
(assert
 (let (($x2353 (not new.attention.heads.moved)))
 (let (($x2598 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x957 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1488 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x453 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1488 $x957 $x1544 $x2598) $x2353))))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1691 (or $x2912 $x983)))
 (= new.attention.heads.undivided (ite $x1691 new.attention.heads.given_undivided $x453))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x2374 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2112 ?x3007 ?x2374)))))))))))))))))))))))
(assert
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2113 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1826 (ite $x2113 new.attention.v (ite $x3004 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1826)))))
(assert
 (let (($x2818 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2081 (not new.attention.gathers)))
 (let (($x2007 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2007 $x2081 $x2818))))))
(assert
 (let ((?x1761 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3066 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x781 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2671 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2933 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2671 $x781) $x3066))))
 (let (($x1183 (= (_ bv40 7) new.attention.out.split)))
 (let (($x988 (not $x1183)))
 (let (($x3368 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2681 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3368)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3368 new.attention.value_dim.everywhere $x988) $x2933)))
 (= new.attention.mixed_in (ite $x2681 (_ bv96 7) ?x1761))))))))))))
(assert
 (let ((?x1338 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3163 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1360 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x3066 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2671 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1183 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1882 (and $x1183 (or $x2671 $x3066) (ite $x1360 new.attention.dims_where_kept $x3163))))
 (= new.attention.out_state (ite $x1882 (_ bv96 7) ?x1338))))))))))
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
 (let (($x2059 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x409 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x1183 (= (_ bv40 7) new.attention.out.split)))
 (let (($x988 (not $x1183)))
 (let (($x2534 (or (= 1 new.attention.heads.most) $x988 (= (_ bv96 7) new.attention.out_state) (and $x409 (and new.attention.heads.undivided $x2059)))))
 (let (($x3919 (not new.attention.heads.beyond)))
 (let (($x1250 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x1183 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x1250 (and (<= 1 new.attention.heads.least) $x3919 $x2534)))))))))))
(assert
 (let (($x2816 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1074 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x3032 (= (_ bv40 7) old.attention.out.split)))
(let (($x3299 (not $x3032)))
(let (($x3436 (or (= 1 old.attention.heads.most) $x3299 (= (_ bv96 7) old.attention.out_state) (and $x1074 (and old.attention.heads.undivided $x2816)))))
(let (($x3502 (not old.attention.heads.beyond)))
(let (($x712 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x3032 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x712 (and (<= 1 old.attention.heads.least) $x3502 $x3436))))))))))
(check-sat)

; from one replica to any number, question 51
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
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1818 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x759 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1441 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x972 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7)))))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x1004 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x549 $x1378) old.attention.qkv.split ?x1481) ?x972)))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1371 (ite $x2327 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7))) ?x1004)))
 (= old.attention.q ?x1371)))))))))))))))))))
(assert
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2991 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2124 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2927 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x514 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7)))))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2344 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2695 $x2263) new.attention.qkv.split ?x482) ?x514)))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1362 (ite $x2112 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7))) ?x2344)))
 (= new.attention.q ?x1362))))))))))))))))))
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
 (let (($x413 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x3906 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x413)))))
 (not $x3906))))
(assert
 (let (($x2619 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x2619))))
(check-sat)

; from one replica to any number, question 52
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
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x638 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1748 $x2240 $x160 $x3600 $x638 $x1818 $x95 $x2734 $x554 $x3393))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x531 (= (_ bv56 7) old.attention.heads.kind) $x759 $x3200 (= (_ bv91 7) old.attention.heads.kind) $x2431 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3860 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1545 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1545 $x3860 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1477 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2689 (= (_ bv10 7) old.attention.out.input)))
 (or $x2689 $x1477 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3559 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3374 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3350 (= (_ bv40 7) old.attention.out.split)))
 (or $x3350 $x3374 $x3559)))))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x3758 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3758 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x707 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x707 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2602 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1563 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1563 $x2602 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x2492 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1415 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1062 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3381 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x901 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x3219 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x3219 $x901 $x3381 $x3174 $x1062 $x1441 $x3957 $x1415 $x1165 $x2492))))))))))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let (($x2262 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x759 $x2262)))))
(assert
 (let ((?x240 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1818 (not (= 0 ?x240)))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2392 (= (- 1) old.attention.head_dim.n)))
 (let (($x2035 (or $x2392 (< (* ?x834 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1939 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1175 (ite $x1818 (ite (= 0 ?x1939) 1 (ite $x2035 0 1)) old.attention.head_dim.given_least)))
 (let (($x3918 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3272 (ite (and $x2392 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2392 $x3918) 0 1))))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x638 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3048 (ite $x554 old.attention.head_dim.parts (ite (or $x2240 $x1748 $x2734 $x3393 $x638) 1 (ite $x160 ?x3272 ?x1175)))))
 (= old.attention.head_dim.least ?x3048)))))))))))))))))))
(assert
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2611 (or $x95 $x3600)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2413 (ite $x554 old.attention.head_dim.parts (ite $x2611 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2413)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x2392 (= (- 1) old.attention.head_dim.n)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2488 (ite $x160 (or $x2392 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2392 (< 1 old.attention.head_dim.n)))))
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3865 (ite $x2734 (or $x2392 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1818 (or $x2392 (< ?x834 old.attention.head_dim.n)) $x2488))))
 (let (($x10 (= 1 old.attention.head_dim.parts)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2611 (or $x95 $x3600)))
 (let (($x1265 (ite $x2611 old.attention.head_dim.given_moved (ite (or $x554 $x10) false $x3865))))
 (= old.attention.head_dim.moved $x1265))))))))))))))))
(assert
 (let ((?x1209 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1441 (not (= 0 ?x1209)))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1558 (div ?x2700 old.attention.value_dim.parts)))
 (let (($x2990 (= (- 1) old.attention.value_dim.n)))
 (let (($x934 (or $x2990 (< (* ?x1558 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x2877 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2659 (ite $x1441 (ite (= 0 ?x2877) 1 (ite $x934 0 1)) old.attention.value_dim.given_least)))
 (let (($x3364 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1529 (ite (and $x2990 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x2990 $x3364) 0 1))))
 (let (($x3381 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1062 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2492 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1415 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3219 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x901 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x2378 (ite $x1165 old.attention.value_dim.parts (ite (or $x901 $x3219 $x1415 $x2492 $x1062) 1 (ite $x3381 ?x1529 ?x2659)))))
 (= old.attention.value_dim.least ?x2378))))))))))))))))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1558 (div ?x2700 old.attention.value_dim.parts)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= ?x1558 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x3081 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2283 (not old.model.sinks)))
 (= old.attention.one_key (and $x2283 $x3081)))))
(assert
 (let (($x3350 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2932 (not $x3350)))
 (let (($x2689 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1477 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1477 (and $x2689 $x2932))))))))
(assert
 (let (($x3223 (not old.attention.heads.padded)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x996 (ite (or $x3200 $x531) old.attention.heads.given_everywhere (or $x2431 (and (= 1 old.attention.heads.parts) $x3223)))))
 (= old.attention.heads.everywhere $x996)))))))
(assert
 (let (($x3293 (not old.attention.head_dim.padded)))
 (let (($x10 (= 1 old.attention.head_dim.parts)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2611 (or $x95 $x3600)))
 (let (($x2887 (ite $x2611 old.attention.head_dim.given_everywhere (or $x554 (and $x10 $x3293)))))
 (= old.attention.head_dim.everywhere $x2887)))))))))
(assert
 (let (($x2093 (not old.attention.value_dim.padded)))
 (let (($x2825 (= 1 old.attention.value_dim.parts)))
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x354 (ite (or $x3957 $x3174) old.attention.value_dim.given_everywhere (or $x1165 (and $x2825 $x2093)))))
 (= old.attention.value_dim.everywhere $x354))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1004 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2327 ?x3999 ?x1004)))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x2169 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x2169)))))))))))))))))))))))
(assert
 (let (($x2741 (not old.attention.head_dim.moved)))
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3182 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2240 $x1748 $x2734 $x3393) $x2741))))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2611 (or $x95 $x3600)))
 (= old.attention.head_dim.undivided (ite $x2611 old.attention.head_dim.given_undivided $x3182))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x3105 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2327 ?x3999 ?x3105))))))))))))))))))))))))
(assert
 (let (($x565 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1563 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2741 (not old.attention.head_dim.moved)))
 (let (($x2034 (= 1 old.attention.head_dim.most)))
 (let (($x1767 (<= 1 old.attention.head_dim.least)))
 (let (($x2677 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2602 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x691 (ite (or $x2602 $x2677) (and $x1767 (or old.attention.head_dim.undivided (and $x2034 $x2741))) (and $x1563 (and old.attention.head_dim.undivided $x565)))))
 (= old.attention.scores_whole $x691))))))))))
(assert
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x453 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1413 (ite $x453 old.attention.v (ite $x3020 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1413)))))
(assert
 (let (($x2496 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x652 (not old.attention.gathers)))
 (let (($x3374 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3374 $x652 $x2496))))))
(assert
 (let ((?x3940 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x676 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1545 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3860 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3288 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x3860 $x1545) $x676))))
 (let (($x3350 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2932 (not $x3350)))
 (let (($x945 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2681 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x945)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x945 old.attention.value_dim.everywhere $x2932) $x3288)))
 (= old.attention.mixed_in (ite $x2681 (_ bv96 7) ?x3940))))))))))))
(assert
 (let ((?x145 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3144 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x761 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3144)))
 (let (($x676 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3860 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3350 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3350 (or $x3860 $x676) $x761) (_ bv96 7) ?x145)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2662 $x2580 $x1365 $x480 $x2144 $x2991 $x2855 $x1237 $x1311 $x2247))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x983 (= (_ bv56 7) new.attention.heads.kind) $x2124 $x2912 (= (_ bv91 7) new.attention.heads.kind) $x3098 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3024 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x300 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x300 $x3024 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2534 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2138 (= (_ bv10 7) new.attention.out.input)))
 (or $x2138 $x2534 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3507 (= (_ bv61 7) new.attention.out.split)))
 (let (($x305 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2028 (= (_ bv40 7) new.attention.out.split)))
 (or $x2028 $x305 $x3507)))))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x97 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x97 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x2059 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2059 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1360 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1183 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1183 $x1360 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x962 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1040 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2936 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3036 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1848 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1412 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x1412 $x1848 $x3036 $x2716 $x2936 $x2927 $x1023 $x1040 $x1368 $x962))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let (($x3502 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2124 $x3502)))))
(assert
 (let ((?x3436 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2991 (not (= 0 ?x3436)))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3631 (= (- 1) new.attention.head_dim.n)))
 (let (($x2259 (or $x3631 (< (* ?x3402 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x956 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x251 (ite $x2991 (ite (= 0 ?x956) 1 (ite $x2259 0 1)) new.attention.head_dim.given_least)))
 (let (($x2063 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x3556 (ite (and $x3631 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3631 $x2063) 0 1))))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1433 (ite $x1311 new.attention.head_dim.parts (ite (or $x2580 $x2662 $x1237 $x2247 $x2144) 1 (ite $x1365 ?x3556 ?x251)))))
 (= new.attention.head_dim.least ?x1433)))))))))))))))))))
(assert
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1686 (or $x2855 $x480)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3101 (ite $x1311 new.attention.head_dim.parts (ite $x1686 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x3101)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x3631 (= (- 1) new.attention.head_dim.n)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2418 (ite $x1365 (or $x3631 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3631 (< 1 new.attention.head_dim.n)))))
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1665 (ite $x1237 (or $x3631 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2991 (or $x3631 (< ?x3402 new.attention.head_dim.n)) $x2418))))
 (let (($x3480 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1686 (or $x2855 $x480)))
 (let (($x373 (ite $x1686 new.attention.head_dim.given_moved (ite (or $x1311 $x3480) false $x1665))))
 (= new.attention.head_dim.moved $x373))))))))))))))))
(assert
 (let ((?x2783 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2927 (not (= 0 ?x2783)))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1060 (div ?x2278 new.attention.value_dim.parts)))
 (let (($x2511 (= (- 1) new.attention.value_dim.n)))
 (let (($x3398 (or $x2511 (< (* ?x1060 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2751 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x408 (ite $x2927 (ite (= 0 ?x2751) 1 (ite $x3398 0 1)) new.attention.value_dim.given_least)))
 (let (($x3738 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x1326 (ite (and $x2511 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x2511 $x3738) 0 1))))
 (let (($x3036 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2936 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x962 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1040 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1412 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1848 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x3863 (ite $x1368 new.attention.value_dim.parts (ite (or $x1848 $x1412 $x1040 $x962 $x2936) 1 (ite $x3036 ?x1326 ?x408)))))
 (= new.attention.value_dim.least ?x3863))))))))))))))))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1060 (div ?x2278 new.attention.value_dim.parts)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= ?x1060 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1044 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2092 (not new.model.sinks)))
 (= new.attention.one_key (and $x2092 $x1044)))))
(assert
 (let (($x2028 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3096 (not $x2028)))
 (let (($x2138 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2534 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2534 (and $x2138 $x3096))))))))
(assert
 (let (($x3571 (not new.attention.heads.padded)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3846 (ite (or $x2912 $x983) new.attention.heads.given_everywhere (or $x3098 (and (= 1 new.attention.heads.parts) $x3571)))))
 (= new.attention.heads.everywhere $x3846)))))))
(assert
 (let (($x1495 (not new.attention.head_dim.padded)))
 (let (($x3480 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1686 (or $x2855 $x480)))
 (let (($x2692 (ite $x1686 new.attention.head_dim.given_everywhere (or $x1311 (and $x3480 $x1495)))))
 (= new.attention.head_dim.everywhere $x2692)))))))))
(assert
 (let (($x3891 (not new.attention.value_dim.padded)))
 (let (($x753 (= 1 new.attention.value_dim.parts)))
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1471 (ite (or $x1023 $x2716) new.attention.value_dim.given_everywhere (or $x1368 (and $x753 $x3891)))))
 (= new.attention.value_dim.everywhere $x1471))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x2344 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2112 ?x3007 ?x2344))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x764 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x764))))))))))))))))))))))
(assert
 (let (($x1508 (not new.attention.head_dim.moved)))
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2627 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2580 $x2662 $x1237 $x2247) $x1508))))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1686 (or $x2855 $x480)))
 (= new.attention.head_dim.undivided (ite $x1686 new.attention.head_dim.given_undivided $x2627))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x1878 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2112 ?x3007 ?x1878)))))))))))))))))))))))
(assert
 (let (($x3656 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1183 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1508 (not new.attention.head_dim.moved)))
 (let (($x1730 (= 1 new.attention.head_dim.most)))
 (let (($x3989 (<= 1 new.attention.head_dim.least)))
 (let (($x1167 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1360 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x245 (ite (or $x1360 $x1167) (and $x3989 (or new.attention.head_dim.undivided (and $x1730 $x1508))) (and $x1183 (and new.attention.head_dim.undivided $x3656)))))
 (= new.attention.scores_whole $x245))))))))))
(assert
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x511 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3236 (ite $x511 new.attention.v (ite $x3004 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3236)))))
(assert
 (let (($x226 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x794 (not new.attention.gathers)))
 (let (($x305 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x305 $x794 $x226))))))
(assert
 (let ((?x2987 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2790 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x300 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3024 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2031 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3024 $x300) $x2790))))
 (let (($x2028 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3096 (not $x2028)))
 (let (($x2268 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3160 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2268)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2268 new.attention.value_dim.everywhere $x3096) $x2031)))
 (= new.attention.mixed_in (ite $x3160 (_ bv96 7) ?x2987))))))))))))
(assert
 (let ((?x1784 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1835 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2676 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1835)))
 (let (($x2790 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3024 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2028 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2028 (or $x3024 $x2790) $x2676) (_ bv96 7) ?x1784)))))))))
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
 (let (($x1342 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x2028 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3096 (not $x2028)))
 (let (($x3816 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1730 (= 1 new.attention.head_dim.most)))
 (let (($x1006 (= (_ bv96 7) new.attention.q)))
 (let (($x3208 (or $x1006 $x1730 (and $x3816 (or $x3096 $x1342 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x3524 (not new.attention.value_dim.beyond)))
 (let (($x2045 (or (and (<= 1 new.attention.value_dim.least) $x3524) (and new.model.latent $x1006))))
 (let (($x3989 (<= 1 new.attention.head_dim.least)))
 (let (($x2427 (not new.attention.head_dim.beyond)))
 (let (($x2928 (and $x2427 (or $x3989 (and new.attention.one_key (not $x1006))) $x2045 $x3208)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x2928)))))))))))))))
(assert
 (let (($x2843 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x3350 (= (_ bv40 7) old.attention.out.split)))
(let (($x2932 (not $x3350)))
(let (($x3504 (or old.attention.one_key old.attention.scores_whole)))
(let (($x2034 (= 1 old.attention.head_dim.most)))
(let (($x2687 (= (_ bv96 7) old.attention.q)))
(let (($x1446 (or $x2687 $x2034 (and $x3504 (or $x2932 $x2843 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2319 (not old.attention.value_dim.beyond)))
(let (($x1063 (or (and (<= 1 old.attention.value_dim.least) $x2319) (and old.model.latent $x2687))))
(let (($x1767 (<= 1 old.attention.head_dim.least)))
(let (($x177 (not old.attention.head_dim.beyond)))
(let (($x1105 (and $x177 (or $x1767 (and old.attention.one_key (not $x2687))) $x1063 $x1446)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x1105))))))))))))))
(check-sat)

; from one replica to any number, question 53
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
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1818 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x759 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1441 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x972 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7)))))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x1004 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x549 $x1378) old.attention.qkv.split ?x1481) ?x972)))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1371 (ite $x2327 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7))) ?x1004)))
 (= old.attention.q ?x1371)))))))))))))))))))
(assert
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2991 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2124 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2927 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x514 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7)))))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2344 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2695 $x2263) new.attention.qkv.split ?x482) ?x514)))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1362 (ite $x2112 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7))) ?x2344)))
 (= new.attention.q ?x1362))))))))))))))))))
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
 (let (($x711 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x711)))
(assert
 (let (($x3035 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x3035)))
(check-sat)

; from one replica to any number, question 54
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
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1818 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x759 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x2183 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2183 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x593 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x593 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1441 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1004 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2327 ?x3999 ?x1004)))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x3149 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x3149)))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1782 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2327 ?x3999 ?x1782))))))))))))))))))))))))
(assert
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2991 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2124 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x2172 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2172 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x2646 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2646 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2927 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x2344 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2112 ?x3007 ?x2344))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x375 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x375))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x441 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2112 ?x3007 ?x441)))))))))))))))))))))))
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
 (let (($x2582 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x2323 (= 1 new.tp)))
 (not (or $x2323 (not $x2582))))))
(assert
 (let (($x1053 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x571 (= 1 old.tp)))
(or $x571 (not $x1053)))))
(check-sat)

; from one replica to any number, question 55
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
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1818 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x690 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2417 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2019 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2616 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2616 $x2019 $x3135 $x531 $x2417 $x759 $x3200 $x2901 $x2431 $x690))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x415 (= (_ bv57 7) old.attention.out.split)))
 (let (($x87 (= (_ bv40 7) old.attention.out.split)))
 (or $x87 $x415 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x2183 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2183 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x593 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x593 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1429 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x1429)))
(assert
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1441 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
(assert
 (let (($x1107 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1107 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x167 (and $x759 (< 1 old.attention.heads.parts) (= ?x208 old.attention.heads.n))))
 (= old.attention.heads.filled $x167))))))
(assert
 (let (($x2790 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x759 $x2790)))))
(assert
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1875 (= (- 1) old.attention.heads.n)))
 (let (($x3631 (or $x1875 (< (* ?x208 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1326 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x3631 0 1))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1515 (or $x1875 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1878 (ite (and $x1875 (= 1 old.attention.heads.parts)) 1 (ite $x1515 0 1))))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2417 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x690 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2616 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2019 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1414 (ite (or $x2019 $x2616 $x2901 $x690 $x2417) 1 (ite $x3135 ?x1878 (ite $x759 ?x1326 old.attention.heads.given_least)))))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2431 old.attention.heads.parts ?x1414)))))))))))))))))))
(assert
 (let (($x1875 (= (- 1) old.attention.heads.n)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3507 (ite $x3135 (or $x1875 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1875 (< 1 old.attention.heads.n)))))
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2880 (ite $x2901 (or $x1875 (< old.attention.heads.block old.attention.heads.n)) (ite $x759 (or $x1875 (< ?x208 old.attention.heads.n)) $x3507))))
 (let (($x3105 (= 1 old.attention.heads.parts)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1274 (or $x3200 $x531)))
 (let (($x2932 (ite $x1274 old.attention.heads.given_moved (ite (or $x2431 $x3105) false $x2880))))
 (= old.attention.heads.moved $x2932))))))))))))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x361 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2081 (not old.model.sinks)))
 (= old.attention.one_key (and $x2081 $x361)))))
(assert
 (let (($x2953 (not old.attention.heads.padded)))
 (let (($x3105 (= 1 old.attention.heads.parts)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1274 (or $x3200 $x531)))
 (let (($x141 (ite $x1274 old.attention.heads.given_everywhere (or $x2431 (and $x3105 $x2953)))))
 (= old.attention.heads.everywhere $x141)))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1004 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2327 ?x3999 ?x1004)))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x3149 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x3149)))))))))))))))))))))))
(assert
 (let (($x2353 (not old.attention.heads.moved)))
 (let (($x690 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2616 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2019 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3702 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2019 $x2616 $x2901 $x690) $x2353))))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1274 (or $x3200 $x531)))
 (= old.attention.heads.undivided (ite $x1274 old.attention.heads.given_undivided $x3702))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1782 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2327 ?x3999 ?x1782))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2991 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2598 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2723 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1488 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x957 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x957 $x1488 $x2899 $x983 $x2723 $x2124 $x2912 $x1544 $x3098 $x2598))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x175 (= (_ bv57 7) new.attention.out.split)))
 (let (($x97 (= (_ bv40 7) new.attention.out.split)))
 (or $x97 $x175 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x2172 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2172 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x2646 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2646 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2534 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x2534)))
(assert
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2927 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
(assert
 (let (($x565 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x565 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x266 (and $x2124 (< 1 new.attention.heads.parts) (= ?x1198 new.attention.heads.n))))
 (= new.attention.heads.filled $x266))))))
(assert
 (let (($x945 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2124 $x945)))))
(assert
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x500 (= (- 1) new.attention.heads.n)))
 (let (($x501 (or $x500 (< (* ?x1198 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x805 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x501 0 1))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1529 (or $x500 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x3364 (ite (and $x500 (= 1 new.attention.heads.parts)) 1 (ite $x1529 0 1))))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2723 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2598 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x957 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1488 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x3081 (ite (or $x1488 $x957 $x1544 $x2598 $x2723) 1 (ite $x2899 ?x3364 (ite $x2124 ?x805 new.attention.heads.given_least)))))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3098 new.attention.heads.parts ?x3081)))))))))))))))))))
(assert
 (let (($x500 (= (- 1) new.attention.heads.n)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2892 (ite $x2899 (or $x500 (<= new.attention.heads.parts new.attention.heads.n)) (or $x500 (< 1 new.attention.heads.n)))))
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2887 (ite $x1544 (or $x500 (< new.attention.heads.block new.attention.heads.n)) (ite $x2124 (or $x500 (< ?x1198 new.attention.heads.n)) $x2892))))
 (let (($x2830 (= 1 new.attention.heads.parts)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3876 (or $x2912 $x983)))
 (let (($x861 (ite $x3876 new.attention.heads.given_moved (ite (or $x3098 $x2830) false $x2887))))
 (= new.attention.heads.moved $x861))))))))))))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x1041 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3300 (not new.model.sinks)))
 (= new.attention.one_key (and $x3300 $x1041)))))
(assert
 (let (($x453 (not new.attention.heads.padded)))
 (let (($x2830 (= 1 new.attention.heads.parts)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3876 (or $x2912 $x983)))
 (let (($x2602 (ite $x3876 new.attention.heads.given_everywhere (or $x3098 (and $x2830 $x453)))))
 (= new.attention.heads.everywhere $x2602)))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x2344 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2112 ?x3007 ?x2344))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x375 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x375))))))))))))))))))))))
(assert
 (let (($x1645 (not new.attention.heads.moved)))
 (let (($x2598 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x957 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1488 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3368 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1488 $x957 $x1544 $x2598) $x1645))))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3876 (or $x2912 $x983)))
 (= new.attention.heads.undivided (ite $x3876 new.attention.heads.given_undivided $x3368))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x441 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2112 ?x3007 ?x441)))))))))))))))))))))))
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
 (let (($x1179 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x97 (= (_ bv40 7) new.attention.out.split)))
 (let (($x175 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2869 (not new.model.latent)))
 (let (($x1014 (and $x2869 (or $x175 (and $x97 (and new.attention.heads.undivided $x1179))))))
 (let (($x2534 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x172 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x2534 new.attention.one_key)))
 (let (($x1563 (not (= (_ bv92 7) new.attention.k))))
 (let (($x3024 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1859 (or $x3024 new.attention.one_key (and $x1563 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x753 (and $x1859 (or $x1563 (and (= (_ bv57 7) new.model.qk_norm) $x2869)) $x172 (or (not (= (_ bv92 7) new.attention.v)) $x1014))))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let (($x2323 (= 1 new.tp)))
 (not (or $x2323 $x2963 $x753)))))))))))))))))
(assert
 (let (($x1767 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x87 (= (_ bv40 7) old.attention.out.split)))
(let (($x415 (= (_ bv57 7) old.attention.out.split)))
(let (($x2319 (not old.model.latent)))
(let (($x1063 (and $x2319 (or $x415 (and $x87 (and old.attention.heads.undivided $x1767))))))
(let (($x1429 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1438 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x1429 old.attention.one_key)))
(let (($x644 (not (= (_ bv92 7) old.attention.k))))
(let (($x2496 (not (= (_ bv92 7) old.attention.q))))
(let (($x2288 (or $x2496 old.attention.one_key (and $x644 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x3444 (and $x2288 (or $x644 (and (= (_ bv57 7) old.model.qk_norm) $x2319)) $x1438 (or (not (= (_ bv92 7) old.attention.v)) $x1063))))
(let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1531 (not $x355)))
(let (($x571 (= 1 old.tp)))
(or $x571 $x1531 $x3444))))))))))))))))
(check-sat)

; from one replica to any number, question 56
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
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1818 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x759 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x2183 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2183 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x593 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x593 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1441 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x361 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2081 (not old.model.sinks)))
 (= old.attention.one_key (and $x2081 $x361)))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x2120 (not old.attention.qkv.group.pp)))
 (let (($x3417 (or $x2120 (= 1 old.pp))))
 (let (($x2670 (not old.attention.qkv.group.sp)))
 (let (($x3373 (or $x2670 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x2590 (or $x519 $x2243)))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2590 $x3373 $x3417)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1004 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2327 ?x3999 ?x1004))))))))))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x2120 (not old.attention.qkv.group.pp)))
 (let (($x3417 (or $x2120 (= 1 old.pp))))
 (let (($x2670 (not old.attention.qkv.group.sp)))
 (let (($x3373 (or $x2670 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x2590 (or $x519 $x2243)))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2590 $x3373 $x3417)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x3149 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x3149))))))))))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x2120 (not old.attention.qkv.group.pp)))
 (let (($x3417 (or $x2120 (= 1 old.pp))))
 (let (($x2670 (not old.attention.qkv.group.sp)))
 (let (($x3373 (or $x2670 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x2590 (or $x519 $x2243)))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2590 $x3373 $x3417)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1782 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2327 ?x3999 ?x1782)))))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2991 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2124 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x2172 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2172 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x2646 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2646 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2927 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x1041 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3300 (not new.model.sinks)))
 (= new.attention.one_key (and $x3300 $x1041)))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2329 (not new.attention.qkv.group.pp)))
 (let (($x973 (or $x2329 (= 1 new.pp))))
 (let (($x2293 (not new.attention.qkv.group.sp)))
 (let (($x1614 (or $x2293 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1623 (not new.attention.qkv.group.dp)))
 (let (($x2554 (or $x1623 $x2345)))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2554 $x1614 $x973)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x2344 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2112 ?x3007 ?x2344)))))))))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2329 (not new.attention.qkv.group.pp)))
 (let (($x973 (or $x2329 (= 1 new.pp))))
 (let (($x2293 (not new.attention.qkv.group.sp)))
 (let (($x1614 (or $x2293 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1623 (not new.attention.qkv.group.dp)))
 (let (($x2554 (or $x1623 $x2345)))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2554 $x1614 $x973)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x375 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x375)))))))))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2329 (not new.attention.qkv.group.pp)))
 (let (($x973 (or $x2329 (= 1 new.pp))))
 (let (($x2293 (not new.attention.qkv.group.sp)))
 (let (($x1614 (or $x2293 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1623 (not new.attention.qkv.group.dp)))
 (let (($x2554 (or $x1623 $x2345)))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2554 $x1614 $x973)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x441 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2112 ?x3007 ?x441))))))))))))))))))))))))))))))
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
 (let (($x2329 (not new.attention.qkv.group.pp)))
 (let (($x973 (or $x2329 (= 1 new.pp))))
 (let (($x2293 (not new.attention.qkv.group.sp)))
 (let (($x1614 (or $x2293 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1623 (not new.attention.qkv.group.dp)))
 (let (($x2554 (or $x1623 $x2345)))
 (let (($x574 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x2554 $x1614 $x973)))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2554 $x1614 $x973)))
 (let (($x521 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x2263)))))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1007 (or $x3195 (and $x2963 (or (= (_ bv10 7) new.attention.qkv.collective) $x2263)) $x521 $x574)))
 (not $x1007))))))))))))))))
(assert
 (let (($x2120 (not old.attention.qkv.group.pp)))
(let (($x3417 (or $x2120 (= 1 old.pp))))
(let (($x2670 (not old.attention.qkv.group.sp)))
(let (($x3373 (or $x2670 (= 1 old.sp))))
(let (($x2243 (= 1 old.dp)))
(let (($x519 (not old.attention.qkv.group.dp)))
(let (($x2590 (or $x519 $x2243)))
(let (($x1910 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x2590 $x3373 $x3417)))
(let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2590 $x3373 $x3417)))
(let (($x221 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x1378)))))
(let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1531 (not $x355)))
(let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x3784 (and $x1531 (or (= (_ bv10 7) old.attention.qkv.collective) $x1378)) $x221 $x1910)))))))))))))))
(check-sat)

; from one replica to any number, question 57
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
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x160 $x3600 (= (_ bv56 7) old.attention.head_dim.kind) $x1818 $x95 $x2734 $x554 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3135 $x531 (= (_ bv56 7) old.attention.heads.kind) $x759 $x3200 $x2901 $x2431 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2214 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x1372 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x1183 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x3374 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x3374 $x1183 $x1372 $x2214))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x2183 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2183 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x593 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x593 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (and (<= 1 old.attention.value_dim.block)))
(assert
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1415 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3381 (= (_ bv26 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) $x3381 $x3174 (= (_ bv56 7) old.attention.value_dim.kind) $x1441 $x3957 $x1415 $x1165 (= (_ bv99 7) old.attention.value_dim.kind)))))))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x167 (and $x759 (< 1 old.attention.heads.parts) (= ?x208 old.attention.heads.n))))
 (= old.attention.heads.filled $x167))))))
(assert
 (let (($x33 (= (- 1) old.attention.heads.n)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1798 (ite $x3135 (or $x33 (<= old.attention.heads.parts old.attention.heads.n)) (or $x33 (< 1 old.attention.heads.n)))))
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x412 (ite $x2901 (or $x33 (< old.attention.heads.block old.attention.heads.n)) (ite $x759 (or $x33 (< ?x208 old.attention.heads.n)) $x1798))))
 (let (($x183 (= 1 old.attention.heads.parts)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2350 (or $x3200 $x531)))
 (let (($x1222 (ite $x2350 old.attention.heads.given_moved (ite (or $x2431 $x183) false $x412))))
 (= old.attention.heads.moved $x1222))))))))))))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let (($x1924 (= (- 1) old.attention.head_dim.n)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1689 (ite $x160 (or $x1924 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1924 (< 1 old.attention.head_dim.n)))))
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2374 (ite $x2734 (or $x1924 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1818 (or $x1924 (< ?x834 old.attention.head_dim.n)) $x1689))))
 (let (($x1591 (= 1 old.attention.head_dim.parts)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x942 (ite $x1353 old.attention.head_dim.given_moved (ite (or $x554 $x1591) false $x2374))))
 (= old.attention.head_dim.moved $x942))))))))))))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1558 (div ?x2700 old.attention.value_dim.parts)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= ?x1558 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292)))))))
(assert
 (let (($x1413 (= (- 1) old.attention.value_dim.n)))
 (let (($x3381 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2898 (ite $x3381 (or $x1413 (<= old.attention.value_dim.parts old.attention.value_dim.n)) (or $x1413 (< 1 old.attention.value_dim.n)))))
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1558 (div ?x2700 old.attention.value_dim.parts)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1415 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x498 (ite $x1415 (or $x1413 (< old.attention.value_dim.block old.attention.value_dim.n)) (ite $x1441 (or $x1413 (< ?x1558 old.attention.value_dim.n)) $x2898))))
 (let (($x3235 (= 1 old.attention.value_dim.parts)))
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2268 (or $x3957 $x3174)))
 (let (($x147 (ite $x2268 old.attention.value_dim.given_moved (ite (or $x1165 $x3235) false $x498))))
 (= old.attention.value_dim.moved $x147)))))))))))))))))
(assert
 (let (($x361 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2081 (not old.model.sinks)))
 (= old.attention.one_key (and $x2081 $x361)))))
(assert
 (let (($x3182 (not old.attention.heads.moved)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x183 (= 1 old.attention.heads.parts)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2350 (or $x3200 $x531)))
 (let (($x3863 (ite $x2350 old.attention.heads.given_first (or $x183 (and (not (or $x2431 $x3135)) $x3182)))))
 (= old.attention.heads.first_alone $x3863))))))))))
(assert
 (let (($x3631 (not old.attention.head_dim.moved)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1591 (= 1 old.attention.head_dim.parts)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x1967 (ite $x1353 old.attention.head_dim.given_first (or $x1591 (and (not (or $x554 $x160)) $x3631)))))
 (= old.attention.head_dim.first_alone $x1967))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1004 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2327 ?x3999 ?x1004)))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x3149 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x3149)))))))))))))))))))))))
(assert
 (let (($x3053 (not old.attention.value_dim.moved)))
 (let (($x3381 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3235 (= 1 old.attention.value_dim.parts)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2268 (or $x3957 $x3174)))
 (let (($x2791 (ite $x2268 old.attention.value_dim.given_first (or $x3235 (and (not (or $x1165 $x3381)) $x3053)))))
 (= old.attention.value_dim.first_alone $x2791))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1782 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2327 ?x3999 ?x1782))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1365 $x480 (= (_ bv56 7) new.attention.head_dim.kind) $x2991 $x2855 $x1237 $x1311 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2899 $x983 (= (_ bv56 7) new.attention.heads.kind) $x2124 $x2912 $x1544 $x3098 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x120 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2093 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x1414 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x3443 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x3443 $x1414 $x2093 $x120))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x2172 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2172 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x2646 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2646 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (and (<= 1 new.attention.value_dim.block)))
(assert
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1040 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3036 (= (_ bv26 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) $x3036 $x2716 (= (_ bv56 7) new.attention.value_dim.kind) $x2927 $x1023 $x1040 $x1368 (= (_ bv99 7) new.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x266 (and $x2124 (< 1 new.attention.heads.parts) (= ?x1198 new.attention.heads.n))))
 (= new.attention.heads.filled $x266))))))
(assert
 (let (($x1092 (= (- 1) new.attention.heads.n)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2689 (ite $x2899 (or $x1092 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1092 (< 1 new.attention.heads.n)))))
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2510 (ite $x1544 (or $x1092 (< new.attention.heads.block new.attention.heads.n)) (ite $x2124 (or $x1092 (< ?x1198 new.attention.heads.n)) $x2689))))
 (let (($x2578 (= 1 new.attention.heads.parts)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x918 (or $x2912 $x983)))
 (let (($x19 (ite $x918 new.attention.heads.given_moved (ite (or $x3098 $x2578) false $x2510))))
 (= new.attention.heads.moved $x19))))))))))))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let (($x2092 (= (- 1) new.attention.head_dim.n)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2904 (ite $x1365 (or $x2092 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2092 (< 1 new.attention.head_dim.n)))))
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3823 (ite $x1237 (or $x2092 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2991 (or $x2092 (< ?x3402 new.attention.head_dim.n)) $x2904))))
 (let (($x2150 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x3405 (ite $x3015 new.attention.head_dim.given_moved (ite (or $x1311 $x2150) false $x3823))))
 (= new.attention.head_dim.moved $x3405))))))))))))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1060 (div ?x2278 new.attention.value_dim.parts)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= ?x1060 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605)))))))
(assert
 (let (($x1686 (= (- 1) new.attention.value_dim.n)))
 (let (($x3036 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1027 (ite $x3036 (or $x1686 (<= new.attention.value_dim.parts new.attention.value_dim.n)) (or $x1686 (< 1 new.attention.value_dim.n)))))
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1060 (div ?x2278 new.attention.value_dim.parts)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1040 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1984 (ite $x1040 (or $x1686 (< new.attention.value_dim.block new.attention.value_dim.n)) (ite $x2927 (or $x1686 (< ?x1060 new.attention.value_dim.n)) $x1027))))
 (let (($x52 (= 1 new.attention.value_dim.parts)))
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x776 (or $x1023 $x2716)))
 (let (($x1440 (ite $x776 new.attention.value_dim.given_moved (ite (or $x1368 $x52) false $x1984))))
 (= new.attention.value_dim.moved $x1440)))))))))))))))))
(assert
 (let (($x1041 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3300 (not new.model.sinks)))
 (= new.attention.one_key (and $x3300 $x1041)))))
(assert
 (let (($x456 (not new.attention.heads.moved)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2578 (= 1 new.attention.heads.parts)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x918 (or $x2912 $x983)))
 (let (($x2115 (ite $x918 new.attention.heads.given_first (or $x2578 (and (not (or $x3098 $x2899)) $x456)))))
 (= new.attention.heads.first_alone $x2115))))))))))
(assert
 (let (($x2163 (not new.attention.head_dim.moved)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2150 (= 1 new.attention.head_dim.parts)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x48 (ite $x3015 new.attention.head_dim.given_first (or $x2150 (and (not (or $x1311 $x1365)) $x2163)))))
 (= new.attention.head_dim.first_alone $x48))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x2344 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2112 ?x3007 ?x2344))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x375 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x375))))))))))))))))))))))
(assert
 (let (($x1887 (not new.attention.value_dim.moved)))
 (let (($x3036 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x52 (= 1 new.attention.value_dim.parts)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x776 (or $x1023 $x2716)))
 (let (($x3693 (ite $x776 new.attention.value_dim.given_first (or $x52 (and (not (or $x1368 $x3036)) $x1887)))))
 (= new.attention.value_dim.first_alone $x3693))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x441 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2112 ?x3007 ?x441)))))))))))))))))))))))
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
 (let (($x3816 (not new.attention.one_key)))
 (let (($x3443 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x13 (and $x3443 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x3816)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x1952 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x13)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2905 (and $x1073 new.attention.head_dim.first_alone new.attention.value_dim.first_alone)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1212 (or (and $x3004 new.attention.heads.first_alone new.attention.kv_first_alone) $x2905)))
 (let (($x120 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2311 (not (or (and new.model.q_bias $x3816) new.model.k_bias new.model.v_bias))))
 (let (($x2323 (= 1 new.tp)))
 (let (($x2607 (or $x2323 $x2311 (and (not $x1254) (or $x3443 (= (_ bv27 7) new.attention.qkv.bias))) (and $x120 $x1212) (and $x1254 $x1952))))
 (not $x2607)))))))))))))))
(assert
 (let (($x4030 (not old.attention.one_key)))
(let (($x3374 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x1734 (and $x3374 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x4030)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x3566 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x1734)))
(let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x1732 (and $x1387 old.attention.head_dim.first_alone old.attention.value_dim.first_alone)))
(let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x3707 (or (and $x3020 old.attention.heads.first_alone old.attention.kv_first_alone) $x1732)))
(let (($x2214 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x3325 (not (or (and old.model.q_bias $x4030) old.model.k_bias old.model.v_bias))))
(let (($x571 (= 1 old.tp)))
(or $x571 $x3325 (and (not $x355) (or $x3374 (= (_ bv27 7) old.attention.qkv.bias))) (and $x2214 $x3707) (and $x355 $x3566)))))))))))))))
(check-sat)

; from one replica to any number, question 58
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
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x638 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1748 $x2240 $x160 $x3600 $x638 $x1818 $x95 $x2734 $x554 $x3393))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x759 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x952 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x3283 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1640 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1640 $x3283 $x952)))))
(assert
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1441 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let ((?x1028 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1818 (not (= 0 ?x1028)))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1924 (= (- 1) old.attention.head_dim.n)))
 (let (($x3059 (or $x1924 (< (* ?x834 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2073 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x460 (ite $x1818 (ite (= 0 ?x2073) 1 (ite $x3059 0 1)) old.attention.head_dim.given_least)))
 (let (($x1038 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x307 (ite (and $x1924 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1924 $x1038) 0 1))))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x638 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2259 (ite $x554 old.attention.head_dim.parts (ite (or $x2240 $x1748 $x2734 $x3393 $x638) 1 (ite $x160 ?x307 ?x460)))))
 (= old.attention.head_dim.least ?x2259)))))))))))))))))))
(assert
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3066 (ite $x554 old.attention.head_dim.parts (ite $x1353 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x3066)))))))
(assert
 (let (($x1924 (= (- 1) old.attention.head_dim.n)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1689 (ite $x160 (or $x1924 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1924 (< 1 old.attention.head_dim.n)))))
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2374 (ite $x2734 (or $x1924 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1818 (or $x1924 (< ?x834 old.attention.head_dim.n)) $x1689))))
 (let (($x1591 (= 1 old.attention.head_dim.parts)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x942 (ite $x1353 old.attention.head_dim.given_moved (ite (or $x554 $x1591) false $x2374))))
 (= old.attention.head_dim.moved $x942))))))))))))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x361 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2081 (not old.model.sinks)))
 (= old.attention.one_key (and $x2081 $x361)))))
(assert
 (let (($x2823 (not old.attention.head_dim.padded)))
 (let (($x1591 (= 1 old.attention.head_dim.parts)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x53 (ite $x1353 old.attention.head_dim.given_everywhere (or $x554 (and $x1591 $x2823)))))
 (= old.attention.head_dim.everywhere $x53)))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x972 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7)))))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x1004 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x549 $x1378) old.attention.qkv.split ?x1481) ?x972)))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1371 (ite $x2327 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7))) ?x1004)))
 (= old.attention.q ?x1371)))))))))))))))))))
(assert
 (let (($x3631 (not old.attention.head_dim.moved)))
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3211 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2240 $x1748 $x2734 $x3393) $x3631))))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (= old.attention.head_dim.undivided (ite $x1353 old.attention.head_dim.given_undivided $x3211))))))))))))
(assert
 (let (($x684 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1640 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x3631 (not old.attention.head_dim.moved)))
 (let (($x1535 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x3631))))
 (let (($x30 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x3283 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1865 (ite (or $x3283 $x30) (and (<= 1 old.attention.head_dim.least) $x1535) (and $x1640 (and old.attention.head_dim.undivided $x684)))))
 (= old.attention.scores_whole $x1865)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2662 $x2580 $x1365 $x480 $x2144 $x2991 $x2855 $x1237 $x1311 $x2247))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2124 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x887 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1351 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2277 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2277 $x1351 $x887)))))
(assert
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2927 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let ((?x406 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2991 (not (= 0 ?x406)))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2092 (= (- 1) new.attention.head_dim.n)))
 (let (($x2488 (or $x2092 (< (* ?x3402 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x956 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1078 (ite $x2991 (ite (= 0 ?x956) 1 (ite $x2488 0 1)) new.attention.head_dim.given_least)))
 (let (($x2191 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1335 (ite (and $x2092 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2092 $x2191) 0 1))))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3296 (ite $x1311 new.attention.head_dim.parts (ite (or $x2580 $x2662 $x1237 $x2247 $x2144) 1 (ite $x1365 ?x1335 ?x1078)))))
 (= new.attention.head_dim.least ?x3296)))))))))))))))))))
(assert
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1956 (ite $x1311 new.attention.head_dim.parts (ite $x3015 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1956)))))))
(assert
 (let (($x2092 (= (- 1) new.attention.head_dim.n)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2904 (ite $x1365 (or $x2092 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2092 (< 1 new.attention.head_dim.n)))))
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3823 (ite $x1237 (or $x2092 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2991 (or $x2092 (< ?x3402 new.attention.head_dim.n)) $x2904))))
 (let (($x2150 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x3405 (ite $x3015 new.attention.head_dim.given_moved (ite (or $x1311 $x2150) false $x3823))))
 (= new.attention.head_dim.moved $x3405))))))))))))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x1041 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3300 (not new.model.sinks)))
 (= new.attention.one_key (and $x3300 $x1041)))))
(assert
 (let (($x1135 (not new.attention.head_dim.padded)))
 (let (($x2150 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x2956 (ite $x3015 new.attention.head_dim.given_everywhere (or $x1311 (and $x2150 $x1135)))))
 (= new.attention.head_dim.everywhere $x2956)))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x514 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7)))))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2344 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2695 $x2263) new.attention.qkv.split ?x482) ?x514)))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1362 (ite $x2112 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7))) ?x2344)))
 (= new.attention.q ?x1362))))))))))))))))))
(assert
 (let (($x2163 (not new.attention.head_dim.moved)))
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2802 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2580 $x2662 $x1237 $x2247) $x2163))))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (= new.attention.head_dim.undivided (ite $x3015 new.attention.head_dim.given_undivided $x2802))))))))))))
(assert
 (let (($x2970 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2277 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2163 (not new.attention.head_dim.moved)))
 (let (($x3101 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2163))))
 (let (($x315 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1351 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1268 (ite (or $x1351 $x315) (and (<= 1 new.attention.head_dim.least) $x3101) (and $x2277 (and new.attention.head_dim.undivided $x2970)))))
 (= new.attention.scores_whole $x1268)))))))))
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
 (let (($x887 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2323 (= 1 new.tp)))
 (let (($x1131 (or $x2323 (not (= (_ bv36 7) new.attention.q)) $x887 new.attention.one_key new.attention.scores_whole)))
 (not $x1131)))))
(assert
 (let (($x952 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x571 (= 1 old.tp)))
(or $x571 (not (= (_ bv36 7) old.attention.q)) $x952 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 59
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
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x638 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1748 $x2240 $x160 $x3600 $x638 $x1818 $x95 $x2734 $x554 $x3393))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x759 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x964 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x964 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x3283 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1640 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1640 $x3283 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1441 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let ((?x1028 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1818 (not (= 0 ?x1028)))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1924 (= (- 1) old.attention.head_dim.n)))
 (let (($x3059 (or $x1924 (< (* ?x834 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2073 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x460 (ite $x1818 (ite (= 0 ?x2073) 1 (ite $x3059 0 1)) old.attention.head_dim.given_least)))
 (let (($x1038 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x307 (ite (and $x1924 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1924 $x1038) 0 1))))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x638 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2259 (ite $x554 old.attention.head_dim.parts (ite (or $x2240 $x1748 $x2734 $x3393 $x638) 1 (ite $x160 ?x307 ?x460)))))
 (= old.attention.head_dim.least ?x2259)))))))))))))))))))
(assert
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3066 (ite $x554 old.attention.head_dim.parts (ite $x1353 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x3066)))))))
(assert
 (let (($x1924 (= (- 1) old.attention.head_dim.n)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1689 (ite $x160 (or $x1924 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1924 (< 1 old.attention.head_dim.n)))))
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2374 (ite $x2734 (or $x1924 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1818 (or $x1924 (< ?x834 old.attention.head_dim.n)) $x1689))))
 (let (($x1591 (= 1 old.attention.head_dim.parts)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x942 (ite $x1353 old.attention.head_dim.given_moved (ite (or $x554 $x1591) false $x2374))))
 (= old.attention.head_dim.moved $x942))))))))))))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x361 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2081 (not old.model.sinks)))
 (= old.attention.one_key (and $x2081 $x361)))))
(assert
 (let (($x2823 (not old.attention.head_dim.padded)))
 (let (($x1591 (= 1 old.attention.head_dim.parts)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x53 (ite $x1353 old.attention.head_dim.given_everywhere (or $x554 (and $x1591 $x2823)))))
 (= old.attention.head_dim.everywhere $x53)))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1004 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2327 ?x3999 ?x1004)))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x2535 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x2535)))))))))))))))))))))))
(assert
 (let (($x3631 (not old.attention.head_dim.moved)))
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3211 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2240 $x1748 $x2734 $x3393) $x3631))))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (= old.attention.head_dim.undivided (ite $x1353 old.attention.head_dim.given_undivided $x3211))))))))))))
(assert
 (let (($x684 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1640 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x3631 (not old.attention.head_dim.moved)))
 (let (($x1535 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x3631))))
 (let (($x3438 (= 1 old.pp)))
 (let (($x3398 (not old.attention.scores.group.pp)))
 (let (($x3683 (or $x3398 $x3438)))
 (let (($x2186 (= 1 old.sp)))
 (let (($x408 (not old.attention.scores.group.sp)))
 (let (($x2441 (or $x408 $x2186)))
 (let (($x2243 (= 1 old.dp)))
 (let (($x730 (not old.attention.scores.group.dp)))
 (let (($x1130 (or $x730 $x2243)))
 (let (($x30 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1130 $x2441 $x3683)))
 (let (($x3283 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1865 (ite (or $x3283 $x30) (and (<= 1 old.attention.head_dim.least) $x1535) (and $x1640 (and old.attention.head_dim.undivided $x684)))))
 (= old.attention.scores_whole $x1865))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2662 $x2580 $x1365 $x480 $x2144 $x2991 $x2855 $x1237 $x1311 $x2247))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2124 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x1667 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1667 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x1351 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2277 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2277 $x1351 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2927 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let ((?x406 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2991 (not (= 0 ?x406)))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2092 (= (- 1) new.attention.head_dim.n)))
 (let (($x2488 (or $x2092 (< (* ?x3402 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x956 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1078 (ite $x2991 (ite (= 0 ?x956) 1 (ite $x2488 0 1)) new.attention.head_dim.given_least)))
 (let (($x2191 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1335 (ite (and $x2092 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2092 $x2191) 0 1))))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3296 (ite $x1311 new.attention.head_dim.parts (ite (or $x2580 $x2662 $x1237 $x2247 $x2144) 1 (ite $x1365 ?x1335 ?x1078)))))
 (= new.attention.head_dim.least ?x3296)))))))))))))))))))
(assert
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1956 (ite $x1311 new.attention.head_dim.parts (ite $x3015 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1956)))))))
(assert
 (let (($x2092 (= (- 1) new.attention.head_dim.n)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2904 (ite $x1365 (or $x2092 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2092 (< 1 new.attention.head_dim.n)))))
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3823 (ite $x1237 (or $x2092 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2991 (or $x2092 (< ?x3402 new.attention.head_dim.n)) $x2904))))
 (let (($x2150 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x3405 (ite $x3015 new.attention.head_dim.given_moved (ite (or $x1311 $x2150) false $x3823))))
 (= new.attention.head_dim.moved $x3405))))))))))))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x1041 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3300 (not new.model.sinks)))
 (= new.attention.one_key (and $x3300 $x1041)))))
(assert
 (let (($x1135 (not new.attention.head_dim.padded)))
 (let (($x2150 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x2956 (ite $x3015 new.attention.head_dim.given_everywhere (or $x1311 (and $x2150 $x1135)))))
 (= new.attention.head_dim.everywhere $x2956)))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x2344 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2112 ?x3007 ?x2344))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x1349 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x1349))))))))))))))))))))))
(assert
 (let (($x2163 (not new.attention.head_dim.moved)))
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2802 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2580 $x2662 $x1237 $x2247) $x2163))))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (= new.attention.head_dim.undivided (ite $x3015 new.attention.head_dim.given_undivided $x2802))))))))))))
(assert
 (let (($x2970 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2277 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2163 (not new.attention.head_dim.moved)))
 (let (($x3101 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2163))))
 (let (($x3045 (= 1 new.pp)))
 (let (($x2481 (not new.attention.scores.group.pp)))
 (let (($x2409 (or $x2481 $x3045)))
 (let (($x1180 (= 1 new.sp)))
 (let (($x3871 (not new.attention.scores.group.sp)))
 (let (($x78 (or $x3871 $x1180)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1475 (not new.attention.scores.group.dp)))
 (let (($x504 (or $x1475 $x2345)))
 (let (($x315 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x504 $x78 $x2409)))
 (let (($x1351 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1268 (ite (or $x1351 $x315) (and (<= 1 new.attention.head_dim.least) $x3101) (and $x2277 (and new.attention.head_dim.undivided $x2970)))))
 (= new.attention.scores_whole $x1268))))))))))))))))))
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
 (let (($x3315 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x3045 (= 1 new.pp)))
 (let (($x2481 (not new.attention.scores.group.pp)))
 (let (($x2409 (or $x2481 $x3045)))
 (let (($x1180 (= 1 new.sp)))
 (let (($x3871 (not new.attention.scores.group.sp)))
 (let (($x78 (or $x3871 $x1180)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1475 (not new.attention.scores.group.dp)))
 (let (($x504 (or $x1475 $x2345)))
 (let (($x315 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x504 $x78 $x2409)))
 (let (($x1529 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x504 $x78 $x2409)))
 (let (($x2529 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x3494 (not new.attention.one_key)))
 (let (($x1338 (not new.attention.scores_whole)))
 (let (($x2277 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1351 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1804 (or $x1351 (and $x2277 (not (= 1 new.tp)) $x1338 $x3494) $x2529 $x1529 (and $x315 $x3315))))
 (not $x1804))))))))))))))))))))
(assert
 (let (($x19 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x3438 (= 1 old.pp)))
(let (($x3398 (not old.attention.scores.group.pp)))
(let (($x3683 (or $x3398 $x3438)))
(let (($x2186 (= 1 old.sp)))
(let (($x408 (not old.attention.scores.group.sp)))
(let (($x2441 (or $x408 $x2186)))
(let (($x2243 (= 1 old.dp)))
(let (($x730 (not old.attention.scores.group.dp)))
(let (($x1130 (or $x730 $x2243)))
(let (($x30 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1130 $x2441 $x3683)))
(let (($x2416 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x1130 $x2441 $x3683)))
(let (($x3940 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x1280 (not old.attention.one_key)))
(let (($x1646 (not old.attention.scores_whole)))
(let (($x1640 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x3283 (= (_ bv57 7) old.attention.scores.sum)))
(or $x3283 (and $x1640 (not (= 1 old.tp)) $x1646 $x1280) $x3940 $x2416 (and $x30 $x19))))))))))))))))))))
(check-sat)

; from one replica to any number, question 60
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
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x638 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1748 $x2240 $x160 $x3600 $x638 $x1818 $x95 $x2734 $x554 $x3393))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x759 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x1756 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x1756 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1441 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let ((?x1028 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1818 (not (= 0 ?x1028)))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1924 (= (- 1) old.attention.head_dim.n)))
 (let (($x3059 (or $x1924 (< (* ?x834 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2073 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x460 (ite $x1818 (ite (= 0 ?x2073) 1 (ite $x3059 0 1)) old.attention.head_dim.given_least)))
 (let (($x1038 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x307 (ite (and $x1924 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1924 $x1038) 0 1))))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x638 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2259 (ite $x554 old.attention.head_dim.parts (ite (or $x2240 $x1748 $x2734 $x3393 $x638) 1 (ite $x160 ?x307 ?x460)))))
 (= old.attention.head_dim.least ?x2259)))))))))))))))))))
(assert
 (let (($x1924 (= (- 1) old.attention.head_dim.n)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1689 (ite $x160 (or $x1924 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1924 (< 1 old.attention.head_dim.n)))))
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2374 (ite $x2734 (or $x1924 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1818 (or $x1924 (< ?x834 old.attention.head_dim.n)) $x1689))))
 (let (($x1591 (= 1 old.attention.head_dim.parts)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x942 (ite $x1353 old.attention.head_dim.given_moved (ite (or $x554 $x1591) false $x2374))))
 (= old.attention.head_dim.moved $x942))))))))))))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x361 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2081 (not old.model.sinks)))
 (= old.attention.one_key (and $x2081 $x361)))))
(assert
 (let (($x2823 (not old.attention.head_dim.padded)))
 (let (($x1591 (= 1 old.attention.head_dim.parts)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x53 (ite $x1353 old.attention.head_dim.given_everywhere (or $x554 (and $x1591 $x2823)))))
 (= old.attention.head_dim.everywhere $x53)))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x972 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7)))))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x1004 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x549 $x1378) old.attention.qkv.split ?x1481) ?x972)))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1371 (ite $x2327 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7))) ?x1004)))
 (= old.attention.q ?x1371)))))))))))))))))))
(assert
 (let (($x3631 (not old.attention.head_dim.moved)))
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3211 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2240 $x1748 $x2734 $x3393) $x3631))))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (= old.attention.head_dim.undivided (ite $x1353 old.attention.head_dim.given_undivided $x3211))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2662 $x2580 $x1365 $x480 $x2144 $x2991 $x2855 $x1237 $x1311 $x2247))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2124 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x507 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x507 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2927 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let ((?x406 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2991 (not (= 0 ?x406)))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2092 (= (- 1) new.attention.head_dim.n)))
 (let (($x2488 (or $x2092 (< (* ?x3402 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x956 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1078 (ite $x2991 (ite (= 0 ?x956) 1 (ite $x2488 0 1)) new.attention.head_dim.given_least)))
 (let (($x2191 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1335 (ite (and $x2092 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2092 $x2191) 0 1))))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3296 (ite $x1311 new.attention.head_dim.parts (ite (or $x2580 $x2662 $x1237 $x2247 $x2144) 1 (ite $x1365 ?x1335 ?x1078)))))
 (= new.attention.head_dim.least ?x3296)))))))))))))))))))
(assert
 (let (($x2092 (= (- 1) new.attention.head_dim.n)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2904 (ite $x1365 (or $x2092 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2092 (< 1 new.attention.head_dim.n)))))
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3823 (ite $x1237 (or $x2092 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2991 (or $x2092 (< ?x3402 new.attention.head_dim.n)) $x2904))))
 (let (($x2150 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x3405 (ite $x3015 new.attention.head_dim.given_moved (ite (or $x1311 $x2150) false $x3823))))
 (= new.attention.head_dim.moved $x3405))))))))))))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x1041 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3300 (not new.model.sinks)))
 (= new.attention.one_key (and $x3300 $x1041)))))
(assert
 (let (($x1135 (not new.attention.head_dim.padded)))
 (let (($x2150 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x2956 (ite $x3015 new.attention.head_dim.given_everywhere (or $x1311 (and $x2150 $x1135)))))
 (= new.attention.head_dim.everywhere $x2956)))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x514 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7)))))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2344 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2695 $x2263) new.attention.qkv.split ?x482) ?x514)))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1362 (ite $x2112 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7))) ?x2344)))
 (= new.attention.q ?x1362))))))))))))))))))
(assert
 (let (($x2163 (not new.attention.head_dim.moved)))
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2802 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2580 $x2662 $x1237 $x2247) $x2163))))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (= new.attention.head_dim.undivided (ite $x3015 new.attention.head_dim.given_undivided $x2802))))))))))))
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
 (let (($x507 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x2465 (or (not (= (_ bv36 7) new.attention.q)) $x507 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x2465))))
(assert
 (let (($x1756 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x1756 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 61
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
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1748 $x2240 $x160 $x3600 (= (_ bv56 7) old.attention.head_dim.kind) $x1818 $x95 $x2734 $x554 $x3393)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x690 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2019 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2616 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2616 $x2019 $x3135 $x531 (= (_ bv56 7) old.attention.heads.kind) $x759 $x3200 $x2901 $x2431 $x690)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x3128 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3128 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x3368 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x3368)))
(assert
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1441 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
(assert
 (let (($x3271 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x2727 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2727 $x3271))))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x167 (and $x759 (< 1 old.attention.heads.parts) (= ?x208 old.attention.heads.n))))
 (= old.attention.heads.filled $x167))))))
(assert
 (let (($x1414 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x759 $x1414)))))
(assert
 (let (($x2113 (= (- 1) old.attention.heads.n)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2533 (ite $x3135 (or $x2113 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2113 (< 1 old.attention.heads.n)))))
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1326 (ite $x2901 (or $x2113 (< old.attention.heads.block old.attention.heads.n)) (ite $x759 (or $x2113 (< ?x208 old.attention.heads.n)) $x2533))))
 (let (($x2349 (= 1 old.attention.heads.parts)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2311 (or $x3200 $x531)))
 (let (($x3265 (ite $x2311 old.attention.heads.given_moved (ite (or $x2431 $x2349) false $x1326))))
 (= old.attention.heads.moved $x3265))))))))))))))))
(assert
 (let ((?x1028 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1818 (not (= 0 ?x1028)))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let (($x1924 (= (- 1) old.attention.head_dim.n)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1689 (ite $x160 (or $x1924 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1924 (< 1 old.attention.head_dim.n)))))
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2374 (ite $x2734 (or $x1924 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1818 (or $x1924 (< ?x834 old.attention.head_dim.n)) $x1689))))
 (let (($x1591 (= 1 old.attention.head_dim.parts)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x942 (ite $x1353 old.attention.head_dim.given_moved (ite (or $x554 $x1591) false $x2374))))
 (= old.attention.head_dim.moved $x942))))))))))))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x361 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2081 (not old.model.sinks)))
 (= old.attention.one_key (and $x2081 $x361)))))
(assert
 (let (($x3276 (not old.attention.heads.padded)))
 (let (($x2349 (= 1 old.attention.heads.parts)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2311 (or $x3200 $x531)))
 (let (($x2600 (ite $x2311 old.attention.heads.given_everywhere (or $x2431 (and $x2349 $x3276)))))
 (= old.attention.heads.everywhere $x2600)))))))))
(assert
 (let (($x2823 (not old.attention.head_dim.padded)))
 (let (($x1591 (= 1 old.attention.head_dim.parts)))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (let (($x53 (ite $x1353 old.attention.head_dim.given_everywhere (or $x554 (and $x1591 $x2823)))))
 (= old.attention.head_dim.everywhere $x53)))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1004 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2327 ?x3999 ?x1004)))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x2587 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x2587)))))))))))))))))))))))
(assert
 (let (($x3217 (not old.attention.heads.moved)))
 (let (($x690 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2616 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2019 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3658 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2019 $x2616 $x2901 $x690) $x3217))))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2311 (or $x3200 $x531)))
 (= old.attention.heads.undivided (ite $x2311 old.attention.heads.given_undivided $x3658))))))))))))
(assert
 (let (($x3631 (not old.attention.head_dim.moved)))
 (let (($x3393 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2240 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3211 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2240 $x1748 $x2734 $x3393) $x3631))))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1353 (or $x95 $x3600)))
 (= old.attention.head_dim.undivided (ite $x1353 old.attention.head_dim.given_undivided $x3211))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2662 $x2580 $x1365 $x480 (= (_ bv56 7) new.attention.head_dim.kind) $x2991 $x2855 $x1237 $x1311 $x2247)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2598 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1488 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x957 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x957 $x1488 $x2899 $x983 (= (_ bv56 7) new.attention.heads.kind) $x2124 $x2912 $x1544 $x3098 $x2598)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x138 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x138 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x3226 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x3226)))
(assert
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2927 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
(assert
 (let (($x1242 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x3489 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x3489 $x1242))))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x266 (and $x2124 (< 1 new.attention.heads.parts) (= ?x1198 new.attention.heads.n))))
 (= new.attention.heads.filled $x266))))))
(assert
 (let (($x2351 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2124 $x2351)))))
(assert
 (let (($x2984 (= (- 1) new.attention.heads.n)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2611 (ite $x2899 (or $x2984 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2984 (< 1 new.attention.heads.n)))))
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1744 (ite $x1544 (or $x2984 (< new.attention.heads.block new.attention.heads.n)) (ite $x2124 (or $x2984 (< ?x1198 new.attention.heads.n)) $x2611))))
 (let (($x870 (= 1 new.attention.heads.parts)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3447 (or $x2912 $x983)))
 (let (($x1754 (ite $x3447 new.attention.heads.given_moved (ite (or $x3098 $x870) false $x1744))))
 (= new.attention.heads.moved $x1754))))))))))))))))
(assert
 (let ((?x406 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2991 (not (= 0 ?x406)))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let (($x2092 (= (- 1) new.attention.head_dim.n)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2904 (ite $x1365 (or $x2092 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2092 (< 1 new.attention.head_dim.n)))))
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3823 (ite $x1237 (or $x2092 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2991 (or $x2092 (< ?x3402 new.attention.head_dim.n)) $x2904))))
 (let (($x2150 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x3405 (ite $x3015 new.attention.head_dim.given_moved (ite (or $x1311 $x2150) false $x3823))))
 (= new.attention.head_dim.moved $x3405))))))))))))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x1041 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3300 (not new.model.sinks)))
 (= new.attention.one_key (and $x3300 $x1041)))))
(assert
 (let (($x2859 (not new.attention.heads.padded)))
 (let (($x870 (= 1 new.attention.heads.parts)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3447 (or $x2912 $x983)))
 (let (($x19 (ite $x3447 new.attention.heads.given_everywhere (or $x3098 (and $x870 $x2859)))))
 (= new.attention.heads.everywhere $x19)))))))))
(assert
 (let (($x1135 (not new.attention.head_dim.padded)))
 (let (($x2150 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (let (($x2956 (ite $x3015 new.attention.head_dim.given_everywhere (or $x1311 (and $x2150 $x1135)))))
 (= new.attention.head_dim.everywhere $x2956)))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x2344 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2112 ?x3007 ?x2344))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x1761 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x1761))))))))))))))))))))))
(assert
 (let (($x3698 (not new.attention.heads.moved)))
 (let (($x2598 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x957 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1488 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3831 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1488 $x957 $x1544 $x2598) $x3698))))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3447 (or $x2912 $x983)))
 (= new.attention.heads.undivided (ite $x3447 new.attention.heads.given_undivided $x3831))))))))))))
(assert
 (let (($x2163 (not new.attention.head_dim.moved)))
 (let (($x2247 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2580 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2802 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2580 $x2662 $x1237 $x2247) $x2163))))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3015 (or $x2855 $x480)))
 (= new.attention.head_dim.undivided (ite $x3015 new.attention.head_dim.given_undivided $x2802))))))))))))
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
 (let (($x717 (not new.attention.heads.undivided)))
 (let (($x3891 (not new.attention.one_key)))
 (let (($x1416 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x3891 $x717))))
 (let (($x1242 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1516 (not new.attention.head_dim.undivided)))
 (let (($x2968 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x3891)) $x1516)))
 (let (($x3489 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x3226 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x3226 $x3489 (not (or $x2968 (and $x1242 $x1416))))))))))))))
(assert
 (let (($x3314 (not old.attention.heads.undivided)))
(let (($x3078 (not old.attention.one_key)))
(let (($x3683 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x3078 $x3314))))
(let (($x3271 (= (_ bv97 7) old.model.qk_norm)))
(let (($x785 (not old.attention.head_dim.undivided)))
(let (($x1966 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x3078)) $x785)))
(let (($x2727 (= (_ bv57 7) old.model.qk_norm)))
(let (($x3368 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x3368 $x2727 (not (or $x1966 (and $x3271 $x3683)))))))))))))
(check-sat)

; from one replica to any number, question 62
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
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1818 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3135 $x531 (= (_ bv56 7) old.attention.heads.kind) $x759 $x3200 $x2901 $x2431 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x88 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x88 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x1459 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1459)))
(assert
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1441 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (let (($x3657 (= (_ bv2 7) old.model.positions)))
 (or $x3657 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771))))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x429 (< 1 old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 $x429 (= ?x208 old.attention.heads.n))))))))
(assert
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x429 (< 1 old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x759 $x429 (<= old.attention.heads.n ?x208))))))))
(assert
 (let (($x1414 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x759 $x1414)))))
(assert
 (let (($x2113 (= (- 1) old.attention.heads.n)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2533 (ite $x3135 (or $x2113 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2113 (< 1 old.attention.heads.n)))))
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1326 (ite $x2901 (or $x2113 (< old.attention.heads.block old.attention.heads.n)) (ite $x759 (or $x2113 (< ?x208 old.attention.heads.n)) $x2533))))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3265 (ite (or $x3200 $x531) old.attention.heads.given_moved (ite (or $x2431 (= 1 old.attention.heads.parts)) false $x1326))))
 (= old.attention.heads.moved $x3265))))))))))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x361 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2081 (not old.model.sinks)))
 (= old.attention.one_key (and $x2081 $x361)))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x972 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7)))))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x1004 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x549 $x1378) old.attention.qkv.split ?x1481) ?x972)))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1371 (ite $x2327 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7))) ?x1004)))
 (= old.attention.q ?x1371)))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2991 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2899 $x983 (= (_ bv56 7) new.attention.heads.kind) $x2124 $x2912 $x1544 $x3098 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x1129 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1129 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x460 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x460)))
(assert
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2927 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (let (($x242 (= (_ bv2 7) new.model.positions)))
 (or $x242 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642))))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2212 (< 1 new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 $x2212 (= ?x1198 new.attention.heads.n))))))))
(assert
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2212 (< 1 new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x2124 $x2212 (<= new.attention.heads.n ?x1198))))))))
(assert
 (let (($x2351 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2124 $x2351)))))
(assert
 (let (($x2984 (= (- 1) new.attention.heads.n)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2611 (ite $x2899 (or $x2984 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2984 (< 1 new.attention.heads.n)))))
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1744 (ite $x1544 (or $x2984 (< new.attention.heads.block new.attention.heads.n)) (ite $x2124 (or $x2984 (< ?x1198 new.attention.heads.n)) $x2611))))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1754 (ite (or $x2912 $x983) new.attention.heads.given_moved (ite (or $x3098 (= 1 new.attention.heads.parts)) false $x1744))))
 (= new.attention.heads.moved $x1754))))))))))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x1041 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3300 (not new.model.sinks)))
 (= new.attention.one_key (and $x3300 $x1041)))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x514 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7)))))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2344 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2695 $x2263) new.attention.qkv.split ?x482) ?x514)))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1362 (ite $x2112 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7))) ?x2344)))
 (= new.attention.q ?x1362))))))))))))))))))
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
 (let (($x691 (not new.attention.heads.filled)))
 (let (($x1645 (and new.attention.heads.padded $x691 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x3698 (not new.attention.heads.moved)))
 (let (($x2469 (and $x3698 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x460 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x2621 (or (not (= (_ bv37 7) new.attention.q)) $x460 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x2469 (and new.attention.one_key (not $x1645)))))
 (not $x2621))))))))
(assert
 (let (($x226 (not old.attention.heads.filled)))
(let (($x727 (and old.attention.heads.padded $x226 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x3217 (not old.attention.heads.moved)))
(let (($x330 (and $x3217 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1459 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1459 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x330 (and old.attention.one_key (not $x727)))))))))
(check-sat)

; from one replica to any number, question 63
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
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x160 $x3600 (= (_ bv56 7) old.attention.head_dim.kind) $x1818 $x95 $x2734 $x554 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3135 $x531 (= (_ bv56 7) old.attention.heads.kind) $x759 $x3200 $x2901 $x2431 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x511 $x78 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3027 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2481 (= (_ bv10 7) old.attention.out.input)))
 (or $x2481 $x3027 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x364 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (or $x1247 $x364 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x965 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x965 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x1457 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1457 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3174 (= (_ bv56 7) old.attention.value_dim.kind) $x1441 $x3957 (= (_ bv91 7) old.attention.value_dim.kind) $x1165 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
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
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x167 (and $x759 (< 1 old.attention.heads.parts) (= ?x208 old.attention.heads.n))))
 (= old.attention.heads.filled $x167))))))
(assert
 (let (($x1414 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x759 $x1414)))))
(assert
 (let (($x2113 (= (- 1) old.attention.heads.n)))
 (let (($x3135 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2533 (ite $x3135 (or $x2113 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2113 (< 1 old.attention.heads.n)))))
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x208 (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2901 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1326 (ite $x2901 (or $x2113 (< old.attention.heads.block old.attention.heads.n)) (ite $x759 (or $x2113 (< ?x208 old.attention.heads.n)) $x2533))))
 (let (($x2349 (= 1 old.attention.heads.parts)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2311 (or $x3200 $x531)))
 (let (($x3265 (ite $x2311 old.attention.heads.given_moved (ite (or $x2431 $x2349) false $x1326))))
 (= old.attention.heads.moved $x3265))))))))))))))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let (($x3810 (= (- 1) old.attention.head_dim.n)))
 (let (($x160 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1353 (ite $x160 (or $x3810 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3810 (< 1 old.attention.head_dim.n)))))
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2734 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3076 (ite $x2734 (or $x3810 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1818 (or $x3810 (< ?x834 old.attention.head_dim.n)) $x1353))))
 (let (($x554 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3600 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x95 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x251 (ite (or $x95 $x3600) old.attention.head_dim.given_moved (ite (or $x554 (= 1 old.attention.head_dim.parts)) false $x3076))))
 (= old.attention.head_dim.moved $x251))))))))))))))
(assert
 (let ((?x540 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1441 (not (= 0 ?x540)))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x2481 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3027 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3027 (and $x2481 $x506))))))))
(assert
 (let (($x3276 (not old.attention.heads.padded)))
 (let (($x2349 (= 1 old.attention.heads.parts)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2311 (or $x3200 $x531)))
 (let (($x1355 (ite $x2311 old.attention.heads.given_everywhere (or $x2431 (and $x2349 $x3276)))))
 (= old.attention.heads.everywhere $x1355)))))))))
(assert
 (let (($x3355 (not old.attention.value_dim.padded)))
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2724 (ite (or $x3957 $x3174) old.attention.value_dim.given_everywhere (or $x1165 (and (= 1 old.attention.value_dim.parts) $x3355)))))
 (= old.attention.value_dim.everywhere $x2724)))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x3325 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x3325)))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1743 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2327 ?x3999 ?x1743))))))))))))))))))))))))
(assert
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x698 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1751 (ite $x698 old.attention.v (ite $x3020 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1751)))))
(assert
 (let (($x2783 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2601 (not old.attention.gathers)))
 (let (($x364 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x364 $x2601 $x2783))))))
(assert
 (let ((?x272 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1416 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x78 $x511) $x2832))))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x721 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1987 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x721)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x721 old.attention.value_dim.everywhere $x506) $x1416)))
 (= old.attention.mixed_in (ite $x1987 (_ bv96 7) ?x272))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1365 $x480 (= (_ bv56 7) new.attention.head_dim.kind) $x2991 $x2855 $x1237 $x1311 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2899 $x983 (= (_ bv56 7) new.attention.heads.kind) $x2124 $x2912 $x1544 $x3098 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2807 $x769 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x541 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3989 (= (_ bv10 7) new.attention.out.input)))
 (or $x3989 $x541 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2291 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (or $x3803 $x2291 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x408 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x408 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x3828 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3828 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2716 (= (_ bv56 7) new.attention.value_dim.kind) $x2927 $x1023 (= (_ bv91 7) new.attention.value_dim.kind) $x1368 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
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
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x266 (and $x2124 (< 1 new.attention.heads.parts) (= ?x1198 new.attention.heads.n))))
 (= new.attention.heads.filled $x266))))))
(assert
 (let (($x2351 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2124 $x2351)))))
(assert
 (let (($x2984 (= (- 1) new.attention.heads.n)))
 (let (($x2899 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2611 (ite $x2899 (or $x2984 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2984 (< 1 new.attention.heads.n)))))
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1198 (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1544 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1744 (ite $x1544 (or $x2984 (< new.attention.heads.block new.attention.heads.n)) (ite $x2124 (or $x2984 (< ?x1198 new.attention.heads.n)) $x2611))))
 (let (($x870 (= 1 new.attention.heads.parts)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3447 (or $x2912 $x983)))
 (let (($x1754 (ite $x3447 new.attention.heads.given_moved (ite (or $x3098 $x870) false $x1744))))
 (= new.attention.heads.moved $x1754))))))))))))))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let (($x2688 (= (- 1) new.attention.head_dim.n)))
 (let (($x1365 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1981 (ite $x1365 (or $x2688 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2688 (< 1 new.attention.head_dim.n)))))
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2093 (ite $x1237 (or $x2688 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2991 (or $x2688 (< ?x3402 new.attention.head_dim.n)) $x1981))))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x480 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2855 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3439 (ite (or $x2855 $x480) new.attention.head_dim.given_moved (ite (or $x1311 (= 1 new.attention.head_dim.parts)) false $x2093))))
 (= new.attention.head_dim.moved $x3439))))))))))))))
(assert
 (let ((?x2933 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2927 (not (= 0 ?x2933)))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x3989 (= (_ bv10 7) new.attention.out.input)))
 (let (($x541 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x541 (and $x3989 $x1591))))))))
(assert
 (let (($x2859 (not new.attention.heads.padded)))
 (let (($x870 (= 1 new.attention.heads.parts)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3447 (or $x2912 $x983)))
 (let (($x3201 (ite $x3447 new.attention.heads.given_everywhere (or $x3098 (and $x870 $x2859)))))
 (= new.attention.heads.everywhere $x3201)))))))))
(assert
 (let (($x1689 (not new.attention.value_dim.padded)))
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x942 (ite (or $x1023 $x2716) new.attention.value_dim.given_everywhere (or $x1368 (and (= 1 new.attention.value_dim.parts) $x1689)))))
 (= new.attention.value_dim.everywhere $x942)))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x632 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x632))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x1833 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2112 ?x3007 ?x1833)))))))))))))))))))))))
(assert
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x262 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3181 (ite $x262 new.attention.v (ite $x3004 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3181)))))
(assert
 (let (($x640 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1477 (not new.attention.gathers)))
 (let (($x2291 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2291 $x1477 $x640))))))
(assert
 (let ((?x2136 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x944 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x769 $x2807) $x2115))))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x2983 (= (_ bv36 7) new.attention.mixed)))
 (let (($x484 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2983)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2983 new.attention.value_dim.everywhere $x1591) $x944)))
 (= new.attention.mixed_in (ite $x484 (_ bv96 7) ?x2136))))))))))))
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
 (let (($x1826 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x1490 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x2323 (= 1 new.tp)))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2163 (or $x3803 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x2323 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x1490 $x1826))))))
 (not $x2163)))))))
(assert
 (let (($x3104 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x658 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x571 (= 1 old.tp)))
(let (($x1247 (= (_ bv40 7) old.attention.out.split)))
(or $x1247 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x571 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x658 $x3104)))))))))
(check-sat)

; from one replica to any number, question 64
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
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1818 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x531 (= (_ bv56 7) old.attention.heads.kind) $x759 $x3200 (= (_ bv91 7) old.attention.heads.kind) $x2431 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2529 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2769 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x566 (= (_ bv4 7) old.attention.out.collective)))
 (or $x566 $x2769 $x511 $x78 $x2529)))))))
(assert
 (let (($x3027 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2481 (= (_ bv10 7) old.attention.out.input)))
 (or $x2481 $x3027 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3829 (= (_ bv61 7) old.attention.out.split)))
 (let (($x364 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (or $x1247 $x364 $x3829)))))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x965 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x965 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x1457 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1457 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3174 (= (_ bv56 7) old.attention.value_dim.kind) $x1441 $x3957 (= (_ bv91 7) old.attention.value_dim.kind) $x1165 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1693 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1873 (= (_ bv91 7) old.hidden.kind)))
 (let (($x363 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1914 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2288 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2288 $x1914 (= (_ bv56 7) old.hidden.kind) $x3489 $x363 $x1873 $x1693 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1563 (= (_ bv49 7) old.norm.statistic)))
 (or $x1563 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1433 (= (_ bv96 7) old.stream)))
 (let (($x1449 (= (_ bv94 7) old.stream)))
 (let (($x2818 (= (_ bv38 7) old.stream)))
 (or $x2818 $x1449 $x1433)))))
(assert
 (let (($x1551 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3290 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x498 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x498 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3290 (= (_ bv91 7) old.stream_tokens.kind) $x1551 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x947 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3038 (div (* ?x947 old.hidden.multiple) old.hidden.parts)))
 (let (($x2456 (< 1 old.hidden.parts)))
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3489 $x2456 (= ?x3038 old.hidden.n))))))))
(assert
 (let ((?x947 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3038 (div (* ?x947 old.hidden.multiple) old.hidden.parts)))
 (let (($x2456 (< 1 old.hidden.parts)))
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3489 $x2456 (<= old.hidden.n ?x3038))))))))
(assert
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3489 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2288 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1360 (ite $x2288 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x947 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3038 (div (* ?x947 old.hidden.multiple) old.hidden.parts)))
 (let (($x2179 (= (- 1) old.hidden.n)))
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1873 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1720 (ite $x1873 (or $x2179 (< old.hidden.block old.hidden.n)) (ite $x3489 (or $x2179 (< ?x3038 old.hidden.n)) $x1360))))
 (let (($x1759 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1720)))
 (let (($x1914 (= (_ bv48 7) old.hidden.kind)))
 (let (($x363 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1107 (or $x363 $x1914)))
 (= old.hidden.moved (ite $x1107 old.hidden.given_moved $x1759)))))))))))))))
(assert
 (let (($x1551 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x97 (or $x1551 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1730 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x97)))
 (= old.stream_tokens.everywhere $x1730)))))
(assert
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let (($x1414 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x759 $x1414)))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x540 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1441 (not (= 0 ?x540)))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x2481 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3027 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3027 (and $x2481 $x506))))))))
(assert
 (let (($x1693 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1914 (= (_ bv48 7) old.hidden.kind)))
 (let (($x363 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1107 (or $x363 $x1914)))
 (let (($x2454 (ite $x1107 old.hidden.given_everywhere (or $x1693 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2454)))))))
(assert
 (let (($x3276 (not old.attention.heads.padded)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1355 (ite (or $x3200 $x531) old.attention.heads.given_everywhere (or $x2431 (and (= 1 old.attention.heads.parts) $x3276)))))
 (= old.attention.heads.everywhere $x1355)))))))
(assert
 (let (($x3355 (not old.attention.value_dim.padded)))
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2724 (ite (or $x3957 $x3174) old.attention.value_dim.given_everywhere (or $x1165 (and (= 1 old.attention.value_dim.parts) $x3355)))))
 (= old.attention.value_dim.everywhere $x2724)))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x3325 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x3325)))))))))))))))))))))))
(assert
 (let (($x1433 (= (_ bv96 7) old.stream)))
 (let (($x3328 (or $x1433 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3328))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1743 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2327 ?x3999 ?x1743))))))))))))))))))))))))
(assert
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x698 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1751 (ite $x698 old.attention.v (ite $x3020 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1751)))))
(assert
 (let (($x2783 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2601 (not old.attention.gathers)))
 (let (($x364 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x364 $x2601 $x2783))))))
(assert
 (let ((?x272 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2720 (or $x78 $x511)))
 (let (($x1416 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2720 $x2832))))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x721 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1987 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x721)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x721 old.attention.value_dim.everywhere $x506) $x1416)))
 (= old.attention.mixed_in (ite $x1987 (_ bv96 7) ?x272)))))))))))))
(assert
 (let ((?x3440 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3065 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2749 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3065)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1247 (or $x78 $x2832) $x2749) (_ bv96 7) ?x3440)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x571 (= 1 old.tp)))
 (let (($x1433 (= (_ bv96 7) old.stream)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) $x571) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x836 (and $x2832 (or $x1433 $x571 (not (= (_ bv4 7) old.attention.out.collective)) $x506))))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2720 (or $x78 $x511)))
 (let ((?x3278 (ite (or $x2720 $x836) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2529 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2769 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3376 (and (or $x2769 $x2529) $x2832)))
 (let ((?x1686 (ite (or $x78 (and $x511 (= (_ bv38 7) old.stream)) $x3376) (_ bv38 7) (ite $x511 (_ bv96 7) (_ bv16 7)))))
 (let (($x600 (or (and old.hidden.filled (not $x1433)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1129 (not $x2832)))
 (let (($x1563 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2818 (= (_ bv38 7) old.stream)))
 (let ((?x1128 (ite (and $x2769 old.hidden.filled $x2818 $x1129 $x1563) old.stream (ite (and $x2529 $x1129 $x600) old.stream ?x1686))))
 (let ((?x358 (ite (and $x1433 old.hidden.everywhere (or $x78 $x3376)) (_ bv96 7) (ite (and $x2769 old.hidden.filled $x1433 $x1129) (_ bv96 7) ?x1128))))
 (let (($x566 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x3315 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2832) (_ bv38 7) (ite $x566 (_ bv96 7) ?x358))))
 (let ((?x1934 (ite (= (_ bv38 7) old.attention.out_state) ?x3315 (ite (= (_ bv96 7) old.attention.out_state) ?x3278 old.attention.out_state))))
 (let ((?x151 (ite $x2529 (ite (not $x1433) old.stream (_ bv66 7)) (ite $x511 (ite $x1433 (_ bv96 7) old.stream) (ite $x78 (_ bv92 7) (_ bv16 7))))))
 (let (($x674 (= (_ bv92 7) old.attention.out_state)))
 (= old.attention.joined (ite $x674 (ite $x2769 (_ bv96 7) ?x151) ?x1934))))))))))))))))))))))))))))
(assert
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x3292 (ite (and old.attention.taken_for_whole $x511) (_ bv92 7) old.attention.joined)))
 (= old.attention.arrives ?x3292))))
(assert
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2991 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x983 (= (_ bv56 7) new.attention.heads.kind) $x2124 $x2912 (= (_ bv91 7) new.attention.heads.kind) $x3098 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1508 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1955 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x789 (= (_ bv4 7) new.attention.out.collective)))
 (or $x789 $x1955 $x2807 $x769 $x1508)))))))
(assert
 (let (($x541 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3989 (= (_ bv10 7) new.attention.out.input)))
 (or $x3989 $x541 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1308 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2291 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (or $x3803 $x2291 $x1308)))))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x408 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x408 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x3828 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3828 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2716 (= (_ bv56 7) new.attention.value_dim.kind) $x2927 $x1023 (= (_ bv91 7) new.attention.value_dim.kind) $x1368 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2233 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3441 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1717 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1640 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3101 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3101 $x1640 (= (_ bv56 7) new.hidden.kind) $x1489 $x1717 $x3441 $x2233 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2689 (= (_ bv49 7) new.norm.statistic)))
 (or $x2689 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1105 (= (_ bv96 7) new.stream)))
 (let (($x2013 (= (_ bv94 7) new.stream)))
 (let (($x3886 (= (_ bv38 7) new.stream)))
 (or $x3886 $x2013 $x1105)))))
(assert
 (let (($x1362 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x361 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2587 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2587 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x361 (= (_ bv91 7) new.stream_tokens.kind) $x1362 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x3354 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1264 (div (* ?x3354 new.hidden.multiple) new.hidden.parts)))
 (let (($x2898 (< 1 new.hidden.parts)))
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1489 $x2898 (= ?x1264 new.hidden.n))))))))
(assert
 (let ((?x3354 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1264 (div (* ?x3354 new.hidden.multiple) new.hidden.parts)))
 (let (($x2898 (< 1 new.hidden.parts)))
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1489 $x2898 (<= new.hidden.n ?x1264))))))))
(assert
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1489 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3101 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1541 (ite $x3101 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3354 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1264 (div (* ?x3354 new.hidden.multiple) new.hidden.parts)))
 (let (($x2328 (= (- 1) new.hidden.n)))
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3441 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1663 (ite $x3441 (or $x2328 (< new.hidden.block new.hidden.n)) (ite $x1489 (or $x2328 (< ?x1264 new.hidden.n)) $x1541))))
 (let (($x1426 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1663)))
 (let (($x1640 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1717 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1874 (or $x1717 $x1640)))
 (= new.hidden.moved (ite $x1874 new.hidden.given_moved $x1426)))))))))))))))
(assert
 (let (($x1362 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3148 (or $x1362 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2727 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3148)))
 (= new.stream_tokens.everywhere $x2727)))))
(assert
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let (($x2351 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2124 $x2351)))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x2933 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2927 (not (= 0 ?x2933)))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x3989 (= (_ bv10 7) new.attention.out.input)))
 (let (($x541 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x541 (and $x3989 $x1591))))))))
(assert
 (let (($x2233 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1640 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1717 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1874 (or $x1717 $x1640)))
 (let (($x1529 (ite $x1874 new.hidden.given_everywhere (or $x2233 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1529)))))))
(assert
 (let (($x2859 (not new.attention.heads.padded)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3201 (ite (or $x2912 $x983) new.attention.heads.given_everywhere (or $x3098 (and (= 1 new.attention.heads.parts) $x2859)))))
 (= new.attention.heads.everywhere $x3201)))))))
(assert
 (let (($x1689 (not new.attention.value_dim.padded)))
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x942 (ite (or $x1023 $x2716) new.attention.value_dim.given_everywhere (or $x1368 (and (= 1 new.attention.value_dim.parts) $x1689)))))
 (= new.attention.value_dim.everywhere $x942)))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x632 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x632))))))))))))))))))))))
(assert
 (let (($x1105 (= (_ bv96 7) new.stream)))
 (let (($x3552 (or $x1105 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x3552))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x1833 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2112 ?x3007 ?x1833)))))))))))))))))))))))
(assert
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x262 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3181 (ite $x262 new.attention.v (ite $x3004 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3181)))))
(assert
 (let (($x640 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1477 (not new.attention.gathers)))
 (let (($x2291 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2291 $x1477 $x640))))))
(assert
 (let ((?x2136 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2626 (or $x769 $x2807)))
 (let (($x944 (and new.attention.share_of_one new.stream.first_keeps_all (or $x2626 $x2115))))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x2983 (= (_ bv36 7) new.attention.mixed)))
 (let (($x484 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2983)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2983 new.attention.value_dim.everywhere $x1591) $x944)))
 (= new.attention.mixed_in (ite $x484 (_ bv96 7) ?x2136)))))))))))))
(assert
 (let ((?x1028 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1970 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x877 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1970)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3803 (or $x769 $x2115) $x877) (_ bv96 7) ?x1028)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x2323 (= 1 new.tp)))
 (let (($x1105 (= (_ bv96 7) new.stream)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) $x2323) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3702 (and $x2115 (or $x1105 $x2323 (not (= (_ bv4 7) new.attention.out.collective)) $x1591))))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2626 (or $x769 $x2807)))
 (let ((?x2692 (ite (or $x2626 $x3702) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1508 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1955 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3019 (and (or $x1955 $x1508) $x2115)))
 (let ((?x2880 (ite (or $x769 (and $x2807 (= (_ bv38 7) new.stream)) $x3019) (_ bv38 7) (ite $x2807 (_ bv96 7) (_ bv16 7)))))
 (let (($x381 (or (and new.hidden.filled (not $x1105)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2258 (not $x2115)))
 (let (($x2689 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3886 (= (_ bv38 7) new.stream)))
 (let ((?x1010 (ite (and $x1955 new.hidden.filled $x3886 $x2258 $x2689) new.stream (ite (and $x1508 $x2258 $x381) new.stream ?x2880))))
 (let ((?x2681 (ite (and $x1105 new.hidden.everywhere (or $x769 $x3019)) (_ bv96 7) (ite (and $x1955 new.hidden.filled $x1105 $x2258) (_ bv96 7) ?x1010))))
 (let (($x789 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x1175 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2115) (_ bv38 7) (ite $x789 (_ bv96 7) ?x2681))))
 (let ((?x3122 (ite (= (_ bv38 7) new.attention.out_state) ?x1175 (ite (= (_ bv96 7) new.attention.out_state) ?x2692 new.attention.out_state))))
 (let ((?x670 (ite $x1508 (ite (not $x1105) new.stream (_ bv66 7)) (ite $x2807 (ite $x1105 (_ bv96 7) new.stream) (ite $x769 (_ bv92 7) (_ bv16 7))))))
 (let (($x3658 (= (_ bv92 7) new.attention.out_state)))
 (= new.attention.joined (ite $x3658 (ite $x1955 (_ bv96 7) ?x670) ?x3122))))))))))))))))))))))))))))
(assert
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x3105 (ite (and new.attention.taken_for_whole $x2807) (_ bv92 7) new.attention.joined)))
 (= new.attention.arrives ?x3105))))
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
 (let (($x132 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x2323 (= 1 new.tp)))
 (let (($x1004 (= new.attention.arrives new.stream)))
 (let (($x1966 (or (or (= (_ bv96 7) new.attention.arrives) $x1004) (and $x2323 (or (not (= (_ bv61 7) new.attention.out.split)) $x132)))))
 (not $x1966))))))
(assert
 (let (($x2766 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x571 (= 1 old.tp)))
(let (($x692 (= old.attention.arrives old.stream)))
(or (or (= (_ bv96 7) old.attention.arrives) $x692) (and $x571 (or (not (= (_ bv61 7) old.attention.out.split)) $x2766)))))))
(check-sat)

; from one replica to any number, question 65
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
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1818 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x531 (= (_ bv56 7) old.attention.heads.kind) $x759 $x3200 (= (_ bv91 7) old.attention.heads.kind) $x2431 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x511 $x78 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3027 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2481 (= (_ bv10 7) old.attention.out.input)))
 (or $x2481 $x3027 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3829 (= (_ bv61 7) old.attention.out.split)))
 (let (($x364 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (or $x1247 $x364 $x3829)))))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x965 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x965 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x1457 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1457 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3174 (= (_ bv56 7) old.attention.value_dim.kind) $x1441 $x3957 (= (_ bv91 7) old.attention.value_dim.kind) $x1165 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1693 (= (_ bv96 7) old.hidden.kind)))
 (let (($x363 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1914 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1914 (= (_ bv56 7) old.hidden.kind) $x3489 $x363 (= (_ bv91 7) old.hidden.kind) $x1693 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2818 (= (_ bv38 7) old.stream)))
 (or $x2818 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3489 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let (($x1414 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x759 $x1414)))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x540 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1441 (not (= 0 ?x540)))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x2481 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3027 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3027 (and $x2481 $x506))))))))
(assert
 (let (($x1693 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2454 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1693 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2454))))
(assert
 (let (($x3276 (not old.attention.heads.padded)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1355 (ite (or $x3200 $x531) old.attention.heads.given_everywhere (or $x2431 (and (= 1 old.attention.heads.parts) $x3276)))))
 (= old.attention.heads.everywhere $x1355)))))))
(assert
 (let (($x3355 (not old.attention.value_dim.padded)))
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2724 (ite (or $x3957 $x3174) old.attention.value_dim.given_everywhere (or $x1165 (and (= 1 old.attention.value_dim.parts) $x3355)))))
 (= old.attention.value_dim.everywhere $x2724)))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x3325 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x3325)))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1743 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2327 ?x3999 ?x1743))))))))))))))))))))))))
(assert
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x698 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1751 (ite $x698 old.attention.v (ite $x3020 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1751)))))
(assert
 (let (($x2783 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2601 (not old.attention.gathers)))
 (let (($x364 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x364 $x2601 $x2783))))))
(assert
 (let ((?x272 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3438 (= 1 old.pp)))
 (let (($x1443 (not old.attention.out.group.pp)))
 (let (($x2262 (or $x1443 $x3438)))
 (let (($x2186 (= 1 old.sp)))
 (let (($x3556 (not old.attention.out.group.sp)))
 (let (($x2267 (or $x3556 $x2186)))
 (let (($x2243 (= 1 old.dp)))
 (let (($x3700 (not old.attention.out.group.dp)))
 (let (($x1087 (or $x3700 $x2243)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1087 $x2267 $x2262)))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1416 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x78 $x511) $x2832))))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x721 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1987 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x721)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x721 old.attention.value_dim.everywhere $x506) $x1416)))
 (= old.attention.mixed_in (ite $x1987 (_ bv96 7) ?x272)))))))))))))))))))))
(assert
 (let ((?x3440 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3065 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2749 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3065)))
 (let (($x3438 (= 1 old.pp)))
 (let (($x1443 (not old.attention.out.group.pp)))
 (let (($x2262 (or $x1443 $x3438)))
 (let (($x2186 (= 1 old.sp)))
 (let (($x3556 (not old.attention.out.group.sp)))
 (let (($x2267 (or $x3556 $x2186)))
 (let (($x2243 (= 1 old.dp)))
 (let (($x3700 (not old.attention.out.group.dp)))
 (let (($x1087 (or $x3700 $x2243)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1087 $x2267 $x2262)))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1247 (or $x78 $x2832) $x2749) (_ bv96 7) ?x3440))))))))))))))))))
(assert
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2991 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x983 (= (_ bv56 7) new.attention.heads.kind) $x2124 $x2912 (= (_ bv91 7) new.attention.heads.kind) $x3098 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2807 $x769 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x541 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3989 (= (_ bv10 7) new.attention.out.input)))
 (or $x3989 $x541 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1308 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2291 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (or $x3803 $x2291 $x1308)))))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x408 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x408 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x3828 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3828 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2716 (= (_ bv56 7) new.attention.value_dim.kind) $x2927 $x1023 (= (_ bv91 7) new.attention.value_dim.kind) $x1368 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2233 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1717 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1640 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1640 (= (_ bv56 7) new.hidden.kind) $x1489 $x1717 (= (_ bv91 7) new.hidden.kind) $x2233 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3886 (= (_ bv38 7) new.stream)))
 (or $x3886 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1489 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let (($x2351 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2124 $x2351)))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x2933 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2927 (not (= 0 ?x2933)))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x3989 (= (_ bv10 7) new.attention.out.input)))
 (let (($x541 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x541 (and $x3989 $x1591))))))))
(assert
 (let (($x2233 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1529 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2233 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1529))))
(assert
 (let (($x2859 (not new.attention.heads.padded)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3201 (ite (or $x2912 $x983) new.attention.heads.given_everywhere (or $x3098 (and (= 1 new.attention.heads.parts) $x2859)))))
 (= new.attention.heads.everywhere $x3201)))))))
(assert
 (let (($x1689 (not new.attention.value_dim.padded)))
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x942 (ite (or $x1023 $x2716) new.attention.value_dim.given_everywhere (or $x1368 (and (= 1 new.attention.value_dim.parts) $x1689)))))
 (= new.attention.value_dim.everywhere $x942)))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x632 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x632))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x1833 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2112 ?x3007 ?x1833)))))))))))))))))))))))
(assert
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x262 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3181 (ite $x262 new.attention.v (ite $x3004 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3181)))))
(assert
 (let (($x640 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1477 (not new.attention.gathers)))
 (let (($x2291 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2291 $x1477 $x640))))))
(assert
 (let ((?x2136 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3045 (= 1 new.pp)))
 (let (($x3857 (not new.attention.out.group.pp)))
 (let (($x459 (or $x3857 $x3045)))
 (let (($x1180 (= 1 new.sp)))
 (let (($x456 (not new.attention.out.group.sp)))
 (let (($x1144 (or $x456 $x1180)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x3940 (not new.attention.out.group.dp)))
 (let (($x2528 (or $x3940 $x2345)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2528 $x1144 $x459)))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x944 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x769 $x2807) $x2115))))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x2983 (= (_ bv36 7) new.attention.mixed)))
 (let (($x484 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2983)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2983 new.attention.value_dim.everywhere $x1591) $x944)))
 (= new.attention.mixed_in (ite $x484 (_ bv96 7) ?x2136)))))))))))))))))))))
(assert
 (let ((?x1028 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1970 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x877 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1970)))
 (let (($x3045 (= 1 new.pp)))
 (let (($x3857 (not new.attention.out.group.pp)))
 (let (($x459 (or $x3857 $x3045)))
 (let (($x1180 (= 1 new.sp)))
 (let (($x456 (not new.attention.out.group.sp)))
 (let (($x1144 (or $x456 $x1180)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x3940 (not new.attention.out.group.dp)))
 (let (($x2528 (or $x3940 $x2345)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2528 $x1144 $x459)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3803 (or $x769 $x2115) $x877) (_ bv96 7) ?x1028))))))))))))))))))
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
 (let (($x3045 (= 1 new.pp)))
 (let (($x3857 (not new.attention.out.group.pp)))
 (let (($x459 (or $x3857 $x3045)))
 (let (($x1180 (= 1 new.sp)))
 (let (($x456 (not new.attention.out.group.sp)))
 (let (($x1144 (or $x456 $x1180)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x3940 (not new.attention.out.group.dp)))
 (let (($x2528 (or $x3940 $x2345)))
 (let (($x2702 (and (or new.attention.out.group.tp (= 1 new.tp)) $x2528 $x1144 $x459)))
 (let (($x2854 (= (_ bv38 7) new.attention.out_state)))
 (let (($x996 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2528 $x1144 $x459)))
 (let (($x2550 (and $x2115 (or $x996 (and $x2854 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3026 (or $x769 (and $x2807 (or $x996 (and $x2854 (= (_ bv38 7) new.stream)))) $x2550 $x2702)))
 (not $x3026)))))))))))))))))))
(assert
 (let (($x3438 (= 1 old.pp)))
(let (($x1443 (not old.attention.out.group.pp)))
(let (($x2262 (or $x1443 $x3438)))
(let (($x2186 (= 1 old.sp)))
(let (($x3556 (not old.attention.out.group.sp)))
(let (($x2267 (or $x3556 $x2186)))
(let (($x2243 (= 1 old.dp)))
(let (($x3700 (not old.attention.out.group.dp)))
(let (($x1087 (or $x3700 $x2243)))
(let (($x25 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1087 $x2267 $x2262)))
(let (($x1466 (= (_ bv38 7) old.attention.out_state)))
(let (($x1030 (= (_ bv96 7) old.attention.out_state)))
(let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1087 $x2267 $x2262)))
(let (($x2611 (and $x2832 (or $x1030 (and $x1466 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x511 (= (_ bv10 7) old.attention.out.collective)))
(let (($x78 (= (_ bv57 7) old.attention.out.collective)))
(or $x78 (and $x511 (or $x1030 (and $x1466 (= (_ bv38 7) old.stream)))) $x2611 $x25))))))))))))))))))
(check-sat)

; from one replica to any number, question 66
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
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1818 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x531 (= (_ bv56 7) old.attention.heads.kind) $x759 $x3200 (= (_ bv91 7) old.attention.heads.kind) $x2431 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1512 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x3502 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x3248 (= (_ bv1 7) old.attention.out.bias)))
 (or $x3248 (= (_ bv23 7) old.attention.out.bias) $x3502 $x1512)))))
(assert
 (let (($x2529 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2769 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x566 (= (_ bv4 7) old.attention.out.collective)))
 (or $x566 $x2769 $x511 $x78 $x2529)))))))
(assert
 (let (($x3027 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2481 (= (_ bv10 7) old.attention.out.input)))
 (or $x2481 $x3027 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3829 (= (_ bv61 7) old.attention.out.split)))
 (let (($x364 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (or $x1247 $x364 $x3829)))))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x965 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x965 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x1457 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1457 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3174 (= (_ bv56 7) old.attention.value_dim.kind) $x1441 $x3957 (= (_ bv91 7) old.attention.value_dim.kind) $x1165 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1693 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1873 (= (_ bv91 7) old.hidden.kind)))
 (let (($x363 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1914 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2288 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2288 $x1914 (= (_ bv56 7) old.hidden.kind) $x3489 $x363 $x1873 $x1693 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1121 (= (_ bv49 7) old.norm.statistic)))
 (or $x1121 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1433 (= (_ bv96 7) old.stream)))
 (let (($x1449 (= (_ bv94 7) old.stream)))
 (let (($x2818 (= (_ bv38 7) old.stream)))
 (or $x2818 $x1449 $x1433)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x687 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2822 (div (* ?x687 old.hidden.multiple) old.hidden.parts)))
 (let (($x1828 (< 1 old.hidden.parts)))
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3489 $x1828 (= ?x2822 old.hidden.n))))))))
(assert
 (let ((?x687 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2822 (div (* ?x687 old.hidden.multiple) old.hidden.parts)))
 (let (($x1828 (< 1 old.hidden.parts)))
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3489 $x1828 (<= old.hidden.n ?x2822))))))))
(assert
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3489 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2288 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2533 (ite $x2288 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x687 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2822 (div (* ?x687 old.hidden.multiple) old.hidden.parts)))
 (let (($x2273 (= (- 1) old.hidden.n)))
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1873 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2549 (ite $x1873 (or $x2273 (< old.hidden.block old.hidden.n)) (ite $x3489 (or $x2273 (< ?x2822 old.hidden.n)) $x2533))))
 (let (($x825 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2549)))
 (let (($x1914 (= (_ bv48 7) old.hidden.kind)))
 (let (($x363 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1107 (or $x363 $x1914)))
 (= old.hidden.moved (ite $x1107 old.hidden.given_moved $x825)))))))))))))))
(assert
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let (($x1414 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x759 $x1414)))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x540 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1441 (not (= 0 ?x540)))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x2481 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3027 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3027 (and $x2481 $x506))))))))
(assert
 (let (($x1693 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1914 (= (_ bv48 7) old.hidden.kind)))
 (let (($x363 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1107 (or $x363 $x1914)))
 (let (($x2454 (ite $x1107 old.hidden.given_everywhere (or $x1693 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2454)))))))
(assert
 (let (($x1006 (not old.hidden.moved)))
 (let (($x2669 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1006)))
 (let (($x676 (= 1 old.hidden.parts)))
 (let (($x1914 (= (_ bv48 7) old.hidden.kind)))
 (let (($x363 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1107 (or $x363 $x1914)))
 (= old.hidden.first_alone (ite $x1107 old.hidden.given_first (or $x676 $x2669))))))))))
(assert
 (let (($x3276 (not old.attention.heads.padded)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1355 (ite (or $x3200 $x531) old.attention.heads.given_everywhere (or $x2431 (and (= 1 old.attention.heads.parts) $x3276)))))
 (= old.attention.heads.everywhere $x1355)))))))
(assert
 (let (($x3355 (not old.attention.value_dim.padded)))
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2724 (ite (or $x3957 $x3174) old.attention.value_dim.given_everywhere (or $x1165 (and (= 1 old.attention.value_dim.parts) $x3355)))))
 (= old.attention.value_dim.everywhere $x2724)))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x3325 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x3325)))))))))))))))))))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1743 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2327 ?x3999 ?x1743))))))))))))))))))))))))
(assert
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x698 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1751 (ite $x698 old.attention.v (ite $x3020 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1751)))))
(assert
 (let (($x2783 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2601 (not old.attention.gathers)))
 (let (($x364 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x364 $x2601 $x2783))))))
(assert
 (let ((?x272 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2720 (or $x78 $x511)))
 (let (($x1416 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2720 $x2832))))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x721 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1987 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x721)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x721 old.attention.value_dim.everywhere $x506) $x1416)))
 (= old.attention.mixed_in (ite $x1987 (_ bv96 7) ?x272)))))))))))))
(assert
 (let ((?x3440 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3065 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2749 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3065)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1247 (or $x78 $x2832) $x2749) (_ bv96 7) ?x3440)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x571 (= 1 old.tp)))
 (let (($x1433 (= (_ bv96 7) old.stream)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) $x571) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3415 (and $x2832 (or $x1433 $x571 (not (= (_ bv4 7) old.attention.out.collective)) $x506))))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2720 (or $x78 $x511)))
 (let ((?x3919 (ite (or $x2720 $x3415) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1030 (= (_ bv96 7) old.attention.out_state)))
 (let (($x2529 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2769 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1276 (and (or $x2769 $x2529) $x2832)))
 (let ((?x1014 (ite (or $x78 (and $x511 (= (_ bv38 7) old.stream)) $x1276) (_ bv38 7) (ite $x511 (_ bv96 7) (_ bv16 7)))))
 (let (($x1097 (or (and old.hidden.filled (not $x1433)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x88 (not $x2832)))
 (let (($x1121 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2818 (= (_ bv38 7) old.stream)))
 (let ((?x578 (ite (and $x2769 old.hidden.filled $x2818 $x88 $x1121) old.stream (ite (and $x2529 $x88 $x1097) old.stream ?x1014))))
 (let ((?x2320 (ite (and $x1433 old.hidden.everywhere (or $x78 $x1276)) (_ bv96 7) (ite (and $x2769 old.hidden.filled $x1433 $x88) (_ bv96 7) ?x578))))
 (let (($x566 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x3364 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2832) (_ bv38 7) (ite $x566 (_ bv96 7) ?x2320))))
 (let (($x1466 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x3376 (ite $x2529 (ite (not $x1433) old.stream (_ bv66 7)) (ite $x511 (ite $x1433 (_ bv96 7) old.stream) (ite $x78 (_ bv92 7) (_ bv16 7))))))
 (let (($x1553 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x1927 (ite $x1553 (ite $x2769 (_ bv96 7) ?x3376) (ite $x1466 ?x3364 (ite $x1030 ?x3919 old.attention.out_state)))))
 (= old.attention.joined ?x1927)))))))))))))))))))))))))))))
(assert
 (let (($x2138 (not old.hidden.everywhere)))
 (let (($x2769 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1466 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x1466 (= (_ bv96 7) old.attention.joined) $x2769 $x2138))))))
(assert
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2991 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x983 (= (_ bv56 7) new.attention.heads.kind) $x2124 $x2912 (= (_ bv91 7) new.attention.heads.kind) $x3098 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1854 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x3702 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x1720 (= (_ bv1 7) new.attention.out.bias)))
 (or $x1720 (= (_ bv23 7) new.attention.out.bias) $x3702 $x1854)))))
(assert
 (let (($x1508 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1955 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x789 (= (_ bv4 7) new.attention.out.collective)))
 (or $x789 $x1955 $x2807 $x769 $x1508)))))))
(assert
 (let (($x541 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3989 (= (_ bv10 7) new.attention.out.input)))
 (or $x3989 $x541 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1308 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2291 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (or $x3803 $x2291 $x1308)))))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x408 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x408 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x3828 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3828 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2716 (= (_ bv56 7) new.attention.value_dim.kind) $x2927 $x1023 (= (_ bv91 7) new.attention.value_dim.kind) $x1368 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2233 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3441 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1717 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1640 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3101 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3101 $x1640 (= (_ bv56 7) new.hidden.kind) $x1489 $x1717 $x3441 $x2233 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1086 (= (_ bv49 7) new.norm.statistic)))
 (or $x1086 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1105 (= (_ bv96 7) new.stream)))
 (let (($x2013 (= (_ bv94 7) new.stream)))
 (let (($x3886 (= (_ bv38 7) new.stream)))
 (or $x3886 $x2013 $x1105)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2706 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3143 (div (* ?x2706 new.hidden.multiple) new.hidden.parts)))
 (let (($x2534 (< 1 new.hidden.parts)))
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1489 $x2534 (= ?x3143 new.hidden.n))))))))
(assert
 (let ((?x2706 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3143 (div (* ?x2706 new.hidden.multiple) new.hidden.parts)))
 (let (($x2534 (< 1 new.hidden.parts)))
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1489 $x2534 (<= new.hidden.n ?x3143))))))))
(assert
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1489 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3101 (= (_ bv26 7) new.hidden.kind)))
 (let (($x11 (ite $x3101 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2706 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3143 (div (* ?x2706 new.hidden.multiple) new.hidden.parts)))
 (let (($x3748 (= (- 1) new.hidden.n)))
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3441 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2672 (ite $x3441 (or $x3748 (< new.hidden.block new.hidden.n)) (ite $x1489 (or $x3748 (< ?x3143 new.hidden.n)) $x11))))
 (let (($x3478 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2672)))
 (let (($x1640 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1717 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1874 (or $x1717 $x1640)))
 (= new.hidden.moved (ite $x1874 new.hidden.given_moved $x3478)))))))))))))))
(assert
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let (($x2351 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2124 $x2351)))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x2933 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2927 (not (= 0 ?x2933)))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x3989 (= (_ bv10 7) new.attention.out.input)))
 (let (($x541 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x541 (and $x3989 $x1591))))))))
(assert
 (let (($x2233 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1640 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1717 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1874 (or $x1717 $x1640)))
 (let (($x1529 (ite $x1874 new.hidden.given_everywhere (or $x2233 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1529)))))))
(assert
 (let (($x3084 (not new.hidden.moved)))
 (let (($x1152 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x3084)))
 (let (($x2395 (= 1 new.hidden.parts)))
 (let (($x1640 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1717 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1874 (or $x1717 $x1640)))
 (= new.hidden.first_alone (ite $x1874 new.hidden.given_first (or $x2395 $x1152))))))))))
(assert
 (let (($x2859 (not new.attention.heads.padded)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3201 (ite (or $x2912 $x983) new.attention.heads.given_everywhere (or $x3098 (and (= 1 new.attention.heads.parts) $x2859)))))
 (= new.attention.heads.everywhere $x3201)))))))
(assert
 (let (($x1689 (not new.attention.value_dim.padded)))
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x942 (ite (or $x1023 $x2716) new.attention.value_dim.given_everywhere (or $x1368 (and (= 1 new.attention.value_dim.parts) $x1689)))))
 (= new.attention.value_dim.everywhere $x942)))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x632 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x632))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x1833 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2112 ?x3007 ?x1833)))))))))))))))))))))))
(assert
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x262 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3181 (ite $x262 new.attention.v (ite $x3004 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3181)))))
(assert
 (let (($x640 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1477 (not new.attention.gathers)))
 (let (($x2291 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2291 $x1477 $x640))))))
(assert
 (let ((?x2136 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2626 (or $x769 $x2807)))
 (let (($x944 (and new.attention.share_of_one new.stream.first_keeps_all (or $x2626 $x2115))))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x2983 (= (_ bv36 7) new.attention.mixed)))
 (let (($x484 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2983)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2983 new.attention.value_dim.everywhere $x1591) $x944)))
 (= new.attention.mixed_in (ite $x484 (_ bv96 7) ?x2136)))))))))))))
(assert
 (let ((?x1028 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1970 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x877 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1970)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3803 (or $x769 $x2115) $x877) (_ bv96 7) ?x1028)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x2323 (= 1 new.tp)))
 (let (($x1105 (= (_ bv96 7) new.stream)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) $x2323) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1645 (and $x2115 (or $x1105 $x2323 (not (= (_ bv4 7) new.attention.out.collective)) $x1591))))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2626 (or $x769 $x2807)))
 (let ((?x2036 (ite (or $x2626 $x1645) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x996 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1508 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1955 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3930 (and (or $x1955 $x1508) $x2115)))
 (let ((?x1182 (ite (or $x769 (and $x2807 (= (_ bv38 7) new.stream)) $x3930) (_ bv38 7) (ite $x2807 (_ bv96 7) (_ bv16 7)))))
 (let (($x2795 (or (and new.hidden.filled (not $x1105)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x30 (not $x2115)))
 (let (($x1086 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3886 (= (_ bv38 7) new.stream)))
 (let ((?x2268 (ite (and $x1955 new.hidden.filled $x3886 $x30 $x1086) new.stream (ite (and $x1508 $x30 $x2795) new.stream ?x1182))))
 (let ((?x413 (ite (and $x1105 new.hidden.everywhere (or $x769 $x3930)) (_ bv96 7) (ite (and $x1955 new.hidden.filled $x1105 $x30) (_ bv96 7) ?x2268))))
 (let (($x789 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2619 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2115) (_ bv38 7) (ite $x789 (_ bv96 7) ?x413))))
 (let (($x2854 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x137 (ite $x1508 (ite (not $x1105) new.stream (_ bv66 7)) (ite $x2807 (ite $x1105 (_ bv96 7) new.stream) (ite $x769 (_ bv92 7) (_ bv16 7))))))
 (let (($x2956 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x525 (ite $x2956 (ite $x1955 (_ bv96 7) ?x137) (ite $x2854 ?x2619 (ite $x996 ?x2036 new.attention.out_state)))))
 (= new.attention.joined ?x525)))))))))))))))))))))))))))))
(assert
 (let (($x3801 (not new.hidden.everywhere)))
 (let (($x1955 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2854 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x2854 (= (_ bv96 7) new.attention.joined) $x1955 $x3801))))))
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
 (let (($x2200 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x1854 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1930 (not new.attention.full_though_split)))
 (let (($x2427 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x1930)))
 (let (($x3314 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x2956 (= (_ bv92 7) new.attention.out_state)))
 (let (($x2323 (= 1 new.tp)))
 (let (($x3122 (or $x2323 (not new.model.out_bias) (and $x2956 $x3314) $x2427 (and $x1854 $x2200))))
 (not $x3122))))))))))
(assert
 (let (($x465 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x1512 (= (_ bv29 7) old.attention.out.bias)))
(let (($x2532 (not old.attention.full_though_split)))
(let (($x2932 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x2532)))
(let (($x3031 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x1553 (= (_ bv92 7) old.attention.out_state)))
(let (($x821 (not old.model.out_bias)))
(let (($x571 (= 1 old.tp)))
(or $x571 $x821 (and $x1553 $x3031) $x2932 (and $x1512 $x465)))))))))))
(check-sat)

; from one replica to any number, question 67
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
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1818 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x531 (= (_ bv56 7) old.attention.heads.kind) $x759 $x3200 (= (_ bv91 7) old.attention.heads.kind) $x2431 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2529 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2769 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x2769 $x511 $x78 $x2529))))))
(assert
 (let (($x3027 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2481 (= (_ bv10 7) old.attention.out.input)))
 (or $x2481 $x3027 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1813 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x2277 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2736 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1264 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1264 $x2736 $x2277 $x1813))))))
(assert
 (let (($x3829 (= (_ bv61 7) old.attention.out.split)))
 (let (($x364 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (or $x1247 $x364 $x3829)))))
(assert
 (let (($x1439 (= (_ bv8 7) old.attention.pairs)))
 (or $x1439 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1676 $x1763 $x558 $x3784 $x238)))))))
(assert
 (let (($x965 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x965 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1387 $x3020 $x355 $x2327))))))
(assert
 (let (($x1457 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1457 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3174 (= (_ bv56 7) old.attention.value_dim.kind) $x1441 $x3957 (= (_ bv91 7) old.attention.value_dim.kind) $x1165 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2823 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2823 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x2953 (= (_ bv38 7) old.embedding.split)))
 (or $x2953 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1966 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x1966 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x1246 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x3236 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x3236 (= (_ bv23 7) old.ffn.down.residual) $x1246 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x2958 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2958)))
(assert
 (let (($x1693 (= (_ bv96 7) old.hidden.kind)))
 (let (($x363 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1914 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1914 (= (_ bv56 7) old.hidden.kind) $x3489 $x363 (= (_ bv91 7) old.hidden.kind) $x1693 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x500 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x500 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x1771 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1771)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1433 (= (_ bv96 7) old.stream)))
 (let (($x1449 (= (_ bv94 7) old.stream)))
 (let (($x2818 (= (_ bv38 7) old.stream)))
 (or $x2818 $x1449 $x1433)))))
(assert
 (let (($x714 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x358 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1207 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1207 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x358 (= (_ bv91 7) old.stream_tokens.kind) $x714 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x687 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2688 (= (div (* ?x687 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3489 (< 1 old.hidden.parts) $x2688))))))
(assert
 (let (($x3489 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3489 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x714 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2558 (or $x714 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1155 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2558)))
 (= old.stream_tokens.everywhere $x1155)))))
(assert
 (let ((?x2022 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1739 (= (div (* ?x2022 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x759 (< 1 old.attention.heads.parts) $x1739))))))
(assert
 (let (($x1414 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x759 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x759 $x1414)))))
(assert
 (let ((?x2367 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x834 (div (* ?x2367 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2851 (and $x1818 (< 1 old.attention.head_dim.parts) (= ?x834 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2851))))))
(assert
 (let ((?x540 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1441 (not (= 0 ?x540)))))))
(assert
 (let ((?x3593 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2700 (* (div (- ?x3593 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1441 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (and $x1441 (< 1 old.attention.value_dim.parts) (= (div ?x2700 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1292))))))
(assert
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x2481 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3027 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3027 (and $x2481 $x506))))))))
(assert
 (let (($x3829 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2277 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1264 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1264 (and $x2277 $x3829)))))))
(assert
 (let (($x3236 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2382 (or $x3236 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2382)))))
(assert
 (let (($x2556 (not old.model.embedding_norm)))
 (let (($x2586 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2818 (= (_ bv38 7) old.stream)))
 (let (($x2823 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2953 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x2953 $x2823 $x2818 old.hidden.filled (not $x2586) $x2556))))))))
(assert
 (let (($x500 (= (_ bv68 7) old.model.norm)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x88 (not $x2832)))
 (let (($x2818 (= (_ bv38 7) old.stream)))
 (let (($x2769 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3829 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x3829 $x2769 $x2818 old.hidden.filled $x88 $x500)))))))))
(assert
 (let (($x500 (= (_ bv68 7) old.model.norm)))
 (let (($x979 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2818 (= (_ bv38 7) old.stream)))
 (let (($x1966 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2958 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x2958 $x1966 $x2818 old.hidden.filled (not $x979) $x500))))))))
(assert
 (let (($x1693 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2454 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1693 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2454))))
(assert
 (let (($x3276 (not old.attention.heads.padded)))
 (let (($x2431 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x531 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3200 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1355 (ite (or $x3200 $x531) old.attention.heads.given_everywhere (or $x2431 (and (= 1 old.attention.heads.parts) $x3276)))))
 (= old.attention.heads.everywhere $x1355)))))))
(assert
 (let (($x3355 (not old.attention.value_dim.padded)))
 (let (($x1165 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3174 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3957 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2724 (ite (or $x3957 $x3174) old.attention.value_dim.given_everywhere (or $x1165 (and (= 1 old.attention.value_dim.parts) $x3355)))))
 (= old.attention.value_dim.everywhere $x2724)))))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x3325 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2327 ?x3999 ?x3325)))))))))))))))))))))))
(assert
 (let (($x3235 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x3235)))
(assert
 (let (($x1433 (= (_ bv96 7) old.stream)))
 (let (($x1667 (or $x1433 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1667))))
(assert
 (let (($x238 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1676 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3437 (ite (or $x1676 $x238) (_ bv16 7) (_ bv96 7))))
 (let (($x3784 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1821 (or old.model.latent old.attention.kv_filled)))
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1763 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3766 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1387 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1840 (and $x1763 $x1387 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3766)))
 (let ((?x1481 (ite (or $x1676 $x1840 (and $x1763 $x3020 old.attention.heads.filled $x1821)) (_ bv96 7) (_ bv16 7))))
 (let (($x1378 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x558 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x549 (or $x558 $x3784)))
 (let ((?x2048 (ite (or $x549 $x1378) old.attention.qkv.split ?x1481)))
 (let (($x355 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1531 (not $x355)))
 (let ((?x1743 (ite $x1531 ?x2048 (ite (or $x3784 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3437))))
 (let ((?x3999 (ite (or $x549 $x1378 old.model.query_latent) (_ bv96 7) (ite $x1763 (_ bv21 7) (_ bv16 7)))))
 (let (($x2327 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2327 ?x3999 ?x1743))))))))))))))))))))))))
(assert
 (let (($x2934 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x3372 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x887 (and old.model.behind_dense $x3372)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x887 $x2934))))))
(assert
 (let (($x3020 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x698 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1751 (ite $x698 old.attention.v (ite $x3020 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1751)))))
(assert
 (let (($x2783 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2601 (not old.attention.gathers)))
 (let (($x364 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x364 $x2601 $x2783))))))
(assert
 (let ((?x272 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x511 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1416 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x78 $x511) $x2832))))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (let (($x506 (not $x1247)))
 (let (($x721 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1987 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x721)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x721 old.attention.value_dim.everywhere $x506) $x1416)))
 (= old.attention.mixed_in (ite $x1987 (_ bv96 7) ?x272))))))))))))
(assert
 (let ((?x3440 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3065 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2749 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3065)))
 (let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x78 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1247 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1247 (or $x78 $x2832) $x2749) (_ bv96 7) ?x3440)))))))))
(assert
 (let (($x2769 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2736 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1813 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1433 (= (_ bv96 7) old.stream)))
 (let (($x1466 (= (_ bv38 7) old.attention.out_state)))
 (let (($x1553 (= (_ bv92 7) old.attention.out_state)))
 (let (($x145 (and $x1813 old.stream.first_has_all (or (or $x1553 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x1147 (= old.attention.out_state old.stream)))
 (let (($x2059 (and (or $x1813 $x2736) $x1553 (or $x1433 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x2818 (= (_ bv38 7) old.stream)))
 (let (($x2277 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1011 (and $x2277 (not $x1553) (or $x1147 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x3011 (or $x1011 (and $x2277 $x2818 old.hidden.filled) $x2059 (and $x1813 old.stream.first_keeps_all $x1147) $x145 (and $x1466 $x1433 old.hidden.filled (or $x1813 (= $x2736 $x2769))))))
 (let (($x2832 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x88 (not $x2832)))
 (let (($x1438 (or $x1553 (and $x1466 (or $x2769 (= (_ bv73 7) old.attention.out.collective)) $x88))))
 (let (($x2069 (or $x1147 (and old.stream.in_order (or (not $x1466) old.hidden.everywhere)))))
 (let (($x571 (= 1 old.tp)))
 (let (($x1166 (or (and $x571 $x2069) (and (not (and $x2277 old.stream.junk_in_attention $x1438)) $x3011))))
 (= old.attention.residual_once $x1166)))))))))))))))))))))
(assert
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2991 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x983 (= (_ bv56 7) new.attention.heads.kind) $x2124 $x2912 (= (_ bv91 7) new.attention.heads.kind) $x3098 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1508 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1955 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x1955 $x2807 $x769 $x1508))))))
(assert
 (let (($x541 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3989 (= (_ bv10 7) new.attention.out.input)))
 (or $x3989 $x541 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1245 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x514 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1648 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x16 (= (_ bv1 7) new.attention.out.residual)))
 (or $x16 $x1648 $x514 $x1245))))))
(assert
 (let (($x1308 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2291 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (or $x3803 $x2291 $x1308)))))
(assert
 (let (($x699 (= (_ bv8 7) new.attention.pairs)))
 (or $x699 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2684 $x756 $x38 $x3195 $x2942)))))))
(assert
 (let (($x408 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x408 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1073 $x3004 $x1254 $x2112))))))
(assert
 (let (($x3828 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3828 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2716 (= (_ bv56 7) new.attention.value_dim.kind) $x2927 $x1023 (= (_ bv91 7) new.attention.value_dim.kind) $x1368 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1563 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1563 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x2970 (= (_ bv38 7) new.embedding.split)))
 (or $x2970 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2799 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x2799 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x4074 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x3057 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x3057 (= (_ bv23 7) new.ffn.down.residual) $x4074 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x1330 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1330)))
(assert
 (let (($x2233 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1717 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1640 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1640 (= (_ bv56 7) new.hidden.kind) $x1489 $x1717 (= (_ bv91 7) new.hidden.kind) $x2233 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2178 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2178 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x642 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x642)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1105 (= (_ bv96 7) new.stream)))
 (let (($x2013 (= (_ bv94 7) new.stream)))
 (let (($x3886 (= (_ bv38 7) new.stream)))
 (or $x3886 $x2013 $x1105)))))
(assert
 (let (($x1427 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3635 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2817 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2817 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3635 (= (_ bv91 7) new.stream_tokens.kind) $x1427 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2706 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x684 (= (div (* ?x2706 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1489 (< 1 new.hidden.parts) $x684))))))
(assert
 (let (($x1489 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1489 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1427 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x221 (or $x1427 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1910 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x221)))
 (= new.stream_tokens.everywhere $x1910)))))
(assert
 (let ((?x2074 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1548 (= (div (* ?x2074 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2124 (< 1 new.attention.heads.parts) $x1548))))))
(assert
 (let (($x2351 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2124 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2124 $x2351)))))
(assert
 (let ((?x3173 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3402 (div (* ?x3173 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2991 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3452 (and $x2991 (< 1 new.attention.head_dim.parts) (= ?x3402 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3452))))))
(assert
 (let ((?x2933 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2927 (not (= 0 ?x2933)))))))
(assert
 (let ((?x1141 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2278 (* (div ?x1141 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2927 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x605 (and $x2927 (< 1 new.attention.value_dim.parts) (= (div ?x2278 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x605))))))
(assert
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x3989 (= (_ bv10 7) new.attention.out.input)))
 (let (($x541 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x541 (and $x3989 $x1591))))))))
(assert
 (let (($x1308 (= (_ bv61 7) new.attention.out.split)))
 (let (($x514 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x16 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x16 (and $x514 $x1308)))))))
(assert
 (let (($x3057 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2473 (or $x3057 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2473)))))
(assert
 (let (($x2816 (not new.model.embedding_norm)))
 (let (($x952 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3886 (= (_ bv38 7) new.stream)))
 (let (($x1563 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2970 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x2970 $x1563 $x3886 new.hidden.filled (not $x952) $x2816))))))))
(assert
 (let (($x2178 (= (_ bv68 7) new.model.norm)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x30 (not $x2115)))
 (let (($x3886 (= (_ bv38 7) new.stream)))
 (let (($x1955 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1308 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1308 $x1955 $x3886 new.hidden.filled $x30 $x2178)))))))))
(assert
 (let (($x2178 (= (_ bv68 7) new.model.norm)))
 (let (($x3283 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3886 (= (_ bv38 7) new.stream)))
 (let (($x2799 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1330 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x1330 $x2799 $x3886 new.hidden.filled (not $x3283) $x2178))))))))
(assert
 (let (($x2233 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1529 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2233 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1529))))
(assert
 (let (($x2859 (not new.attention.heads.padded)))
 (let (($x3098 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2912 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3201 (ite (or $x2912 $x983) new.attention.heads.given_everywhere (or $x3098 (and (= 1 new.attention.heads.parts) $x2859)))))
 (= new.attention.heads.everywhere $x3201)))))))
(assert
 (let (($x1689 (not new.attention.value_dim.padded)))
 (let (($x1368 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2716 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x942 (ite (or $x1023 $x2716) new.attention.value_dim.given_everywhere (or $x1368 (and (= 1 new.attention.value_dim.parts) $x1689)))))
 (= new.attention.value_dim.everywhere $x942)))))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x632 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2112 ?x3007 ?x632))))))))))))))))))))))
(assert
 (let (($x138 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x138)))
(assert
 (let (($x1105 (= (_ bv96 7) new.stream)))
 (let (($x1431 (or $x1105 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1431))))
(assert
 (let (($x2942 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2684 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1627 (ite (or $x2684 $x2942) (_ bv16 7) (_ bv96 7))))
 (let (($x3195 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2058 (or new.model.latent new.attention.kv_filled)))
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x756 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1073 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2274 (and $x756 $x1073 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x482 (ite (or $x2684 $x2274 (and $x756 $x3004 new.attention.heads.filled $x2058)) (_ bv96 7) (_ bv16 7))))
 (let (($x2263 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x38 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2695 (or $x38 $x3195)))
 (let ((?x2926 (ite (or $x2695 $x2263) new.attention.qkv.split ?x482)))
 (let (($x1254 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2963 (not $x1254)))
 (let ((?x1833 (ite $x2963 ?x2926 (ite (or $x3195 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1627))))
 (let ((?x3007 (ite (or $x2695 $x2263 new.model.query_latent) (_ bv96 7) (ite $x756 (_ bv21 7) (_ bv16 7)))))
 (let (($x2112 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2112 ?x3007 ?x1833)))))))))))))))))))))))
(assert
 (let (($x2989 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x2251 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x3841 (and new.model.behind_dense $x2251)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x3841 $x2989))))))
(assert
 (let (($x3004 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x262 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3181 (ite $x262 new.attention.v (ite $x3004 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3181)))))
(assert
 (let (($x640 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1477 (not new.attention.gathers)))
 (let (($x2291 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2291 $x1477 $x640))))))
(assert
 (let ((?x2136 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2807 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x944 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x769 $x2807) $x2115))))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1591 (not $x3803)))
 (let (($x2983 (= (_ bv36 7) new.attention.mixed)))
 (let (($x484 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2983)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2983 new.attention.value_dim.everywhere $x1591) $x944)))
 (= new.attention.mixed_in (ite $x484 (_ bv96 7) ?x2136))))))))))))
(assert
 (let ((?x1028 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1970 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x877 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1970)))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x769 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3803 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3803 (or $x769 $x2115) $x877) (_ bv96 7) ?x1028)))))))))
(assert
 (let (($x1955 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1648 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1245 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1105 (= (_ bv96 7) new.stream)))
 (let (($x2854 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2956 (= (_ bv92 7) new.attention.out_state)))
 (let (($x3119 (and $x1245 new.stream.first_has_all (or (or $x2956 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x2862 (= new.attention.out_state new.stream)))
 (let (($x3879 (and (or $x1245 $x1648) $x2956 (or $x1105 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x3886 (= (_ bv38 7) new.stream)))
 (let (($x514 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x486 (and $x514 (not $x2956) (or $x2862 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x3570 (or $x486 (and $x514 $x3886 new.hidden.filled) $x3879 (and $x1245 new.stream.first_keeps_all $x2862) $x3119 (and $x2854 $x1105 new.hidden.filled (or $x1245 (= $x1648 $x1955))))))
 (let (($x2115 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x30 (not $x2115)))
 (let (($x1172 (or $x2956 (and $x2854 (or $x1955 (= (_ bv73 7) new.attention.out.collective)) $x30))))
 (let (($x2974 (or $x2862 (and new.stream.in_order (or (not $x2854) new.hidden.everywhere)))))
 (let (($x2323 (= 1 new.tp)))
 (let (($x2085 (or (and $x2323 $x2974) (and (not (and $x514 new.stream.junk_in_attention $x1172)) $x3570))))
 (= new.attention.residual_once $x2085)))))))))))))))))))))
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
 (let (($x3290 (not new.model.scaled_residual)))
 (let (($x2178 (= (_ bv68 7) new.model.norm)))
 (let (($x16 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x16 (and $x2178 $x3290 new.attention.residual_once)))))))
(assert
 (let (($x3035 (not old.model.scaled_residual)))
(let (($x500 (= (_ bv68 7) old.model.norm)))
(let (($x1264 (= (_ bv1 7) old.attention.out.residual)))
(or $x1264 (and $x500 $x3035 old.attention.residual_once))))))
(check-sat)

; from one replica to any number, question 68
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun new.dp () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
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
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
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
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (let (($x2954 (= 0 ?x3073)))
 (not $x2954))))
(assert
 (let ((?x502 (mod old.stage.ranks old.moe.block)))
(= 0 ?x502)))
(check-sat)

; from one replica to any number, question 69
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ep () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.moe.combine () (_ BitVec 7))
(declare-fun old.moe.dispatch () (_ BitVec 7))
(declare-fun old.moe.expert_tp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stage.same_tokens () Int)
(declare-fun old.tp () Int)
(declare-fun old.moe.spans () Bool)
(declare-fun old.moe.dispatched () (_ BitVec 7))
(declare-fun old.moe.combined () (_ BitVec 7))
(declare-fun old.moe.group.sp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun old.moe.group_fits () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ep () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.moe.combine () (_ BitVec 7))
(declare-fun new.moe.dispatch () (_ BitVec 7))
(declare-fun new.moe.expert_tp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stage.same_tokens () Int)
(declare-fun new.tp () Int)
(declare-fun new.moe.spans () Bool)
(declare-fun new.moe.dispatched () (_ BitVec 7))
(declare-fun new.moe.combined () (_ BitVec 7))
(declare-fun new.moe.group.sp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun new.moe.group_fits () Bool)
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
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.once () Bool)
(declare-fun old.moe.once () Bool)
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
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x256 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x256 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x3640 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x3640 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.stage.same_tokens)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2483 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x2483)))
(assert
 (let ((?x651 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x651))))
(assert
 (let ((?x2498 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x2498))))
(assert
 (let (($x2762 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1842 (= old.moe.block old.stage.ranks)))
 (let (($x2862 (and (= 1 old.tp) $x1842 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x3648 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x3648 $x2862) (or $x1842 $x2762)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2021 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2021 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x3940 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x3940 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.stage.same_tokens)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x822 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x822)))
(assert
 (let ((?x335 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x335))))
(assert
 (let ((?x1887 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x1887))))
(assert
 (let (($x3503 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3119 (= new.moe.block new.stage.ranks)))
 (let (($x3570 (and (= 1 new.tp) $x3119 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x2555 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x2555 $x3570) (or $x3119 $x3503)))))))))
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
 (= old.ep new.ep))
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
 (= old.moe.combine new.moe.combine))
(assert
 (= old.moe.dispatch new.moe.dispatch))
(assert
 (= old.moe.expert_tp new.moe.expert_tp))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.moe.once new.moe.once))
(assert
 (= old.sp new.sp))
(assert
 (= old.stage.same_tokens new.stage.same_tokens))
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
 (not (or new.moe.group_fits new.moe.once)))
(assert
 (or old.moe.group_fits old.moe.once))
(check-sat)

; from one replica to any number, question 70
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ep () Int)
(declare-fun old.moe.bias () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.moe.combine () (_ BitVec 7))
(declare-fun old.moe.dispatch () (_ BitVec 7))
(declare-fun old.moe.expert_tp () Int)
(declare-fun old.moe.width.given_least () Int)
(declare-fun old.moe.width.given_most () Int)
(declare-fun old.moe.width.kind () (_ BitVec 7))
(declare-fun old.moe.width.multiple () Int)
(declare-fun old.moe.width.n () Int)
(declare-fun old.moe.width.parts () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stage.same_tokens () Int)
(declare-fun old.tp () Int)
(declare-fun old.moe.width.least () Int)
(declare-fun old.moe.width.most () Int)
(declare-fun old.moe.spans () Bool)
(declare-fun old.moe.dispatched () (_ BitVec 7))
(declare-fun old.moe.combined () (_ BitVec 7))
(declare-fun old.moe.reaches () Bool)
(declare-fun old.moe.comes_back () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun old.moe.group_fits () Bool)
(declare-fun old.moe.over_block () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ep () Int)
(declare-fun new.moe.bias () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.moe.combine () (_ BitVec 7))
(declare-fun new.moe.dispatch () (_ BitVec 7))
(declare-fun new.moe.expert_tp () Int)
(declare-fun new.moe.width.given_least () Int)
(declare-fun new.moe.width.given_most () Int)
(declare-fun new.moe.width.kind () (_ BitVec 7))
(declare-fun new.moe.width.multiple () Int)
(declare-fun new.moe.width.n () Int)
(declare-fun new.moe.width.parts () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stage.same_tokens () Int)
(declare-fun new.tp () Int)
(declare-fun new.moe.width.least () Int)
(declare-fun new.moe.width.most () Int)
(declare-fun new.moe.spans () Bool)
(declare-fun new.moe.dispatched () (_ BitVec 7))
(declare-fun new.moe.combined () (_ BitVec 7))
(declare-fun new.moe.reaches () Bool)
(declare-fun new.moe.comes_back () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun new.moe.group_fits () Bool)
(declare-fun new.moe.over_block () Bool)
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
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.down_bias () Bool)
(declare-fun old.model.down_bias () Bool)
(declare-fun new.moe.bias_once () Bool)
(declare-fun old.moe.bias_once () Bool)
(declare-fun new.moe.once () Bool)
(declare-fun old.moe.once () Bool)
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
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (let (($x1614 (= (_ bv29 7) old.moe.bias)))
 (let (($x484 (= (_ bv23 7) old.moe.bias)))
 (or $x484 (= (_ bv27 7) old.moe.bias) $x1614))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x256 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x256 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x3640 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x3640 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x441 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x897 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x3053 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x767 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x758 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x1563 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2970 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x504 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x952 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x263 (= (_ bv11 7) old.moe.width.kind)))
 (or $x263 $x952 $x504 $x2970 $x1563 $x758 $x767 $x3053 $x897 $x441))))))))))))
(assert
 (and (<= 1 old.moe.width.multiple)))
(assert
 (and (<= (- 1) old.moe.width.n)))
(assert
 (and (<= 1 old.moe.width.parts)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.stage.same_tokens)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3320 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x3480 (* (div (* ?x3320 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x3201 (= (- 1) old.moe.width.n)))
 (let ((?x1689 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x3201 (< ?x3480 old.moe.width.n)) 0 1))))
 (let (($x758 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x3581 (ite (or $x3201 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x504 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x2546 (ite $x504 (ite (and $x3201 (= 1 old.moe.width.parts)) 1 ?x3581) (ite $x758 ?x1689 old.moe.width.given_least))))
 (let (($x1563 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x441 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x3053 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x263 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x952 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x897 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x3009 (ite $x897 old.moe.width.parts (ite (or $x952 $x263 $x3053 $x441 $x1563) 1 ?x2546))))
 (= old.moe.width.least ?x3009)))))))))))))))))
(assert
 (let ((?x2962 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x897 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x897 old.moe.width.parts ?x2962)))))
(assert
 (let (($x2483 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x2483)))
(assert
 (let ((?x651 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x651))))
(assert
 (let (($x1264 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x1426 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x1264 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x1426))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x2488 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x1254 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x2488 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x1254))))
(assert
 (let (($x2762 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1842 (= old.moe.block old.stage.ranks)))
 (let (($x2862 (and (= 1 old.tp) $x1842 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x3648 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x3648 $x2862) (or $x1842 $x2762)))))))))
(assert
 (let (($x642 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x642)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x2875 (= (_ bv29 7) new.moe.bias)))
 (let (($x3832 (= (_ bv23 7) new.moe.bias)))
 (or $x3832 (= (_ bv27 7) new.moe.bias) $x2875))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2021 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2021 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x3940 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x3940 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x3841 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2989 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x258 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2554 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x1623 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x228 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x3781 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x2293 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2329 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x482 (= (_ bv11 7) new.moe.width.kind)))
 (or $x482 $x2329 $x2293 $x3781 $x228 $x1623 $x2554 $x258 $x2989 $x3841))))))))))))
(assert
 (and (<= 1 new.moe.width.multiple)))
(assert
 (and (<= (- 1) new.moe.width.n)))
(assert
 (and (<= 1 new.moe.width.parts)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.stage.same_tokens)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2626 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x2312 (* (div (* ?x2626 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1841 (= (- 1) new.moe.width.n)))
 (let ((?x413 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1841 (< ?x2312 new.moe.width.n)) 0 1))))
 (let (($x1623 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x393 (ite (or $x1841 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x2293 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x1028 (ite $x2293 (ite (and $x1841 (= 1 new.moe.width.parts)) 1 ?x393) (ite $x1623 ?x413 new.moe.width.given_least))))
 (let (($x228 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x3841 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x258 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x482 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2329 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2989 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x1308 (ite $x2989 new.moe.width.parts (ite (or $x2329 $x482 $x258 $x3841 $x228) 1 ?x1028))))
 (= new.moe.width.least ?x1308)))))))))))))))))
(assert
 (let ((?x1970 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x2989 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x2989 new.moe.width.parts ?x1970)))))
(assert
 (let (($x822 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x822)))
(assert
 (let ((?x335 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x335))))
(assert
 (let (($x3051 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1648 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x3051 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1648))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2456 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1528 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x2456 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1528))))
(assert
 (let (($x3503 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3119 (= new.moe.block new.stage.ranks)))
 (let (($x3570 (and (= 1 new.tp) $x3119 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x2555 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x2555 $x3570) (or $x3119 $x3503)))))))))
(assert
 (let (($x36 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x36)))
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
 (= old.ep new.ep))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.down_bias new.model.down_bias))
(assert
 (= old.moe.bias new.moe.bias))
(assert
 (= old.moe.bias_once new.moe.bias_once))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.combine new.moe.combine))
(assert
 (= old.moe.dispatch new.moe.dispatch))
(assert
 (= old.moe.expert_tp new.moe.expert_tp))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.moe.once new.moe.once))
(assert
 (= old.moe.width.given_least new.moe.width.given_least))
(assert
 (= old.moe.width.given_most new.moe.width.given_most))
(assert
 (= old.moe.width.kind new.moe.width.kind))
(assert
 (= old.moe.width.multiple new.moe.width.multiple))
(assert
 (= old.moe.width.n new.moe.width.n))
(assert
 (= old.moe.width.parts new.moe.width.parts))
(assert
 (= old.sp new.sp))
(assert
 (= old.stage.same_tokens new.stage.same_tokens))
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
 (let (($x719 (or new.moe.over_block (not new.moe.once))))
 (let (($x2237 (= 1 new.moe.expert_tp)))
 (let (($x2395 (or $x2237 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x719) new.moe.bias_once)))
 (not $x2395)))))
(assert
 (let (($x1141 (or old.moe.over_block (not old.moe.once))))
(let (($x2927 (not old.model.down_bias)))
(let (($x3035 (= 1 old.moe.expert_tp)))
(or $x3035 $x2927 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x1141) old.moe.bias_once)))))
(check-sat)

