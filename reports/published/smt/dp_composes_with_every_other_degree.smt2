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
 (let (($x3632 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x3632)))
(assert
 (let (($x3088 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x3088 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2224 (= (_ bv38 7) old.embedding.split)))
 (or $x2224 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1639 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1639)))
(assert
 (let (($x2335 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2335 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1709 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1709 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x695 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1961 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2003 (= (_ bv91 7) old.hidden.kind)))
 (let (($x601 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2186 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1031 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3083 (= (_ bv48 7) old.hidden.kind)))
 (let (($x859 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2127 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2405 (= (_ bv11 7) old.hidden.kind)))
 (or $x2405 $x2127 $x859 $x3083 $x1031 $x2186 $x601 $x2003 $x1961 $x695))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2860 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2860 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x281 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2701 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2098 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2001 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2001 (= (_ bv56 7) old.lm_head.cut.kind) $x2098 $x2701 (= (_ bv91 7) old.lm_head.cut.kind) $x281 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1986 (= (_ bv95 7) old.lm_head.split)))
 (let (($x743 (= (_ bv40 7) old.lm_head.split)))
 (or $x743 (= (_ bv57 7) old.lm_head.split) $x1986))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1974 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1974 (= (_ bv57 7) old.moe.router.split))))
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
 (let (($x2186 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2186 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x45 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3238 (div (* ?x45 old.hidden.multiple) old.hidden.parts)))
 (let (($x557 (= (- 1) old.hidden.n)))
 (let ((?x2324 (ite (or $x557 (< (* ?x3238 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2186 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3256 (ite $x2186 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2324) old.hidden.given_least)))
 (let ((?x3753 (ite (or $x557 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x859 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1475 (ite $x859 (ite (and $x557 (= 1 old.hidden.parts)) 1 ?x3753) ?x3256)))
 (let (($x1031 (= (_ bv56 7) old.hidden.kind)))
 (let (($x695 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2003 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2405 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2127 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1961 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x3166 (ite $x1961 old.hidden.parts (ite (or $x2127 $x2405 $x2003 $x695 $x1031) 1 ?x1475))))
 (= old.hidden.least ?x3166))))))))))))))))))
(assert
 (let ((?x45 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3238 (div (* ?x45 old.hidden.multiple) old.hidden.parts)))
 (let (($x2186 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2186 (< 1 old.hidden.parts) (= ?x3238 old.hidden.n)))))))
(assert
 (let (($x3083 (= (_ bv48 7) old.hidden.kind)))
 (let (($x601 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3094 (or $x601 $x3083)))
 (let (($x1961 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x1961 old.hidden.parts (ite $x3094 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x859 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1250 (ite $x859 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x45 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3238 (div (* ?x45 old.hidden.multiple) old.hidden.parts)))
 (let (($x557 (= (- 1) old.hidden.n)))
 (let (($x2186 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2003 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1817 (ite $x2003 (or $x557 (< old.hidden.block old.hidden.n)) (ite $x2186 (or $x557 (< ?x3238 old.hidden.n)) $x1250))))
 (let (($x3595 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1817)))
 (let (($x3083 (= (_ bv48 7) old.hidden.kind)))
 (let (($x601 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3094 (or $x601 $x3083)))
 (= old.hidden.moved (ite $x3094 old.hidden.given_moved $x3595)))))))))))))))
(assert
 (let (($x2098 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1477 (and $x2098 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1477))))
(assert
 (let (($x3632 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2224 (= (_ bv38 7) old.embedding.split)))
 (let (($x3081 (= (_ bv38 7) old.stream)))
 (let (($x396 (or $x3081 $x2224 $x3632 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x396))))))
(assert
 (let (($x1961 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3083 (= (_ bv48 7) old.hidden.kind)))
 (let (($x601 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3094 (or $x601 $x3083)))
 (let (($x1666 (ite $x3094 old.hidden.given_everywhere (or $x1961 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1666)))))))
(assert
 (let (($x281 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1891 (or $x281 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2216 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1891)))
 (= old.lm_head.cut.everywhere $x2216)))))
(assert
 (let (($x2260 (not old.hidden.moved)))
 (let (($x695 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2003 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2405 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2127 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1679 (or old.hidden.everywhere old.hidden.filled (and (or $x2127 $x2405 $x2003 $x695) $x2260))))
 (let (($x3083 (= (_ bv48 7) old.hidden.kind)))
 (let (($x601 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3094 (or $x601 $x3083)))
 (= old.hidden.undivided (ite $x3094 old.hidden.given_undivided $x1679))))))))))))
(assert
 (let (($x484 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2860 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2411 (or $x2860 $x484)))
 (let (($x743 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3476 (and $x743 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2411)))
 (let (($x1986 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x949 (ite (and $x1986 old.lm_head.cut.everywhere $x2411) (_ bv96 7) (ite $x1986 (_ bv95 7) (ite $x3476 (_ bv96 7) (ite $x743 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x949)))))))))
(assert
 (let (($x1709 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2033 (and old.layer.dense (or $x1709 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3088 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2363 (or $x3088 (= (_ bv92 7) old.lm_head.state) $x2033 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x2363))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x3560 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x3560)))
(assert
 (let (($x2115 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x2115 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x911 (= (_ bv38 7) new.embedding.split)))
 (or $x911 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x3698 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x3698)))
(assert
 (let (($x19 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x19 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1987 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1987 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2769 (= (_ bv96 7) new.hidden.kind)))
 (let (($x25 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1722 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3229 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2333 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2036 (= (_ bv48 7) new.hidden.kind)))
 (let (($x209 (= (_ bv26 7) new.hidden.kind)))
 (let (($x901 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3744 (= (_ bv11 7) new.hidden.kind)))
 (or $x3744 $x901 $x209 $x2036 $x2333 $x3229 $x1722 $x25 $x2769 $x141))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2251 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2251 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x341 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2938 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x147 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3299 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3299 (= (_ bv56 7) new.lm_head.cut.kind) $x147 $x2938 (= (_ bv91 7) new.lm_head.cut.kind) $x341 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x435 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1353 (= (_ bv40 7) new.lm_head.split)))
 (or $x1353 (= (_ bv57 7) new.lm_head.split) $x435))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1449 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1449 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2935 (= (_ bv38 7) new.stream)))
 (or $x2935 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x3229 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3229 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2783 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x214 (div (* ?x2783 new.hidden.multiple) new.hidden.parts)))
 (let (($x2273 (= (- 1) new.hidden.n)))
 (let ((?x1681 (ite (or $x2273 (< (* ?x214 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3229 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x397 (ite $x3229 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1681) new.hidden.given_least)))
 (let ((?x777 (ite (or $x2273 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x209 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3051 (ite $x209 (ite (and $x2273 (= 1 new.hidden.parts)) 1 ?x777) ?x397)))
 (let (($x2333 (= (_ bv56 7) new.hidden.kind)))
 (let (($x141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x25 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3744 (= (_ bv11 7) new.hidden.kind)))
 (let (($x901 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2769 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2572 (ite $x2769 new.hidden.parts (ite (or $x901 $x3744 $x25 $x141 $x2333) 1 ?x3051))))
 (= new.hidden.least ?x2572))))))))))))))))))
(assert
 (let ((?x2783 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x214 (div (* ?x2783 new.hidden.multiple) new.hidden.parts)))
 (let (($x3229 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3229 (< 1 new.hidden.parts) (= ?x214 new.hidden.n)))))))
(assert
 (let (($x2036 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1722 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1928 (or $x1722 $x2036)))
 (let (($x2769 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x2769 new.hidden.parts (ite $x1928 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x209 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1098 (ite $x209 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2783 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x214 (div (* ?x2783 new.hidden.multiple) new.hidden.parts)))
 (let (($x2273 (= (- 1) new.hidden.n)))
 (let (($x3229 (= (_ bv65 7) new.hidden.kind)))
 (let (($x25 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1636 (ite $x25 (or $x2273 (< new.hidden.block new.hidden.n)) (ite $x3229 (or $x2273 (< ?x214 new.hidden.n)) $x1098))))
 (let (($x2396 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1636)))
 (let (($x2036 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1722 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1928 (or $x1722 $x2036)))
 (= new.hidden.moved (ite $x1928 new.hidden.given_moved $x2396)))))))))))))))
(assert
 (let (($x147 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2140 (and $x147 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2140))))
(assert
 (let (($x3560 (= (_ bv61 7) new.attention.out.split)))
 (let (($x911 (= (_ bv38 7) new.embedding.split)))
 (let (($x2935 (= (_ bv38 7) new.stream)))
 (let (($x2198 (or $x2935 $x911 $x3560 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x2198))))))
(assert
 (let (($x2769 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2036 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1722 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1928 (or $x1722 $x2036)))
 (let (($x2057 (ite $x1928 new.hidden.given_everywhere (or $x2769 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2057)))))))
(assert
 (let (($x341 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x711 (or $x341 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2704 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x711)))
 (= new.lm_head.cut.everywhere $x2704)))))
(assert
 (let (($x1836 (not new.hidden.moved)))
 (let (($x141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x25 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3744 (= (_ bv11 7) new.hidden.kind)))
 (let (($x901 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1686 (or new.hidden.everywhere new.hidden.filled (and (or $x901 $x3744 $x25 $x141) $x1836))))
 (let (($x2036 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1722 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1928 (or $x1722 $x2036)))
 (= new.hidden.undivided (ite $x1928 new.hidden.given_undivided $x1686))))))))))))
(assert
 (let (($x3203 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2251 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1622 (or $x2251 $x3203)))
 (let (($x1353 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3653 (and $x1353 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1622)))
 (let (($x435 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3044 (ite (and $x435 new.lm_head.cut.everywhere $x1622) (_ bv96 7) (ite $x435 (_ bv95 7) (ite $x3653 (_ bv96 7) (ite $x1353 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3044)))))))))
(assert
 (let (($x1987 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1468 (and new.layer.dense (or $x1987 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2115 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x102 (or $x2115 (= (_ bv92 7) new.lm_head.state) $x1468 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x102))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1935 (not new.hidden.beyond)))
 (let (($x3711 (and (<= 1 new.hidden.least) $x1935 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x3711)))))
(assert
 (let (($x2537 (not old.hidden.beyond)))
(let (($x3481 (and (<= 1 old.hidden.least) $x2537 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2452 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2452 $x3481)))))
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1230 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x1230 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x463 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x219 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x94 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x782 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x933 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1593 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x3771 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x184 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2108 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x1274 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x1274 $x2108 $x184 $x3771 $x1593 $x933 $x782 $x94 $x219 $x463))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x2965 (= (_ bv95 7) old.embedding.split)))
 (let (($x2224 (= (_ bv38 7) old.embedding.split)))
 (or $x2224 (= (_ bv57 7) old.embedding.split) $x2965))))
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
 (let ((?x459 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x2203 (* (div (* ?x459 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x3551 (= (- 1) old.embedding.cut.n)))
 (let ((?x2802 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x3551 (< ?x2203 old.embedding.cut.n)) 0 1))))
 (let (($x933 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2197 (or $x3551 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1821 (ite (and $x3551 (= 1 old.embedding.cut.parts)) 1 (ite $x2197 0 1))))
 (let (($x184 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1593 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x463 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x94 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1274 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2108 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2759 (ite (or $x2108 $x1274 $x94 $x463 $x1593) 1 (ite $x184 ?x1821 (ite $x933 ?x2802 old.embedding.cut.given_least)))))
 (let (($x219 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x219 old.embedding.cut.parts ?x2759))))))))))))))))))
(assert
 (let ((?x2599 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x219 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x219 old.embedding.cut.parts ?x2599)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x981 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1230 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2965 (= (_ bv95 7) old.embedding.split)))
 (let ((?x881 (ite $x2965 (ite (and old.embedding.rows_where_kept (or $x1230 $x981)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x881))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x942 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1814 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x3384 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x991 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2027 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x1464 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2574 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1194 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x2646 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2298 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x1023 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x1023 $x2298 $x2646 $x1194 $x2574 $x1464 $x2027 $x991 $x3384 $x1814))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x2561 (= (_ bv95 7) new.embedding.split)))
 (let (($x911 (= (_ bv38 7) new.embedding.split)))
 (or $x911 (= (_ bv57 7) new.embedding.split) $x2561))))
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
 (let ((?x1632 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2163 (* (div (* ?x1632 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x1739 (= (- 1) new.embedding.cut.n)))
 (let ((?x2994 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x1739 (< ?x2163 new.embedding.cut.n)) 0 1))))
 (let (($x1464 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x269 (or $x1739 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2846 (ite (and $x1739 (= 1 new.embedding.cut.parts)) 1 (ite $x269 0 1))))
 (let (($x2646 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2574 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1814 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x991 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1023 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x2298 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x2549 (ite (or $x2298 $x1023 $x991 $x1814 $x2574) 1 (ite $x2646 ?x2846 (ite $x1464 ?x2994 new.embedding.cut.given_least)))))
 (let (($x3384 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x3384 new.embedding.cut.parts ?x2549))))))))))))))))))
(assert
 (let ((?x29 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x3384 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x3384 new.embedding.cut.parts ?x29)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x3769 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2561 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2718 (ite $x2561 (ite (and new.embedding.rows_where_kept (or $x942 $x3769)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2718))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1210 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x3249 (not new.embedding.cut.beyond)))
 (let (($x3497 (or (not (= (_ bv95 7) new.embedding.split)) (and $x3249 (or (= (_ bv96 7) new.embedding.state) $x1210)))))
 (not $x3497)))))
(assert
 (let (($x747 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1936 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x1936 (or (= (_ bv96 7) old.embedding.state) $x747))))))
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x702 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1659 (= (_ bv10 7) old.embedding.collective)))
 (let (($x751 (= (_ bv5 7) old.embedding.collective)))
 (let (($x934 (= (_ bv4 7) old.embedding.collective)))
 (or $x934 $x751 $x1659 $x1230 $x702)))))))
(assert
 (let (($x2965 (= (_ bv95 7) old.embedding.split)))
 (let (($x2224 (= (_ bv38 7) old.embedding.split)))
 (or $x2224 (= (_ bv57 7) old.embedding.split) $x2965))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1275 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3812 (= (_ bv91 7) old.hidden.kind)))
 (let (($x209 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (let (($x922 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1880 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1880 $x922 (= (_ bv56 7) old.hidden.kind) $x2515 $x209 $x3812 $x1275 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x777 (= (_ bv49 7) old.norm.statistic)))
 (or $x777 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3051 (= (_ bv96 7) old.stream)))
 (let (($x397 (= (_ bv94 7) old.stream)))
 (let (($x1471 (= (_ bv38 7) old.stream)))
 (or $x1471 $x397 $x3051)))))
(assert
 (let (($x1564 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1022 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2671 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2671 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1022 (= (_ bv91 7) old.stream_tokens.kind) $x1564 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2515 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1828 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1669 (div (* ?x1828 old.hidden.multiple) old.hidden.parts)))
 (let (($x139 (< 1 old.hidden.parts)))
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2515 $x139 (= ?x1669 old.hidden.n))))))))
(assert
 (let ((?x1828 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1669 (div (* ?x1828 old.hidden.multiple) old.hidden.parts)))
 (let (($x139 (< 1 old.hidden.parts)))
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2515 $x139 (<= old.hidden.n ?x1669))))))))
(assert
 (let (($x1880 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1699 (ite $x1880 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1828 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1669 (div (* ?x1828 old.hidden.multiple) old.hidden.parts)))
 (let (($x1656 (= (- 1) old.hidden.n)))
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3812 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2453 (ite $x3812 (or $x1656 (< old.hidden.block old.hidden.n)) (ite $x2515 (or $x1656 (< ?x1669 old.hidden.n)) $x1699))))
 (let (($x1144 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2453)))
 (let (($x922 (= (_ bv48 7) old.hidden.kind)))
 (let (($x209 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1098 (or $x209 $x922)))
 (= old.hidden.moved (ite $x1098 old.hidden.given_moved $x1144)))))))))))))))
(assert
 (let (($x1564 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3655 (or $x1564 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2167 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3655)))
 (= old.stream_tokens.everywhere $x2167)))))
(assert
 (let (($x981 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1230 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2965 (= (_ bv95 7) old.embedding.split)))
 (let ((?x881 (ite $x2965 (ite (and old.embedding.rows_where_kept (or $x1230 $x981)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x881))))))
(assert
 (let (($x1275 (= (_ bv96 7) old.hidden.kind)))
 (let (($x922 (= (_ bv48 7) old.hidden.kind)))
 (let (($x209 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1098 (or $x209 $x922)))
 (let (($x1175 (ite $x1098 old.hidden.given_everywhere (or $x1275 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1175)))))))
(assert
 (let (($x3041 (= 1 old.tp)))
 (let (($x3051 (= (_ bv96 7) old.stream)))
 (let (($x2733 (or $x3051 $x3041 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x981 (and (or (not old.embedding.group.tp) $x3041) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1659 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x265 (ite (or (or $x1230 $x1659) (and $x981 $x2733)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x702 (= (_ bv73 7) old.embedding.collective)))
 (let (($x751 (= (_ bv5 7) old.embedding.collective)))
 (let (($x480 (and (or $x751 $x702) $x981)))
 (let ((?x2126 (ite (or $x1230 (and $x1659 (= (_ bv38 7) old.stream)) $x480) (_ bv38 7) (ite $x1659 (_ bv96 7) (_ bv16 7)))))
 (let (($x1146 (or (and old.hidden.filled (not $x3051)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1636 (not $x981)))
 (let (($x777 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1471 (= (_ bv38 7) old.stream)))
 (let ((?x1560 (ite (and $x751 old.hidden.filled $x1471 $x1636 $x777) old.stream (ite (and $x702 $x1636 $x1146) old.stream ?x2126))))
 (let ((?x2954 (ite (and $x3051 old.hidden.everywhere (or $x1230 $x480)) (_ bv96 7) (ite (and $x751 old.hidden.filled $x3051 $x1636) (_ bv96 7) ?x1560))))
 (let (($x934 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2695 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x981) (_ bv38 7) (ite $x934 (_ bv96 7) ?x2954))))
 (let ((?x2140 (ite (= (_ bv38 7) old.embedding.state) ?x2695 (ite (= (_ bv96 7) old.embedding.state) ?x265 old.embedding.state))))
 (let ((?x1730 (ite $x702 (ite (not $x3051) old.stream (_ bv66 7)) (ite $x1659 (ite $x3051 (_ bv96 7) old.stream) (ite $x1230 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x751 (_ bv96 7) ?x1730) ?x2140))))))))))))))))))))))))
(assert
 (let (($x3051 (= (_ bv96 7) old.stream)))
 (let (($x2749 (or $x3051 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2749))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3276 (= (_ bv73 7) new.embedding.collective)))
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2756 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1664 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2323 (= (_ bv4 7) new.embedding.collective)))
 (or $x2323 $x1664 $x2756 $x942 $x3276)))))))
(assert
 (let (($x2561 (= (_ bv95 7) new.embedding.split)))
 (let (($x911 (= (_ bv38 7) new.embedding.split)))
 (or $x911 (= (_ bv57 7) new.embedding.split) $x2561))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x341 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1888 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2935 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3697 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3697 $x2935 (= (_ bv56 7) new.hidden.kind) $x3560 $x3698 $x1888 $x341 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2891 (= (_ bv49 7) new.norm.statistic)))
 (or $x2891 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3075 (= (_ bv96 7) new.stream)))
 (let (($x102 (= (_ bv94 7) new.stream)))
 (let (($x2251 (= (_ bv38 7) new.stream)))
 (or $x2251 $x102 $x3075)))))
(assert
 (let (($x2791 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2144 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1987 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1987 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2144 (= (_ bv91 7) new.stream_tokens.kind) $x2791 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3560 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3481 (div (* ?x2587 new.hidden.multiple) new.hidden.parts)))
 (let (($x1744 (< 1 new.hidden.parts)))
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3560 $x1744 (= ?x3481 new.hidden.n))))))))
(assert
 (let ((?x2587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3481 (div (* ?x2587 new.hidden.multiple) new.hidden.parts)))
 (let (($x1744 (< 1 new.hidden.parts)))
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3560 $x1744 (<= new.hidden.n ?x3481))))))))
(assert
 (let (($x3697 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1709 (ite $x3697 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3481 (div (* ?x2587 new.hidden.multiple) new.hidden.parts)))
 (let (($x3188 (= (- 1) new.hidden.n)))
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1888 (= (_ bv91 7) new.hidden.kind)))
 (let (($x608 (ite $x1888 (or $x3188 (< new.hidden.block new.hidden.n)) (ite $x3560 (or $x3188 (< ?x3481 new.hidden.n)) $x1709))))
 (let (($x1436 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x608)))
 (let (($x2935 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3141 (or $x3698 $x2935)))
 (= new.hidden.moved (ite $x3141 new.hidden.given_moved $x1436)))))))))))))))
(assert
 (let (($x2791 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2469 (or $x2791 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2451 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2469)))
 (= new.stream_tokens.everywhere $x2451)))))
(assert
 (let (($x3769 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2561 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2718 (ite $x2561 (ite (and new.embedding.rows_where_kept (or $x942 $x3769)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2718))))))
(assert
 (let (($x341 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2935 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3141 (or $x3698 $x2935)))
 (let (($x77 (ite $x3141 new.hidden.given_everywhere (or $x341 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x77)))))))
(assert
 (let (($x1239 (= 1 new.tp)))
 (let (($x3075 (= (_ bv96 7) new.stream)))
 (let (($x1961 (or $x3075 $x1239 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x3769 (and (or (not new.embedding.group.tp) $x1239) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2756 (= (_ bv10 7) new.embedding.collective)))
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x709 (ite (or (or $x942 $x2756) (and $x3769 $x1961)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3276 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1664 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3083 (and (or $x1664 $x3276) $x3769)))
 (let ((?x2001 (ite (or $x942 (and $x2756 (= (_ bv38 7) new.stream)) $x3083) (_ bv38 7) (ite $x2756 (_ bv96 7) (_ bv16 7)))))
 (let (($x806 (or (and new.hidden.filled (not $x3075)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2405 (not $x3769)))
 (let (($x2891 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2251 (= (_ bv38 7) new.stream)))
 (let ((?x281 (ite (and $x1664 new.hidden.filled $x2251 $x2405 $x2891) new.stream (ite (and $x3276 $x2405 $x806) new.stream ?x2001))))
 (let ((?x1617 (ite (and $x3075 new.hidden.everywhere (or $x942 $x3083)) (_ bv96 7) (ite (and $x1664 new.hidden.filled $x3075 $x2405) (_ bv96 7) ?x281))))
 (let (($x2323 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1891 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3769) (_ bv38 7) (ite $x2323 (_ bv96 7) ?x1617))))
 (let ((?x514 (ite (= (_ bv38 7) new.embedding.state) ?x1891 (ite (= (_ bv96 7) new.embedding.state) ?x709 new.embedding.state))))
 (let ((?x864 (ite $x3276 (ite (not $x3075) new.stream (_ bv66 7)) (ite $x2756 (ite $x3075 (_ bv96 7) new.stream) (ite $x942 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x1664 (_ bv96 7) ?x864) ?x514))))))))))))))))))))))))
(assert
 (let (($x3075 (= (_ bv96 7) new.stream)))
 (let (($x396 (or $x3075 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x396))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1944 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1239 (= 1 new.tp)))
 (let (($x1722 (= new.embedding.joined new.stream)))
 (let (($x1353 (or (or (= (_ bv96 7) new.embedding.joined) $x1722) (and $x1239 (or (not (= (_ bv38 7) new.embedding.split)) $x1944)))))
 (not $x1353))))))
(assert
 (let (($x2558 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x3041 (= 1 old.tp)))
(let (($x506 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x506) (and $x3041 (or (not (= (_ bv38 7) old.embedding.split)) $x2558)))))))
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x702 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1659 (= (_ bv10 7) old.embedding.collective)))
 (let (($x751 (= (_ bv5 7) old.embedding.collective)))
 (let (($x934 (= (_ bv4 7) old.embedding.collective)))
 (or $x934 $x751 $x1659 $x1230 $x702)))))))
(assert
 (let (($x2965 (= (_ bv95 7) old.embedding.split)))
 (let (($x2224 (= (_ bv38 7) old.embedding.split)))
 (or $x2224 (= (_ bv57 7) old.embedding.split) $x2965))))
(assert
 (let (($x1275 (= (_ bv96 7) old.hidden.kind)))
 (let (($x209 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (let (($x922 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x922 (= (_ bv56 7) old.hidden.kind) $x2515 $x209 (= (_ bv91 7) old.hidden.kind) $x1275 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x777 (= (_ bv49 7) old.norm.statistic)))
 (or $x777 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3051 (= (_ bv96 7) old.stream)))
 (let (($x397 (= (_ bv94 7) old.stream)))
 (let (($x1471 (= (_ bv38 7) old.stream)))
 (or $x1471 $x397 $x3051)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2515 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1828 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1669 (div (* ?x1828 old.hidden.multiple) old.hidden.parts)))
 (let (($x139 (< 1 old.hidden.parts)))
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2515 $x139 (= ?x1669 old.hidden.n))))))))
(assert
 (let ((?x1828 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1669 (div (* ?x1828 old.hidden.multiple) old.hidden.parts)))
 (let (($x139 (< 1 old.hidden.parts)))
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2515 $x139 (<= old.hidden.n ?x1669))))))))
(assert
 (let (($x2165 (not old.embedding.group.pp)))
 (let (($x558 (or $x2165 (= 1 old.pp))))
 (let (($x3581 (not old.embedding.group.sp)))
 (let (($x791 (or $x3581 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2185 (not old.embedding.group.dp)))
 (let (($x3942 (or $x2185 $x993)))
 (let (($x981 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3942 $x791 $x558)))
 (let (($x1230 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2965 (= (_ bv95 7) old.embedding.split)))
 (let ((?x881 (ite $x2965 (ite (and old.embedding.rows_where_kept (or $x1230 $x981)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x881)))))))))))))
(assert
 (let (($x1275 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1175 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1275 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1175))))
(assert
 (let (($x3041 (= 1 old.tp)))
 (let (($x3051 (= (_ bv96 7) old.stream)))
 (let (($x2733 (or $x3051 $x3041 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2165 (not old.embedding.group.pp)))
 (let (($x558 (or $x2165 (= 1 old.pp))))
 (let (($x3581 (not old.embedding.group.sp)))
 (let (($x791 (or $x3581 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2185 (not old.embedding.group.dp)))
 (let (($x3942 (or $x2185 $x993)))
 (let (($x981 (and (or (not old.embedding.group.tp) $x3041) $x3942 $x791 $x558)))
 (let (($x1659 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x265 (ite (or (or $x1230 $x1659) (and $x981 $x2733)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3208 (= (_ bv96 7) old.embedding.state)))
 (let (($x702 (= (_ bv73 7) old.embedding.collective)))
 (let (($x751 (= (_ bv5 7) old.embedding.collective)))
 (let (($x480 (and (or $x751 $x702) $x981)))
 (let ((?x2126 (ite (or $x1230 (and $x1659 (= (_ bv38 7) old.stream)) $x480) (_ bv38 7) (ite $x1659 (_ bv96 7) (_ bv16 7)))))
 (let (($x1146 (or (and old.hidden.filled (not $x3051)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1636 (not $x981)))
 (let (($x777 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1471 (= (_ bv38 7) old.stream)))
 (let ((?x1560 (ite (and $x751 old.hidden.filled $x1471 $x1636 $x777) old.stream (ite (and $x702 $x1636 $x1146) old.stream ?x2126))))
 (let ((?x2954 (ite (and $x3051 old.hidden.everywhere (or $x1230 $x480)) (_ bv96 7) (ite (and $x751 old.hidden.filled $x3051 $x1636) (_ bv96 7) ?x1560))))
 (let (($x934 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2695 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x981) (_ bv38 7) (ite $x934 (_ bv96 7) ?x2954))))
 (let (($x2048 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1730 (ite $x702 (ite (not $x3051) old.stream (_ bv66 7)) (ite $x1659 (ite $x3051 (_ bv96 7) old.stream) (ite $x1230 (_ bv92 7) (_ bv16 7))))))
 (let ((?x147 (ite (= (_ bv92 7) old.embedding.state) (ite $x751 (_ bv96 7) ?x1730) (ite $x2048 ?x2695 (ite $x3208 ?x265 old.embedding.state)))))
 (= old.embedding.joined ?x147))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3276 (= (_ bv73 7) new.embedding.collective)))
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2756 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1664 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2323 (= (_ bv4 7) new.embedding.collective)))
 (or $x2323 $x1664 $x2756 $x942 $x3276)))))))
(assert
 (let (($x2561 (= (_ bv95 7) new.embedding.split)))
 (let (($x911 (= (_ bv38 7) new.embedding.split)))
 (or $x911 (= (_ bv57 7) new.embedding.split) $x2561))))
(assert
 (let (($x341 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2935 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2935 (= (_ bv56 7) new.hidden.kind) $x3560 $x3698 (= (_ bv91 7) new.hidden.kind) $x341 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2891 (= (_ bv49 7) new.norm.statistic)))
 (or $x2891 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3075 (= (_ bv96 7) new.stream)))
 (let (($x102 (= (_ bv94 7) new.stream)))
 (let (($x2251 (= (_ bv38 7) new.stream)))
 (or $x2251 $x102 $x3075)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3560 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3481 (div (* ?x2587 new.hidden.multiple) new.hidden.parts)))
 (let (($x1744 (< 1 new.hidden.parts)))
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3560 $x1744 (= ?x3481 new.hidden.n))))))))
(assert
 (let ((?x2587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3481 (div (* ?x2587 new.hidden.multiple) new.hidden.parts)))
 (let (($x1744 (< 1 new.hidden.parts)))
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3560 $x1744 (<= new.hidden.n ?x3481))))))))
(assert
 (let (($x1205 (not new.embedding.group.pp)))
 (let (($x521 (or $x1205 (= 1 new.pp))))
 (let (($x1439 (not new.embedding.group.sp)))
 (let (($x2869 (or $x1439 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3244 (not new.embedding.group.dp)))
 (let (($x414 (or $x3244 $x1399)))
 (let (($x3769 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x414 $x2869 $x521)))
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2561 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2718 (ite $x2561 (ite (and new.embedding.rows_where_kept (or $x942 $x3769)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2718)))))))))))))
(assert
 (let (($x341 (= (_ bv96 7) new.hidden.kind)))
 (let (($x77 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x341 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x77))))
(assert
 (let (($x1239 (= 1 new.tp)))
 (let (($x3075 (= (_ bv96 7) new.stream)))
 (let (($x1961 (or $x3075 $x1239 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1205 (not new.embedding.group.pp)))
 (let (($x521 (or $x1205 (= 1 new.pp))))
 (let (($x1439 (not new.embedding.group.sp)))
 (let (($x2869 (or $x1439 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3244 (not new.embedding.group.dp)))
 (let (($x414 (or $x3244 $x1399)))
 (let (($x3769 (and (or (not new.embedding.group.tp) $x1239) $x414 $x2869 $x521)))
 (let (($x2756 (= (_ bv10 7) new.embedding.collective)))
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x709 (ite (or (or $x942 $x2756) (and $x3769 $x1961)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x354 (= (_ bv96 7) new.embedding.state)))
 (let (($x3276 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1664 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3083 (and (or $x1664 $x3276) $x3769)))
 (let ((?x2001 (ite (or $x942 (and $x2756 (= (_ bv38 7) new.stream)) $x3083) (_ bv38 7) (ite $x2756 (_ bv96 7) (_ bv16 7)))))
 (let (($x806 (or (and new.hidden.filled (not $x3075)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2405 (not $x3769)))
 (let (($x2891 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2251 (= (_ bv38 7) new.stream)))
 (let ((?x281 (ite (and $x1664 new.hidden.filled $x2251 $x2405 $x2891) new.stream (ite (and $x3276 $x2405 $x806) new.stream ?x2001))))
 (let ((?x1617 (ite (and $x3075 new.hidden.everywhere (or $x942 $x3083)) (_ bv96 7) (ite (and $x1664 new.hidden.filled $x3075 $x2405) (_ bv96 7) ?x281))))
 (let (($x2323 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1891 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3769) (_ bv38 7) (ite $x2323 (_ bv96 7) ?x1617))))
 (let (($x2520 (= (_ bv38 7) new.embedding.state)))
 (let ((?x864 (ite $x3276 (ite (not $x3075) new.stream (_ bv66 7)) (ite $x2756 (ite $x3075 (_ bv96 7) new.stream) (ite $x942 (_ bv92 7) (_ bv16 7))))))
 (let ((?x3081 (ite (= (_ bv92 7) new.embedding.state) (ite $x1664 (_ bv96 7) ?x864) (ite $x2520 ?x1891 (ite $x354 ?x709 new.embedding.state)))))
 (= new.embedding.joined ?x3081))))))))))))))))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1205 (not new.embedding.group.pp)))
 (let (($x521 (or $x1205 (= 1 new.pp))))
 (let (($x1439 (not new.embedding.group.sp)))
 (let (($x2869 (or $x1439 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3244 (not new.embedding.group.dp)))
 (let (($x414 (or $x3244 $x1399)))
 (let (($x2520 (= (_ bv38 7) new.embedding.state)))
 (let (($x354 (= (_ bv96 7) new.embedding.state)))
 (let (($x3769 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x414 $x2869 $x521)))
 (let (($x2049 (and $x3769 (or $x354 (and $x2520 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2756 (= (_ bv10 7) new.embedding.collective)))
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x658 (or (and (= (_ bv96 7) new.embedding.joined) $x354) $x942 (and $x2756 $x2520 (= (_ bv38 7) new.embedding.joined)) $x2049 (and (or new.embedding.group.tp (= 1 new.tp)) $x414 $x2869 $x521))))
 (not $x658))))))))))))))))
(assert
 (let (($x2165 (not old.embedding.group.pp)))
(let (($x558 (or $x2165 (= 1 old.pp))))
(let (($x3581 (not old.embedding.group.sp)))
(let (($x791 (or $x3581 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x2185 (not old.embedding.group.dp)))
(let (($x3942 (or $x2185 $x993)))
(let (($x2048 (= (_ bv38 7) old.embedding.state)))
(let (($x3208 (= (_ bv96 7) old.embedding.state)))
(let (($x981 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3942 $x791 $x558)))
(let (($x1015 (and $x981 (or $x3208 (and $x2048 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1659 (= (_ bv10 7) old.embedding.collective)))
(let (($x1230 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x3208) $x1230 (and $x1659 $x2048 (= (_ bv38 7) old.embedding.joined)) $x1015 (and (or old.embedding.group.tp (= 1 old.tp)) $x3942 $x791 $x558))))))))))))))))
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x702 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1659 (= (_ bv10 7) old.embedding.collective)))
 (let (($x751 (= (_ bv5 7) old.embedding.collective)))
 (let (($x934 (= (_ bv4 7) old.embedding.collective)))
 (or $x934 $x751 $x1659 $x1230 $x702)))))))
(assert
 (let (($x959 (= (_ bv29 7) old.embedding.positions)))
 (let (($x1692 (= (_ bv27 7) old.embedding.positions)))
 (let (($x2922 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2802 (= (_ bv1 7) old.embedding.positions)))
 (or $x2802 $x2922 $x1692 $x959))))))
(assert
 (let (($x2965 (= (_ bv95 7) old.embedding.split)))
 (let (($x2224 (= (_ bv38 7) old.embedding.split)))
 (or $x2224 (= (_ bv57 7) old.embedding.split) $x2965))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1275 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3812 (= (_ bv91 7) old.hidden.kind)))
 (let (($x209 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (let (($x922 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1880 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1880 $x922 (= (_ bv56 7) old.hidden.kind) $x2515 $x209 $x3812 $x1275 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1885 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x1885 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x777 (= (_ bv49 7) old.norm.statistic)))
 (or $x777 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3051 (= (_ bv96 7) old.stream)))
 (let (($x397 (= (_ bv94 7) old.stream)))
 (let (($x1471 (= (_ bv38 7) old.stream)))
 (or $x1471 $x397 $x3051)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2515 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1828 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1669 (div (* ?x1828 old.hidden.multiple) old.hidden.parts)))
 (let (($x139 (< 1 old.hidden.parts)))
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2515 $x139 (= ?x1669 old.hidden.n))))))))
(assert
 (let ((?x1828 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1669 (div (* ?x1828 old.hidden.multiple) old.hidden.parts)))
 (let (($x139 (< 1 old.hidden.parts)))
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2515 $x139 (<= old.hidden.n ?x1669))))))))
(assert
 (let (($x1880 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3856 (ite $x1880 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1828 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1669 (div (* ?x1828 old.hidden.multiple) old.hidden.parts)))
 (let (($x2203 (= (- 1) old.hidden.n)))
 (let (($x2515 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3812 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1028 (ite $x3812 (or $x2203 (< old.hidden.block old.hidden.n)) (ite $x2515 (or $x2203 (< ?x1669 old.hidden.n)) $x3856))))
 (let (($x1023 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1028)))
 (let (($x922 (= (_ bv48 7) old.hidden.kind)))
 (let (($x209 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1098 (or $x209 $x922)))
 (= old.hidden.moved (ite $x1098 old.hidden.given_moved $x1023)))))))))))))))
(assert
 (let (($x981 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1230 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2965 (= (_ bv95 7) old.embedding.split)))
 (let ((?x881 (ite $x2965 (ite (and old.embedding.rows_where_kept (or $x1230 $x981)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x881))))))
(assert
 (let (($x1275 (= (_ bv96 7) old.hidden.kind)))
 (let (($x922 (= (_ bv48 7) old.hidden.kind)))
 (let (($x209 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1098 (or $x209 $x922)))
 (let (($x1175 (ite $x1098 old.hidden.given_everywhere (or $x1275 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1175)))))))
(assert
 (let (($x2335 (not old.hidden.moved)))
 (let (($x329 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2335)))
 (let (($x2726 (= 1 old.hidden.parts)))
 (let (($x922 (= (_ bv48 7) old.hidden.kind)))
 (let (($x209 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1098 (or $x209 $x922)))
 (= old.hidden.first_alone (ite $x1098 old.hidden.given_first (or $x2726 $x329))))))))))
(assert
 (let (($x2965 (= (_ bv95 7) old.embedding.split)))
 (let (($x1359 (not $x2965)))
 (let (($x3041 (= 1 old.tp)))
 (let (($x3051 (= (_ bv96 7) old.stream)))
 (let (($x981 (and (or (not old.embedding.group.tp) $x3041) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2273 (and $x981 (or $x3051 $x3041 (not (= (_ bv4 7) old.embedding.collective)) $x1359))))
 (let (($x1659 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x265 (ite (or (or $x1230 $x1659) $x2273) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3208 (= (_ bv96 7) old.embedding.state)))
 (let (($x702 (= (_ bv73 7) old.embedding.collective)))
 (let (($x751 (= (_ bv5 7) old.embedding.collective)))
 (let (($x480 (and (or $x751 $x702) $x981)))
 (let ((?x2126 (ite (or $x1230 (and $x1659 (= (_ bv38 7) old.stream)) $x480) (_ bv38 7) (ite $x1659 (_ bv96 7) (_ bv16 7)))))
 (let (($x1146 (or (and old.hidden.filled (not $x3051)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1636 (not $x981)))
 (let (($x777 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1471 (= (_ bv38 7) old.stream)))
 (let ((?x1560 (ite (and $x751 old.hidden.filled $x1471 $x1636 $x777) old.stream (ite (and $x702 $x1636 $x1146) old.stream ?x2126))))
 (let ((?x2954 (ite (and $x3051 old.hidden.everywhere (or $x1230 $x480)) (_ bv96 7) (ite (and $x751 old.hidden.filled $x3051 $x1636) (_ bv96 7) ?x1560))))
 (let (($x934 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2695 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x981) (_ bv38 7) (ite $x934 (_ bv96 7) ?x2954))))
 (let (($x2048 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1730 (ite $x702 (ite (not $x3051) old.stream (_ bv66 7)) (ite $x1659 (ite $x3051 (_ bv96 7) old.stream) (ite $x1230 (_ bv92 7) (_ bv16 7))))))
 (let (($x2317 (= (_ bv92 7) old.embedding.state)))
 (let ((?x147 (ite $x2317 (ite $x751 (_ bv96 7) ?x1730) (ite $x2048 ?x2695 (ite $x3208 ?x265 old.embedding.state)))))
 (= old.embedding.joined ?x147))))))))))))))))))))))))))))
(assert
 (let (($x141 (not old.hidden.everywhere)))
 (let (($x751 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2048 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x2048 (= (_ bv96 7) old.embedding.joined) $x751 $x141))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3276 (= (_ bv73 7) new.embedding.collective)))
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2756 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1664 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2323 (= (_ bv4 7) new.embedding.collective)))
 (or $x2323 $x1664 $x2756 $x942 $x3276)))))))
(assert
 (let (($x3285 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1739 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1213 (= (_ bv23 7) new.embedding.positions)))
 (let (($x408 (= (_ bv1 7) new.embedding.positions)))
 (or $x408 $x1213 $x1739 $x3285))))))
(assert
 (let (($x2561 (= (_ bv95 7) new.embedding.split)))
 (let (($x911 (= (_ bv38 7) new.embedding.split)))
 (or $x911 (= (_ bv57 7) new.embedding.split) $x2561))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x341 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1888 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2935 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3697 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3697 $x2935 (= (_ bv56 7) new.hidden.kind) $x3560 $x3698 $x1888 $x341 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1075 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x1075 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2891 (= (_ bv49 7) new.norm.statistic)))
 (or $x2891 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3075 (= (_ bv96 7) new.stream)))
 (let (($x102 (= (_ bv94 7) new.stream)))
 (let (($x2251 (= (_ bv38 7) new.stream)))
 (or $x2251 $x102 $x3075)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3560 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3481 (div (* ?x2587 new.hidden.multiple) new.hidden.parts)))
 (let (($x1744 (< 1 new.hidden.parts)))
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3560 $x1744 (= ?x3481 new.hidden.n))))))))
(assert
 (let ((?x2587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3481 (div (* ?x2587 new.hidden.multiple) new.hidden.parts)))
 (let (($x1744 (< 1 new.hidden.parts)))
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3560 $x1744 (<= new.hidden.n ?x3481))))))))
(assert
 (let (($x3697 (= (_ bv26 7) new.hidden.kind)))
 (let (($x130 (ite $x3697 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3481 (div (* ?x2587 new.hidden.multiple) new.hidden.parts)))
 (let (($x1141 (= (- 1) new.hidden.n)))
 (let (($x3560 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1888 (= (_ bv91 7) new.hidden.kind)))
 (let (($x80 (ite $x1888 (or $x1141 (< new.hidden.block new.hidden.n)) (ite $x3560 (or $x1141 (< ?x3481 new.hidden.n)) $x130))))
 (let (($x3325 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x80)))
 (let (($x2935 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3141 (or $x3698 $x2935)))
 (= new.hidden.moved (ite $x3141 new.hidden.given_moved $x3325)))))))))))))))
(assert
 (let (($x3769 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2561 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2718 (ite $x2561 (ite (and new.embedding.rows_where_kept (or $x942 $x3769)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2718))))))
(assert
 (let (($x341 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2935 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3141 (or $x3698 $x2935)))
 (let (($x77 (ite $x3141 new.hidden.given_everywhere (or $x341 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x77)))))))
(assert
 (let (($x2150 (not new.hidden.moved)))
 (let (($x1860 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2150)))
 (let (($x3205 (= 1 new.hidden.parts)))
 (let (($x2935 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3698 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3141 (or $x3698 $x2935)))
 (= new.hidden.first_alone (ite $x3141 new.hidden.given_first (or $x3205 $x1860))))))))))
(assert
 (let (($x2561 (= (_ bv95 7) new.embedding.split)))
 (let (($x1440 (not $x2561)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x3075 (= (_ bv96 7) new.stream)))
 (let (($x3769 (and (or (not new.embedding.group.tp) $x1239) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2187 (and $x3769 (or $x3075 $x1239 (not (= (_ bv4 7) new.embedding.collective)) $x1440))))
 (let (($x2756 (= (_ bv10 7) new.embedding.collective)))
 (let (($x942 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x709 (ite (or (or $x942 $x2756) $x2187) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x354 (= (_ bv96 7) new.embedding.state)))
 (let (($x3276 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1664 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3083 (and (or $x1664 $x3276) $x3769)))
 (let ((?x2001 (ite (or $x942 (and $x2756 (= (_ bv38 7) new.stream)) $x3083) (_ bv38 7) (ite $x2756 (_ bv96 7) (_ bv16 7)))))
 (let (($x806 (or (and new.hidden.filled (not $x3075)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2405 (not $x3769)))
 (let (($x2891 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2251 (= (_ bv38 7) new.stream)))
 (let ((?x281 (ite (and $x1664 new.hidden.filled $x2251 $x2405 $x2891) new.stream (ite (and $x3276 $x2405 $x806) new.stream ?x2001))))
 (let ((?x1617 (ite (and $x3075 new.hidden.everywhere (or $x942 $x3083)) (_ bv96 7) (ite (and $x1664 new.hidden.filled $x3075 $x2405) (_ bv96 7) ?x281))))
 (let (($x2323 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1891 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3769) (_ bv38 7) (ite $x2323 (_ bv96 7) ?x1617))))
 (let (($x2520 (= (_ bv38 7) new.embedding.state)))
 (let ((?x864 (ite $x3276 (ite (not $x3075) new.stream (_ bv66 7)) (ite $x2756 (ite $x3075 (_ bv96 7) new.stream) (ite $x942 (_ bv92 7) (_ bv16 7))))))
 (let (($x2411 (= (_ bv92 7) new.embedding.state)))
 (let ((?x3081 (ite $x2411 (ite $x1664 (_ bv96 7) ?x864) (ite $x2520 ?x1891 (ite $x354 ?x709 new.embedding.state)))))
 (= new.embedding.joined ?x3081))))))))))))))))))))))))))))
(assert
 (let (($x1464 (not new.hidden.everywhere)))
 (let (($x1664 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2520 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x2520 (= (_ bv96 7) new.embedding.joined) $x1664 $x1464))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2411 (= (_ bv92 7) new.embedding.state)))
 (let (($x1676 (or $x2411 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x3285 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2704 (not new.embedding.full_though_split)))
 (let (($x1739 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x1507 (or $x1239 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x2704) (and $x1739 $x2704 (or (not (= (_ bv95 7) new.embedding.split)) (not $x2411))) (and $x3285 $x1676) (and (= (_ bv23 7) new.embedding.positions) $x2411))))
 (not $x1507)))))))))
(assert
 (let (($x2317 (= (_ bv92 7) old.embedding.state)))
(let (($x3243 (or $x2317 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x959 (= (_ bv29 7) old.embedding.positions)))
(let (($x765 (not old.embedding.full_though_split)))
(let (($x1692 (= (_ bv27 7) old.embedding.positions)))
(let (($x3041 (= 1 old.tp)))
(or $x3041 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x765) (and $x1692 $x765 (or (not (= (_ bv95 7) old.embedding.split)) (not $x2317))) (and $x959 $x3243) (and (= (_ bv23 7) old.embedding.positions) $x2317)))))))))
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
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
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
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1207 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x617 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1090 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1480 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1515 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1515 $x1480 $x45 $x862 $x1090 $x2724 $x29 $x1821 $x687 $x617))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3467 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1193 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1193 $x3467 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x893 (= (_ bv32 7) old.attention.out.input)))
 (let (($x260 (= (_ bv10 7) old.attention.out.input)))
 (or $x260 $x893 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2967 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1704 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1656 (= (_ bv40 7) old.attention.out.split)))
 (or $x1656 $x1704 $x2967)))))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x2464 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2464 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x1062 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1062 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2565 (= (_ bv56 7) old.attention.value_dim.kind) $x2837 $x2889 (= (_ bv91 7) old.attention.value_dim.kind) $x3327 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x242 (= (- 1) old.attention.heads.n)))
 (let (($x2286 (or $x242 (< (* ?x3384 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x553 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2286 0 1))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x487 (or $x242 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2298 (ite (and $x242 (= 1 old.attention.heads.parts)) 1 (ite $x487 0 1))))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1090 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x617 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1515 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1480 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2070 (ite (or $x1480 $x1515 $x1821 $x617 $x1090) 1 (ite $x45 ?x2298 (ite $x2724 ?x553 old.attention.heads.given_least)))))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x687 old.attention.heads.parts ?x2070)))))))))))))))))))
(assert
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2846 (and $x2724 (< 1 old.attention.heads.parts) (= ?x3384 old.attention.heads.n))))
 (= old.attention.heads.filled $x2846))))))
(assert
 (let (($x659 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2724 $x659)))))
(assert
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2615 (or $x29 $x862)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x1498 (ite $x687 old.attention.heads.parts (ite $x2615 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1498)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x242 (= (- 1) old.attention.heads.n)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1867 (ite $x45 (or $x242 (<= old.attention.heads.parts old.attention.heads.n)) (or $x242 (< 1 old.attention.heads.n)))))
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3167 (ite $x1821 (or $x242 (< old.attention.heads.block old.attention.heads.n)) (ite $x2724 (or $x242 (< ?x3384 old.attention.heads.n)) $x1867))))
 (let (($x1000 (= 1 old.attention.heads.parts)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2615 (or $x29 $x862)))
 (let (($x551 (ite $x2615 old.attention.heads.given_moved (ite (or $x687 $x1000) false $x3167))))
 (= old.attention.heads.moved $x551))))))))))))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let ((?x1668 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2837 (not (= 0 ?x1668)))))))
(assert
 (let (($x1656 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3495 (not $x1656)))
 (let (($x260 (= (_ bv10 7) old.attention.out.input)))
 (let (($x893 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x893 (and $x260 $x3495))))))))
(assert
 (let (($x1762 (not old.attention.heads.padded)))
 (let (($x1000 (= 1 old.attention.heads.parts)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2615 (or $x29 $x862)))
 (let (($x2324 (ite $x2615 old.attention.heads.given_everywhere (or $x687 (and $x1000 $x1762)))))
 (= old.attention.heads.everywhere $x2324)))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x1582 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x1582)))))))))))))))))))))
(assert
 (let (($x2271 (not old.attention.value_dim.padded)))
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2226 (ite (or $x2889 $x2565) old.attention.value_dim.given_everywhere (or $x3327 (and (= 1 old.attention.value_dim.parts) $x2271)))))
 (= old.attention.value_dim.everywhere $x2226)))))))
(assert
 (let (($x3743 (not old.attention.heads.moved)))
 (let (($x617 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1515 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1480 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2789 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1480 $x1515 $x1821 $x617) $x3743))))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2615 (or $x29 $x862)))
 (= old.attention.heads.undivided (ite $x2615 old.attention.heads.given_undivided $x2789))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x1969 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1030 ?x1341 ?x1969))))))))))))))))))))))
(assert
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1180 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1540 (ite $x1180 old.attention.v (ite $x2197 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1540)))))
(assert
 (let (($x3188 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2144 (not old.attention.gathers)))
 (let (($x1704 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1704 $x2144 $x3188))))))
(assert
 (let ((?x2773 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1789 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1193 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3467 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2234 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x3467 $x1193) $x1789))))
 (let (($x1656 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3495 (not $x1656)))
 (let (($x264 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2017 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x264)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x264 old.attention.value_dim.everywhere $x3495) $x2234)))
 (= old.attention.mixed_in (ite $x2017 (_ bv96 7) ?x2773))))))))))))
(assert
 (let ((?x456 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3143 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1434 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x1789 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3467 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1656 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3573 (and $x1656 (or $x3467 $x1789) (ite $x1434 old.attention.dims_where_kept $x3143))))
 (= old.attention.out_state (ite $x3573 (_ bv96 7) ?x456))))))))))
(assert
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x502 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x12 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3173 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1435 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1435 $x1299 $x1251 $x2490 $x3173 $x936 $x3728 $x794 $x3847 $x12))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x824 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3071 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3071 $x824 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1856 (= (_ bv32 7) new.attention.out.input)))
 (let (($x979 (= (_ bv10 7) new.attention.out.input)))
 (or $x979 $x1856 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x935 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2669 (= (_ bv57 7) new.attention.out.split)))
 (let (($x333 (= (_ bv40 7) new.attention.out.split)))
 (or $x333 $x2669 $x935)))))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x1758 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1758 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x472 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x472 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv56 7) new.attention.value_dim.kind) $x728 $x1059 (= (_ bv91 7) new.attention.value_dim.kind) $x1012 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1916 (= (- 1) new.attention.heads.n)))
 (let (($x169 (or $x1916 (< (* ?x2681 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2274 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x169 0 1))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2594 (or $x1916 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x3036 (ite (and $x1916 (= 1 new.attention.heads.parts)) 1 (ite $x2594 0 1))))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3173 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x12 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1435 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1598 (ite (or $x1299 $x1435 $x794 $x12 $x3173) 1 (ite $x1251 ?x3036 (ite $x936 ?x2274 new.attention.heads.given_least)))))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3847 new.attention.heads.parts ?x1598)))))))))))))))))))
(assert
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2631 (and $x936 (< 1 new.attention.heads.parts) (= ?x2681 new.attention.heads.n))))
 (= new.attention.heads.filled $x2631))))))
(assert
 (let (($x2254 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x936 $x2254)))))
(assert
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1051 (or $x3728 $x2490)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x3580 (ite $x3847 new.attention.heads.parts (ite $x1051 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x3580)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x1916 (= (- 1) new.attention.heads.n)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x422 (ite $x1251 (or $x1916 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1916 (< 1 new.attention.heads.n)))))
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1065 (ite $x794 (or $x1916 (< new.attention.heads.block new.attention.heads.n)) (ite $x936 (or $x1916 (< ?x2681 new.attention.heads.n)) $x422))))
 (let (($x2508 (= 1 new.attention.heads.parts)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1051 (or $x3728 $x2490)))
 (let (($x3828 (ite $x1051 new.attention.heads.given_moved (ite (or $x3847 $x2508) false $x1065))))
 (= new.attention.heads.moved $x3828))))))))))))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x360 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x728 (not (= 0 ?x360)))))))
(assert
 (let (($x333 (= (_ bv40 7) new.attention.out.split)))
 (let (($x381 (not $x333)))
 (let (($x979 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1856 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1856 (and $x979 $x381))))))))
(assert
 (let (($x2901 (not new.attention.heads.padded)))
 (let (($x2508 (= 1 new.attention.heads.parts)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1051 (or $x3728 $x2490)))
 (let (($x727 (ite $x1051 new.attention.heads.given_everywhere (or $x3847 (and $x2508 $x2901)))))
 (= new.attention.heads.everywhere $x727)))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x1283 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x1283)))))))))))))))))))))
(assert
 (let (($x2634 (not new.attention.value_dim.padded)))
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2331 (ite (or $x1059 $x2982) new.attention.value_dim.given_everywhere (or $x1012 (and (= 1 new.attention.value_dim.parts) $x2634)))))
 (= new.attention.value_dim.everywhere $x2331)))))))
(assert
 (let (($x2833 (not new.attention.heads.moved)))
 (let (($x12 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1435 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2334 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1299 $x1435 $x794 $x12) $x2833))))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1051 (or $x3728 $x2490)))
 (= new.attention.heads.undivided (ite $x1051 new.attention.heads.given_undivided $x2334))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x2214 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3646 ?x3006 ?x2214))))))))))))))))))))))
(assert
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3239 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2367 (ite $x3239 new.attention.v (ite $x1866 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2367)))))
(assert
 (let (($x2858 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2263 (not new.attention.gathers)))
 (let (($x2669 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2669 $x2263 $x2858))))))
(assert
 (let ((?x2299 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2697 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3071 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x824 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1164 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x824 $x3071) $x2697))))
 (let (($x333 (= (_ bv40 7) new.attention.out.split)))
 (let (($x381 (not $x333)))
 (let (($x1746 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1595 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1746)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1746 new.attention.value_dim.everywhere $x381) $x1164)))
 (= new.attention.mixed_in (ite $x1595 (_ bv96 7) ?x2299))))))))))))
(assert
 (let ((?x1491 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2118 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3279 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x2697 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x824 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x333 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1101 (and $x333 (or $x824 $x2697) (ite $x3279 new.attention.dims_where_kept $x2118))))
 (= new.attention.out_state (ite $x1101 (_ bv96 7) ?x1491))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2992 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x2994 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x333 (= (_ bv40 7) new.attention.out.split)))
 (let (($x381 (not $x333)))
 (let (($x1537 (or (= 1 new.attention.heads.most) $x381 (= (_ bv96 7) new.attention.out_state) (and $x2994 (and new.attention.heads.undivided $x2992)))))
 (let (($x748 (not new.attention.heads.beyond)))
 (let (($x892 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x333 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x892 (and (<= 1 new.attention.heads.least) $x748 $x1537)))))))))))
(assert
 (let (($x1426 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1603 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x1656 (= (_ bv40 7) old.attention.out.split)))
(let (($x3495 (not $x1656)))
(let (($x1419 (or (= 1 old.attention.heads.most) $x3495 (= (_ bv96 7) old.attention.out_state) (and $x1603 (and old.attention.heads.undivided $x1426)))))
(let (($x2190 (not old.attention.heads.beyond)))
(let (($x65 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x1656 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x65 (and (<= 1 old.attention.heads.least) $x2190 $x1419))))))))))
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
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1207 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2724 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2837 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3229 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7)))))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2954 (ite $x1030 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x509 ?x3229))))
 (= old.attention.q ?x2954)))))))))))))))))
(assert
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x502 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x936 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x728 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x3740 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7)))))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2311 (ite $x3646 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1337 ?x3740))))
 (= new.attention.q ?x2311)))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2777 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x145 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x2777)))))
 (not $x145))))
(assert
 (let (($x577 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x577))))
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
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x550 $x1450 $x192 $x156 $x500 $x1207 $x2671 $x2769 $x2722 $x1564))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x862 (= (_ bv56 7) old.attention.heads.kind) $x2724 $x29 (= (_ bv91 7) old.attention.heads.kind) $x687 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2580 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x879 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x879 $x2580 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1646 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3191 (= (_ bv10 7) old.attention.out.input)))
 (or $x3191 $x1646 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3029 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2465 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1011 (= (_ bv40 7) old.attention.out.split)))
 (or $x1011 $x2465 $x3029)))))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x3422 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3422 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x422 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x422 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2217 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1606 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1606 $x2217 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x985 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2939 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2608 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3004 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1360 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1360 $x3004 $x2808 $x2565 $x2608 $x2837 $x2889 $x2939 $x3327 $x985))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let (($x2737 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2724 $x2737)))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2284 (= (- 1) old.attention.head_dim.n)))
 (let (($x2615 (or $x2284 (< (* ?x3386 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x116 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1192 (ite $x1207 (ite (= 0 ?x116) 1 (ite $x2615 0 1)) old.attention.head_dim.given_least)))
 (let (($x1226 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1582 (ite (and $x2284 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2284 $x1226) 0 1))))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x196 (ite $x2722 old.attention.head_dim.parts (ite (or $x1450 $x550 $x2769 $x1564 $x500) 1 (ite $x192 ?x1582 ?x1192)))))
 (= old.attention.head_dim.least ?x196)))))))))))))))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x2705 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1207 (not (= 0 ?x2705)))))))
(assert
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1627 (or $x2671 $x156)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2307 (ite $x2722 old.attention.head_dim.parts (ite $x1627 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2307)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x2284 (= (- 1) old.attention.head_dim.n)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3573 (ite $x192 (or $x2284 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2284 (< 1 old.attention.head_dim.n)))))
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x456 (ite $x2769 (or $x2284 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1207 (or $x2284 (< ?x3386 old.attention.head_dim.n)) $x3573))))
 (let (($x2253 (= 1 old.attention.head_dim.parts)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1627 (or $x2671 $x156)))
 (let (($x1801 (ite $x1627 old.attention.head_dim.given_moved (ite (or $x2722 $x2253) false $x456))))
 (= old.attention.head_dim.moved $x1801))))))))))))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1057 (div ?x653 old.attention.value_dim.parts)))
 (let (($x1049 (= (- 1) old.attention.value_dim.n)))
 (let (($x516 (or $x1049 (< (* ?x1057 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x698 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x1448 (ite $x2837 (ite (= 0 ?x698) 1 (ite $x516 0 1)) old.attention.value_dim.given_least)))
 (let (($x2340 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1789 (ite (and $x1049 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1049 $x2340) 0 1))))
 (let (($x2808 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2608 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x985 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2939 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1360 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x3004 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x323 (ite $x3327 old.attention.value_dim.parts (ite (or $x3004 $x1360 $x2939 $x985 $x2608) 1 (ite $x2808 ?x1789 ?x1448)))))
 (= old.attention.value_dim.least ?x323))))))))))))))))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1057 (div ?x653 old.attention.value_dim.parts)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= ?x1057 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036)))))))
(assert
 (let ((?x937 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2837 (not (= 0 ?x937)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x3580 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3036 (not old.model.sinks)))
 (= old.attention.one_key (and $x3036 $x3580)))))
(assert
 (let (($x1011 (= (_ bv40 7) old.attention.out.split)))
 (let (($x783 (not $x1011)))
 (let (($x3191 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1646 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1646 (and $x3191 $x783))))))))
(assert
 (let (($x2815 (not old.attention.heads.padded)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x900 (ite (or $x29 $x862) old.attention.heads.given_everywhere (or $x687 (and (= 1 old.attention.heads.parts) $x2815)))))
 (= old.attention.heads.everywhere $x900)))))))
(assert
 (let (($x2731 (not old.attention.head_dim.padded)))
 (let (($x2253 (= 1 old.attention.head_dim.parts)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1627 (or $x2671 $x156)))
 (let (($x2901 (ite $x1627 old.attention.head_dim.given_everywhere (or $x2722 (and $x2253 $x2731)))))
 (= old.attention.head_dim.everywhere $x2901)))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x2396 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1030 ?x1341 ?x2396)))))))))))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x432 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x432)))))))))))))))))))))
(assert
 (let (($x2634 (not old.attention.value_dim.padded)))
 (let (($x3467 (= 1 old.attention.value_dim.parts)))
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2331 (ite (or $x2889 $x2565) old.attention.value_dim.given_everywhere (or $x3327 (and $x3467 $x2634)))))
 (= old.attention.value_dim.everywhere $x2331))))))))
(assert
 (let (($x3116 (not old.attention.head_dim.moved)))
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2949 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1450 $x550 $x2769 $x1564) $x3116))))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1627 (or $x2671 $x156)))
 (= old.attention.head_dim.undivided (ite $x1627 old.attention.head_dim.given_undivided $x2949))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x1554 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1030 ?x1341 ?x1554))))))))))))))))))))))
(assert
 (let (($x488 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1606 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x3116 (not old.attention.head_dim.moved)))
 (let (($x3155 (= 1 old.attention.head_dim.most)))
 (let (($x3525 (<= 1 old.attention.head_dim.least)))
 (let (($x1746 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2217 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1645 (ite (or $x2217 $x1746) (and $x3525 (or old.attention.head_dim.undivided (and $x3155 $x3116))) (and $x1606 (and old.attention.head_dim.undivided $x488)))))
 (= old.attention.scores_whole $x1645))))))))))
(assert
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2880 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1101 (ite $x2880 old.attention.v (ite $x2197 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1101)))))
(assert
 (let (($x2599 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3164 (not old.attention.gathers)))
 (let (($x2465 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2465 $x3164 $x2599))))))
(assert
 (let ((?x1786 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2994 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x879 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2580 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x333 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2580 $x879) $x2994))))
 (let (($x1011 (= (_ bv40 7) old.attention.out.split)))
 (let (($x783 (not $x1011)))
 (let (($x2456 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3279 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2456)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2456 old.attention.value_dim.everywhere $x783) $x333)))
 (= old.attention.mixed_in (ite $x3279 (_ bv96 7) ?x1786))))))))))))
(assert
 (let ((?x1603 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2190 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1996 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2190)))
 (let (($x2994 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2580 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1011 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1011 (or $x2580 $x2994) $x1996) (_ bv96 7) ?x1603)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3381 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x672 $x3264 $x2478 $x803 $x3381 $x502 $x1773 $x2112 $x1020 $x1162))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2490 (= (_ bv56 7) new.attention.heads.kind) $x936 $x3728 (= (_ bv91 7) new.attention.heads.kind) $x3847 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2257 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1194 $x2257 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x553 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1609 (= (_ bv10 7) new.attention.out.input)))
 (or $x1609 $x553 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3503 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2070 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2005 (= (_ bv40 7) new.attention.out.split)))
 (or $x2005 $x2070 $x3503)))))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x233 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x233 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x2270 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2270 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1643 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2809 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2809 $x1643 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x2426 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3245 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3377 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x688 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2194 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2276 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x2276 $x2194 $x688 $x2982 $x3377 $x728 $x1059 $x3245 $x1012 $x2426))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let (($x812 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x936 $x812)))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2766 (= (- 1) new.attention.head_dim.n)))
 (let (($x2338 (or $x2766 (< (* ?x643 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x549 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3102 (ite $x502 (ite (= 0 ?x549) 1 (ite $x2338 0 1)) new.attention.head_dim.given_least)))
 (let (($x2869 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1669 (ite (and $x2766 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2766 $x2869) 0 1))))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3381 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1383 (ite $x1020 new.attention.head_dim.parts (ite (or $x3264 $x672 $x2112 $x1162 $x3381) 1 (ite $x2478 ?x1669 ?x3102)))))
 (= new.attention.head_dim.least ?x1383)))))))))))))))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x1666 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x502 (not (= 0 ?x1666)))))))
(assert
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2468 (or $x1773 $x803)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1630 (ite $x1020 new.attention.head_dim.parts (ite $x2468 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1630)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x2766 (= (- 1) new.attention.head_dim.n)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1525 (ite $x2478 (or $x2766 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2766 (< 1 new.attention.head_dim.n)))))
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3889 (ite $x2112 (or $x2766 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x502 (or $x2766 (< ?x643 new.attention.head_dim.n)) $x1525))))
 (let (($x3012 (= 1 new.attention.head_dim.parts)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2468 (or $x1773 $x803)))
 (let (($x1823 (ite $x2468 new.attention.head_dim.given_moved (ite (or $x1020 $x3012) false $x3889))))
 (= new.attention.head_dim.moved $x1823))))))))))))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1594 (div ?x2231 new.attention.value_dim.parts)))
 (let (($x1023 (= (- 1) new.attention.value_dim.n)))
 (let (($x3576 (or $x1023 (< (* ?x1594 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x3376 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x2412 (ite $x728 (ite (= 0 ?x3376) 1 (ite $x3576 0 1)) new.attention.value_dim.given_least)))
 (let (($x1600 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x3396 (ite (and $x1023 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x1023 $x1600) 0 1))))
 (let (($x688 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x3377 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2426 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x3245 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2276 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x2194 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x390 (ite $x1012 new.attention.value_dim.parts (ite (or $x2194 $x2276 $x3245 $x2426 $x3377) 1 (ite $x688 ?x3396 ?x2412)))))
 (= new.attention.value_dim.least ?x390))))))))))))))))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1594 (div ?x2231 new.attention.value_dim.parts)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= ?x1594 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083)))))))
(assert
 (let ((?x1104 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x728 (not (= 0 ?x1104)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x2023 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x885 (not new.model.sinks)))
 (= new.attention.one_key (and $x885 $x2023)))))
(assert
 (let (($x2005 (= (_ bv40 7) new.attention.out.split)))
 (let (($x327 (not $x2005)))
 (let (($x1609 (= (_ bv10 7) new.attention.out.input)))
 (let (($x553 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x553 (and $x1609 $x327))))))))
(assert
 (let (($x960 (not new.attention.heads.padded)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1528 (ite (or $x3728 $x2490) new.attention.heads.given_everywhere (or $x3847 (and (= 1 new.attention.heads.parts) $x960)))))
 (= new.attention.heads.everywhere $x1528)))))))
(assert
 (let (($x178 (not new.attention.head_dim.padded)))
 (let (($x3012 (= 1 new.attention.head_dim.parts)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2468 (or $x1773 $x803)))
 (let (($x3476 (ite $x2468 new.attention.head_dim.given_everywhere (or $x1020 (and $x3012 $x178)))))
 (= new.attention.head_dim.everywhere $x3476)))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x2066 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3646 ?x3006 ?x2066)))))))))))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x2733 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x2733)))))))))))))))))))))
(assert
 (let (($x2890 (not new.attention.value_dim.padded)))
 (let (($x2150 (= 1 new.attention.value_dim.parts)))
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2751 (ite (or $x1059 $x2982) new.attention.value_dim.given_everywhere (or $x1012 (and $x2150 $x2890)))))
 (= new.attention.value_dim.everywhere $x2751))))))))
(assert
 (let (($x514 (not new.attention.head_dim.moved)))
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3632 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3264 $x672 $x2112 $x1162) $x514))))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2468 (or $x1773 $x803)))
 (= new.attention.head_dim.undivided (ite $x2468 new.attention.head_dim.given_undivided $x3632))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x2454 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3646 ?x3006 ?x2454))))))))))))))))))))))
(assert
 (let (($x1330 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2809 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x514 (not new.attention.head_dim.moved)))
 (let (($x1129 (= 1 new.attention.head_dim.most)))
 (let (($x1762 (<= 1 new.attention.head_dim.least)))
 (let (($x2057 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1643 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2430 (ite (or $x1643 $x2057) (and $x1762 (or new.attention.head_dim.undivided (and $x1129 $x514))) (and $x2809 (and new.attention.head_dim.undivided $x1330)))))
 (= new.attention.scores_whole $x2430))))))))))
(assert
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x750 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x234 (ite $x750 new.attention.v (ite $x1866 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x234)))))
(assert
 (let (($x1633 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2159 (not new.attention.gathers)))
 (let (($x2070 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2070 $x2159 $x1633))))))
(assert
 (let ((?x2873 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x118 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2257 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x48 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2257 $x1194) $x118))))
 (let (($x2005 (= (_ bv40 7) new.attention.out.split)))
 (let (($x327 (not $x2005)))
 (let (($x1135 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1860 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1135)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1135 new.attention.value_dim.everywhere $x327) $x48)))
 (= new.attention.mixed_in (ite $x1860 (_ bv96 7) ?x2873))))))))))))
(assert
 (let ((?x464 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3801 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2488 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3801)))
 (let (($x118 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2257 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2005 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2005 (or $x2257 $x118) $x2488) (_ bv96 7) ?x464)))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2202 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x2005 (= (_ bv40 7) new.attention.out.split)))
 (let (($x327 (not $x2005)))
 (let (($x3071 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1129 (= 1 new.attention.head_dim.most)))
 (let (($x1464 (= (_ bv96 7) new.attention.q)))
 (let (($x3238 (or $x1464 $x1129 (and $x3071 (or $x327 $x2202 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x658 (not new.attention.value_dim.beyond)))
 (let (($x2393 (or (and (<= 1 new.attention.value_dim.least) $x658) (and new.model.latent $x1464))))
 (let (($x1762 (<= 1 new.attention.head_dim.least)))
 (let (($x1000 (not new.attention.head_dim.beyond)))
 (let (($x826 (and $x1000 (or $x1762 (and new.attention.one_key (not $x1464))) $x2393 $x3238)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x826)))))))))))))))
(assert
 (let (($x381 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x1011 (= (_ bv40 7) old.attention.out.split)))
(let (($x783 (not $x1011)))
(let (($x1587 (or old.attention.one_key old.attention.scores_whole)))
(let (($x3155 (= 1 old.attention.head_dim.most)))
(let (($x3193 (= (_ bv96 7) old.attention.q)))
(let (($x3908 (or $x3193 $x3155 (and $x1587 (or $x783 $x381 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2695 (not old.attention.value_dim.beyond)))
(let (($x3153 (or (and (<= 1 old.attention.value_dim.least) $x2695) (and old.model.latent $x3193))))
(let (($x3525 (<= 1 old.attention.head_dim.least)))
(let (($x1009 (not old.attention.head_dim.beyond)))
(let (($x1918 (and $x1009 (or $x3525 (and old.attention.one_key (not $x3193))) $x3153 $x3908)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x1918))))))))))))))
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
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1207 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2724 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2837 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3229 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7)))))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2954 (ite $x1030 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x509 ?x3229))))
 (= old.attention.q ?x2954)))))))))))))))))
(assert
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x502 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x936 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x728 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x3740 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7)))))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2311 (ite $x3646 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1337 ?x3740))))
 (= new.attention.q ?x2311)))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1855 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x1855)))
(assert
 (let (($x3217 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x3217)))
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
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1207 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2724 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1217 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1217 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x2597 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2597 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2837 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x2396 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1030 ?x1341 ?x2396)))))))))))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x3111 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x3111)))))))))))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x3801 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1030 ?x1341 ?x3801))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x502 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x936 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x2483 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2483 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x2714 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2714 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x728 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x2066 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3646 ?x3006 ?x2066)))))))))))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x1146 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x1146)))))))))))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x3058 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3646 ?x3006 ?x3058))))))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2226 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x1239 (= 1 new.tp)))
 (not (or $x1239 (not $x2226))))))
(assert
 (let (($x1950 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x3041 (= 1 old.tp)))
(or $x3041 (not $x1950)))))
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
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
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
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1207 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x617 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1090 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1480 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1515 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1515 $x1480 $x45 $x862 $x1090 $x2724 $x29 $x1821 $x687 $x617))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1886 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2240 (= (_ bv40 7) old.attention.out.split)))
 (or $x2240 $x1886 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1217 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1217 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x2597 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2597 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x472 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x472)))
(assert
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2837 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
(assert
 (let (($x2502 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2502 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1918 (= (- 1) old.attention.heads.n)))
 (let (($x2271 (or $x1918 (< (* ?x3384 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2469 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2271 0 1))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1627 (or $x1918 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2214 (ite (and $x1918 (= 1 old.attention.heads.parts)) 1 (ite $x1627 0 1))))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1090 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x617 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1515 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1480 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x3642 (ite (or $x1480 $x1515 $x1821 $x617 $x1090) 1 (ite $x45 ?x2214 (ite $x2724 ?x2469 old.attention.heads.given_least)))))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x687 old.attention.heads.parts ?x3642)))))))))))))))))))
(assert
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2846 (and $x2724 (< 1 old.attention.heads.parts) (= ?x3384 old.attention.heads.n))))
 (= old.attention.heads.filled $x2846))))))
(assert
 (let (($x2949 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2724 $x2949)))))
(assert
 (let (($x1918 (= (- 1) old.attention.heads.n)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x413 (ite $x45 (or $x1918 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1918 (< 1 old.attention.heads.n)))))
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1000 (ite $x1821 (or $x1918 (< old.attention.heads.block old.attention.heads.n)) (ite $x2724 (or $x1918 (< ?x3384 old.attention.heads.n)) $x413))))
 (let (($x3438 (= 1 old.attention.heads.parts)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2634 (or $x29 $x862)))
 (let (($x783 (ite $x2634 old.attention.heads.given_moved (ite (or $x687 $x3438) false $x1000))))
 (= old.attention.heads.moved $x783))))))))))))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let (($x2412 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x381 (not old.model.sinks)))
 (= old.attention.one_key (and $x381 $x2412)))))
(assert
 (let (($x845 (not old.attention.heads.padded)))
 (let (($x3438 (= 1 old.attention.heads.parts)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2634 (or $x29 $x862)))
 (let (($x1713 (ite $x2634 old.attention.heads.given_everywhere (or $x687 (and $x3438 $x845)))))
 (= old.attention.heads.everywhere $x1713)))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x2396 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1030 ?x1341 ?x2396)))))))))))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x3111 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x3111)))))))))))))))))))))
(assert
 (let (($x3046 (not old.attention.heads.moved)))
 (let (($x617 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1515 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1480 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x885 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1480 $x1515 $x1821 $x617) $x3046))))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2634 (or $x29 $x862)))
 (= old.attention.heads.undivided (ite $x2634 old.attention.heads.given_undivided $x885))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x3801 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1030 ?x1341 ?x3801))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x502 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x12 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3173 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1435 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1435 $x1299 $x1251 $x2490 $x3173 $x936 $x3728 $x794 $x3847 $x12))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2733 (= (_ bv57 7) new.attention.out.split)))
 (let (($x329 (= (_ bv40 7) new.attention.out.split)))
 (or $x329 $x2733 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x2483 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2483 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x2714 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2714 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2519 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x2519)))
(assert
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x728 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
(assert
 (let (($x2023 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x2023 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x750 (= (- 1) new.attention.heads.n)))
 (let (($x1250 (or $x750 (< (* ?x2681 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1936 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1250 0 1))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1475 (or $x750 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x432 (ite (and $x750 (= 1 new.attention.heads.parts)) 1 (ite $x1475 0 1))))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3173 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x12 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1435 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1441 (ite (or $x1299 $x1435 $x794 $x12 $x3173) 1 (ite $x1251 ?x432 (ite $x936 ?x1936 new.attention.heads.given_least)))))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3847 new.attention.heads.parts ?x1441)))))))))))))))))))
(assert
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2631 (and $x936 (< 1 new.attention.heads.parts) (= ?x2681 new.attention.heads.n))))
 (= new.attention.heads.filled $x2631))))))
(assert
 (let (($x451 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x936 $x451)))))
(assert
 (let (($x750 (= (- 1) new.attention.heads.n)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3191 (ite $x1251 (or $x750 (<= new.attention.heads.parts new.attention.heads.n)) (or $x750 (< 1 new.attention.heads.n)))))
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x890 (ite $x794 (or $x750 (< new.attention.heads.block new.attention.heads.n)) (ite $x936 (or $x750 (< ?x2681 new.attention.heads.n)) $x3191))))
 (let (($x425 (= 1 new.attention.heads.parts)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2274 (or $x3728 $x2490)))
 (let (($x2815 (ite $x2274 new.attention.heads.given_moved (ite (or $x3847 $x425) false $x890))))
 (= new.attention.heads.moved $x2815))))))))))))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let (($x1283 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1848 (not new.model.sinks)))
 (= new.attention.one_key (and $x1848 $x1283)))))
(assert
 (let (($x4001 (not new.attention.heads.padded)))
 (let (($x425 (= 1 new.attention.heads.parts)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2274 (or $x3728 $x2490)))
 (let (($x207 (ite $x2274 new.attention.heads.given_everywhere (or $x3847 (and $x425 $x4001)))))
 (= new.attention.heads.everywhere $x207)))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x2066 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3646 ?x3006 ?x2066)))))))))))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x1146 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x1146)))))))))))))))))))))
(assert
 (let (($x2263 (not new.attention.heads.moved)))
 (let (($x12 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1435 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2299 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1299 $x1435 $x794 $x12) $x2263))))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2274 (or $x3728 $x2490)))
 (= new.attention.heads.undivided (ite $x2274 new.attention.heads.given_undivided $x2299))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x3058 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3646 ?x3006 ?x3058))))))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2150 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x329 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2733 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1528 (not new.model.latent)))
 (let (($x3158 (and $x1528 (or $x2733 (and $x329 (and new.attention.heads.undivided $x2150))))))
 (let (($x2519 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1390 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x2519 new.attention.one_key)))
 (let (($x1184 (not (= (_ bv92 7) new.attention.k))))
 (let (($x1645 (not (= (_ bv92 7) new.attention.q))))
 (let (($x2948 (or $x1645 new.attention.one_key (and $x1184 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x2160 (and $x2948 (or $x1184 (and (= (_ bv57 7) new.model.qk_norm) $x1528)) $x1390 (or (not (= (_ bv92 7) new.attention.v)) $x3158))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let (($x1239 (= 1 new.tp)))
 (not (or $x1239 $x1862 $x2160)))))))))))))))))
(assert
 (let (($x2695 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2240 (= (_ bv40 7) old.attention.out.split)))
(let (($x1886 (= (_ bv57 7) old.attention.out.split)))
(let (($x1355 (not old.model.latent)))
(let (($x658 (and $x1355 (or $x1886 (and $x2240 (and old.attention.heads.undivided $x2695))))))
(let (($x472 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2379 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x472 old.attention.one_key)))
(let (($x2154 (not (= (_ bv92 7) old.attention.k))))
(let (($x2599 (not (= (_ bv92 7) old.attention.q))))
(let (($x3810 (or $x2599 old.attention.one_key (and $x2154 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x260 (and $x3810 (or $x2154 (and (= (_ bv57 7) old.model.qk_norm) $x1355)) $x2379 (or (not (= (_ bv92 7) old.attention.v)) $x658))))
(let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x47 (not $x3486)))
(let (($x3041 (= 1 old.tp)))
(or $x3041 $x47 $x260))))))))))))))))
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
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1207 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2724 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1217 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1217 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x2597 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2597 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2837 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let (($x2412 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x381 (not old.model.sinks)))
 (= old.attention.one_key (and $x381 $x2412)))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2887 (not old.attention.qkv.group.pp)))
 (let (($x2685 (or $x2887 (= 1 old.pp))))
 (let (($x2033 (not old.attention.qkv.group.sp)))
 (let (($x1974 (or $x2033 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x608 (or $x1674 $x993)))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x608 $x1974 $x2685)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x2396 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1030 ?x1341 ?x2396))))))))))))))))))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2887 (not old.attention.qkv.group.pp)))
 (let (($x2685 (or $x2887 (= 1 old.pp))))
 (let (($x2033 (not old.attention.qkv.group.sp)))
 (let (($x1974 (or $x2033 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x608 (or $x1674 $x993)))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x608 $x1974 $x2685)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x3111 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x3111))))))))))))))))))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2887 (not old.attention.qkv.group.pp)))
 (let (($x2685 (or $x2887 (= 1 old.pp))))
 (let (($x2033 (not old.attention.qkv.group.sp)))
 (let (($x1974 (or $x2033 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x608 (or $x1674 $x993)))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x608 $x1974 $x2685)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x3801 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1030 ?x1341 ?x3801)))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x502 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x936 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x2483 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2483 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x2714 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2714 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x728 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let (($x1283 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1848 (not new.model.sinks)))
 (= new.attention.one_key (and $x1848 $x1283)))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2330 (not new.attention.qkv.group.pp)))
 (let (($x1956 (or $x2330 (= 1 new.pp))))
 (let (($x2032 (not new.attention.qkv.group.sp)))
 (let (($x2258 (or $x2032 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3415 (not new.attention.qkv.group.dp)))
 (let (($x1384 (or $x3415 $x1399)))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1384 $x2258 $x1956)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x2066 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3646 ?x3006 ?x2066))))))))))))))))))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2330 (not new.attention.qkv.group.pp)))
 (let (($x1956 (or $x2330 (= 1 new.pp))))
 (let (($x2032 (not new.attention.qkv.group.sp)))
 (let (($x2258 (or $x2032 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3415 (not new.attention.qkv.group.dp)))
 (let (($x1384 (or $x3415 $x1399)))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1384 $x2258 $x1956)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x1146 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x1146))))))))))))))))))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2330 (not new.attention.qkv.group.pp)))
 (let (($x1956 (or $x2330 (= 1 new.pp))))
 (let (($x2032 (not new.attention.qkv.group.sp)))
 (let (($x2258 (or $x2032 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3415 (not new.attention.qkv.group.dp)))
 (let (($x1384 (or $x3415 $x1399)))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1384 $x2258 $x1956)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x3058 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3646 ?x3006 ?x3058)))))))))))))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2330 (not new.attention.qkv.group.pp)))
 (let (($x1956 (or $x2330 (= 1 new.pp))))
 (let (($x2032 (not new.attention.qkv.group.sp)))
 (let (($x2258 (or $x2032 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3415 (not new.attention.qkv.group.dp)))
 (let (($x1384 (or $x3415 $x1399)))
 (let (($x1421 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x1384 $x2258 $x1956)))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1384 $x2258 $x1956)))
 (let (($x1018 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x2884)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1349 (or $x1013 (and $x1862 (or (= (_ bv10 7) new.attention.qkv.collective) $x2884)) $x1018 $x1421)))
 (not $x1349))))))))))))))))
(assert
 (let (($x2887 (not old.attention.qkv.group.pp)))
(let (($x2685 (or $x2887 (= 1 old.pp))))
(let (($x2033 (not old.attention.qkv.group.sp)))
(let (($x1974 (or $x2033 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x1674 (not old.attention.qkv.group.dp)))
(let (($x608 (or $x1674 $x993)))
(let (($x2488 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x608 $x1974 $x2685)))
(let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x608 $x1974 $x2685)))
(let (($x2640 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x3661)))))
(let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x47 (not $x3486)))
(let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x3424 (and $x47 (or (= (_ bv10 7) old.attention.qkv.collective) $x3661)) $x2640 $x2488)))))))))))))))
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
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x192 $x156 (= (_ bv56 7) old.attention.head_dim.kind) $x1207 $x2671 $x2769 $x2722 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x45 $x862 (= (_ bv56 7) old.attention.heads.kind) $x2724 $x29 $x1821 $x687 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1638 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x1249 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x1121 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x1656 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x1656 $x1121 $x1249 $x1638))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1217 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1217 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x2597 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2597 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (and (<= 1 old.attention.value_dim.block)))
(assert
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2939 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv26 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) $x2808 $x2565 (= (_ bv56 7) old.attention.value_dim.kind) $x2837 $x2889 $x2939 $x3327 (= (_ bv99 7) old.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2846 (and $x2724 (< 1 old.attention.heads.parts) (= ?x3384 old.attention.heads.n))))
 (= old.attention.heads.filled $x2846))))))
(assert
 (let (($x13 (= (- 1) old.attention.heads.n)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2543 (ite $x45 (or $x13 (<= old.attention.heads.parts old.attention.heads.n)) (or $x13 (< 1 old.attention.heads.n)))))
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3219 (ite $x1821 (or $x13 (< old.attention.heads.block old.attention.heads.n)) (ite $x2724 (or $x13 (< ?x3384 old.attention.heads.n)) $x2543))))
 (let (($x3001 (= 1 old.attention.heads.parts)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2880 (or $x29 $x862)))
 (let (($x1715 (ite $x2880 old.attention.heads.given_moved (ite (or $x687 $x3001) false $x3219))))
 (= old.attention.heads.moved $x1715))))))))))))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let (($x1151 (= (- 1) old.attention.head_dim.n)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1409 (ite $x192 (or $x1151 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1151 (< 1 old.attention.head_dim.n)))))
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2298 (ite $x2769 (or $x1151 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1207 (or $x1151 (< ?x3386 old.attention.head_dim.n)) $x1409))))
 (let (($x2405 (= 1 old.attention.head_dim.parts)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x1767 (ite $x2879 old.attention.head_dim.given_moved (ite (or $x2722 $x2405) false $x2298))))
 (= old.attention.head_dim.moved $x1767))))))))))))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1057 (div ?x653 old.attention.value_dim.parts)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= ?x1057 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036)))))))
(assert
 (let (($x2465 (= (- 1) old.attention.value_dim.n)))
 (let (($x2808 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2497 (ite $x2808 (or $x2465 (<= old.attention.value_dim.parts old.attention.value_dim.n)) (or $x2465 (< 1 old.attention.value_dim.n)))))
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1057 (div ?x653 old.attention.value_dim.parts)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2939 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x17 (ite $x2939 (or $x2465 (< old.attention.value_dim.block old.attention.value_dim.n)) (ite $x2837 (or $x2465 (< ?x1057 old.attention.value_dim.n)) $x2497))))
 (let (($x1855 (= 1 old.attention.value_dim.parts)))
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1828 (or $x2889 $x2565)))
 (let (($x605 (ite $x1828 old.attention.value_dim.given_moved (ite (or $x3327 $x1855) false $x17))))
 (= old.attention.value_dim.moved $x605)))))))))))))))))
(assert
 (let (($x2412 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x381 (not old.model.sinks)))
 (= old.attention.one_key (and $x381 $x2412)))))
(assert
 (let (($x48 (not old.attention.heads.moved)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3001 (= 1 old.attention.heads.parts)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2880 (or $x29 $x862)))
 (let (($x3239 (ite $x2880 old.attention.heads.given_first (or $x3001 (and (not (or $x687 $x45)) $x48)))))
 (= old.attention.heads.first_alone $x3239))))))))))
(assert
 (let (($x510 (not old.attention.head_dim.moved)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2405 (= 1 old.attention.head_dim.parts)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x975 (ite $x2879 old.attention.head_dim.given_first (or $x2405 (and (not (or $x2722 $x192)) $x510)))))
 (= old.attention.head_dim.first_alone $x975))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x2396 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1030 ?x1341 ?x2396)))))))))))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x3111 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x3111)))))))))))))))))))))
(assert
 (let (($x3036 (not old.attention.value_dim.moved)))
 (let (($x2808 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1855 (= 1 old.attention.value_dim.parts)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1828 (or $x2889 $x2565)))
 (let (($x1330 (ite $x1828 old.attention.value_dim.given_first (or $x1855 (and (not (or $x3327 $x2808)) $x3036)))))
 (= old.attention.value_dim.first_alone $x1330))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x3801 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1030 ?x1341 ?x3801))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x2478 $x803 (= (_ bv56 7) new.attention.head_dim.kind) $x502 $x1773 $x2112 $x1020 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1251 $x2490 (= (_ bv56 7) new.attention.heads.kind) $x936 $x3728 $x794 $x3847 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3089 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x3642 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2634 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x3879 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x3879 $x2634 $x3642 $x3089))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x2483 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2483 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x2714 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2714 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (and (<= 1 new.attention.value_dim.block)))
(assert
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3245 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x688 (= (_ bv26 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) $x688 $x2982 (= (_ bv56 7) new.attention.value_dim.kind) $x728 $x1059 $x3245 $x1012 (= (_ bv99 7) new.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2631 (and $x936 (< 1 new.attention.heads.parts) (= ?x2681 new.attention.heads.n))))
 (= new.attention.heads.filled $x2631))))))
(assert
 (let (($x1275 (= (- 1) new.attention.heads.n)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1770 (ite $x1251 (or $x1275 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1275 (< 1 new.attention.heads.n)))))
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1774 (ite $x794 (or $x1275 (< new.attention.heads.block new.attention.heads.n)) (ite $x936 (or $x1275 (< ?x2681 new.attention.heads.n)) $x1770))))
 (let (($x3193 (= 1 new.attention.heads.parts)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x738 (or $x3728 $x2490)))
 (let (($x2665 (ite $x738 new.attention.heads.given_moved (ite (or $x3847 $x3193) false $x1774))))
 (= new.attention.heads.moved $x2665))))))))))))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let (($x2885 (= (- 1) new.attention.head_dim.n)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3478 (ite $x2478 (or $x2885 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2885 (< 1 new.attention.head_dim.n)))))
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x791 (ite $x2112 (or $x2885 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x502 (or $x2885 (< ?x643 new.attention.head_dim.n)) $x3478))))
 (let (($x2322 (= 1 new.attention.head_dim.parts)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x1946 (ite $x875 new.attention.head_dim.given_moved (ite (or $x1020 $x2322) false $x791))))
 (= new.attention.head_dim.moved $x1946))))))))))))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1594 (div ?x2231 new.attention.value_dim.parts)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= ?x1594 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083)))))))
(assert
 (let (($x2514 (= (- 1) new.attention.value_dim.n)))
 (let (($x688 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2662 (ite $x688 (or $x2514 (<= new.attention.value_dim.parts new.attention.value_dim.n)) (or $x2514 (< 1 new.attention.value_dim.n)))))
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1594 (div ?x2231 new.attention.value_dim.parts)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3245 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1025 (ite $x3245 (or $x2514 (< new.attention.value_dim.block new.attention.value_dim.n)) (ite $x728 (or $x2514 (< ?x1594 new.attention.value_dim.n)) $x2662))))
 (let (($x86 (= 1 new.attention.value_dim.parts)))
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2615 (or $x1059 $x2982)))
 (let (($x2137 (ite $x2615 new.attention.value_dim.given_moved (ite (or $x1012 $x86) false $x1025))))
 (= new.attention.value_dim.moved $x2137)))))))))))))))))
(assert
 (let (($x1283 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1848 (not new.model.sinks)))
 (= new.attention.one_key (and $x1848 $x1283)))))
(assert
 (let (($x727 (not new.attention.heads.moved)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3193 (= 1 new.attention.heads.parts)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x738 (or $x3728 $x2490)))
 (let (($x894 (ite $x738 new.attention.heads.given_first (or $x3193 (and (not (or $x3847 $x1251)) $x727)))))
 (= new.attention.heads.first_alone $x894))))))))))
(assert
 (let (($x2030 (not new.attention.head_dim.moved)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2322 (= 1 new.attention.head_dim.parts)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x2007 (ite $x875 new.attention.head_dim.given_first (or $x2322 (and (not (or $x1020 $x2478)) $x2030)))))
 (= new.attention.head_dim.first_alone $x2007))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x2066 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3646 ?x3006 ?x2066)))))))))))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x1146 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x1146)))))))))))))))))))))
(assert
 (let (($x3808 (not new.attention.value_dim.moved)))
 (let (($x688 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x86 (= 1 new.attention.value_dim.parts)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2615 (or $x1059 $x2982)))
 (let (($x1502 (ite $x2615 new.attention.value_dim.given_first (or $x86 (and (not (or $x1012 $x688)) $x3808)))))
 (= new.attention.value_dim.first_alone $x1502))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x3058 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3646 ?x3006 ?x3058))))))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1319 (not new.attention.one_key)))
 (let (($x3879 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x1703 (and $x3879 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x1319)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x503 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x1703)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x559 (and $x917 new.attention.head_dim.first_alone new.attention.value_dim.first_alone)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1595 (or (and $x1866 new.attention.heads.first_alone new.attention.kv_first_alone) $x559)))
 (let (($x3089 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2469 (not (or (and new.model.q_bias $x1319) new.model.k_bias new.model.v_bias))))
 (let (($x1239 (= 1 new.tp)))
 (let (($x1015 (or $x1239 $x2469 (and (not $x3272) (or $x3879 (= (_ bv27 7) new.attention.qkv.bias))) (and $x3089 $x1595) (and $x3272 $x503))))
 (not $x1015)))))))))))))))
(assert
 (let (($x546 (not old.attention.one_key)))
(let (($x1656 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x205 (and $x1656 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x546)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x568 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x205)))
(let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x1865 (and $x2574 old.attention.head_dim.first_alone old.attention.value_dim.first_alone)))
(let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x1236 (or (and $x2197 old.attention.heads.first_alone old.attention.kv_first_alone) $x1865)))
(let (($x1638 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x1739 (not (or (and old.model.q_bias $x546) old.model.k_bias old.model.v_bias))))
(let (($x3041 (= 1 old.tp)))
(or $x3041 $x1739 (and (not $x3486) (or $x1656 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1638 $x1236) (and $x3486 $x568)))))))))))))))
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
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x550 $x1450 $x192 $x156 $x500 $x1207 $x2671 $x2769 $x2722 $x1564))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2724 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x3620 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x3863 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1658 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1658 $x3863 $x3620)))))
(assert
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2837 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1151 (= (- 1) old.attention.head_dim.n)))
 (let (($x1113 (or $x1151 (< (* ?x3386 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x3316 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x966 (ite $x1207 (ite (= 0 ?x3316) 1 (ite $x1113 0 1)) old.attention.head_dim.given_least)))
 (let (($x538 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2827 (ite (and $x1151 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1151 $x538) 0 1))))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1940 (ite $x2722 old.attention.head_dim.parts (ite (or $x1450 $x550 $x2769 $x1564 $x500) 1 (ite $x192 ?x2827 ?x966)))))
 (= old.attention.head_dim.least ?x1940)))))))))))))))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x309 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1207 (not (= 0 ?x309)))))))
(assert
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x102 (ite $x2722 old.attention.head_dim.parts (ite $x2879 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x102)))))))
(assert
 (let (($x1151 (= (- 1) old.attention.head_dim.n)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1409 (ite $x192 (or $x1151 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1151 (< 1 old.attention.head_dim.n)))))
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2298 (ite $x2769 (or $x1151 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1207 (or $x1151 (< ?x3386 old.attention.head_dim.n)) $x1409))))
 (let (($x2405 (= 1 old.attention.head_dim.parts)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x1767 (ite $x2879 old.attention.head_dim.given_moved (ite (or $x2722 $x2405) false $x2298))))
 (= old.attention.head_dim.moved $x1767))))))))))))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let (($x2412 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x381 (not old.model.sinks)))
 (= old.attention.one_key (and $x381 $x2412)))))
(assert
 (let (($x922 (not old.attention.head_dim.padded)))
 (let (($x2405 (= 1 old.attention.head_dim.parts)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x699 (ite $x2879 old.attention.head_dim.given_everywhere (or $x2722 (and $x2405 $x922)))))
 (= old.attention.head_dim.everywhere $x699)))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3229 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7)))))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2954 (ite $x1030 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x509 ?x3229))))
 (= old.attention.q ?x2954)))))))))))))))))
(assert
 (let (($x510 (not old.attention.head_dim.moved)))
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2536 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1450 $x550 $x2769 $x1564) $x510))))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (= old.attention.head_dim.undivided (ite $x2879 old.attention.head_dim.given_undivided $x2536))))))))))))
(assert
 (let (($x63 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1658 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x510 (not old.attention.head_dim.moved)))
 (let (($x412 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x510))))
 (let (($x1726 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x3863 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1060 (ite (or $x3863 $x1726) (and (<= 1 old.attention.head_dim.least) $x412) (and $x1658 (and old.attention.head_dim.undivided $x63)))))
 (= old.attention.scores_whole $x1060)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3381 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x672 $x3264 $x2478 $x803 $x3381 $x502 $x1773 $x2112 $x1020 $x1162))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x936 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x1616 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2067 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2918 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2918 $x2067 $x1616)))))
(assert
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x728 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2885 (= (- 1) new.attention.head_dim.n)))
 (let (($x1081 (or $x2885 (< (* ?x643 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x887 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1929 (ite $x502 (ite (= 0 ?x887) 1 (ite $x1081 0 1)) new.attention.head_dim.given_least)))
 (let (($x2454 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x390 (ite (and $x2885 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2885 $x2454) 0 1))))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3381 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x980 (ite $x1020 new.attention.head_dim.parts (ite (or $x3264 $x672 $x2112 $x1162 $x3381) 1 (ite $x2478 ?x390 ?x1929)))))
 (= new.attention.head_dim.least ?x980)))))))))))))))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x2335 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x502 (not (= 0 ?x2335)))))))
(assert
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1643 (ite $x1020 new.attention.head_dim.parts (ite $x875 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1643)))))))
(assert
 (let (($x2885 (= (- 1) new.attention.head_dim.n)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3478 (ite $x2478 (or $x2885 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2885 (< 1 new.attention.head_dim.n)))))
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x791 (ite $x2112 (or $x2885 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x502 (or $x2885 (< ?x643 new.attention.head_dim.n)) $x3478))))
 (let (($x2322 (= 1 new.attention.head_dim.parts)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x1946 (ite $x875 new.attention.head_dim.given_moved (ite (or $x1020 $x2322) false $x791))))
 (= new.attention.head_dim.moved $x1946))))))))))))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let (($x1283 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1848 (not new.model.sinks)))
 (= new.attention.one_key (and $x1848 $x1283)))))
(assert
 (let (($x2831 (not new.attention.head_dim.padded)))
 (let (($x2322 (= 1 new.attention.head_dim.parts)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x2452 (ite $x875 new.attention.head_dim.given_everywhere (or $x1020 (and $x2322 $x2831)))))
 (= new.attention.head_dim.everywhere $x2452)))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x3740 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7)))))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2311 (ite $x3646 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1337 ?x3740))))
 (= new.attention.q ?x2311)))))))))))))))))
(assert
 (let (($x2030 (not new.attention.head_dim.moved)))
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1215 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3264 $x672 $x2112 $x1162) $x2030))))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (= new.attention.head_dim.undivided (ite $x875 new.attention.head_dim.given_undivided $x1215))))))))))))
(assert
 (let (($x1820 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2918 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2030 (not new.attention.head_dim.moved)))
 (let (($x3663 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2030))))
 (let (($x2485 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2067 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2050 (ite (or $x2067 $x2485) (and (<= 1 new.attention.head_dim.least) $x3663) (and $x2918 (and new.attention.head_dim.undivided $x1820)))))
 (= new.attention.scores_whole $x2050)))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1616 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x872 (or $x1239 (not (= (_ bv36 7) new.attention.q)) $x1616 new.attention.one_key new.attention.scores_whole)))
 (not $x872)))))
(assert
 (let (($x3620 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x3041 (= 1 old.tp)))
(or $x3041 (not (= (_ bv36 7) old.attention.q)) $x3620 old.attention.one_key old.attention.scores_whole))))
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
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x550 $x1450 $x192 $x156 $x500 $x1207 $x2671 $x2769 $x2722 $x1564))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2724 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x2430 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2430 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x3863 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1658 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1658 $x3863 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2837 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1151 (= (- 1) old.attention.head_dim.n)))
 (let (($x1113 (or $x1151 (< (* ?x3386 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x3316 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x966 (ite $x1207 (ite (= 0 ?x3316) 1 (ite $x1113 0 1)) old.attention.head_dim.given_least)))
 (let (($x538 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2827 (ite (and $x1151 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1151 $x538) 0 1))))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1940 (ite $x2722 old.attention.head_dim.parts (ite (or $x1450 $x550 $x2769 $x1564 $x500) 1 (ite $x192 ?x2827 ?x966)))))
 (= old.attention.head_dim.least ?x1940)))))))))))))))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x309 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1207 (not (= 0 ?x309)))))))
(assert
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x102 (ite $x2722 old.attention.head_dim.parts (ite $x2879 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x102)))))))
(assert
 (let (($x1151 (= (- 1) old.attention.head_dim.n)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1409 (ite $x192 (or $x1151 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1151 (< 1 old.attention.head_dim.n)))))
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2298 (ite $x2769 (or $x1151 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1207 (or $x1151 (< ?x3386 old.attention.head_dim.n)) $x1409))))
 (let (($x2405 (= 1 old.attention.head_dim.parts)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x1767 (ite $x2879 old.attention.head_dim.given_moved (ite (or $x2722 $x2405) false $x2298))))
 (= old.attention.head_dim.moved $x1767))))))))))))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let (($x2412 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x381 (not old.model.sinks)))
 (= old.attention.one_key (and $x381 $x2412)))))
(assert
 (let (($x922 (not old.attention.head_dim.padded)))
 (let (($x2405 (= 1 old.attention.head_dim.parts)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x699 (ite $x2879 old.attention.head_dim.given_everywhere (or $x2722 (and $x2405 $x922)))))
 (= old.attention.head_dim.everywhere $x699)))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x2396 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1030 ?x1341 ?x2396)))))))))))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x2665 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x2665)))))))))))))))))))))
(assert
 (let (($x510 (not old.attention.head_dim.moved)))
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2536 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1450 $x550 $x2769 $x1564) $x510))))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (= old.attention.head_dim.undivided (ite $x2879 old.attention.head_dim.given_undivided $x2536))))))))))))
(assert
 (let (($x63 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1658 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x510 (not old.attention.head_dim.moved)))
 (let (($x412 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x510))))
 (let (($x2041 (= 1 old.pp)))
 (let (($x1359 (not old.attention.scores.group.pp)))
 (let (($x2521 (or $x1359 $x2041)))
 (let (($x1072 (= 1 old.sp)))
 (let (($x1928 (not old.attention.scores.group.sp)))
 (let (($x1870 (or $x1928 $x1072)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1267 (not old.attention.scores.group.dp)))
 (let (($x2743 (or $x1267 $x993)))
 (let (($x1726 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2743 $x1870 $x2521)))
 (let (($x3863 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1060 (ite (or $x3863 $x1726) (and (<= 1 old.attention.head_dim.least) $x412) (and $x1658 (and old.attention.head_dim.undivided $x63)))))
 (= old.attention.scores_whole $x1060))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3381 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x672 $x3264 $x2478 $x803 $x3381 $x502 $x1773 $x2112 $x1020 $x1162))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x936 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x2699 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2699 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x2067 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2918 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2918 $x2067 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x728 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2885 (= (- 1) new.attention.head_dim.n)))
 (let (($x1081 (or $x2885 (< (* ?x643 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x887 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1929 (ite $x502 (ite (= 0 ?x887) 1 (ite $x1081 0 1)) new.attention.head_dim.given_least)))
 (let (($x2454 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x390 (ite (and $x2885 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2885 $x2454) 0 1))))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3381 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x980 (ite $x1020 new.attention.head_dim.parts (ite (or $x3264 $x672 $x2112 $x1162 $x3381) 1 (ite $x2478 ?x390 ?x1929)))))
 (= new.attention.head_dim.least ?x980)))))))))))))))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x2335 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x502 (not (= 0 ?x2335)))))))
(assert
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1643 (ite $x1020 new.attention.head_dim.parts (ite $x875 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1643)))))))
(assert
 (let (($x2885 (= (- 1) new.attention.head_dim.n)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3478 (ite $x2478 (or $x2885 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2885 (< 1 new.attention.head_dim.n)))))
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x791 (ite $x2112 (or $x2885 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x502 (or $x2885 (< ?x643 new.attention.head_dim.n)) $x3478))))
 (let (($x2322 (= 1 new.attention.head_dim.parts)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x1946 (ite $x875 new.attention.head_dim.given_moved (ite (or $x1020 $x2322) false $x791))))
 (= new.attention.head_dim.moved $x1946))))))))))))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let (($x1283 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1848 (not new.model.sinks)))
 (= new.attention.one_key (and $x1848 $x1283)))))
(assert
 (let (($x2831 (not new.attention.head_dim.padded)))
 (let (($x2322 (= 1 new.attention.head_dim.parts)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x2452 (ite $x875 new.attention.head_dim.given_everywhere (or $x1020 (and $x2322 $x2831)))))
 (= new.attention.head_dim.everywhere $x2452)))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x2066 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3646 ?x3006 ?x2066)))))))))))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x48 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x48)))))))))))))))))))))
(assert
 (let (($x2030 (not new.attention.head_dim.moved)))
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1215 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3264 $x672 $x2112 $x1162) $x2030))))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (= new.attention.head_dim.undivided (ite $x875 new.attention.head_dim.given_undivided $x1215))))))))))))
(assert
 (let (($x1820 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2918 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2030 (not new.attention.head_dim.moved)))
 (let (($x3663 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2030))))
 (let (($x2686 (= 1 new.pp)))
 (let (($x1010 (not new.attention.scores.group.pp)))
 (let (($x1621 (or $x1010 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x3763 (not new.attention.scores.group.sp)))
 (let (($x1328 (or $x3763 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1165 (not new.attention.scores.group.dp)))
 (let (($x1947 (or $x1165 $x1399)))
 (let (($x2485 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1947 $x1328 $x1621)))
 (let (($x2067 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2050 (ite (or $x2067 $x2485) (and (<= 1 new.attention.head_dim.least) $x3663) (and $x2918 (and new.attention.head_dim.undivided $x1820)))))
 (= new.attention.scores_whole $x2050))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x205 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x2686 (= 1 new.pp)))
 (let (($x1010 (not new.attention.scores.group.pp)))
 (let (($x1621 (or $x1010 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x3763 (not new.attention.scores.group.sp)))
 (let (($x1328 (or $x3763 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1165 (not new.attention.scores.group.dp)))
 (let (($x1947 (or $x1165 $x1399)))
 (let (($x2485 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1947 $x1328 $x1621)))
 (let (($x983 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x1947 $x1328 $x1621)))
 (let (($x568 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x1222 (not new.attention.one_key)))
 (let (($x3081 (not new.attention.scores_whole)))
 (let (($x2918 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2067 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1996 (or $x2067 (and $x2918 (not (= 1 new.tp)) $x3081 $x1222) $x568 $x983 (and $x2485 $x205))))
 (not $x1996))))))))))))))))))))
(assert
 (let (($x465 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x2041 (= 1 old.pp)))
(let (($x1359 (not old.attention.scores.group.pp)))
(let (($x2521 (or $x1359 $x2041)))
(let (($x1072 (= 1 old.sp)))
(let (($x1928 (not old.attention.scores.group.sp)))
(let (($x1870 (or $x1928 $x1072)))
(let (($x993 (= 1 old.dp)))
(let (($x1267 (not old.attention.scores.group.dp)))
(let (($x2743 (or $x1267 $x993)))
(let (($x1726 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2743 $x1870 $x2521)))
(let (($x3694 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x2743 $x1870 $x2521)))
(let (($x11 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x3164 (not old.attention.one_key)))
(let (($x2331 (not old.attention.scores_whole)))
(let (($x1658 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x3863 (= (_ bv57 7) old.attention.scores.sum)))
(or $x3863 (and $x1658 (not (= 1 old.tp)) $x2331 $x3164) $x11 $x3694 (and $x1726 $x465))))))))))))))))))))
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
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x550 $x1450 $x192 $x156 $x500 $x1207 $x2671 $x2769 $x2722 $x1564))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2724 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x1298 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x1298 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2837 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1151 (= (- 1) old.attention.head_dim.n)))
 (let (($x1113 (or $x1151 (< (* ?x3386 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x3316 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x966 (ite $x1207 (ite (= 0 ?x3316) 1 (ite $x1113 0 1)) old.attention.head_dim.given_least)))
 (let (($x538 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2827 (ite (and $x1151 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1151 $x538) 0 1))))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1940 (ite $x2722 old.attention.head_dim.parts (ite (or $x1450 $x550 $x2769 $x1564 $x500) 1 (ite $x192 ?x2827 ?x966)))))
 (= old.attention.head_dim.least ?x1940)))))))))))))))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x309 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1207 (not (= 0 ?x309)))))))
(assert
 (let (($x1151 (= (- 1) old.attention.head_dim.n)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1409 (ite $x192 (or $x1151 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1151 (< 1 old.attention.head_dim.n)))))
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2298 (ite $x2769 (or $x1151 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1207 (or $x1151 (< ?x3386 old.attention.head_dim.n)) $x1409))))
 (let (($x2405 (= 1 old.attention.head_dim.parts)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x1767 (ite $x2879 old.attention.head_dim.given_moved (ite (or $x2722 $x2405) false $x2298))))
 (= old.attention.head_dim.moved $x1767))))))))))))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let (($x2412 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x381 (not old.model.sinks)))
 (= old.attention.one_key (and $x381 $x2412)))))
(assert
 (let (($x922 (not old.attention.head_dim.padded)))
 (let (($x2405 (= 1 old.attention.head_dim.parts)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x699 (ite $x2879 old.attention.head_dim.given_everywhere (or $x2722 (and $x2405 $x922)))))
 (= old.attention.head_dim.everywhere $x699)))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3229 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7)))))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2954 (ite $x1030 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x509 ?x3229))))
 (= old.attention.q ?x2954)))))))))))))))))
(assert
 (let (($x510 (not old.attention.head_dim.moved)))
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2536 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1450 $x550 $x2769 $x1564) $x510))))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (= old.attention.head_dim.undivided (ite $x2879 old.attention.head_dim.given_undivided $x2536))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3381 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x672 $x3264 $x2478 $x803 $x3381 $x502 $x1773 $x2112 $x1020 $x1162))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x936 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x1590 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x1590 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x728 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2885 (= (- 1) new.attention.head_dim.n)))
 (let (($x1081 (or $x2885 (< (* ?x643 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x887 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1929 (ite $x502 (ite (= 0 ?x887) 1 (ite $x1081 0 1)) new.attention.head_dim.given_least)))
 (let (($x2454 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x390 (ite (and $x2885 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2885 $x2454) 0 1))))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3381 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x980 (ite $x1020 new.attention.head_dim.parts (ite (or $x3264 $x672 $x2112 $x1162 $x3381) 1 (ite $x2478 ?x390 ?x1929)))))
 (= new.attention.head_dim.least ?x980)))))))))))))))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x2335 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x502 (not (= 0 ?x2335)))))))
(assert
 (let (($x2885 (= (- 1) new.attention.head_dim.n)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3478 (ite $x2478 (or $x2885 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2885 (< 1 new.attention.head_dim.n)))))
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x791 (ite $x2112 (or $x2885 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x502 (or $x2885 (< ?x643 new.attention.head_dim.n)) $x3478))))
 (let (($x2322 (= 1 new.attention.head_dim.parts)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x1946 (ite $x875 new.attention.head_dim.given_moved (ite (or $x1020 $x2322) false $x791))))
 (= new.attention.head_dim.moved $x1946))))))))))))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let (($x1283 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1848 (not new.model.sinks)))
 (= new.attention.one_key (and $x1848 $x1283)))))
(assert
 (let (($x2831 (not new.attention.head_dim.padded)))
 (let (($x2322 (= 1 new.attention.head_dim.parts)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x2452 (ite $x875 new.attention.head_dim.given_everywhere (or $x1020 (and $x2322 $x2831)))))
 (= new.attention.head_dim.everywhere $x2452)))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x3740 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7)))))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2311 (ite $x3646 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1337 ?x3740))))
 (= new.attention.q ?x2311)))))))))))))))))
(assert
 (let (($x2030 (not new.attention.head_dim.moved)))
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1215 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3264 $x672 $x2112 $x1162) $x2030))))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (= new.attention.head_dim.undivided (ite $x875 new.attention.head_dim.given_undivided $x1215))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1590 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x990 (or (not (= (_ bv36 7) new.attention.q)) $x1590 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x990))))
(assert
 (let (($x1298 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x1298 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x550 $x1450 $x192 $x156 (= (_ bv56 7) old.attention.head_dim.kind) $x1207 $x2671 $x2769 $x2722 $x1564)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x617 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1480 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1515 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1515 $x1480 $x45 $x862 (= (_ bv56 7) old.attention.heads.kind) $x2724 $x29 $x1821 $x687 $x617)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x2886 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2886 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x2402 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2402)))
(assert
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2837 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
(assert
 (let (($x1098 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x1808 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1808 $x1098))))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2846 (and $x2724 (< 1 old.attention.heads.parts) (= ?x3384 old.attention.heads.n))))
 (= old.attention.heads.filled $x2846))))))
(assert
 (let (($x2449 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2724 $x2449)))))
(assert
 (let (($x2637 (= (- 1) old.attention.heads.n)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3497 (ite $x45 (or $x2637 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2637 (< 1 old.attention.heads.n)))))
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x242 (ite $x1821 (or $x2637 (< old.attention.heads.block old.attention.heads.n)) (ite $x2724 (or $x2637 (< ?x3384 old.attention.heads.n)) $x3497))))
 (let (($x1015 (= 1 old.attention.heads.parts)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1257 (or $x29 $x862)))
 (let (($x2413 (ite $x1257 old.attention.heads.given_moved (ite (or $x687 $x1015) false $x242))))
 (= old.attention.heads.moved $x2413))))))))))))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x309 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1207 (not (= 0 ?x309)))))))
(assert
 (let (($x1151 (= (- 1) old.attention.head_dim.n)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1409 (ite $x192 (or $x1151 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1151 (< 1 old.attention.head_dim.n)))))
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2298 (ite $x2769 (or $x1151 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1207 (or $x1151 (< ?x3386 old.attention.head_dim.n)) $x1409))))
 (let (($x2405 (= 1 old.attention.head_dim.parts)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x1767 (ite $x2879 old.attention.head_dim.given_moved (ite (or $x2722 $x2405) false $x2298))))
 (= old.attention.head_dim.moved $x1767))))))))))))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let (($x2412 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x381 (not old.model.sinks)))
 (= old.attention.one_key (and $x381 $x2412)))))
(assert
 (let (($x3330 (not old.attention.heads.padded)))
 (let (($x1015 (= 1 old.attention.heads.parts)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1257 (or $x29 $x862)))
 (let (($x2190 (ite $x1257 old.attention.heads.given_everywhere (or $x687 (and $x1015 $x3330)))))
 (= old.attention.heads.everywhere $x2190)))))))))
(assert
 (let (($x922 (not old.attention.head_dim.padded)))
 (let (($x2405 (= 1 old.attention.head_dim.parts)))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (let (($x699 (ite $x2879 old.attention.head_dim.given_everywhere (or $x2722 (and $x2405 $x922)))))
 (= old.attention.head_dim.everywhere $x699)))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x2396 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1030 ?x1341 ?x2396)))))))))))))))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x974 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x974)))))))))))))))))))))
(assert
 (let (($x992 (not old.attention.heads.moved)))
 (let (($x617 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1515 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1480 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x208 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1480 $x1515 $x1821 $x617) $x992))))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1257 (or $x29 $x862)))
 (= old.attention.heads.undivided (ite $x1257 old.attention.heads.given_undivided $x208))))))))))))
(assert
 (let (($x510 (not old.attention.head_dim.moved)))
 (let (($x1564 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x550 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1450 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2536 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1450 $x550 $x2769 $x1564) $x510))))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2879 (or $x2671 $x156)))
 (= old.attention.head_dim.undivided (ite $x2879 old.attention.head_dim.given_undivided $x2536))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x672 $x3264 $x2478 $x803 (= (_ bv56 7) new.attention.head_dim.kind) $x502 $x1773 $x2112 $x1020 $x1162)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x12 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1435 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1435 $x1299 $x1251 $x2490 (= (_ bv56 7) new.attention.heads.kind) $x936 $x3728 $x794 $x3847 $x12)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x2768 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2768 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x610 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x610)))
(assert
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x728 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
(assert
 (let (($x2483 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x3632 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x3632 $x2483))))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2631 (and $x936 (< 1 new.attention.heads.parts) (= ?x2681 new.attention.heads.n))))
 (= new.attention.heads.filled $x2631))))))
(assert
 (let (($x465 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x936 $x465)))))
(assert
 (let (($x3741 (= (- 1) new.attention.heads.n)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1713 (ite $x1251 (or $x3741 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3741 (< 1 new.attention.heads.n)))))
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2726 (ite $x794 (or $x3741 (< new.attention.heads.block new.attention.heads.n)) (ite $x936 (or $x3741 (< ?x2681 new.attention.heads.n)) $x1713))))
 (let (($x3542 (= 1 new.attention.heads.parts)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x632 (or $x3728 $x2490)))
 (let (($x449 (ite $x632 new.attention.heads.given_moved (ite (or $x3847 $x3542) false $x2726))))
 (= new.attention.heads.moved $x449))))))))))))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x2335 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x502 (not (= 0 ?x2335)))))))
(assert
 (let (($x2885 (= (- 1) new.attention.head_dim.n)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3478 (ite $x2478 (or $x2885 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2885 (< 1 new.attention.head_dim.n)))))
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x791 (ite $x2112 (or $x2885 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x502 (or $x2885 (< ?x643 new.attention.head_dim.n)) $x3478))))
 (let (($x2322 (= 1 new.attention.head_dim.parts)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x1946 (ite $x875 new.attention.head_dim.given_moved (ite (or $x1020 $x2322) false $x791))))
 (= new.attention.head_dim.moved $x1946))))))))))))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let (($x1283 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1848 (not new.model.sinks)))
 (= new.attention.one_key (and $x1848 $x1283)))))
(assert
 (let (($x854 (not new.attention.heads.padded)))
 (let (($x3542 (= 1 new.attention.heads.parts)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x632 (or $x3728 $x2490)))
 (let (($x598 (ite $x632 new.attention.heads.given_everywhere (or $x3847 (and $x3542 $x854)))))
 (= new.attention.heads.everywhere $x598)))))))))
(assert
 (let (($x2831 (not new.attention.head_dim.padded)))
 (let (($x2322 (= 1 new.attention.head_dim.parts)))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (let (($x2452 (ite $x875 new.attention.head_dim.given_everywhere (or $x1020 (and $x2322 $x2831)))))
 (= new.attention.head_dim.everywhere $x2452)))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x2066 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3646 ?x3006 ?x2066)))))))))))))))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x2737 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x2737)))))))))))))))))))))
(assert
 (let (($x412 (not new.attention.heads.moved)))
 (let (($x12 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1435 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2869 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1299 $x1435 $x794 $x12) $x412))))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x632 (or $x3728 $x2490)))
 (= new.attention.heads.undivided (ite $x632 new.attention.heads.given_undivided $x2869))))))))))))
(assert
 (let (($x2030 (not new.attention.head_dim.moved)))
 (let (($x1162 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x672 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3264 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1215 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3264 $x672 $x2112 $x1162) $x2030))))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (or $x1773 $x803)))
 (= new.attention.head_dim.undivided (ite $x875 new.attention.head_dim.given_undivided $x1215))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3908 (not new.attention.heads.undivided)))
 (let (($x2067 (not new.attention.one_key)))
 (let (($x2862 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x2067 $x3908))))
 (let (($x2483 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x3283 (not new.attention.head_dim.undivided)))
 (let (($x2642 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x2067)) $x3283)))
 (let (($x3632 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x610 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x610 $x3632 (not (or $x2642 (and $x2483 $x2862))))))))))))))
(assert
 (let (($x1861 (not old.attention.heads.undivided)))
(let (($x3307 (not old.attention.one_key)))
(let (($x605 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x3307 $x1861))))
(let (($x1098 (= (_ bv97 7) old.model.qk_norm)))
(let (($x406 (not old.attention.head_dim.undivided)))
(let (($x1722 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x3307)) $x406)))
(let (($x1808 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2402 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2402 $x1808 (not (or $x1722 (and $x1098 $x605)))))))))))))
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
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1207 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x45 $x862 (= (_ bv56 7) old.attention.heads.kind) $x2724 $x29 $x1821 $x687 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1640 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1640 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x2270 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x2270)))
(assert
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2837 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (let (($x1665 (= (_ bv2 7) old.model.positions)))
 (or $x1665 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060))))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2626 (< 1 old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 $x2626 (= ?x3384 old.attention.heads.n))))))))
(assert
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2626 (< 1 old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x2724 $x2626 (<= old.attention.heads.n ?x3384))))))))
(assert
 (let (($x2449 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2724 $x2449)))))
(assert
 (let (($x2637 (= (- 1) old.attention.heads.n)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3497 (ite $x45 (or $x2637 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2637 (< 1 old.attention.heads.n)))))
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x242 (ite $x1821 (or $x2637 (< old.attention.heads.block old.attention.heads.n)) (ite $x2724 (or $x2637 (< ?x3384 old.attention.heads.n)) $x3497))))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2413 (ite (or $x29 $x862) old.attention.heads.given_moved (ite (or $x687 (= 1 old.attention.heads.parts)) false $x242))))
 (= old.attention.heads.moved $x2413))))))))))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let (($x2412 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x381 (not old.model.sinks)))
 (= old.attention.one_key (and $x381 $x2412)))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3229 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7)))))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2954 (ite $x1030 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x509 ?x3229))))
 (= old.attention.q ?x2954)))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x502 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1251 $x2490 (= (_ bv56 7) new.attention.heads.kind) $x936 $x3728 $x794 $x3847 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x3770 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3770 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x91 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x91)))
(assert
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x728 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (let (($x1153 (= (_ bv2 7) new.model.positions)))
 (or $x1153 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343))))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x790 (< 1 new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 $x790 (= ?x2681 new.attention.heads.n))))))))
(assert
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x790 (< 1 new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x936 $x790 (<= new.attention.heads.n ?x2681))))))))
(assert
 (let (($x465 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x936 $x465)))))
(assert
 (let (($x3741 (= (- 1) new.attention.heads.n)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1713 (ite $x1251 (or $x3741 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3741 (< 1 new.attention.heads.n)))))
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2726 (ite $x794 (or $x3741 (< new.attention.heads.block new.attention.heads.n)) (ite $x936 (or $x3741 (< ?x2681 new.attention.heads.n)) $x1713))))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x449 (ite (or $x3728 $x2490) new.attention.heads.given_moved (ite (or $x3847 (= 1 new.attention.heads.parts)) false $x2726))))
 (= new.attention.heads.moved $x449))))))))))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let (($x1283 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1848 (not new.model.sinks)))
 (= new.attention.one_key (and $x1848 $x1283)))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x3740 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7)))))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2311 (ite $x3646 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1337 ?x3740))))
 (= new.attention.q ?x2311)))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2697 (not new.attention.heads.filled)))
 (let (($x2088 (and new.attention.heads.padded $x2697 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x34 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x91 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x2718 (or (not (= (_ bv37 7) new.attention.q)) $x91 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x34 (and new.attention.one_key (not $x2088)))))
 (not $x2718)))))))
(assert
 (let (($x3056 (not old.attention.heads.filled)))
(let (($x2588 (and old.attention.heads.padded $x3056 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x992 (not old.attention.heads.moved)))
(let (($x3144 (and $x992 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x2270 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x2270 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x3144 (and old.attention.one_key (not $x2588)))))))))
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
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x192 $x156 (= (_ bv56 7) old.attention.head_dim.kind) $x1207 $x2671 $x2769 $x2722 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x45 $x862 (= (_ bv56 7) old.attention.heads.kind) $x2724 $x29 $x1821 $x687 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2589 $x1896 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x929 (= (_ bv32 7) old.attention.out.input)))
 (let (($x469 (= (_ bv10 7) old.attention.out.input)))
 (or $x469 $x929 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2241 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (or $x3311 $x2241 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1000 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1000 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x3750 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3750 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2565 (= (_ bv56 7) old.attention.value_dim.kind) $x2837 $x2889 (= (_ bv91 7) old.attention.value_dim.kind) $x3327 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
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
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2846 (and $x2724 (< 1 old.attention.heads.parts) (= ?x3384 old.attention.heads.n))))
 (= old.attention.heads.filled $x2846))))))
(assert
 (let (($x2449 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2724 $x2449)))))
(assert
 (let (($x2637 (= (- 1) old.attention.heads.n)))
 (let (($x45 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3497 (ite $x45 (or $x2637 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2637 (< 1 old.attention.heads.n)))))
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3384 (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1821 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x242 (ite $x1821 (or $x2637 (< old.attention.heads.block old.attention.heads.n)) (ite $x2724 (or $x2637 (< ?x3384 old.attention.heads.n)) $x3497))))
 (let (($x1015 (= 1 old.attention.heads.parts)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1257 (or $x29 $x862)))
 (let (($x2413 (ite $x1257 old.attention.heads.given_moved (ite (or $x687 $x1015) false $x242))))
 (= old.attention.heads.moved $x2413))))))))))))))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let (($x80 (= (- 1) old.attention.head_dim.n)))
 (let (($x192 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3942 (ite $x192 (or $x80 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x80 (< 1 old.attention.head_dim.n)))))
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3012 (ite $x2769 (or $x80 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1207 (or $x80 (< ?x3386 old.attention.head_dim.n)) $x3942))))
 (let (($x2722 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x156 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2671 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1009 (ite (or $x2671 $x156) old.attention.head_dim.given_moved (ite (or $x2722 (= 1 old.attention.head_dim.parts)) false $x3012))))
 (= old.attention.head_dim.moved $x1009))))))))))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let ((?x1767 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2837 (not (= 0 ?x1767)))))))
(assert
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x469 (= (_ bv10 7) old.attention.out.input)))
 (let (($x929 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x929 (and $x469 $x2190))))))))
(assert
 (let (($x3330 (not old.attention.heads.padded)))
 (let (($x1015 (= 1 old.attention.heads.parts)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1257 (or $x29 $x862)))
 (let (($x2411 (ite $x1257 old.attention.heads.given_everywhere (or $x687 (and $x1015 $x3330)))))
 (= old.attention.heads.everywhere $x2411)))))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x1409 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x1409)))))))))))))))))))))
(assert
 (let (($x1987 (not old.attention.value_dim.padded)))
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2599 (ite (or $x2889 $x2565) old.attention.value_dim.given_everywhere (or $x3327 (and (= 1 old.attention.value_dim.parts) $x1987)))))
 (= old.attention.value_dim.everywhere $x2599)))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x479 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1030 ?x1341 ?x479))))))))))))))))))))))
(assert
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1448 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x13 (ite $x1448 old.attention.v (ite $x2197 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x13)))))
(assert
 (let (($x75 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1709 (not old.attention.gathers)))
 (let (($x2241 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2241 $x1709 $x75))))))
(assert
 (let ((?x942 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1275 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1896 $x2589) $x2393))))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x323 (= (_ bv36 7) old.attention.mixed)))
 (let (($x32 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x323)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x323 old.attention.value_dim.everywhere $x2190) $x1275)))
 (= old.attention.mixed_in (ite $x32 (_ bv96 7) ?x942))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x2478 $x803 (= (_ bv56 7) new.attention.head_dim.kind) $x502 $x1773 $x2112 $x1020 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1251 $x2490 (= (_ bv56 7) new.attention.heads.kind) $x936 $x3728 $x794 $x3847 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1194 $x1870 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2406 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2537 (= (_ bv10 7) new.attention.out.input)))
 (or $x2537 $x2406 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3155 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (or $x2583 $x3155 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x3244 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3244 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x143 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x143 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv56 7) new.attention.value_dim.kind) $x728 $x1059 (= (_ bv91 7) new.attention.value_dim.kind) $x1012 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
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
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2631 (and $x936 (< 1 new.attention.heads.parts) (= ?x2681 new.attention.heads.n))))
 (= new.attention.heads.filled $x2631))))))
(assert
 (let (($x465 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x936 $x465)))))
(assert
 (let (($x3741 (= (- 1) new.attention.heads.n)))
 (let (($x1251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1713 (ite $x1251 (or $x3741 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3741 (< 1 new.attention.heads.n)))))
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2681 (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x794 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2726 (ite $x794 (or $x3741 (< new.attention.heads.block new.attention.heads.n)) (ite $x936 (or $x3741 (< ?x2681 new.attention.heads.n)) $x1713))))
 (let (($x3542 (= 1 new.attention.heads.parts)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x632 (or $x3728 $x2490)))
 (let (($x449 (ite $x632 new.attention.heads.given_moved (ite (or $x3847 $x3542) false $x2726))))
 (= new.attention.heads.moved $x449))))))))))))))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let (($x2286 (= (- 1) new.attention.head_dim.n)))
 (let (($x2478 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4001 (ite $x2478 (or $x2286 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2286 (< 1 new.attention.head_dim.n)))))
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2112 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x518 (ite $x2112 (or $x2286 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x502 (or $x2286 (< ?x643 new.attention.head_dim.n)) $x4001))))
 (let (($x1020 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x803 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1773 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2973 (ite (or $x1773 $x803) new.attention.head_dim.given_moved (ite (or $x1020 (= 1 new.attention.head_dim.parts)) false $x518))))
 (= new.attention.head_dim.moved $x2973))))))))))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x2820 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x728 (not (= 0 ?x2820)))))))
(assert
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x2537 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2406 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2406 (and $x2537 $x1645))))))))
(assert
 (let (($x854 (not new.attention.heads.padded)))
 (let (($x3542 (= 1 new.attention.heads.parts)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x632 (or $x3728 $x2490)))
 (let (($x209 (ite $x632 new.attention.heads.given_everywhere (or $x3847 (and $x3542 $x854)))))
 (= new.attention.heads.everywhere $x209)))))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x549 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x549)))))))))))))))))))))
(assert
 (let (($x1893 (not new.attention.value_dim.padded)))
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x457 (ite (or $x1059 $x2982) new.attention.value_dim.given_everywhere (or $x1012 (and (= 1 new.attention.value_dim.parts) $x1893)))))
 (= new.attention.value_dim.everywhere $x457)))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x430 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3646 ?x3006 ?x430))))))))))))))))))))))
(assert
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3525 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x348 (ite $x3525 new.attention.v (ite $x1866 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x348)))))
(assert
 (let (($x3476 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x219 (not new.attention.gathers)))
 (let (($x3155 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3155 $x219 $x3476))))))
(assert
 (let ((?x3397 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1715 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1870 $x1194) $x1180))))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x2464 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2227 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2464)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2464 new.attention.value_dim.everywhere $x1645) $x1715)))
 (= new.attention.mixed_in (ite $x2227 (_ bv96 7) ?x3397))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2852 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x2691 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2456 (or $x2583 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x1239 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x2691 $x2852))))))
 (not $x2456)))))))
(assert
 (let (($x701 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x247 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x3041 (= 1 old.tp)))
(let (($x3311 (= (_ bv40 7) old.attention.out.split)))
(or $x3311 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x3041 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x247 $x701)))))))))
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
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1207 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x862 (= (_ bv56 7) old.attention.heads.kind) $x2724 $x29 (= (_ bv91 7) old.attention.heads.kind) $x687 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x215 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3691 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x120 (= (_ bv4 7) old.attention.out.collective)))
 (or $x120 $x3691 $x2589 $x1896 $x215)))))))
(assert
 (let (($x929 (= (_ bv32 7) old.attention.out.input)))
 (let (($x469 (= (_ bv10 7) old.attention.out.input)))
 (or $x469 $x929 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2879 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2241 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (or $x3311 $x2241 $x2879)))))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1000 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1000 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x3750 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3750 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2565 (= (_ bv56 7) old.attention.value_dim.kind) $x2837 $x2889 (= (_ bv91 7) old.attention.value_dim.kind) $x3327 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3283 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2162 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2162 $x1916 (= (_ bv56 7) old.hidden.kind) $x2483 $x2642 $x3283 $x48 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3046 (= (_ bv49 7) old.norm.statistic)))
 (or $x3046 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x2423 (= (_ bv94 7) old.stream)))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (or $x1440 $x2423 $x464)))))
(assert
 (let (($x974 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2150 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1396 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1396 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2150 (= (_ bv91 7) old.stream_tokens.kind) $x974 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2483 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x425 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3032 (div (* ?x425 old.hidden.multiple) old.hidden.parts)))
 (let (($x2189 (< 1 old.hidden.parts)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2483 $x2189 (= ?x3032 old.hidden.n))))))))
(assert
 (let ((?x425 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3032 (div (* ?x425 old.hidden.multiple) old.hidden.parts)))
 (let (($x2189 (< 1 old.hidden.parts)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2483 $x2189 (<= old.hidden.n ?x3032))))))))
(assert
 (let (($x2162 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2937 (ite $x2162 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x425 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3032 (div (* ?x425 old.hidden.multiple) old.hidden.parts)))
 (let (($x1926 (= (- 1) old.hidden.n)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3283 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3889 (ite $x3283 (or $x1926 (< old.hidden.block old.hidden.n)) (ite $x2483 (or $x1926 (< ?x3032 old.hidden.n)) $x2937))))
 (let (($x2672 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3889)))
 (let (($x1916 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x390 (or $x2642 $x1916)))
 (= old.hidden.moved (ite $x390 old.hidden.given_moved $x2672)))))))))))))))
(assert
 (let (($x974 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x879 (or $x974 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3760 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x879)))
 (= old.stream_tokens.everywhere $x3760)))))
(assert
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let (($x2449 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2724 $x2449)))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let ((?x1767 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2837 (not (= 0 ?x1767)))))))
(assert
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x469 (= (_ bv10 7) old.attention.out.input)))
 (let (($x929 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x929 (and $x469 $x2190))))))))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x390 (or $x2642 $x1916)))
 (let (($x255 (ite $x390 old.hidden.given_everywhere (or $x48 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x255)))))))
(assert
 (let (($x3330 (not old.attention.heads.padded)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2411 (ite (or $x29 $x862) old.attention.heads.given_everywhere (or $x687 (and (= 1 old.attention.heads.parts) $x3330)))))
 (= old.attention.heads.everywhere $x2411)))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x1409 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x1409)))))))))))))))))))))
(assert
 (let (($x1987 (not old.attention.value_dim.padded)))
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2599 (ite (or $x2889 $x2565) old.attention.value_dim.given_everywhere (or $x3327 (and (= 1 old.attention.value_dim.parts) $x1987)))))
 (= old.attention.value_dim.everywhere $x2599)))))))
(assert
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x141 (or $x464 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x141))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x479 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1030 ?x1341 ?x479))))))))))))))))))))))
(assert
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1448 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x13 (ite $x1448 old.attention.v (ite $x2197 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x13)))))
(assert
 (let (($x75 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1709 (not old.attention.gathers)))
 (let (($x2241 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2241 $x1709 $x75))))))
(assert
 (let ((?x942 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1630 (or $x1896 $x2589)))
 (let (($x1275 (and old.attention.share_of_one old.stream.first_keeps_all (or $x1630 $x2393))))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x323 (= (_ bv36 7) old.attention.mixed)))
 (let (($x32 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x323)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x323 old.attention.value_dim.everywhere $x2190) $x1275)))
 (= old.attention.mixed_in (ite $x32 (_ bv96 7) ?x942)))))))))))))
(assert
 (let ((?x3070 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x961 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1855 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x961)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3311 (or $x1896 $x2393) $x1855) (_ bv96 7) ?x3070)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x3041 (= 1 old.tp)))
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) $x3041) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1353 (and $x2393 (or $x464 $x3041 (not (= (_ bv4 7) old.attention.out.collective)) $x2190))))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1630 (or $x1896 $x2589)))
 (let ((?x1146 (ite (or $x1630 $x1353) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x215 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3691 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2402 (and (or $x3691 $x215) $x2393)))
 (let ((?x3143 (ite (or $x1896 (and $x2589 (= (_ bv38 7) old.stream)) $x2402) (_ bv38 7) (ite $x2589 (_ bv96 7) (_ bv16 7)))))
 (let (($x1330 (or (and old.hidden.filled (not $x464)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1355 (not $x2393)))
 (let (($x3046 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (let ((?x3334 (ite (and $x3691 old.hidden.filled $x1440 $x1355 $x3046) old.stream (ite (and $x215 $x1355 $x1330) old.stream ?x3143))))
 (let ((?x765 (ite (and $x464 old.hidden.everywhere (or $x1896 $x2402)) (_ bv96 7) (ite (and $x3691 old.hidden.filled $x464 $x1355) (_ bv96 7) ?x3334))))
 (let (($x120 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x508 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2393) (_ bv38 7) (ite $x120 (_ bv96 7) ?x765))))
 (let ((?x468 (ite (= (_ bv38 7) old.attention.out_state) ?x508 (ite (= (_ bv96 7) old.attention.out_state) ?x1146 old.attention.out_state))))
 (let ((?x659 (ite $x215 (ite (not $x464) old.stream (_ bv66 7)) (ite $x2589 (ite $x464 (_ bv96 7) old.stream) (ite $x1896 (_ bv92 7) (_ bv16 7))))))
 (let (($x2791 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x1540 (ite (and old.attention.taken_for_whole $x2589) (_ bv92 7) (ite $x2791 (ite $x3691 (_ bv96 7) ?x659) ?x468))))
 (= old.attention.joined ?x1540))))))))))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x502 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2490 (= (_ bv56 7) new.attention.heads.kind) $x936 $x3728 (= (_ bv91 7) new.attention.heads.kind) $x3847 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3553 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2615 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1730 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1730 $x2615 $x1194 $x1870 $x3553)))))))
(assert
 (let (($x2406 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2537 (= (_ bv10 7) new.attention.out.input)))
 (or $x2537 $x2406 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3170 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3155 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (or $x2583 $x3155 $x3170)))))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x3244 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3244 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x143 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x143 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv56 7) new.attention.value_dim.kind) $x728 $x1059 (= (_ bv91 7) new.attention.value_dim.kind) $x1012 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv91 7) new.hidden.kind)))
 (let (($x593 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x196 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x196 $x2457 (= (_ bv56 7) new.hidden.kind) $x2318 $x593 $x3148 $x102 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1847 (= (_ bv49 7) new.norm.statistic)))
 (or $x1847 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x2826 (= (_ bv94 7) new.stream)))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (or $x2159 $x2826 $x288)))))
(assert
 (let (($x2360 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2263 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2669 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2669 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2263 (= (_ bv91 7) new.stream_tokens.kind) $x2360 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2318 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1796 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2635 (div (* ?x1796 new.hidden.multiple) new.hidden.parts)))
 (let (($x2005 (< 1 new.hidden.parts)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2318 $x2005 (= ?x2635 new.hidden.n))))))))
(assert
 (let ((?x1796 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2635 (div (* ?x1796 new.hidden.multiple) new.hidden.parts)))
 (let (($x2005 (< 1 new.hidden.parts)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2318 $x2005 (<= new.hidden.n ?x2635))))))))
(assert
 (let (($x196 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3852 (ite $x196 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1796 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2635 (div (* ?x1796 new.hidden.multiple) new.hidden.parts)))
 (let (($x3127 (= (- 1) new.hidden.n)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1298 (ite $x3148 (or $x3127 (< new.hidden.block new.hidden.n)) (ite $x2318 (or $x3127 (< ?x2635 new.hidden.n)) $x3852))))
 (let (($x2110 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1298)))
 (let (($x2457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x593 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2886 (or $x593 $x2457)))
 (= new.hidden.moved (ite $x2886 new.hidden.given_moved $x2110)))))))))))))))
(assert
 (let (($x2360 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1383 (or $x2360 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2514 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1383)))
 (= new.stream_tokens.everywhere $x2514)))))
(assert
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let (($x465 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x936 $x465)))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x2820 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x728 (not (= 0 ?x2820)))))))
(assert
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x2537 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2406 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2406 (and $x2537 $x1645))))))))
(assert
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x593 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2886 (or $x593 $x2457)))
 (let (($x2454 (ite $x2886 new.hidden.given_everywhere (or $x102 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2454)))))))
(assert
 (let (($x854 (not new.attention.heads.padded)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x209 (ite (or $x3728 $x2490) new.attention.heads.given_everywhere (or $x3847 (and (= 1 new.attention.heads.parts) $x854)))))
 (= new.attention.heads.everywhere $x209)))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x549 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x549)))))))))))))))))))))
(assert
 (let (($x1893 (not new.attention.value_dim.padded)))
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x457 (ite (or $x1059 $x2982) new.attention.value_dim.given_everywhere (or $x1012 (and (= 1 new.attention.value_dim.parts) $x1893)))))
 (= new.attention.value_dim.everywhere $x457)))))))
(assert
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x435 (or $x288 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x435))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x430 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3646 ?x3006 ?x430))))))))))))))))))))))
(assert
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3525 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x348 (ite $x3525 new.attention.v (ite $x1866 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x348)))))
(assert
 (let (($x3476 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x219 (not new.attention.gathers)))
 (let (($x3155 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3155 $x219 $x3476))))))
(assert
 (let ((?x3397 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3606 (or $x1870 $x1194)))
 (let (($x1715 (and new.attention.share_of_one new.stream.first_keeps_all (or $x3606 $x1180))))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x2464 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2227 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2464)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2464 new.attention.value_dim.everywhere $x1645) $x1715)))
 (= new.attention.mixed_in (ite $x2227 (_ bv96 7) ?x3397)))))))))))))
(assert
 (let ((?x623 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2995 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2340 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2995)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2583 (or $x1870 $x1180) $x2340) (_ bv96 7) ?x623)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) $x1239) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2994 (and $x1180 (or $x288 $x1239 (not (= (_ bv4 7) new.attention.out.collective)) $x1645))))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3606 (or $x1870 $x1194)))
 (let ((?x3071 (ite (or $x3606 $x2994) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3553 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2615 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2271 (and (or $x2615 $x3553) $x1180)))
 (let ((?x881 (ite (or $x1870 (and $x1194 (= (_ bv38 7) new.stream)) $x2271) (_ bv38 7) (ite $x1194 (_ bv96 7) (_ bv16 7)))))
 (let (($x2335 (or (and new.hidden.filled (not $x288)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2427 (not $x1180)))
 (let (($x1847 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (let ((?x3535 (ite (and $x2615 new.hidden.filled $x2159 $x2427 $x1847) new.stream (ite (and $x3553 $x2427 $x2335) new.stream ?x881))))
 (let ((?x1556 (ite (and $x288 new.hidden.everywhere (or $x1870 $x2271)) (_ bv96 7) (ite (and $x2615 new.hidden.filled $x288 $x2427) (_ bv96 7) ?x3535))))
 (let (($x1730 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2981 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1180) (_ bv38 7) (ite $x1730 (_ bv96 7) ?x1556))))
 (let ((?x2702 (ite (= (_ bv38 7) new.attention.out_state) ?x2981 (ite (= (_ bv96 7) new.attention.out_state) ?x3071 new.attention.out_state))))
 (let ((?x1808 (ite $x3553 (ite (not $x288) new.stream (_ bv66 7)) (ite $x1194 (ite $x288 (_ bv96 7) new.stream) (ite $x1870 (_ bv92 7) (_ bv16 7))))))
 (let (($x621 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1441 (ite (and new.attention.taken_for_whole $x1194) (_ bv92 7) (ite $x621 (ite $x2615 (_ bv96 7) ?x1808) ?x2702))))
 (= new.attention.joined ?x1441))))))))))))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3228 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1239 (= 1 new.tp)))
 (let (($x1198 (= new.attention.joined new.stream)))
 (let (($x3058 (or (or (= (_ bv96 7) new.attention.joined) $x1198) (and $x1239 (or (not (= (_ bv61 7) new.attention.out.split)) $x3228)))))
 (not $x3058))))))
(assert
 (let (($x2217 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x3041 (= 1 old.tp)))
(let (($x2257 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x2257) (and $x3041 (or (not (= (_ bv61 7) old.attention.out.split)) $x2217)))))))
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
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1207 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x862 (= (_ bv56 7) old.attention.heads.kind) $x2724 $x29 (= (_ bv91 7) old.attention.heads.kind) $x687 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2589 $x1896 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x929 (= (_ bv32 7) old.attention.out.input)))
 (let (($x469 (= (_ bv10 7) old.attention.out.input)))
 (or $x469 $x929 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2879 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2241 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (or $x3311 $x2241 $x2879)))))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1000 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1000 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x3750 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3750 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2565 (= (_ bv56 7) old.attention.value_dim.kind) $x2837 $x2889 (= (_ bv91 7) old.attention.value_dim.kind) $x3327 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1916 (= (_ bv56 7) old.hidden.kind) $x2483 $x2642 (= (_ bv91 7) old.hidden.kind) $x48 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (or $x1440 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2483 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let (($x2449 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2724 $x2449)))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let ((?x1767 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2837 (not (= 0 ?x1767)))))))
(assert
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x469 (= (_ bv10 7) old.attention.out.input)))
 (let (($x929 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x929 (and $x469 $x2190))))))))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x255 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x48 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x255))))
(assert
 (let (($x3330 (not old.attention.heads.padded)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2411 (ite (or $x29 $x862) old.attention.heads.given_everywhere (or $x687 (and (= 1 old.attention.heads.parts) $x3330)))))
 (= old.attention.heads.everywhere $x2411)))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x1409 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x1409)))))))))))))))))))))
(assert
 (let (($x1987 (not old.attention.value_dim.padded)))
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2599 (ite (or $x2889 $x2565) old.attention.value_dim.given_everywhere (or $x3327 (and (= 1 old.attention.value_dim.parts) $x1987)))))
 (= old.attention.value_dim.everywhere $x2599)))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x479 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1030 ?x1341 ?x479))))))))))))))))))))))
(assert
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1448 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x13 (ite $x1448 old.attention.v (ite $x2197 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x13)))))
(assert
 (let (($x75 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1709 (not old.attention.gathers)))
 (let (($x2241 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2241 $x1709 $x75))))))
(assert
 (let ((?x942 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2041 (= 1 old.pp)))
 (let (($x1271 (not old.attention.out.group.pp)))
 (let (($x487 (or $x1271 $x2041)))
 (let (($x1072 (= 1 old.sp)))
 (let (($x2796 (not old.attention.out.group.sp)))
 (let (($x1328 (or $x2796 $x1072)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1420 (not old.attention.out.group.dp)))
 (let (($x2763 (or $x1420 $x993)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2763 $x1328 $x487)))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1275 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1896 $x2589) $x2393))))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x323 (= (_ bv36 7) old.attention.mixed)))
 (let (($x32 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x323)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x323 old.attention.value_dim.everywhere $x2190) $x1275)))
 (= old.attention.mixed_in (ite $x32 (_ bv96 7) ?x942)))))))))))))))))))))
(assert
 (let ((?x3070 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x961 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1855 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x961)))
 (let (($x2041 (= 1 old.pp)))
 (let (($x1271 (not old.attention.out.group.pp)))
 (let (($x487 (or $x1271 $x2041)))
 (let (($x1072 (= 1 old.sp)))
 (let (($x2796 (not old.attention.out.group.sp)))
 (let (($x1328 (or $x2796 $x1072)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1420 (not old.attention.out.group.dp)))
 (let (($x2763 (or $x1420 $x993)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2763 $x1328 $x487)))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3311 (or $x1896 $x2393) $x1855) (_ bv96 7) ?x3070))))))))))))))))))
(assert
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x502 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2490 (= (_ bv56 7) new.attention.heads.kind) $x936 $x3728 (= (_ bv91 7) new.attention.heads.kind) $x3847 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1194 $x1870 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2406 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2537 (= (_ bv10 7) new.attention.out.input)))
 (or $x2537 $x2406 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3170 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3155 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (or $x2583 $x3155 $x3170)))))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x3244 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3244 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x143 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x143 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv56 7) new.attention.value_dim.kind) $x728 $x1059 (= (_ bv91 7) new.attention.value_dim.kind) $x1012 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x593 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2457 (= (_ bv56 7) new.hidden.kind) $x2318 $x593 (= (_ bv91 7) new.hidden.kind) $x102 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (or $x2159 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2318 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let (($x465 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x936 $x465)))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x2820 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x728 (not (= 0 ?x2820)))))))
(assert
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x2537 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2406 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2406 (and $x2537 $x1645))))))))
(assert
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2454 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x102 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2454))))
(assert
 (let (($x854 (not new.attention.heads.padded)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x209 (ite (or $x3728 $x2490) new.attention.heads.given_everywhere (or $x3847 (and (= 1 new.attention.heads.parts) $x854)))))
 (= new.attention.heads.everywhere $x209)))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x549 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x549)))))))))))))))))))))
(assert
 (let (($x1893 (not new.attention.value_dim.padded)))
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x457 (ite (or $x1059 $x2982) new.attention.value_dim.given_everywhere (or $x1012 (and (= 1 new.attention.value_dim.parts) $x1893)))))
 (= new.attention.value_dim.everywhere $x457)))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x430 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3646 ?x3006 ?x430))))))))))))))))))))))
(assert
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3525 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x348 (ite $x3525 new.attention.v (ite $x1866 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x348)))))
(assert
 (let (($x3476 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x219 (not new.attention.gathers)))
 (let (($x3155 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3155 $x219 $x3476))))))
(assert
 (let ((?x3397 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2686 (= 1 new.pp)))
 (let (($x3014 (not new.attention.out.group.pp)))
 (let (($x814 (or $x3014 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x524 (not new.attention.out.group.sp)))
 (let (($x3180 (or $x524 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2616 (not new.attention.out.group.dp)))
 (let (($x3286 (or $x2616 $x1399)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3286 $x3180 $x814)))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1715 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1870 $x1194) $x1180))))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x2464 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2227 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2464)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2464 new.attention.value_dim.everywhere $x1645) $x1715)))
 (= new.attention.mixed_in (ite $x2227 (_ bv96 7) ?x3397)))))))))))))))))))))
(assert
 (let ((?x623 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2995 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2340 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2995)))
 (let (($x2686 (= 1 new.pp)))
 (let (($x3014 (not new.attention.out.group.pp)))
 (let (($x814 (or $x3014 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x524 (not new.attention.out.group.sp)))
 (let (($x3180 (or $x524 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2616 (not new.attention.out.group.dp)))
 (let (($x3286 (or $x2616 $x1399)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3286 $x3180 $x814)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2583 (or $x1870 $x1180) $x2340) (_ bv96 7) ?x623))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2686 (= 1 new.pp)))
 (let (($x3014 (not new.attention.out.group.pp)))
 (let (($x814 (or $x3014 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x524 (not new.attention.out.group.sp)))
 (let (($x3180 (or $x524 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2616 (not new.attention.out.group.dp)))
 (let (($x3286 (or $x2616 $x1399)))
 (let (($x511 (and (or new.attention.out.group.tp (= 1 new.tp)) $x3286 $x3180 $x814)))
 (let (($x3088 (= (_ bv38 7) new.attention.out_state)))
 (let (($x845 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3286 $x3180 $x814)))
 (let (($x1747 (and $x1180 (or $x845 (and $x3088 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2869 (or $x1870 (and $x1194 (or $x845 (and $x3088 (= (_ bv38 7) new.stream)))) $x1747 $x511)))
 (not $x2869)))))))))))))))))))
(assert
 (let (($x2041 (= 1 old.pp)))
(let (($x1271 (not old.attention.out.group.pp)))
(let (($x487 (or $x1271 $x2041)))
(let (($x1072 (= 1 old.sp)))
(let (($x2796 (not old.attention.out.group.sp)))
(let (($x1328 (or $x2796 $x1072)))
(let (($x993 (= 1 old.dp)))
(let (($x1420 (not old.attention.out.group.dp)))
(let (($x2763 (or $x1420 $x993)))
(let (($x1155 (and (or old.attention.out.group.tp (= 1 old.tp)) $x2763 $x1328 $x487)))
(let (($x2412 (= (_ bv38 7) old.attention.out_state)))
(let (($x582 (= (_ bv96 7) old.attention.out_state)))
(let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2763 $x1328 $x487)))
(let (($x1720 (and $x2393 (or $x582 (and $x2412 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
(or $x1896 (and $x2589 (or $x582 (and $x2412 (= (_ bv38 7) old.stream)))) $x1720 $x1155))))))))))))))))))
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
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
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1207 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x862 (= (_ bv56 7) old.attention.heads.kind) $x2724 $x29 (= (_ bv91 7) old.attention.heads.kind) $x687 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x515 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x55 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x580 (= (_ bv1 7) old.attention.out.bias)))
 (or $x580 (= (_ bv23 7) old.attention.out.bias) $x55 $x515)))))
(assert
 (let (($x215 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3691 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x120 (= (_ bv4 7) old.attention.out.collective)))
 (or $x120 $x3691 $x2589 $x1896 $x215)))))))
(assert
 (let (($x929 (= (_ bv32 7) old.attention.out.input)))
 (let (($x469 (= (_ bv10 7) old.attention.out.input)))
 (or $x469 $x929 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2879 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2241 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (or $x3311 $x2241 $x2879)))))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1000 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1000 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x3750 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3750 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2565 (= (_ bv56 7) old.attention.value_dim.kind) $x2837 $x2889 (= (_ bv91 7) old.attention.value_dim.kind) $x3327 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3283 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2162 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2162 $x1916 (= (_ bv56 7) old.hidden.kind) $x2483 $x2642 $x3283 $x48 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1680 (= (_ bv49 7) old.norm.statistic)))
 (or $x1680 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x2423 (= (_ bv94 7) old.stream)))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (or $x1440 $x2423 $x464)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2483 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3113 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3182 (div (* ?x3113 old.hidden.multiple) old.hidden.parts)))
 (let (($x2859 (< 1 old.hidden.parts)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2483 $x2859 (= ?x3182 old.hidden.n))))))))
(assert
 (let ((?x3113 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3182 (div (* ?x3113 old.hidden.multiple) old.hidden.parts)))
 (let (($x2859 (< 1 old.hidden.parts)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2483 $x2859 (<= old.hidden.n ?x3182))))))))
(assert
 (let (($x2162 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1772 (ite $x2162 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3113 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3182 (div (* ?x3113 old.hidden.multiple) old.hidden.parts)))
 (let (($x2795 (= (- 1) old.hidden.n)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3283 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3212 (ite $x3283 (or $x2795 (< old.hidden.block old.hidden.n)) (ite $x2483 (or $x2795 (< ?x3182 old.hidden.n)) $x1772))))
 (let (($x119 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3212)))
 (let (($x1916 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x390 (or $x2642 $x1916)))
 (= old.hidden.moved (ite $x390 old.hidden.given_moved $x119)))))))))))))))
(assert
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let (($x2449 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2724 $x2449)))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let ((?x1767 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2837 (not (= 0 ?x1767)))))))
(assert
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x469 (= (_ bv10 7) old.attention.out.input)))
 (let (($x929 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x929 (and $x469 $x2190))))))))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x390 (or $x2642 $x1916)))
 (let (($x255 (ite $x390 old.hidden.given_everywhere (or $x48 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x255)))))))
(assert
 (let (($x1235 (not old.hidden.moved)))
 (let (($x883 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1235)))
 (let (($x2580 (= 1 old.hidden.parts)))
 (let (($x1916 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x390 (or $x2642 $x1916)))
 (= old.hidden.first_alone (ite $x390 old.hidden.given_first (or $x2580 $x883))))))))))
(assert
 (let (($x3330 (not old.attention.heads.padded)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2411 (ite (or $x29 $x862) old.attention.heads.given_everywhere (or $x687 (and (= 1 old.attention.heads.parts) $x3330)))))
 (= old.attention.heads.everywhere $x2411)))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x1409 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x1409)))))))))))))))))))))
(assert
 (let (($x1987 (not old.attention.value_dim.padded)))
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2599 (ite (or $x2889 $x2565) old.attention.value_dim.given_everywhere (or $x3327 (and (= 1 old.attention.value_dim.parts) $x1987)))))
 (= old.attention.value_dim.everywhere $x2599)))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x479 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1030 ?x1341 ?x479))))))))))))))))))))))
(assert
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1448 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x13 (ite $x1448 old.attention.v (ite $x2197 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x13)))))
(assert
 (let (($x75 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1709 (not old.attention.gathers)))
 (let (($x2241 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2241 $x1709 $x75))))))
(assert
 (let ((?x942 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1630 (or $x1896 $x2589)))
 (let (($x1275 (and old.attention.share_of_one old.stream.first_keeps_all (or $x1630 $x2393))))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x323 (= (_ bv36 7) old.attention.mixed)))
 (let (($x32 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x323)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x323 old.attention.value_dim.everywhere $x2190) $x1275)))
 (= old.attention.mixed_in (ite $x32 (_ bv96 7) ?x942)))))))))))))
(assert
 (let ((?x3070 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x961 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1855 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x961)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3311 (or $x1896 $x2393) $x1855) (_ bv96 7) ?x3070)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x3041 (= 1 old.tp)))
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) $x3041) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1898 (and $x2393 (or $x464 $x3041 (not (= (_ bv4 7) old.attention.out.collective)) $x2190))))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1630 (or $x1896 $x2589)))
 (let ((?x2275 (ite (or $x1630 $x1898) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x582 (= (_ bv96 7) old.attention.out_state)))
 (let (($x215 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3691 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x510 (and (or $x3691 $x215) $x2393)))
 (let ((?x3664 (ite (or $x1896 (and $x2589 (= (_ bv38 7) old.stream)) $x510) (_ bv38 7) (ite $x2589 (_ bv96 7) (_ bv16 7)))))
 (let (($x1355 (or (and old.hidden.filled (not $x464)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1835 (not $x2393)))
 (let (($x1680 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (let ((?x2116 (ite (and $x3691 old.hidden.filled $x1440 $x1835 $x1680) old.stream (ite (and $x215 $x1835 $x1355) old.stream ?x3664))))
 (let ((?x975 (ite (and $x464 old.hidden.everywhere (or $x1896 $x510)) (_ bv96 7) (ite (and $x3691 old.hidden.filled $x464 $x1835) (_ bv96 7) ?x2116))))
 (let (($x120 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x1060 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2393) (_ bv38 7) (ite $x120 (_ bv96 7) ?x975))))
 (let (($x2412 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x2099 (ite $x215 (ite (not $x464) old.stream (_ bv66 7)) (ite $x2589 (ite $x464 (_ bv96 7) old.stream) (ite $x1896 (_ bv92 7) (_ bv16 7))))))
 (let (($x2557 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x3581 (ite $x2557 (ite $x3691 (_ bv96 7) ?x2099) (ite $x2412 ?x1060 (ite $x582 ?x2275 old.attention.out_state)))))
 (= old.attention.joined (ite (and old.attention.taken_for_whole $x2589) (_ bv92 7) ?x3581))))))))))))))))))))))))))))))
(assert
 (let (($x3277 (not old.hidden.everywhere)))
 (let (($x3691 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2412 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x2412 (= (_ bv96 7) old.attention.joined) $x3691 $x3277))))))
(assert
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x502 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2490 (= (_ bv56 7) new.attention.heads.kind) $x936 $x3728 (= (_ bv91 7) new.attention.heads.kind) $x3847 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2236 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x3205 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x1929 (= (_ bv1 7) new.attention.out.bias)))
 (or $x1929 (= (_ bv23 7) new.attention.out.bias) $x3205 $x2236)))))
(assert
 (let (($x3553 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2615 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1730 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1730 $x2615 $x1194 $x1870 $x3553)))))))
(assert
 (let (($x2406 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2537 (= (_ bv10 7) new.attention.out.input)))
 (or $x2537 $x2406 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3170 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3155 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (or $x2583 $x3155 $x3170)))))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x3244 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3244 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x143 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x143 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv56 7) new.attention.value_dim.kind) $x728 $x1059 (= (_ bv91 7) new.attention.value_dim.kind) $x1012 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv91 7) new.hidden.kind)))
 (let (($x593 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x196 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x196 $x2457 (= (_ bv56 7) new.hidden.kind) $x2318 $x593 $x3148 $x102 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2317 (= (_ bv49 7) new.norm.statistic)))
 (or $x2317 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x2826 (= (_ bv94 7) new.stream)))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (or $x2159 $x2826 $x288)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2318 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1930 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1228 (div (* ?x1930 new.hidden.multiple) new.hidden.parts)))
 (let (($x2704 (< 1 new.hidden.parts)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2318 $x2704 (= ?x1228 new.hidden.n))))))))
(assert
 (let ((?x1930 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1228 (div (* ?x1930 new.hidden.multiple) new.hidden.parts)))
 (let (($x2704 (< 1 new.hidden.parts)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2318 $x2704 (<= new.hidden.n ?x1228))))))))
(assert
 (let (($x196 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2762 (ite $x196 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1930 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1228 (div (* ?x1930 new.hidden.multiple) new.hidden.parts)))
 (let (($x3140 (= (- 1) new.hidden.n)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3094 (ite $x3148 (or $x3140 (< new.hidden.block new.hidden.n)) (ite $x2318 (or $x3140 (< ?x1228 new.hidden.n)) $x2762))))
 (let (($x2666 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3094)))
 (let (($x2457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x593 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2886 (or $x593 $x2457)))
 (= new.hidden.moved (ite $x2886 new.hidden.given_moved $x2666)))))))))))))))
(assert
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let (($x465 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x936 $x465)))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x2820 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x728 (not (= 0 ?x2820)))))))
(assert
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x2537 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2406 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2406 (and $x2537 $x1645))))))))
(assert
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x593 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2886 (or $x593 $x2457)))
 (let (($x2454 (ite $x2886 new.hidden.given_everywhere (or $x102 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2454)))))))
(assert
 (let (($x2481 (not new.hidden.moved)))
 (let (($x3852 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2481)))
 (let (($x1459 (= 1 new.hidden.parts)))
 (let (($x2457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x593 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2886 (or $x593 $x2457)))
 (= new.hidden.first_alone (ite $x2886 new.hidden.given_first (or $x1459 $x3852))))))))))
(assert
 (let (($x854 (not new.attention.heads.padded)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x209 (ite (or $x3728 $x2490) new.attention.heads.given_everywhere (or $x3847 (and (= 1 new.attention.heads.parts) $x854)))))
 (= new.attention.heads.everywhere $x209)))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x549 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x549)))))))))))))))))))))
(assert
 (let (($x1893 (not new.attention.value_dim.padded)))
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x457 (ite (or $x1059 $x2982) new.attention.value_dim.given_everywhere (or $x1012 (and (= 1 new.attention.value_dim.parts) $x1893)))))
 (= new.attention.value_dim.everywhere $x457)))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x430 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3646 ?x3006 ?x430))))))))))))))))))))))
(assert
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3525 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x348 (ite $x3525 new.attention.v (ite $x1866 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x348)))))
(assert
 (let (($x3476 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x219 (not new.attention.gathers)))
 (let (($x3155 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3155 $x219 $x3476))))))
(assert
 (let ((?x3397 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3606 (or $x1870 $x1194)))
 (let (($x1715 (and new.attention.share_of_one new.stream.first_keeps_all (or $x3606 $x1180))))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x2464 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2227 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2464)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2464 new.attention.value_dim.everywhere $x1645) $x1715)))
 (= new.attention.mixed_in (ite $x2227 (_ bv96 7) ?x3397)))))))))))))
(assert
 (let ((?x623 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2995 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2340 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2995)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2583 (or $x1870 $x1180) $x2340) (_ bv96 7) ?x623)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) $x1239) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x145 (and $x1180 (or $x288 $x1239 (not (= (_ bv4 7) new.attention.out.collective)) $x1645))))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3606 (or $x1870 $x1194)))
 (let ((?x3536 (ite (or $x3606 $x145) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x845 (= (_ bv96 7) new.attention.out_state)))
 (let (($x3553 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2615 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3624 (and (or $x2615 $x3553) $x1180)))
 (let ((?x236 (ite (or $x1870 (and $x1194 (= (_ bv38 7) new.stream)) $x3624) (_ bv38 7) (ite $x1194 (_ bv96 7) (_ bv16 7)))))
 (let (($x2756 (or (and new.hidden.filled (not $x288)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1586 (not $x1180)))
 (let (($x2317 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (let ((?x2582 (ite (and $x2615 new.hidden.filled $x2159 $x1586 $x2317) new.stream (ite (and $x3553 $x1586 $x2756) new.stream ?x236))))
 (let ((?x3102 (ite (and $x288 new.hidden.everywhere (or $x1870 $x3624)) (_ bv96 7) (ite (and $x2615 new.hidden.filled $x288 $x1586) (_ bv96 7) ?x2582))))
 (let (($x1730 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2402 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1180) (_ bv38 7) (ite $x1730 (_ bv96 7) ?x3102))))
 (let (($x3088 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x2124 (ite $x3553 (ite (not $x288) new.stream (_ bv66 7)) (ite $x1194 (ite $x288 (_ bv96 7) new.stream) (ite $x1870 (_ bv92 7) (_ bv16 7))))))
 (let (($x2347 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x2022 (ite $x2347 (ite $x2615 (_ bv96 7) ?x2124) (ite $x3088 ?x2402 (ite $x845 ?x3536 new.attention.out_state)))))
 (= new.attention.joined (ite (and new.attention.taken_for_whole $x1194) (_ bv92 7) ?x2022))))))))))))))))))))))))))))))
(assert
 (let (($x2882 (not new.hidden.everywhere)))
 (let (($x2615 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3088 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x3088 (= (_ bv96 7) new.attention.joined) $x2615 $x2882))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2782 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x2236 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1811 (not new.attention.full_though_split)))
 (let (($x3193 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x1811)))
 (let (($x1192 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x2347 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x1087 (or $x1239 (not new.model.out_bias) (and $x2347 $x1192) $x3193 (and $x2236 $x2782))))
 (not $x1087))))))))))
(assert
 (let (($x607 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x515 (= (_ bv29 7) old.attention.out.bias)))
(let (($x913 (not old.attention.full_though_split)))
(let (($x2747 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x913)))
(let (($x1875 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x2557 (= (_ bv92 7) old.attention.out_state)))
(let (($x3555 (not old.model.out_bias)))
(let (($x3041 (= 1 old.tp)))
(or $x3041 $x3555 (and $x2557 $x1875) $x2747 (and $x515 $x607)))))))))))
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
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1207 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x862 (= (_ bv56 7) old.attention.heads.kind) $x2724 $x29 (= (_ bv91 7) old.attention.heads.kind) $x687 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x215 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3691 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3691 $x2589 $x1896 $x215))))))
(assert
 (let (($x929 (= (_ bv32 7) old.attention.out.input)))
 (let (($x469 (= (_ bv10 7) old.attention.out.input)))
 (or $x469 $x929 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x586 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x3808 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1390 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1353 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1353 $x1390 $x3808 $x586))))))
(assert
 (let (($x2879 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2241 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (or $x3311 $x2241 $x2879)))))
(assert
 (let (($x3526 (= (_ bv8 7) old.attention.pairs)))
 (or $x3526 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3595 $x1449 $x186 $x3424 $x3249)))))))
(assert
 (let (($x1000 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1000 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2574 $x2197 $x3486 $x1030))))))
(assert
 (let (($x3750 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3750 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2565 (= (_ bv56 7) old.attention.value_dim.kind) $x2837 $x2889 (= (_ bv91 7) old.attention.value_dim.kind) $x3327 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2789 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2789 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1895 (= (_ bv38 7) old.embedding.split)))
 (or $x1895 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x678 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x678 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x235 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x596 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x596 (= (_ bv23 7) old.ffn.down.residual) $x235 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x96)))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1916 (= (_ bv56 7) old.hidden.kind) $x2483 $x2642 (= (_ bv91 7) old.hidden.kind) $x48 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3226 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x3226 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x3060 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3060)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x2423 (= (_ bv94 7) old.stream)))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (or $x1440 $x2423 $x464)))))
(assert
 (let (($x756 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x630 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1145 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1145 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x630 (= (_ bv91 7) old.stream_tokens.kind) $x756 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2483 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3113 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2865 (= (div (* ?x3113 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2483 (< 1 old.hidden.parts) $x2865))))))
(assert
 (let (($x756 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x614 (or $x756 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x824 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x614)))
 (= old.stream_tokens.everywhere $x824)))))
(assert
 (let ((?x991 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x269 (= (div (* ?x991 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2724 (< 1 old.attention.heads.parts) $x269))))))
(assert
 (let (($x2449 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2724 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2724 $x2449)))))
(assert
 (let ((?x3614 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3386 (div (* ?x3614 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1207 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1993 (and $x1207 (< 1 old.attention.head_dim.parts) (= ?x3386 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1993))))))
(assert
 (let ((?x1798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x653 (* (div (- ?x1798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2036 (and $x2837 (< 1 old.attention.value_dim.parts) (= (div ?x653 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2036))))))
(assert
 (let ((?x1767 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2837 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2837 (not (= 0 ?x1767)))))))
(assert
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x469 (= (_ bv10 7) old.attention.out.input)))
 (let (($x929 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x929 (and $x469 $x2190))))))))
(assert
 (let (($x2879 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3808 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1353 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1353 (and $x3808 $x2879)))))))
(assert
 (let (($x596 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x3893 (or $x596 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x3893)))))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x255 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x48 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x255))))
(assert
 (let (($x3367 (not old.model.embedding_norm)))
 (let (($x3445 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (let (($x2789 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1895 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1895 $x2789 $x1440 old.hidden.filled (not $x3445) $x3367))))))))
(assert
 (let (($x3226 (= (_ bv68 7) old.model.norm)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1835 (not $x2393)))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (let (($x3691 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2879 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x2879 $x3691 $x1440 old.hidden.filled $x1835 $x3226)))))))))
(assert
 (let (($x3226 (= (_ bv68 7) old.model.norm)))
 (let (($x3460 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (let (($x678 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x96 $x678 $x1440 old.hidden.filled (not $x3460) $x3226))))))))
(assert
 (let (($x3330 (not old.attention.heads.padded)))
 (let (($x687 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x862 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2411 (ite (or $x29 $x862) old.attention.heads.given_everywhere (or $x687 (and (= 1 old.attention.heads.parts) $x3330)))))
 (= old.attention.heads.everywhere $x2411)))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x1409 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1030 ?x1341 ?x1409)))))))))))))))))))))
(assert
 (let (($x1987 (not old.attention.value_dim.padded)))
 (let (($x3327 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2889 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2599 (ite (or $x2889 $x2565) old.attention.value_dim.given_everywhere (or $x3327 (and (= 1 old.attention.value_dim.parts) $x1987)))))
 (= old.attention.value_dim.everywhere $x2599)))))))
(assert
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x3566 (or $x464 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3566))))
(assert
 (let (($x129 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x129)))
(assert
 (let (($x3249 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3595 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2342 (ite (or $x3595 $x3249) (_ bv16 7) (_ bv96 7))))
 (let (($x3424 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1449 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2785 (and $x1449 $x2197 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2574 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2596 (and $x1449 $x2574 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3661 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x19 (or $x186 $x3424)))
 (let ((?x509 (ite (or $x19 $x3661) old.attention.qkv.split (ite (or $x3595 $x2596 $x2785) (_ bv96 7) (_ bv16 7)))))
 (let (($x3486 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x47 (not $x3486)))
 (let ((?x479 (ite $x47 ?x509 (ite (or $x3424 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2342))))
 (let ((?x1341 (ite (or $x19 $x3661 old.model.query_latent) (_ bv96 7) (ite $x1449 (_ bv21 7) (_ bv16 7)))))
 (let (($x1030 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1030 ?x1341 ?x479))))))))))))))))))))))
(assert
 (let (($x2800 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1338 (or old.stream.junk_of_embedding (and old.model.behind_dense $x2800) (and old.model.behind_moe old.stream.junk_in_ffn_before))))
 (= old.stream.junk_in_attention $x1338))))
(assert
 (let (($x2197 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1448 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x13 (ite $x1448 old.attention.v (ite $x2197 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x13)))))
(assert
 (let (($x75 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1709 (not old.attention.gathers)))
 (let (($x2241 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2241 $x1709 $x75))))))
(assert
 (let ((?x942 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2589 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1275 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1896 $x2589) $x2393))))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x3311)))
 (let (($x323 (= (_ bv36 7) old.attention.mixed)))
 (let (($x32 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x323)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x323 old.attention.value_dim.everywhere $x2190) $x1275)))
 (= old.attention.mixed_in (ite $x32 (_ bv96 7) ?x942))))))))))))
(assert
 (let ((?x3070 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x961 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1855 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x961)))
 (let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1896 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3311 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3311 (or $x1896 $x2393) $x1855) (_ bv96 7) ?x3070)))))))))
(assert
 (let (($x3691 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1390 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x586 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x2412 (= (_ bv38 7) old.attention.out_state)))
 (let (($x2557 (= (_ bv92 7) old.attention.out_state)))
 (let (($x3072 (and $x586 old.stream.first_has_all (or (or $x2557 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x34 (= old.attention.out_state old.stream)))
 (let (($x2799 (and (or $x586 $x1390) $x2557 (or $x464 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (let (($x3808 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2439 (and $x3808 (not $x2557) (or $x34 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x2165 (or $x2439 (and $x3808 $x1440 old.hidden.filled) $x2799 (and $x586 old.stream.first_keeps_all $x34) $x3072 (and $x2412 $x464 old.hidden.filled (or $x586 (= $x1390 $x3691))))))
 (let (($x2393 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1835 (not $x2393)))
 (let (($x2257 (or $x2557 (and $x2412 (or $x3691 (= (_ bv73 7) old.attention.out.collective)) $x1835))))
 (let (($x2815 (or $x34 (and old.stream.in_order (or (not $x2412) old.hidden.everywhere)))))
 (let (($x3041 (= 1 old.tp)))
 (let (($x3092 (or (and $x3041 $x2815) (and (not (and $x3808 old.stream.junk_in_attention $x2257)) $x2165))))
 (= old.attention.residual_once $x3092)))))))))))))))))))))
(assert
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x502 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2490 (= (_ bv56 7) new.attention.heads.kind) $x936 $x3728 (= (_ bv91 7) new.attention.heads.kind) $x3847 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3553 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2615 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2615 $x1194 $x1870 $x3553))))))
(assert
 (let (($x2406 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2537 (= (_ bv10 7) new.attention.out.input)))
 (or $x2537 $x2406 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2046 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1646 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2379 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1467 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1467 $x2379 $x1646 $x2046))))))
(assert
 (let (($x3170 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3155 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (or $x2583 $x3155 $x3170)))))
(assert
 (let (($x1911 (= (_ bv8 7) new.attention.pairs)))
 (or $x1911 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2250 $x2220 $x1610 $x1013 $x2008)))))))
(assert
 (let (($x3244 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3244 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x917 $x1866 $x3272 $x3646))))))
(assert
 (let (($x143 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x143 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2982 (= (_ bv56 7) new.attention.value_dim.kind) $x728 $x1059 (= (_ bv91 7) new.attention.value_dim.kind) $x1012 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3481 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x3481 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x2637 (= (_ bv38 7) new.embedding.split)))
 (or $x2637 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x3335 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x3335 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1147 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1262 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1262 (= (_ bv23 7) new.ffn.down.residual) $x1147 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x748)))
(assert
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x593 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2457 (= (_ bv56 7) new.hidden.kind) $x2318 $x593 (= (_ bv91 7) new.hidden.kind) $x102 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2699 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2699 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x1343 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1343)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x2826 (= (_ bv94 7) new.stream)))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (or $x2159 $x2826 $x288)))))
(assert
 (let (($x2791 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2455 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1847 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1847 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2455 (= (_ bv91 7) new.stream_tokens.kind) $x2791 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2318 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1930 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1468 (= (div (* ?x1930 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2318 (< 1 new.hidden.parts) $x1468))))))
(assert
 (let (($x2791 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1912 (or $x2791 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3731 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1912)))
 (= new.stream_tokens.everywhere $x3731)))))
(assert
 (let ((?x424 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1901 (= (div (* ?x424 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x936 (< 1 new.attention.heads.parts) $x1901))))))
(assert
 (let (($x465 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x936 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x936 $x465)))))
(assert
 (let ((?x2149 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x643 (div (* ?x2149 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x502 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1678 (and $x502 (< 1 new.attention.head_dim.parts) (= ?x643 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1678))))))
(assert
 (let ((?x298 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2231 (* (div (- ?x298 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2083 (and $x728 (< 1 new.attention.value_dim.parts) (= (div ?x2231 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x2820 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x728 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x728 (not (= 0 ?x2820)))))))
(assert
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x2537 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2406 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2406 (and $x2537 $x1645))))))))
(assert
 (let (($x3170 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1646 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1467 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1467 (and $x1646 $x3170)))))))
(assert
 (let (($x1262 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x3276 (or $x1262 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x3276)))))
(assert
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2454 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x102 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2454))))
(assert
 (let (($x1439 (not new.model.embedding_norm)))
 (let (($x1924 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (let (($x3481 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2637 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x2637 $x3481 $x2159 new.hidden.filled (not $x1924) $x1439))))))))
(assert
 (let (($x2699 (= (_ bv68 7) new.model.norm)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1586 (not $x1180)))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (let (($x2615 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3170 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x3170 $x2615 $x2159 new.hidden.filled $x1586 $x2699)))))))))
(assert
 (let (($x2699 (= (_ bv68 7) new.model.norm)))
 (let (($x715 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (let (($x3335 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x748 $x3335 $x2159 new.hidden.filled (not $x715) $x2699))))))))
(assert
 (let (($x854 (not new.attention.heads.padded)))
 (let (($x3847 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2490 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3728 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x209 (ite (or $x3728 $x2490) new.attention.heads.given_everywhere (or $x3847 (and (= 1 new.attention.heads.parts) $x854)))))
 (= new.attention.heads.everywhere $x209)))))))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x549 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3646 ?x3006 ?x549)))))))))))))))))))))
(assert
 (let (($x1893 (not new.attention.value_dim.padded)))
 (let (($x1012 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2982 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1059 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x457 (ite (or $x1059 $x2982) new.attention.value_dim.given_everywhere (or $x1012 (and (= 1 new.attention.value_dim.parts) $x1893)))))
 (= new.attention.value_dim.everywhere $x457)))))))
(assert
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x351 (or $x288 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x351))))
(assert
 (let (($x2297 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x2297)))
(assert
 (let (($x2008 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2250 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3289 (ite (or $x2250 $x2008) (_ bv16 7) (_ bv96 7))))
 (let (($x1013 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2220 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1126 (and $x2220 $x1866 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x917 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3915 (and $x2220 $x917 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2884 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1610 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3401 (or $x1610 $x1013)))
 (let ((?x1337 (ite (or $x3401 $x2884) new.attention.qkv.split (ite (or $x2250 $x3915 $x1126) (_ bv96 7) (_ bv16 7)))))
 (let (($x3272 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1862 (not $x3272)))
 (let ((?x430 (ite $x1862 ?x1337 (ite (or $x1013 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3289))))
 (let ((?x3006 (ite (or $x3401 $x2884 new.model.query_latent) (_ bv96 7) (ite $x2220 (_ bv21 7) (_ bv16 7)))))
 (let (($x3646 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3646 ?x3006 ?x430))))))))))))))))))))))
(assert
 (let (($x3856 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2323 (or new.stream.junk_of_embedding (and new.model.behind_dense $x3856) (and new.model.behind_moe new.stream.junk_in_ffn_before))))
 (= new.stream.junk_in_attention $x2323))))
(assert
 (let (($x1866 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3525 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x348 (ite $x3525 new.attention.v (ite $x1866 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x348)))))
(assert
 (let (($x3476 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x219 (not new.attention.gathers)))
 (let (($x3155 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3155 $x219 $x3476))))))
(assert
 (let ((?x3397 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1194 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1715 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1870 $x1194) $x1180))))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1645 (not $x2583)))
 (let (($x2464 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2227 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2464)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2464 new.attention.value_dim.everywhere $x1645) $x1715)))
 (= new.attention.mixed_in (ite $x2227 (_ bv96 7) ?x3397))))))))))))
(assert
 (let ((?x623 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2995 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2340 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2995)))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1870 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2583 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2583 (or $x1870 $x1180) $x2340) (_ bv96 7) ?x623)))))))))
(assert
 (let (($x2615 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2379 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2046 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x3088 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2347 (= (_ bv92 7) new.attention.out_state)))
 (let (($x266 (and $x2046 new.stream.first_has_all (or (or $x2347 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x2090 (= new.attention.out_state new.stream)))
 (let (($x1074 (and (or $x2046 $x2379) $x2347 (or $x288 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (let (($x1646 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2396 (and $x1646 (not $x2347) (or $x2090 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1543 (or $x2396 (and $x1646 $x2159 new.hidden.filled) $x1074 (and $x2046 new.stream.first_keeps_all $x2090) $x266 (and $x3088 $x288 new.hidden.filled (or $x2046 (= $x2379 $x2615))))))
 (let (($x1180 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1586 (not $x1180)))
 (let (($x2129 (or $x2347 (and $x3088 (or $x2615 (= (_ bv73 7) new.attention.out.collective)) $x1586))))
 (let (($x1830 (or $x2090 (and new.stream.in_order (or (not $x3088) new.hidden.everywhere)))))
 (let (($x1239 (= 1 new.tp)))
 (let (($x2440 (or (and $x1239 $x1830) (and (not (and $x1646 new.stream.junk_in_attention $x2129)) $x1543))))
 (= new.attention.residual_once $x2440)))))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3298 (not new.model.scaled_residual)))
 (let (($x2699 (= (_ bv68 7) new.model.norm)))
 (let (($x1467 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x1467 (and $x2699 $x3298 new.attention.residual_once)))))))
(assert
 (let (($x2069 (not old.model.scaled_residual)))
(let (($x3226 (= (_ bv68 7) old.model.norm)))
(let (($x1353 (= (_ bv1 7) old.attention.out.residual)))
(or $x1353 (and $x3226 $x2069 old.attention.residual_once))))))
(check-sat)

